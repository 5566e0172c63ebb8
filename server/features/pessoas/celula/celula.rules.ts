import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Names of the days by their numbers, as JavaScript and PostgreSQL count them. */
export const diasDaSemana = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'] as const

export const acoesCelula = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'celula.escrever')

/** The cell as this person may see it. It may meet in somebody's home, and addresses of others are for those who may read them. */
export const celulaAsSeen = <Row extends { enderecoCelula: string | null }>(who: WhoMay, row: Row): Row =>
  who.can('usuario.lerDadosPessoais') ? row : { ...row, enderecoCelula: null }
