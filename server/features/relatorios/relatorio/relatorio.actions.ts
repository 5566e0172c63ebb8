import { administrators, readers } from '../../../kernel/access/sets.js'

export const relatorioActions = {
  // a report also needs permission for the data that it prints (see fontes); only administrators may open the overview
  // of the printed pages
  'relatorio.ler': readers,
  'relatorio.abrirArea': administrators,
} as const

export const relatorioEvents = {
  'relatorio.gerar': 'Relatório gerado',
  'relatorio.limpar': 'Limpeza de relatórios antigos',
} as const

type OwnActions = typeof relatorioActions
type OwnEvents = typeof relatorioEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
