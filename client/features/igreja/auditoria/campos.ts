import { formatDate, formatInstant } from '../../../kernel/ui'

/** Words inside column names, with their text on screen: '<word in the name>': '<text on screen>'. */
const words: Readonly<Record<string, string>> = {
  acao: 'ação',
  acoes: 'ações',
  agencia: 'agência',
  areas: 'áreas',
  ate: 'até',
  celula: 'célula',
  codigo: 'código',
  comentario: 'comentário',
  conversao: 'conversão',
  descricao: 'descrição',
  dizimo: 'dízimo',
  doacao: 'doação',
  endereco: 'endereço',
  funcao: 'função',
  inicio: 'início',
  lider: 'líder',
  localizacao: 'localização',
  manutencao: 'manutenção',
  missao: 'missão',
  missoes: 'missões',
  musica: 'música',
  nascimento: 'nascimento',
  numero: 'número',
  observacao: 'observação',
  observacoes: 'observações',
  orcamento: 'orçamento',
  padrao: 'padrão',
  patrimonio: 'patrimônio',
  responsavel: 'responsável',
  reuniao: 'reunião',
  situacao: 'situação',
  solicitante: 'solicitante',
  titulo: 'título',
  usuario: 'pessoa',
  versao: 'versão',
}

/** Columns whose text on screen cannot be built from their name. */
const campos: Readonly<Record<string, string>> = {
  aprovadaEm: 'Aprovada em',
  aprovadaPor: 'Aprovada por',
  decididoEm: 'Decidido em',
  decididoPor: 'Decidido por',
  cep: 'CEP',
  ausenciasMarcadas: 'Instante das ausências marcadas',
  visitantesPorAparelho: 'Visitantes por aparelho',
  respostaMarcadaEm: 'Resposta dada em',
  chamadaEm: 'Chamada salva em',
  marcas: 'Instante das marcas da chamada',
  cnpj: 'CNPJ',
  cpf: 'CPF',
  uf: 'Estado (UF)',
  email: 'E-mail',
  name: 'Nome',
  nomeOrdem: 'Nome para ordenar',
  telefoneUsuario: 'Telefone',
  usuarioAtivo: 'Ativo',
  recemConvertido: 'Recém-convertido',
  recemAnterior: 'Era recém-convertido',
  dataAnterior: 'Data anterior',
  planejado: 'Planejado',
  dataNascimento: 'Data de nascimento',
  aniversario: 'Aniversário',
  dataConversao: 'Data de conversão',
  codigoContador: 'Código do contador',
  raiz: 'Número da categoria fixa',
  restrita: 'Com restrição',
  dadosBancarios: 'Banco e Pix',
  impressaoPdf: 'Impressão digital do PDF',
  pdfEm: 'PDF guardado em',
  documento: 'CPF ou CNPJ',
  dataSaldoInicial: 'Dia do saldo inicial',
  dataBatismo: 'Data do batismo',
  estadoCivil: 'Estado civil',
  membroLider: 'Responsável',
  liderDesde: 'Responsável desde',
  excluidoEm: 'Excluído em',
  excluidoPor: 'Excluído por',
  updatedAt: 'Última alteração',
  versao: 'Versão do registro',
  senhaHash: 'Senha',
  idFoto: 'Foto',
  idLogo: 'Logo',
  idUsuario: 'Pessoa',
  idMembro: 'Pessoa',
  idImportacao: 'Importação',
  registradoEm: 'Registrado em',
  pautaReuniao: 'Pauta',
  horaCulto: 'Hora',
  horaEnsaio: 'Hora',
  fusoHorario: 'Fuso horário',
  chavePix: 'Chave Pix',
  nomePix: 'Nome no Pix',
  cidadePix: 'Cidade no Pix',
  enderecoOfertar: 'Endereço da página de ofertas',
  txid: 'Identificador (txid)',
}

/** The text of a column on screen: 'dataCulto' is 'Data de culto'. */
export function nomeDoCampo(campo: string): string {
  const known = campos[campo]
  if (known) return known
  const [first = '', ...rest] = campo
    .replace(/^id(?=[A-Z])/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim()
    .split(' ')
    .map((word) => words[word] ?? word)
  const text = first === 'data' && rest.length > 0 ? `data de ${rest.join(' ')}` : [first, ...rest].join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Columns that hold 0 or 1. */
const flags = new Set(['recemConvertido', 'recemAnterior', 'usuarioAtivo', 'membroLider'])

const DAY = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/

/** A value as text: dates, times in the church's time zone, 'Sim' and 'Não'. */
export function valorDoCampo(campo: string, value: string, timeZone: string): string {
  if (DAY.test(value)) return formatDate(value)
  if (INSTANT.test(value)) return formatInstant(new Date(value).toISOString(), timeZone)
  if (value === 'true' || (flags.has(campo) && value === '1')) return 'Sim'
  if (value === 'false' || (flags.has(campo) && value === '0')) return 'Não'
  return value
}
