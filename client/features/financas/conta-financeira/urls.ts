export const contaFinanceiraUrls = {
  list: '/dashboard/contas-financeiras',
  create: '/dashboard/contas-financeiras/create',
  edit: (id: number | string) => `/dashboard/contas-financeiras/create/${id}`,
  /** The cash book of this account alone. */
  livro: (id: number | string) => `/dashboard/livro-caixa?idContaFinanceira=${id}`,
}
