export const comprovantePdfEvents = {
  'contribuicao.baixar': 'Comprovante de contribuições baixado',
} as const

type OwnEvents = typeof comprovantePdfEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
