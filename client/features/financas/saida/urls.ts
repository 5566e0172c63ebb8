export const saidaUrls = {
  list: '/dashboard/saidas',
  detail: (id: number | string) => `/dashboard/saidas/${id}`,
  create: '/dashboard/saidas/create',
  edit: (id: number | string) => `/dashboard/saidas/create?id=${id}`,
}
