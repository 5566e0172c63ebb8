export const contribuicaoUrls = {
  minhas: '/dashboard/minhas-contribuicoes',
  /** The receipt's page, in the blank layout. */
  recibo: (id: number | string) => `/relatorio/minhas-contribuicoes/${id}/recibo`,
}
