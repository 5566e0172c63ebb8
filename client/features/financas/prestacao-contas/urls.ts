export const prestacaoContasUrls = {
  list: '/dashboard/prestacoes-contas',
  create: '/dashboard/prestacoes-contas/create',
  ofMonth: (mes: string) => `/dashboard/prestacoes-contas/create?mes=${mes}`,
  edit: (id: number | string) => `/dashboard/prestacoes-contas/create/${id}`,
  detail: (id: number | string) => `/dashboard/prestacoes-contas/${id}`,
}
