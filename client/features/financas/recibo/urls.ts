export const reciboUrls = {
  list: '/dashboard/recibos',
  /** The receipt's page, in the blank layout. */
  papel: (id: number | string) => `/relatorio/recibos/${id}`,
}
