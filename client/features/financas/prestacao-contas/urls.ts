export const prestacaoContasUrls = {
  list: '/dashboard/prestacoes-contas',
  create: '/dashboard/prestacoes-contas/create',
  edit: (id: number | string) => `/dashboard/prestacoes-contas/create/${id}`,
  detail: (id: number | string) => `/dashboard/prestacoes-contas/${id}`,
}
