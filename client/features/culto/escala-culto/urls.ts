type Id = number | string

export const escalaCultoUrls = {
  matriz: '/dashboard/escalas-cultos',
  /** The matrix of the month that contains `date`. */
  matrizOf: (date: string | undefined) => `/dashboard/escalas-cultos${date ? `?mes=${date.slice(0, 7)}` : ''}`,
  list: '/dashboard/escalas-cultos/lista',
  create: '/dashboard/escalas-cultos/create',
  createIn: (idCulto: Id, funcao?: string) =>
    `/dashboard/escalas-cultos/create?${new URLSearchParams({ idCulto: String(idCulto), ...(funcao && { funcao }) })}`,
  edit: (id: Id) => `/dashboard/escalas-cultos/create/${id}`,
  usuario: '/dashboard/escalas-cultos/usuario',
}
