export const usuarioUrls = {
  list: '/dashboard/users',
  detail: (id: number | string) => `/dashboard/users/${id}`,
  create: '/dashboard/user/create',
  edit: (id: number | string) => `/dashboard/user/create/${id}`,
}
