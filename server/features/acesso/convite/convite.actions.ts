export const conviteEvents = {
  'convite.criar': 'Convite por link criado',
  'convite.cancelar': 'Convite por link cancelado',
  'convite.recusar': 'Resposta errada em um convite por link',
  'convite.usar': 'Primeira senha criada por um convite',
} as const

type OwnEvents = typeof conviteEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
