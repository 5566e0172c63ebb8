export const reciboPdfEvents = {
  'reciboDizimo.baixar': 'Recibo de dízimo baixado',
  'recibo.baixar': 'Recibo baixado',
} as const

type OwnEvents = typeof reciboPdfEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
