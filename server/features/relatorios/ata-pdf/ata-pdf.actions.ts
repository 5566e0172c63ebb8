export const ataPdfEvents = {
  'ata.baixar': 'Ata baixada em PDF',
} as const

type OwnEvents = typeof ataPdfEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
