import type { Action } from '../../../kernel/access/actions.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Names of the weekdays by number: 0 is Sunday, as in JavaScript and PostgreSQL. */
export const diasDaSemana = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

/** `acoesPermitidas` of a cell; its meetings have a permission of their own. */
export const acoesCelula = (row: { excluidoEm: Date | null }, who: WhoMay): string[] => [
  ...recordActions(row, who, 'celula.escrever'),
  ...(!row.excluidoEm && who.can('encontro.escrever') ? ['novoEncontro'] : []),
]

interface WhoReaches extends WhoMay {
  reachesAll(action: Action): boolean
}

/**
 * `camposOcultos` of a cell: the fields that the current user may not read. A cell may meet in somebody's home, so its
 * address needs permission to read personal data.
 */
export const camposOcultos = (who: WhoReaches): string[] =>
  who.reachesAll('usuario.lerDadosPessoais') || onlyOwnCells(who) ? [] : ['enderecoCelula']

/** The cell as this user may see it. */
export const celulaAsSeen = <Row extends { enderecoCelula: string | null }>(who: WhoReaches, row: Row): Row =>
  camposOcultos(who).length ? { ...row, enderecoCelula: null } : row

/** Whether the rows that reach the user are the user's own cells, and the personal data of their people may be read. */
const onlyOwnCells = (who: WhoReaches): boolean =>
  who.can('usuario.lerDadosPessoais') && who.can('celula.ler') && !who.reachesAll('celula.ler')
