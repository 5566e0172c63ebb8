import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Names of the weekdays by number: 0 is Sunday, as in JavaScript and PostgreSQL. */
export const diasDaSemana = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

export const acoesCelula = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'celula.escrever')

/**
 * The cell as this user may see it. A cell may meet in somebody's home, so its address needs permission to read
 * personal data.
 */
export const celulaAsSeen = <Row extends { enderecoCelula: string | null }>(who: WhoMay, row: Row): Row =>
  who.can('usuario.lerDadosPessoais') ? row : { ...row, enderecoCelula: null }
