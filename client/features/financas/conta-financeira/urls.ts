export const contaFinanceiraUrls = {
  list: '/dashboard/contas-financeiras',
  create: '/dashboard/contas-financeiras/create',
  edit: (id: number | string) => `/dashboard/contas-financeiras/create/${id}`,
  /** The account's statement, by default of the current month. */
  extrato: (id: number | string, periodo?: { inicio: string; fim: string }) =>
    `/dashboard/contas-financeiras/${id}${periodo ? `?${new URLSearchParams(periodo)}` : ''}`,
}
