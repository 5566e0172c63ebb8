export const prestacaoPdfEvents = {
  'prestacaoContas.baixar': 'Prestação de contas baixada em PDF',
} as const

type OwnEvents = typeof prestacaoPdfEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
