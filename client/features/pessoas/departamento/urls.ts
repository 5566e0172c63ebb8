export const departamentoUrls = {
  list: '/dashboard/departaments',
  create: '/dashboard/departament/create',
  edit: (id: number | string) => `/dashboard/departament/create/${id}`,
  /** A department's page is the list of its members. */
  membros: (id: number | string) => `/dashboard/departaments/${id}/membros`,
  adicionarMembro: (id: number | string) => `/dashboard/departaments/${id}/membros/create`,
}
