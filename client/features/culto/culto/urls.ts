export const cultoUrls = {
  list: '/dashboard/cultos',
  create: '/dashboard/cultos/create',
  edit: (id: number | string) => `/dashboard/cultos/create/${id}`,
  detail: (id: number | string) => `/dashboard/cultos/${id}`,
  /** The worship service as those who come or serve want to see it. */
  programa: (id: number | string) => `/dashboard/cultos/${id}/programa`,
  presenca: (id: number | string) => `/dashboard/cultos/${id}/presenca`,
  ordem: (id?: number | string) => `/dashboard/cultos/ordem${id === undefined ? '' : `?idCulto=${id}`}`,
  momentos: '/dashboard/cultos/momentos',
  frequencia: '/dashboard/cultos/frequencia',
}
