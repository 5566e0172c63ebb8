export const entradaUrls = {
  list: '/dashboard/entradas',
  detail: (id: number | string) => `/dashboard/entradas/${id}`,
  create: '/dashboard/entradas/create',
  edit: (id: number | string) => `/dashboard/entradas/create?id=${id}`,
}
