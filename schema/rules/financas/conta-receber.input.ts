/** The Portuguese label of each status. */
export const statusContaReceber: Readonly<Record<string, string>> = {
  pendente: 'Pendente',
  recebido: 'Recebido',
  atrasado: 'Atrasado',
}
