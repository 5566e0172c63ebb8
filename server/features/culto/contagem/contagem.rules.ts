import type { Contado, Parte } from '../../../../schema/rules/culto/cedulas.rules.js'
import type { Situacao } from '../../../../schema/rules/culto/contagem.input.js'
import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../schema/rules/money.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** The columns of a counting that decide how far it is. */
export interface Progress {
  idPrimeiraPessoa: number | null
  idSegundaPessoa: number | null
  primeira: Parte | null
  segunda: Parte | null
  primeiraAssinadaEm: Date | null
  segundaAssinadaEm: Date | null
}

/** What is asked of whoever signs a counting of tithes. */
export const dizimosLancados = {
  name: 'dizimosLancados',
  title: 'Dízimos em dinheiro ou cheque do dia já foram lançados um a um',
}

export const dizimosSentence = (dia: DateOnly, quantidade: number, soma: Decimal): string =>
  `De ${formatDate(dia)} já há ${quantidade === 1 ? 'um dízimo' : `${quantidade} dízimos`} em dinheiro ou cheque, ${formatMoney(soma)}, ${quantidade === 1 ? 'lançado' : 'lançados'} por pessoa. Se esta contagem é do mesmo dinheiro, ele entraria duas vezes.`

/** Whether both people have counted and confirmed it. From then on everybody sees both parts, and recounts too. */
export const isOpen = ({ primeira, segunda }: Progress): boolean =>
  primeira !== null && segunda !== null && !primeira.aConfirmar && !segunda.aConfirmar

export function contagemStatus(row: Progress): Situacao {
  if (!row.primeira) return 'Aguardando a contagem'
  if (!row.segunda) return 'Falta uma pessoa'
  if (!isOpen(row)) return 'Falta confirmar'
  if (row.primeiraAssinadaEm && row.segundaAssinadaEm) return 'Lançada'
  return row.primeira.total === row.segunda.total ? 'Conferida' : 'Com diferença'
}

/** Which of the two parts is this person's. */
export function placeOf(row: Progress, idUsuario: number | null): 'primeira' | 'segunda' | undefined {
  if (idUsuario === null) return undefined
  if (row.idPrimeiraPessoa === idUsuario) return 'primeira'
  return row.idSegundaPessoa === idUsuario ? 'segunda' : undefined
}

/** What two people sign besides the total. */
interface Signed {
  data: string
  descricao: string
  categoria: number
  idContaFinanceira?: number | null | undefined
}

/** Whether a change alters what somebody may have signed, so that both have to sign anew. */
export const changesSigned = (before: Signed, after: Signed): boolean =>
  before.data !== after.data ||
  before.descricao !== after.descricao ||
  before.categoria !== after.categoria ||
  (before.idContaFinanceira ?? null) !== (after.idContaFinanceira ?? null)

/**
 * Whether the version that a person saw says the same as the present one. The other person's signature makes a version
 * of its own and changes nothing of what is signed; every change of that would have taken the signature back.
 * @param versao undefined or null: older clients do not say it
 */
export function sawTheSame(
  row: Progress & { versao: number },
  place: 'primeira' | 'segunda',
  versao: number | null | undefined,
): boolean {
  if (!versao || versao === row.versao) return true
  const other = place === 'primeira' ? row.segundaAssinadaEm : row.primeiraAssinadaEm
  return other !== null && versao === row.versao - 1
}

/** A part as a person sees it. */
export interface SeenParte {
  idPessoa: number
  confirmada: boolean
  assinadaEm: Date | null
  /** null while the person must not know what somebody else counted */
  parte: Parte | null
}

/** How often one person may count: what was counted before is kept with the part. */
export const maxAttempts = 20

/**
 * The part of a person who counts again: what it replaces stays with it, so that both see it before they sign. The same
 * notes and coins once more are no other count.
 */
export function countAgain(fresh: Parte, before: Parte | null): Parte {
  if (!before) return fresh
  const earlier = before.anteriores ?? []
  const all = countedTheSame(fresh, before) ? earlier : [...earlier, { total: before.total, em: before.em }]
  return all.length ? { ...fresh, anteriores: all } : fresh
}

function countedTheSame(one: Contado, other: Contado): boolean {
  const [a, b] = [Object.entries(one.quantidades), other.quantidades]
  return (
    one.cheques === other.cheques &&
    a.length === Object.keys(b).length &&
    a.every(([cents, quantity]) => b[cents] === quantity)
  )
}

/**
 * The parts of a counting as a person may see them: until both people have confirmed what they counted, nobody sees
 * what somebody else counted, so that nobody can be led by the other's total.
 */
export function partesAsSeen(row: Progress, idUsuario: number | null): SeenParte[] {
  const both = isOpen(row)
  const own = placeOf(row, idUsuario)
  const seen = (place: 'primeira' | 'segunda') => (both || own === place ? row[place] : null)
  const part = (idPessoa: number | null, place: 'primeira' | 'segunda'): SeenParte[] => {
    if (idPessoa === null) return []
    const confirmada = !row[place]?.aConfirmar
    return [{ idPessoa, confirmada, assinadaEm: row[`${place}AssinadaEm`], parte: seen(place) }]
  }
  return [...part(row.idPrimeiraPessoa, 'primeira'), ...part(row.idSegundaPessoa, 'segunda')]
}

/** The amount on which both agree, or null. */
export const checkedTotal = (row: Progress): Decimal | null =>
  ['Conferida', 'Lançada'].includes(contagemStatus(row)) ? (row.primeira as Parte).total : null

/**
 * `acoesPermitidas` of a counting. 'contar' for the first two people who count, each again until both have signed;
 * 'confirmar' for an own part that is not confirmed; 'assinar' for these two once their totals agree.
 * @param idUsuario the person, null for the platform
 */
export function actionsOfContagem(
  row: Progress & { excluidoEm: Date | null },
  who: WhoMay,
  idUsuario: number | null,
): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const open = contagemStatus(row) !== 'Lançada'
  const actions = open && who.can('contagem.contar') ? actionsOfCounter(row, placeOf(row, idUsuario)) : []
  if (!who.can('contagem.escrever')) return actions
  return [...actions, ...(open ? ['editar'] : []), 'excluir']
}

function actionsOfCounter(row: Progress, own: ReturnType<typeof placeOf>): string[] {
  if (!own) return row.primeira && row.segunda ? [] : ['contar']
  const signs = contagemStatus(row) === 'Conferida' && !row[`${own}AssinadaEm`]
  return ['contar', ...(row[own]?.aConfirmar ? ['confirmar'] : []), ...(signs ? ['assinar'] : [])]
}
