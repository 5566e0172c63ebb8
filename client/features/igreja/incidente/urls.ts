export const incidenteUrls = {
  list: '/dashboard/incidentes',
  create: '/dashboard/incidentes/create',
  edit: (id: number | string) => `/dashboard/incidentes/create/${id}`,
  detail: (id: number | string) => `/dashboard/incidentes/${id}`,
}
