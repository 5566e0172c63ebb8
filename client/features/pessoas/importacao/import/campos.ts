import { cepMask, cpfMask, phoneMask } from '../../../../kernel/form/masked/masks.js'
import { formatDate } from '../../../../kernel/ui/format.js'

/** The fields of a person that a column of the file can fill. */
export const campos = [
  { value: 'name', label: 'Nome' },
  { value: 'email', label: 'E-mail' },
  { value: 'telefoneUsuario', label: 'Telefone' },
  { value: 'cpf', label: 'CPF' },
  { value: 'dataNascimento', label: 'Data de nascimento' },
  { value: 'sexo', label: 'Sexo' },
  { value: 'estadoCivil', label: 'Estado civil' },
  { value: 'cep', label: 'CEP' },
  { value: 'endereco', label: 'Endereço' },
  { value: 'numero', label: 'Número' },
  { value: 'complemento', label: 'Complemento' },
  { value: 'bairro', label: 'Bairro' },
  { value: 'cidade', label: 'Cidade' },
  { value: 'uf', label: 'Estado (UF)' },
  { value: 'dataConversao', label: 'Data de conversão' },
  { value: 'dataBatismo', label: 'Data de batismo' },
  { value: 'recemConvertido', label: 'Recém-convertido' },
  { value: 'usuarioAtivo', label: 'Ativo' },
  { value: 'observacoes', label: 'Observações' },
]

/** What a birth date without its year is saved as. */
const aniversario = { value: 'aniversario', label: 'Aniversário' }

export const labelOf = (campo: string): string =>
  [...campos, aniversario].find(({ value }) => value === campo)?.label ?? campo

const yesOrNo = (value: string) => (value === '1' ? 'Sim' : 'Não')

const shows: Record<string, (value: string) => string> = {
  telefoneUsuario: phoneMask.show,
  cpf: cpfMask.show,
  cep: cepMask.show,
  dataNascimento: formatDate,
  aniversario: formatDate,
  dataConversao: formatDate,
  dataBatismo: formatDate,
  recemConvertido: yesOrNo,
  usuarioAtivo: yesOrNo,
}

/** A value that a row of the file would write, as the person's page shows it. */
export const shownValue = (campo: string, value: string): string => shows[campo]?.(value) ?? value

/** What a yes or no of these fields says of a person. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  recemConvertido: { '1': 'recém-convertido', '0': 'não é recém-convertido' },
  usuarioAtivo: { '1': 'pessoa ativa', '0': 'pessoa inativa' },
}

/** What the text of a file means when this value is chosen for it. */
export const meaning = (campo: string, value: string): string => meanings[campo]?.[value] ?? shownValue(campo, value)

/** The text of the file in a row with an error. Of what looked like a date the server has already ordered the parts. */
export const fileText = (campo: string, texto: string): string =>
  shows[campo] === formatDate && /^\d{4}-\d{2}-\d{2}$/.test(texto) ? formatDate(texto) : texto
