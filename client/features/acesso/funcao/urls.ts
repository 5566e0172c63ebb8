export const funcaoUrls = {
  list: '/dashboard/funcoes',
  detail: (id: number | string) => `/dashboard/funcoes/${id}`,
  create: '/dashboard/funcao/create',
  edit: (id: number | string) => `/dashboard/funcao/create/${id}`,
}
