export const contagemUrls = {
  list: '/dashboard/contagens',
  /** Those that wait for a signature, up to a day. */
  semAssinaturas: (ate: string) => `/dashboard/contagens?situacao=semAssinaturas&fim=${ate}`,
  create: '/dashboard/contagens/create',
  edit: (id: number | string) => `/dashboard/contagens/create/${id}`,
  detail: (id: number | string) => `/dashboard/contagens/${id}`,
}
