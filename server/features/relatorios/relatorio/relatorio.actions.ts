import { administrators, readers } from '../../../kernel/access/sets.js'

export const relatorioActions = {
  // any report asks besides for what it prints (features/relatorios/relatorio/fontes); the printed pages' root is the managers'
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
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
