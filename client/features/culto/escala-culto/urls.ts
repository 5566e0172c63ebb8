type Id = number | string

/** These parameters as the end of an address. */
const addressOf = (params: Record<string, string>) =>
  Object.keys(params).length ? `?${new URLSearchParams(params)}` : ''

export const escalaCultoUrls = {
  matriz: '/dashboard/escalas-cultos',
  /** The matrix of the month that contains `date`, of the current user's church or of another one. */
  matrizOf: (date: string | undefined) => {
    const params = { ...(date && { mes: date.slice(0, 7) }) }
    return `/dashboard/escalas-cultos${addressOf(params)}`
  },
  list: '/dashboard/escalas-cultos/lista',
  create: '/dashboard/escalas-cultos/create',
  createIn: (idCulto: Id, funcao?: string) =>
    `/dashboard/escalas-cultos/create?${new URLSearchParams({ idCulto: String(idCulto), ...(funcao && { funcao }) })}`,
  edit: (id: Id) => `/dashboard/escalas-cultos/create/${id}`,
  usuario: '/dashboard/escalas-cultos/usuario',
}
