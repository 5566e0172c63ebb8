// Copied from server/ by npm run codegen; edit it there.
/** How a status reads. */
export const statusContaPagar: Readonly<Record<string, string>> = {
  aberto: 'Aberto',
  pago: 'Pago',
  atrasado: 'Atrasado',
}
