export const manutencaoUrls = {
  list: '/dashboard/manutencoes-patrimonios',
  create: '/dashboard/manutencoes-patrimonios/create',
  createOf: (idPatrimonio: number) => `/dashboard/manutencoes-patrimonios/create?patrimonio=${idPatrimonio}`,
  detail: (id: number) => `/dashboard/manutencoes-patrimonios/${id}`,
  edit: (id: number) => `/dashboard/manutencoes-patrimonios/create/${id}`,
}
