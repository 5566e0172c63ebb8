export const contaReceberUrls = {
  list: '/dashboard/contas_receber',
  detail: (id: number | string) => `/dashboard/contas_receber/${id}`,
  porAtraso: '/dashboard/contas_receber/por-atraso',
  create: '/dashboard/contas_receber/create',
  edit: (id: number | string) => `/dashboard/contas_receber/create/${id}`,
}
