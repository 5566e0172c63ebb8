export const contagemUrls = {
  list: '/dashboard/contagens',
  create: '/dashboard/contagens/create',
  edit: (id: number | string) => `/dashboard/contagens/create/${id}`,
  detail: (id: number | string) => `/dashboard/contagens/${id}`,
}
