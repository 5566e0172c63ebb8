export const previsaoUrls = {
  list: '/dashboard/previsoes-orcamentarias',
  create: '/dashboard/previsoes-orcamentarias/create',
  edit: (id: number | string) => `/dashboard/previsoes-orcamentarias/create/${id}`,
  detail: (id: number | string) => `/dashboard/previsoes-orcamentarias/${id}`,
  valores: (id: number | string) => `/dashboard/previsoes-orcamentarias/${id}/valores`,
  execucao: '/dashboard/execucao-orcamentaria',
}
