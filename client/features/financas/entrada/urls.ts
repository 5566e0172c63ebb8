export const entradaUrls = {
  list: '/dashboard/entradas',
  detail: (id: number | string) => `/dashboard/entradas/${id}`,
  create: '/dashboard/entradas/create',
  /** The form of a new entry, which begins with the category of an offering. */
  oferta: '/dashboard/entradas/create?categoria=2',
  edit: (id: number | string) => `/dashboard/entradas/create?id=${id}`,
}
