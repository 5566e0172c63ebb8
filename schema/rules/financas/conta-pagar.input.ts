/** The Portuguese label of each status. */
export const statusContaPagar: Readonly<Record<string, string>> = {
  aberto: 'Aberto',
  pago: 'Pago',
  atrasado: 'Atrasado',
}
