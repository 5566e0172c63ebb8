import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

type Situacao = 'pendente' | 'lancado' | 'ignorado'

/** What a purpose books when it makes no tithe and no donation: the category and the description, which names nobody. */
export function entradaPropria(finalidade: string, nome: string | null): { categoria: number; descricao: string } {
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
export function acaoQueLanca({
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

const emCentavos = (valor: string): bigint => BigInt(valor.replace('.', ''))

/** Whether an amount is larger than another one. */
export const passaDe = (valor: string, limite: string): boolean => emCentavos(valor) > emCentavos(limite)

/** What the church keeps of a Pix after a further refund; never less than nothing. */
export function restante(valor: string, devolvido: string, agora: string): string {
  const cents = emCentavos(valor) - emCentavos(devolvido) - emCentavos(agora)
  const text = String(cents > 0n ? cents : 0n).padStart(3, '0')
  return `${text.slice(0, -2)}.${text.slice(-2)}`
}

/** The record whose entry is that of the Pix, unless it is the payment of a receivable. */
export const origemDoPix = ({
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
export const mesJaFechado = (data: DateOnly, fechadoAte: DateOnly | null): boolean =>
  fechadoAte !== null && data <= fechadoAte

interface Visto {
  valor: string
  valorDevolvido: string
  situacao: Situacao
  motivo: string | null
  idDizimo: number | null
  idDoacao: number | null
  idBaixaReceber: number | null
}

/**
 * Whether the Pix has an entry of its own, which can be booked anew. Tithes, donations and receivables are corrected
 * themselves.
 */
export const temEntradaPropria = ({
  situacao,
  idDizimo,
  idDoacao,
  idBaixaReceber,
}: Pick<Visto, 'situacao' | 'idDizimo' | 'idDoacao' | 'idBaixaReceber'>): boolean =>
  situacao === 'lancado' && idDizimo === null && idDoacao === null && idBaixaReceber === null

const umDia = 86_400_000

/** For how many seconds the charge of a receivable can be paid: until the day after it is due, from 3 to 30 days. */
export function prazoDaCobranca(vencimento: DateOnly, hoje: DateOnly): number {
  const dias = (Date.parse(vencimento) - Date.parse(hoje)) / umDia + 1
  return Math.min(30, Math.max(3, dias)) * 86_400
}

/**
 * What the current user may do with a Pix now, by the names of the mutations; and 'receberConta' when it can be identified
 * as the payment of its receivable.
 * @param recebe whether the receivable of its charge takes what is left of it
 */
export function acoesPixRecebido(row: Visto, who: WhoMay, recebe: boolean): string[] {
  const kept = restante(row.valor, row.valorDevolvido, '0.00') !== '0.00'
  const writes = who.can('pixRecebido.escrever')
  // the line of the statement has the entry of the other ones
  const waits = row.situacao === 'pendente' && row.motivo !== 'extrato'
  return [
    ...(writes && kept && (waits || temEntradaPropria(row)) ? ['identificar'] : []),
    ...(writes && kept && waits && recebe && who.can('contaReceber.escrever') ? ['receberConta'] : []),
    ...(writes && row.motivo === 'parecido' && waits && who.can('dizimo.escrever') ? ['tomarDizimo'] : []),
    ...(writes && row.situacao === 'pendente' ? ['ignorar'] : []),
    ...(writes && row.situacao === 'ignorado' ? ['considerar'] : []),
    ...(kept && who.can('pixRecebido.devolver') ? ['devolver'] : []),
  ]
}

/**
 * Seconds until the bank is asked again. After one Pix without an answer the others come at once.
 * @param falhas how many were asked for in a row without an answer
 * @returns null when it is given up
 */
export const pausaDoBanco = (falhas: number): number | null =>
  falhas > 5 ? null : falhas < 2 ? 0 : 10 * 2 ** (falhas - 2)
