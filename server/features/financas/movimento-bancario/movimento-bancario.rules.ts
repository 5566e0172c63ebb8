import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'
import type { PixCode } from '../../../kernel/work/contributions/bank-money.js'
import { categoriasEntrada } from '../entrada/index.js'
import { diasDePerto } from '../lancamento/index.js'
import { bookTheSame, matchingRegras, type Regra } from '../regra-bancaria/index.js'
import { inPairs } from './pares.rules.js'
import { chave, pagadorOf, wordsOf } from './textos/textos.rules.js'

/** What lets an entry be an entry of these three kinds. */
export type TipoLancamento = 'entrada' | 'saida' | 'transferencia'

/** An entry, or a side of a transfer, that may be the money of a movement. */
export interface Candidato {
  tipo: TipoLancamento
  id: number
  uuid: string
  data: DateOnly
  /** as the account sees it: negative when the money left it */
  valor: Decimal
  descricao: string
  /** name of who gave, if the entry comes from a tithe or a donation */
  nome: string | null
  idPessoa: number | null
  /** id of the Pix payment that made it, if the bank told of that one */
  e2e: string | null
  /** CPF of who gave, or CPF or CNPJ of the supplier, as digits */
  documento?: string | null
  /** name of the supplier of an expense */
  fornecedor?: string | null
}

/** A pending movement, for suggestions. */
export interface PendingMovimento {
  id: number
  data: DateOnly
  valor: Decimal
  historico: string
  e2e: string | null
  pagador: string | null
  duvida: boolean
}

/** How sure a suggestion is: by the id of the payment, by who paid, or by amount and day alone. */
export type Nivel = 'certo' | 'sugerido' | 'possivel'

export interface Sugestao {
  nivel: Nivel
  lancamento: Candidato
}

/** What earlier matches tell of a payer: the people and the descriptions of their entries. */
export interface Known {
  /** how many movements were matched, up to five */
  vezes: number
  pessoas: ReadonlySet<number>
  descricoes: ReadonlySet<string>
  /** the names of the people, folded */
  nomes: ReadonlyMap<number, string>
}

const dayNumber = (data: DateOnly) => Date.parse(`${data}T00:00:00Z`) / 86_400_000
/** Whole days between two dates. */
export const apart = (a: DateOnly, b: DateOnly) => Math.abs(dayNumber(a) - dayNumber(b))

/** Days within which a known payer's entry is suggested, and any other one is possible. */
export const dias = { sugerido: diasDePerto, possivel: 7 } as const

/** Whether an entry may be the money of a movement by its day alone. The entry of one Pix is never that of another. */
const mayMatch = (movimento: PendingMovimento, one: Candidato, days: number): boolean =>
  apart(movimento.data, one.data) <= days && (movimento.e2e === null || one.e2e === null)

/** Whether an entry of the movement's amount is near enough to be its money. */
export const serve = (movimento: PendingMovimento, one: Candidato): boolean =>
  one.valor === movimento.valor && mayMatch(movimento, one, dias.possivel)

/**
 * Suggests one entry for each movement, as `inPairs` does.
 * @param others pending movements that are not shown, but may want the same entries
 */
export function suggest(
  movimentos: readonly PendingMovimento[],
  others: readonly PendingMovimento[],
  candidatos: readonly Candidato[],
  known: ReadonlyMap<string, Known>,
): Map<number, Sugestao> {
  const sos = withoutOthers([...movimentos, ...others], candidatos)
  const pairs = inPairs<PendingMovimento, Candidato, Nivel>(movimentos, others, candidatos, [
    ['certo', ({ e2e }, one) => e2e !== null && (one.e2e === e2e || one.descricao.includes(e2e))],
    ['sugerido', (movimento, one) => mayMatch(movimento, one, dias.sugerido) && knows(movimento, one, known)],
    ['sugerido', (movimento, one) => movimento.data === one.data && sos(movimento, one)],
    ['possivel', (movimento, one) => mayMatch(movimento, one, dias.possivel)],
  ])
  return new Map([...pairs].map(([id, { nivel, um }]) => [id, { nivel, lancamento: um }]))
}

/** Whether a movement and an entry could be nobody else's: no other one of that amount is near enough. */
function withoutOthers(movimentos: readonly PendingMovimento[], candidatos: readonly Candidato[]) {
  const [pagos, lancados] = [
    Map.groupBy(new Map(movimentos.map((one) => [one.id, one])).values(), ({ valor }) => valor),
    Map.groupBy(candidatos, ({ valor }) => valor),
  ]
  return (movimento: PendingMovimento, one: Candidato): boolean =>
    mayMatch(movimento, one, 0) &&
    !fromOther(movimento, one) &&
    (lancados.get(movimento.valor) ?? []).filter((other) => serve(movimento, other)).length === 1 &&
    (pagos.get(one.valor) ?? []).filter((other) => serve(other, one)).length === 1
}

/** Whether the bank names somebody, and the entry is somebody else's. */
function fromOther({ pagador }: PendingMovimento, { nome, fornecedor }: Candidato): boolean {
  const who = nome ?? fornecedor
  return Boolean(pagador && who && /[a-z]/.test(pagador)) && !sameName(pagador ?? '', chave(who ?? ''))
}

/** Whether the payer of a movement is who the entry is of: by name, or because an earlier choice said so. */
function knows({ pagador }: PendingMovimento, one: Candidato, knownOnes: ReadonlyMap<string, Known>): boolean {
  if (!pagador) return false
  const known = knownOnes.get(pagador)
  if (one.idPessoa !== null && known?.pessoas.has(one.idPessoa)) return true
  if (one.nome !== null && sameName(pagador, chave(one.nome))) return true
  const descricao = chave(one.descricao)
  return one.idPessoa === null && (known?.descricoes.has(descricao) === true || hasName(descricao, pagador))
}

/**
 * Whether an entry of another account is surely the money of a movement: the same day, and the bank names who paid or was
 * paid, or their CPF or CNPJ.
 */
export function fromSamePayer(
  movimento: PendingMovimento & { documento: string },
  one: Candidato,
  known: ReadonlyMap<string, Known>,
): boolean {
  if (movimento.data !== one.data || !mayMatch(movimento, one, 0)) return false
  const digits = `${movimento.historico} ${movimento.documento}`.replace(/(?<=\d)[.\-/](?=\d)/g, '')
  if (one.documento && digits.split(/\D+/).includes(one.documento)) return true
  if (one.fornecedor && movimento.pagador && sameName(movimento.pagador, chave(one.fornecedor))) return true
  return knows(movimento, one, known)
}

/** Whether a description has the words of who paid or was paid, whole. */
export const hasName = (descricao: string, pagador: string): boolean =>
  pagador.length > 4 && ` ${descricao} `.includes(` ${pagador} `)

/** Banks cut long names off, and leave middle names out. */
export function sameName(pagador: string, nome: string): boolean {
  const [a, b] = [pagador.split(' '), nome.split(' ')]
  if (a.length < 2 || b.length < 2) return false
  if (pagador === nome || (pagador.length > 11 && nome.startsWith(pagador))) return true
  return a[0] === b[0] && a.at(-1) === b.at(-1)
}

/** What a pending movement without an entry may be entered as, so that a person only confirms it. */
export interface Proposta {
  /** what tells: the txid of one of the church's Pix codes, earlier entries of the same payer, or a rule of the church */
  fonte: 'pix' | 'pagador' | 'regra'
  tipo: 'dizimo' | 'doacao' | 'entrada' | 'saida'
  /** nothing else fits, so that one key enters it; otherwise a person looks at it first */
  certa: boolean
  descricao: string
  /** the root of the category of an income or expense */
  categoria: number | null
  /** who gives, of a tithe or donation */
  idPessoa: number | null
  /** of a donation */
  idCampanha: number | null
  /** of an income or expense, by a rule */
  idCategoria: number | null
  idCentroCusto: number | null
  idFornecedor: number | null
}

const nothing = {
  idPessoa: null,
  idCampanha: null,
  idCategoria: null,
  idCentroCusto: null,
  idFornecedor: null,
} as const

/** The words of a bank's text that look like a txid of the church. */
export const txidsOf = (texto: string): string[] => [
  // some banks write the day right behind it
  ...new Set(texto.toUpperCase().match(/(?<![A-Z0-9])[DOCE][A-Z0-9]{12}(?=\d\d\/\d\d|(?![A-Z0-9]))/g) ?? []),
]

const entradaOf = (descricao: string, categoria: number) =>
  ({ ...nothing, tipo: 'entrada', certa: true, descricao: descricao.slice(0, 255), categoria }) as const

/** A tithe needs who gives, and a donation an open campaign too; everything else is an income. */
function fromPixCodigo({ finalidade, idUsuario, idCampanha, nome, recebe }: PixCode): Omit<Proposta, 'fonte'> {
  const from = { ...nothing, certa: true, descricao: '', categoria: null, idPessoa: idUsuario }
  if (finalidade === 'dizimo')
    return idUsuario === null ? entradaOf('Dízimo (Pix)', 1) : { ...from, tipo: 'dizimo', idCampanha: null }
  if (finalidade === 'campanha')
    return idUsuario === null || !recebe ? entradaOf(`Doação: ${nome}`, 3) : { ...from, tipo: 'doacao', idCampanha }
  return finalidade === 'evento' ? entradaOf(`Oferta: ${nome}`, 2) : entradaOf('Oferta (Pix)', 2)
}

/** What an income is called in the books, which more people read than the bank's text: that one names who gave. */
const incomeName = (categoria: number | null, historico: string): string =>
  `${categoriasEntrada[categoria ?? 0] ?? 'Entrada'}${wordsOf(historico).has('pix') ? ' (Pix)' : ''}`

/** What the first of these rules enters; several that differ are for a person to choose from. */
function fromRegra(
  regras: readonly Regra[],
  { valor, historico }: { valor: Decimal; historico: string },
): Proposta | null {
  const [regra] = regras
  if (!regra) return null
  const { categoria, idCategoria, idCentroCusto, idFornecedor, idPessoa } = regra
  const certa = regras.every((other) => bookTheSame(regra, other))
  const tipo = idPessoa !== null ? 'dizimo' : valor.startsWith('-') ? 'saida' : 'entrada'
  const own = tipo === 'entrada' ? incomeName(categoria, historico) : historico
  const descricao = tipo === 'dizimo' ? '' : (regra.descricao ?? own).slice(0, 255)
  return {
    ...nothing,
    fonte: 'regra',
    tipo,
    certa,
    descricao,
    categoria,
    idCategoria,
    idCentroCusto,
    idFornecedor,
    idPessoa,
  }
}

/**
 * What a movement may be entered as. Money that came in names its purpose by the church's own txid; otherwise a payer
 * whose last payments were all tithes of one person gives another one; nothing is proposed where two of these fit. For
 * everything else the church has rules.
 */
export function propose(
  movimento: Pick<PendingMovimento, 'valor' | 'duvida' | 'pagador' | 'historico'> & {
    texto: string
    idContaFinanceira: number
  },
  codigos: ReadonlyMap<string, PixCode>,
  knownOnes: ReadonlyMap<string, Known>,
  regras: readonly Regra[],
): Proposta | null {
  const { valor, duvida, pagador, texto } = movimento
  if (duvida) return null
  const fromRegras = () => fromRegra(matchingRegras(regras, movimento), movimento)
  if (valor.startsWith('-')) return fromRegras()
  const named = txidsOf(texto).flatMap((txid) => codigos.get(txid) ?? [])
  if (named.length > 0) return named.length > 1 ? null : { fonte: 'pix', ...fromPixCodigo(named[0] as PixCode) }
  const known = knownOnes.get(pagador ?? '')
  const [idPessoa, other] = known?.pessoas ?? []
  if (idPessoa === undefined || other !== undefined || known?.descricoes.size) return fromRegras()
  // one match may have been a mistake, and words of the bank are no name
  const certa = (known?.vezes ?? 0) > 1 && sameName(pagador ?? '', known?.nomes.get(idPessoa) ?? '')
  return { ...nothing, fonte: 'pagador', tipo: 'dizimo', certa, descricao: '', categoria: null, idPessoa }
}

/**
 * Who may read the bank's text of money that came in, which names who gave: those who read all tithes, and those who enter
 * what the bank says.
 */
export const seesGiver = (who: WhoMay): boolean => who.can('dizimo.lerDeTodos') || who.can('movimentoBancario.escrever')

interface Texts {
  valor: Decimal
  historico: string
  documento: string
  pagador: string | null
}

/** A movement as this person may read it. */
export function asSeen<Row extends Texts>(who: WhoMay, row: Row): Row {
  if (row.valor.startsWith('-') || seesGiver(who)) return row
  const historico = row.historico && wordsOf(row.historico).has('pix') ? 'Pix recebido' : 'Crédito na conta'
  return { ...row, historico, documento: '', pagador: null }
}

type Meio = 'pix' | 'transferencia' | 'cheque' | 'dinheiro' | 'cartao'

/** How money was given, as the bank says it; null when it does not. Only a Pix has an end-to-end id. */
export function meioOf({ historico, e2e }: { historico: string; e2e?: string | null | undefined }): Meio | null {
  const words = wordsOf(historico)
  const has = (...some: string[]) => some.some((word) => words.has(word))
  if (e2e || has('pix')) return 'pix'
  if (has('cheque', 'chq')) return 'cheque'
  if (has('dinheiro', 'especie')) return 'dinheiro'
  if (has('ted', 'doc', 'tef', 'transf', 'transferencia')) return 'transferencia'
  return has('cielo', 'stone', 'getnet', 'rede', 'pagseguro', 'cartao') ? 'cartao' : null
}

/** The same movement with who paid as the rules of today find it in the bank's text, whatever was stored. */
export const withPagador = <Row extends { historico: string }>(row: Row): Row & { pagador: string | null } => ({
  ...row,
  pagador: pagadorOf(row.historico),
})

const cents = (value: Decimal): bigint => BigInt(value.replace('.', ''))

const decimal = (value: bigint): Decimal => {
  const text = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The exact sum of amounts. */
export const sumOf = (...valores: readonly Decimal[]): Decimal =>
  decimal(valores.reduce((sum, one) => sum + cents(one), 0n))

/** The amount with the other sign. */
export const negative = (valor: Decimal): Decimal => decimal(-cents(valor))

/** The part of the entries that did not arrive at the bank: positive when a fee was taken. */
export const remainder = (lancamentos: readonly Decimal[], movimento: Decimal): Decimal =>
  sumOf(...lancamentos, negative(movimento))

interface State {
  situacao: string
  motivo: string | null
  duvida: boolean
  data: DateOnly
}

/**
 * `acoesPermitidas` of a movement. In a closed month it gets no entry, and loses none; one that is pending may still be
 * ignored, as this changes no entry.
 * @param trocado whether it is in doubt because an earlier one has the other sign
 */
export function actionsOfMovimento(
  row: State,
  { fechadoAte, trocado = false }: { fechadoAte: DateOnly | null; trocado?: boolean },
  who: WhoMay,
): string[] {
  if (!who.can('movimentoBancario.escrever')) return []
  if (fechadoAte !== null && row.data <= fechadoAte) return row.situacao === 'pendente' ? ['ignorar'] : []
  if (row.situacao === 'conciliado') return ['desfazer']
  if (row.situacao === 'ignorado') return row.motivo === 'zero' ? [] : ['desfazer']
  if (trocado) return ['corrigir', 'desfazer', 'ignorar']
  return row.duvida ? ['desfazer', 'ignorar'] : ['conciliar', 'lancar', 'ignorar']
}
