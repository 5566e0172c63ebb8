/** How a status reads. */
export const statusContaReceber: Readonly<Record<string, string>> = {
  pendente: 'Pendente',
  recebido: 'Recebido',
  atrasado: 'Atrasado',
}
