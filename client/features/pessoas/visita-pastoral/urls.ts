export const visitaPastoralUrls = {
  list: '/dashboard/visitas_pastorais',
  create: '/dashboard/visitas_pastorais/create',
  edit: (id: number | string) => `/dashboard/visitas_pastorais/create/${id}`,
}
