export const orcamentoUrls = {
  list: '/dashboard/orcamentos',
  resumo: '/dashboard/orcamentos/resumo',
  create: '/dashboard/orcamentos/create',
  detail: (id: number | string) => `/dashboard/orcamentos/${id}`,
  edit: (uuid: string) => `/dashboard/orcamentos/create/${uuid}`,
}
