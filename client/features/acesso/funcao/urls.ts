export const funcaoUrls = {
  /** what a person does in the church */
  oQueFaz: (pessoa: number | string) => `/dashboard/users/${pessoa}/o-que-faz`,
  list: '/dashboard/funcoes',
  detail: (id: number | string) => `/dashboard/funcoes/${id}`,
  create: '/dashboard/funcao/create',
  edit: (id: number | string) => `/dashboard/funcao/create/${id}`,
}
