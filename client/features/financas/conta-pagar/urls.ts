export const contaPagarUrls = {
  list: '/dashboard/contas_pagar',
  detail: (id: number | string) => `/dashboard/contas_pagar/${id}`,
  create: '/dashboard/contas_pagar/create',
  edit: (id: number | string) => `/dashboard/contas_pagar/create/${id}`,
}
