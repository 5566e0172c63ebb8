export const ataPdfEvents = {
  'ata.baixar': 'Ata baixada em PDF',
} as const

type OwnEvents = typeof ataPdfEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
