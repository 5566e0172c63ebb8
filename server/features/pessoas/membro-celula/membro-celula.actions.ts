export const membroCelulaEvents = {
  'celula.aniversario': 'Aviso de aniversário',
} as const

type OwnEvents = typeof membroCelulaEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
