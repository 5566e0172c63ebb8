export const orcamentoUrls = {
  list: '/dashboard/orcamentos',
  resumo: '/dashboard/orcamentos/resumo',
  create: '/dashboard/orcamentos/create',
  edit: (uuid: string) => `/dashboard/orcamentos/create/${uuid}`,
}
