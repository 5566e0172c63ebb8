import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

type Status = 'pendente' | 'lancado' | 'ignorado'

/** What a purpose books when it makes no tithe and no donation: the category and the description, which names nobody. */
export function ownEntrada(finalidade: string, nome: string | null): { categoria: number; descricao: string } {
  switch (finalidade) {
    case 'dizimo':
      return { categoria: 1, descricao: 'Dízimo por Pix, sem nome' }
    case 'campanha':
      return { categoria: 3, descricao: `Pix para a campanha${nome ? `: ${nome}` : ''}`.slice(0, 255) }
    case 'evento':
      return { categoria: 2, descricao: `Pix para o evento${nome ? `: ${nome}` : ''}`.slice(0, 255) }
    default:
      return { categoria: 2, descricao: 'Oferta por Pix' }
  }
}

/** What somebody needs to book a Pix by hand: the permission for what it becomes. */
export function bookingAction({
  finalidade,
  idUsuario,
}: {
  finalidade: string
  idUsuario: number | null
}): 'dizimo.escrever' | 'doacao.escrever' | 'entrada.escrever' {
  if (idUsuario === null) return 'entrada.escrever'
  return finalidade === 'dizimo'
    ? 'dizimo.escrever'
    : finalidade === 'campanha'
      ? 'doacao.escrever'
      : 'entrada.escrever'
}

const inCents = (valor: string): bigint => BigInt(valor.replace('.', ''))

/** Whether an amount is larger than another one. */
export const exceeds = (valor: string, limit: string): boolean => inCents(valor) > inCents(limit)

/** What the church keeps of a Pix after a further refund; never less than nothing. */
export function remainingAmount(valor: string, returned: string, now: string): string {
  const cents = inCents(valor) - inCents(returned) - inCents(now)
  const text = String(cents > 0n ? cents : 0n).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The record whose entry is that of the Pix, unless it is the payment of a receivable. */
export const originOfPix = ({
  id,
  idDizimo,
  idDoacao,
}: {
  id: number
  idDizimo: number | null
  idDoacao: number | null
}) =>
  idDizimo !== null
    ? ({ origem: 'dizimo', idOrigem: idDizimo } as const)
    : idDoacao !== null
      ? ({ origem: 'doacao', idOrigem: idDoacao } as const)
      : ({ origem: 'pixRecebido', idOrigem: id } as const)

/** Whether a day is in a closed month. */
export const isClosedMonth = (data: DateOnly, closedUntil: DateOnly | null): boolean =>
  closedUntil !== null && data <= closedUntil

interface SeenPix {
  valor: string
  valorDevolvido: string
  situacao: Status
  motivo: string | null
  idDizimo: number | null
  idDoacao: number | null
  idBaixaReceber: number | null
}

/**
 * Whether the Pix has an entry of its own, which can be booked anew. Tithes, donations and receivables are corrected
 * themselves.
 */
export const hasOwnEntrada = ({
  situacao,
  idDizimo,
  idDoacao,
  idBaixaReceber,
}: Pick<SeenPix, 'situacao' | 'idDizimo' | 'idDoacao' | 'idBaixaReceber'>): boolean =>
  situacao === 'lancado' && idDizimo === null && idDoacao === null && idBaixaReceber === null

const oneDay = 86_400_000

/** For how many seconds the charge of a receivable can be paid: until the day after it is due, from 3 to 30 days. */
export function cobrancaDeadline(vencimento: DateOnly, today: DateOnly): number {
  const dias = (Date.parse(vencimento) - Date.parse(today)) / oneDay + 1
  return Math.min(30, Math.max(3, dias)) * 86_400
}

/**
 * What the current user may do with a Pix now, by the names of the mutations; and 'receberConta' when it can be identified
 * as the payment of its receivable.
 * @param receives whether the receivable of its charge takes what is left of it
 */
export function actionsOfPixRecebido(row: SeenPix, who: WhoMay, receives: boolean): string[] {
  const kept = remainingAmount(row.valor, row.valorDevolvido, '0.00') !== '0.00'
  const writes = who.can('pixRecebido.escrever')
  // the line of the statement has the entry of the other ones
  const waits = row.situacao === 'pendente' && row.motivo !== 'extrato'
  const may = {
    identificar: writes && kept && (waits || hasOwnEntrada(row)),
    receberConta: writes && kept && waits && receives && who.can('contaReceber.escrever'),
    tomarDizimo: writes && row.motivo === 'parecido' && waits && who.can('dizimo.escrever'),
    tomarDoacao: writes && row.motivo === 'doacao' && waits && who.can('doacao.escrever'),
    ignorar: writes && row.situacao === 'pendente',
    considerar: writes && row.situacao === 'ignorado',
    devolver: kept && who.can('pixRecebido.devolver'),
  }
  return Object.entries(may).flatMap(([action, allowed]) => (allowed ? [action] : []))
}

/**
 * Seconds until the bank is asked again. After one Pix without an answer the others come at once.
 * @param failures how many were asked for in a row without an answer
 * @returns null when it is given up
 */
export const bancoPause = (failures: number): number | null =>
  failures > 5 ? null : failures < 2 ? 0 : 10 * 2 ** (failures - 2)
