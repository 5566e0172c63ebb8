export const cultoUrls = {
  list: '/dashboard/cultos',
  create: '/dashboard/cultos/create',
  edit: (id: number | string) => `/dashboard/cultos/create/${id}`,
  detail: (id: number | string) => `/dashboard/cultos/${id}`,
  presenca: (id: number | string) => `/dashboard/cultos/${id}/presenca`,
  ordem: (id?: number | string) => `/dashboard/cultos/ordem${id === undefined ? '' : `?idCulto=${id}`}`,
  momentos: '/dashboard/cultos/momentos',
  frequencia: '/dashboard/cultos/frequencia',
}
