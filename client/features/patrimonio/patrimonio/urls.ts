export const patrimonioUrls = {
  list: '/dashboard/patrimonios',
  detail: (id: number | string) => `/dashboard/patrimonios/${id}`,
  create: '/dashboard/patrimonio/create',
  edit: (id: number | string) => `/dashboard/patrimonio/create?id=${id}`,
}
