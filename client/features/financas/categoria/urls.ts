export const categoriaUrls = {
  list: '/dashboard/plano-de-contas',
  create: '/dashboard/plano-de-contas/create',
  edit: (id: number | string) => `/dashboard/plano-de-contas/create/${id}`,
}
