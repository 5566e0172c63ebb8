export const transferenciaUrls = {
  list: '/dashboard/transferencias',
  create: '/dashboard/transferencias/create',
  edit: (id: number | string) => `/dashboard/transferencias/create/${id}`,
}
