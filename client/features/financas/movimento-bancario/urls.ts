export const movimentoBancarioUrls = {
  list: '/dashboard/extratos-bancarios',
  /** The movements of one account. */
  conta: (id: number | string) => `/dashboard/extratos-bancarios?idContaFinanceira=${id}`,
}
