export const missaoUrls = {
  list: '/dashboard/missoes',
  detail: (id: number | string) => `/dashboard/missoes/${id}`,
  create: '/dashboard/missoes/create',
  edit: (id: number | string) => `/dashboard/missoes/create/${id}`,
  membros: (id: number | string) => `/dashboard/missoes/${id}/membros`,
  addMembro: (id: number | string) => `/dashboard/missoes/${id}/membros/create`,
}
