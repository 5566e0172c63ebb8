type Id = number | string

export const recursoUrls = {
  list: '/dashboard/recursos',
  create: '/dashboard/recursos/create',
  edit: (id: Id) => `/dashboard/recursos/create/${id}`,
}
