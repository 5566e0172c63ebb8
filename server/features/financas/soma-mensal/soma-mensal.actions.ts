export const somaMensalEvents = {
  'somaMensal.somar': 'Soma dos meses',
} as const

type OwnEvents = typeof somaMensalEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
