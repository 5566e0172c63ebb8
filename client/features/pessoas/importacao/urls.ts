export const importacaoUrls = {
  send: '/dashboard/user/import',
  preview: (id: number | string) => `/dashboard/user/import?id=${id}`,
}
