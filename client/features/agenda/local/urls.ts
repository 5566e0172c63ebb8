export const localUrls = {
  list: '/dashboard/locais',
  create: '/dashboard/locais/create',
  edit: (id: number | string) => `/dashboard/locais/create/${id}`,
}
