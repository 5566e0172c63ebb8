export const importacaoUrls = {
  send: '/dashboard/user/import',
  /** The same step, for another church than the current user's. */
  preview: (id: number | string) => `/dashboard/user/import?id=${id}`,
}
