type Id = number | string

export const aulaUrls = {
  list: '/dashboard/aulasEBD',
  create: '/dashboard/aulasEBD/create',
  createFor: (idClasse: Id) => `/dashboard/aulasEBD/create?idClasse=${idClasse}`,
  detail: (id: Id) => `/dashboard/aulasEBD/${id}`,
}
