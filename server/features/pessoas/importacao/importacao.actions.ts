export const importacaoEvents = {
  'importacao.limpar': 'Limpeza de importações antigas',
} as const

type OwnEvents = typeof importacaoEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
