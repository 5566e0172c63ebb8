export const limpezaEvents = {
  limpeza: 'Limpeza noturna',
} as const

type OwnEvents = typeof limpezaEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
