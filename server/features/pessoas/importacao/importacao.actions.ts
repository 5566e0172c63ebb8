export const importacaoEvents = {
  'importacao.limpar': 'Limpeza de importações antigas',
} as const

type OwnEvents = typeof importacaoEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
