export const contaPagarUrls = {
  list: '/dashboard/contas_pagar',
  detail: (id: number | string) => `/dashboard/contas_pagar/${id}`,
  porAtraso: '/dashboard/contas_pagar/por-atraso',
  create: '/dashboard/contas_pagar/create',
  edit: (id: number | string) => `/dashboard/contas_pagar/create/${id}`,
}
