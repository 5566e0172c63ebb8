export const limpezaEvents = {
  limpeza: 'Limpeza noturna',
} as const

type OwnEvents = typeof limpezaEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
