export const comprovantePdfEvents = {
  'contribuicao.baixar': 'Comprovante de contribuições baixado',
  'contribuicao.baixarDeTodos': 'Comprovantes de todas as pessoas baixados',
} as const

type OwnEvents = typeof comprovantePdfEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
