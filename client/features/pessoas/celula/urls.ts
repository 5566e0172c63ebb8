type Id = number | string

export const celulaUrls = {
  list: '/dashboard/celulas',
  detail: (id: Id) => `/dashboard/celulas/${id}`,
  create: '/dashboard/celulas/create',
  edit: (id: Id) => `/dashboard/celulas/create/${id}`,
  encontros: (id: Id) => `/dashboard/celulas/${id}/encontros`,
  relatorio: (id: Id) => `/dashboard/celulas/${id}/relatorio`,
  membros: (id: Id) => `/dashboard/membrosCelula/${id}`,
  adicionarMembro: (id: Id) => `/dashboard/membrosCelula/${id}/adicionar`,
}
