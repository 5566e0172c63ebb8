export const batismoUrls = {
  list: '/dashboard/batismos',
  create: '/dashboard/batismo/create',
  /** The certificate, in the blank layout. */
  certificado: (id: number | string) => `/relatorio/batismos/${id}/certificado`,
}
