import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Opiniao, SituacaoPrestacao } from '../../../../schema/rules/financas/prestacao-contas.input.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** What one person of the council answered. */
export interface Parecer {
  opiniao: Opiniao
  texto: string | null
  /** ISO 8601 */
  em: string
}

/** The people of the council by their ids; null for those who have not answered. */
export type Pareceres = Readonly<Record<string, Parecer | null>>

/** What decides how far a statement is. */
export interface State {
  excluidoEm: Date | null
  enviadaEm: Date | null
  pareceres: Pareceres | null
  decisao: string | null
  fim: DateOnly
  /** the last closed day of the church */
  fechadoAte: DateOnly | null
}

const decididas: Readonly<Record<string, SituacaoPrestacao>> = {
  aprovada: 'Aprovada',
  ressalva: 'Aprovada com ressalva',
  rejeitada: 'Rejeitada',
}

export function prestacaoStatus({
  enviadaEm,
  pareceres,
  decisao,
}: Pick<State, 'enviadaEm' | 'pareceres' | 'decisao'>): SituacaoPrestacao {
  if (decisao) return decididas[decisao] ?? 'Rejeitada'
  if (!enviadaEm) return 'Rascunho'
  return Object.values(pareceres ?? {}).every((parecer) => parecer !== null) ? 'Com parecer' : 'Com o conselho'
}

/** Whether a month of the statement is open, so that its figures may change. */
export const isReopenedMonth = ({ fim, fechadoAte }: Pick<State, 'fim' | 'fechadoAte'>): boolean =>
  fechadoAte === null || fechadoAte < fim

/**
 * `acoesPermitidas` of a statement. 'enviar' also sends it again, with new figures, until the assembly has decided. After
 * that it stays as it is for ever.
 * @param idUsuario the person, null for the platform
 */
export function actionsOfPrestacao(row: State, who: WhoMay, idUsuario: number | null): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (row.decisao) return []
  const open = isReopenedMonth(row)
  const actions: string[] = []
  const named = idUsuario !== null && String(idUsuario) in (row.pareceres ?? {})
  if (named && !open && who.can('prestacaoContas.opinar')) actions.push('opinar')
  if (row.enviadaEm && !open && who.can('prestacaoContas.decidir')) actions.push('decidir')
  if (!who.can('prestacaoContas.escrever')) return actions
  if (!open) actions.push('enviar')
  if (!row.enviadaEm) actions.push('editar')
  return [...actions, 'excluir']
}

/** The months of the same number that come before: '2026-04' and '2026-06' -> '2026-01' and '2026-03' */
export function previousPeriod(from: string, until: string): { de: string; ate: string } {
  const count = index(until) - index(from) + 1
  return { de: monthAt(index(from) - count), ate: monthAt(index(from) - 1) }
}

const index = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7)) - 1

const monthAt = (n: number): string =>
  `${String(Math.floor(n / 12)).padStart(4, '0')}-${String((n % 12) + 1).padStart(2, '0')}`
