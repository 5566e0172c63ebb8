export const folhaPixEvents = {
  'codigoPix.imprimir': 'Folha de código Pix baixada',
  'contaReceber.imprimirCobranca': 'Cobrança por Pix baixada',
} as const

type OwnEvents = typeof folhaPixEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
