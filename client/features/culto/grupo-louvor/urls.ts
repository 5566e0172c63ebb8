export const grupoLouvorUrls = {
  list: '/dashboard/grupos_louvor',
  create: '/dashboard/grupos_louvor/create',
  edit: (uuid: string) => `/dashboard/grupos_louvor/create/${uuid}`,
  membros: (uuid: string) => `/dashboard/grupos_louvor/${uuid}/membros`,
  adicionarMembro: (uuid: string) => `/dashboard/grupos_louvor/${uuid}/membros/create`,
}
