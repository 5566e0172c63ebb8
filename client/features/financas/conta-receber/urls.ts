export const contaReceberUrls = {
  list: '/dashboard/contas_receber',
  detail: (id: number | string) => `/dashboard/contas_receber/${id}`,
  create: '/dashboard/contas_receber/create',
  edit: (id: number | string) => `/dashboard/contas_receber/create/${id}`,
}
