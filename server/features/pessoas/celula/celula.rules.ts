import type { Action } from '../../../kernel/access/actions.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** Names of the weekdays by number: 0 is Sunday, as in JavaScript and PostgreSQL. */
export const weekdays = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** `acoesPermitidas` of a cell; its meetings have a permission of their own. */
export const actionsOfCelula = (row: { excluidoEm: Date | null }, who: WhoMay): string[] => [
  ...recordActions(row, who, 'celula.escrever'),
  ...(!row.excluidoEm && who.can('encontro.escrever') ? ['novoEncontro'] : []),
]

interface WhoReaches extends WhoMay {
  reachesAll(action: Action): boolean
  leads(area: string, group: number): boolean
}

/**
 * `hiddenFields` of a cell: the fields that the current user may not read. A cell may meet in somebody's home, so its
 * address needs permission to read telephones: of everybody, or of the people in this cell.
 */
export const hiddenFields = (who: WhoReaches, { id }: { id: number }): string[] =>
  who.reachesAll('usuario.lerTelefone') || (who.can('usuario.lerTelefone') && who.leads('celulas', id))
    ? []
    : ['enderecoCelula']

/** The cell as this user may see it. */
export const celulaAsSeen = <Row extends { id: number; enderecoCelula: string | null }>(
  who: WhoReaches,
  row: Row,
): Row => (hiddenFields(who, row).length ? { ...row, enderecoCelula: null } : row)
