export const centroCustoUrls = {
  list: '/dashboard/centro-custo',
  create: '/dashboard/centro-custo/create',
  edit: (uuid: string) => `/dashboard/centro-custo/create/${uuid}`,
}
