export const fornecedorUrls = {
  list: '/dashboard/fornecedores',
  create: '/dashboard/fornecedores/create',
  edit: (id: number | string) => `/dashboard/fornecedores/create/${id}`,
  detail: (id: number | string) => `/dashboard/fornecedores/${id}`,
}
