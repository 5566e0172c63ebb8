export const dizimoUrls = {
  list: '/dashboard/dizimos',
  create: '/dashboard/dizimos/create',
  folha: '/dashboard/dizimos/folha',
  edit: (id: number | string) => `/dashboard/dizimos/create/${id}`,
  /** The receipt's page, in the blank layout. */
  recibo: (id: number | string) => `/relatorio/dizimos/${id}/recibo`,
}
