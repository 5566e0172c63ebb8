export const eventoUrls = {
  list: '/dashboard/eventos',
  mine: '/dashboard/eventos?quando=meus',
  detail: (id: number | string) => `/dashboard/eventos/${id}`,
  create: '/dashboard/eventos/create',
  edit: (id: number | string) => `/dashboard/eventos/create/${id}`,
  membros: (id: number | string) => `/dashboard/eventos/${id}/membros`,
  espera: (id: number | string) => `/dashboard/eventos/${id}/espera`,
  addMembro: (id: number | string) => `/dashboard/eventos/${id}/membros/create`,
}
