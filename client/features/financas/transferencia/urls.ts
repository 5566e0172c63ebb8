export const transferenciaUrls = {
  list: '/dashboard/transferencias',
  create: '/dashboard/transferencias/create',
  /** A transfer from this account. */
  createFrom: (conta: number) => `/dashboard/transferencias/create?de=${conta}`,
  edit: (id: number | string) => `/dashboard/transferencias/create/${id}`,
}
