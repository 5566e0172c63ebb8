export const avisoEvents = {
  'aviso.enviar': 'Aviso enviado',
} as const

type OwnEvents = typeof avisoEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
