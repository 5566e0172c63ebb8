export const eventoUrls = {
  list: '/dashboard/eventos',
  detail: (id: number | string) => `/dashboard/eventos/${id}`,
  create: '/dashboard/eventos/create',
  edit: (id: number | string) => `/dashboard/eventos/create/${id}`,
  membros: (id: number | string) => `/dashboard/eventos/${id}/membros`,
  addMembro: (id: number | string) => `/dashboard/eventos/${id}/membros/create`,
}
