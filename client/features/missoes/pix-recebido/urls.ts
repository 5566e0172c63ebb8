export const pixRecebidoUrls = {
  list: '/dashboard/pix-recebidos',
  waiting: '/dashboard/pix-recebidos?situacao=pendente',
  /** Those with a refund that the books do not have yet. */
  devolucoes: '/dashboard/pix-recebidos?situacao=devolucao',
}
