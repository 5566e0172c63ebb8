import { invalid } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import type { ColunaMapeada } from '../../acesso/usuario/importacao.entity.js'

/** Fields of a person that a file may fill, each with its label on screen and the usual names of its column. */
const campos = {
  name: ['Nome', 'name nome nomecompleto nomedomembro nomemembro membro pessoa fullname'],
  email: ['E-mail', 'email mail emailpessoal enderecodeemail correioeletronico'],
  telefoneUsuario: [
    'Telefone',
    'telefoneusuario telefone celular whatsapp fone tel cel telefonecelular telefone1 numerodetelefone contato phone',
  ],
  cpf: ['CPF', 'cpf numerodocpf cpfdomembro cpfmembro'],
  dataNascimento: [
    'Data de nascimento',
    'datanascimento datadenascimento datadonascimento nascimento datanasc dtnascimento dtnasc aniversario birthdate',
  ],
  sexo: ['Sexo', 'sexo genero'],
  estadoCivil: ['Estado civil', 'estadocivil'],
  cep: ['CEP', 'cep codigopostal'],
  endereco: ['Endereço', 'endereco rua logradouro'],
  numero: ['Número', 'numero num n numerodacasa'],
  complemento: ['Complemento', 'complemento compl'],
  bairro: ['Bairro', 'bairro'],
  cidade: ['Cidade', 'cidade municipio'],
  uf: ['Estado', 'uf estado'],
  dataConversao: ['Data de conversão', 'dataconversao datadeconversao datadaconversao conversao dtconversao'],
  dataBatismo: ['Data de batismo', 'databatismo datadebatismo datadobatismo batismo dtbatismo'],
  recemConvertido: ['Recém-convertido', 'recemconvertido novoconvertido'],
  usuarioAtivo: ['Ativo', 'usuarioativo ativo situacao status'],
  observacoes: ['Observações', 'observacoes observacao obs anotacoes'],
} as const

export type Campo = keyof typeof campos

export const nomesDeCampos = Object.keys(campos) as [Campo, ...Campo[]]

export const rotulo = (campo: Campo): string => campos[campo][0]

/** Whether a file may fill a field. `perfil`, for example, may not be filled. */
export const isCampo = (name: string): name is Campo => Object.hasOwn(campos, name)

const campoPorNome = new Map(
  nomesDeCampos.flatMap((campo) => campos[campo][1].split(' ').map((name) => [name, campo] as const)),
)

/**
 * A column's name without case, accents, spaces and punctuation: 'data_nascimento' and 'DATA NASCIMENTO:' are equal.
 */
const bare = (coluna: string): string => normaliseText(coluna).replace(/[^a-z0-9]/g, '')

/**
 * Assigns a field to each column: first by the user's choices, then by the columns' names. Each field is filled once,
 * by the first column that matches.
 * @throws VALIDATION_FAILED for a choice with an unknown column or field, and for a field that is selected twice
 */
export function mapear(colunas: readonly string[], escolhas: readonly ColunaMapeada[] = []): ColunaMapeada[] {
  const chosen = new Map(escolhas.map(({ coluna, campo }) => [coluna, campo]))
  const taken = new Set<string>()
  for (const { coluna, campo } of escolhas) {
    if (!colunas.includes(coluna)) throw invalid({ mapeamento: `O arquivo não tem a coluna ${coluna}.` })
    if (campo === null) continue
    if (!isCampo(campo)) throw invalid({ mapeamento: `O campo ${campo} não pode ser importado.` })
    if (taken.has(campo))
      throw invalid({ mapeamento: `Duas colunas não podem preencher o mesmo campo: ${rotulo(campo)}.` })
    taken.add(campo)
  }
  return colunas.map((coluna) => {
    const choice = chosen.get(coluna)
    if (choice !== undefined) return { coluna, campo: choice }
    const campo = campoPorNome.get(bare(coluna))
    if (!campo || taken.has(campo)) return { coluna, campo: null }
    taken.add(campo)
    return { coluna, campo }
  })
}
