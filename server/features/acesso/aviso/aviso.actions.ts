export const avisoEvents = {
  'aviso.enviar': 'Aviso enviado',
} as const

type OwnEvents = typeof avisoEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
