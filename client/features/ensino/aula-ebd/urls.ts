type Id = number | string

export const aulaUrls = {
  list: '/dashboard/aulasEBD',
  create: '/dashboard/aulasEBD/create',
  createFor: (idClasse: Id) => `/dashboard/aulasEBD/create?idClasse=${idClasse}`,
  /** the roll of a class on a day, whether or not its lesson has been created */
  doDia: (idClasse: Id, dia: string) => `/dashboard/classesEBD/${idClasse}/chamada/${dia}`,
  detail: (id: Id) => `/dashboard/aulasEBD/${id}`,
}
