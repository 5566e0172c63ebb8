export const membroCelulaEvents = {
  'celula.aniversario': 'Aviso de aniversário',
} as const

type OwnEvents = typeof membroCelulaEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
