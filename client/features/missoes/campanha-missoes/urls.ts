type Id = number | string

export const campanhaUrls = {
  list: '/dashboard/campanha_missoes',
  create: '/dashboard/campanha_missoes/create',
  edit: (id: Id) => `/dashboard/campanha_missoes/create/${id}`,
  doacoes: (id: Id) => `/dashboard/campanha_missoes/${id}/doacoes`,
  doar: (id: Id) => `/dashboard/campanha_missoes/${id}/doacao/create`,
}
