export const pixRecebidoUrls = {
  list: '/dashboard/pix-recebidos',
  waiting: '/dashboard/pix-recebidos?situacao=pendente',
}
