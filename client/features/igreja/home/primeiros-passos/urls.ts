export const primeirosPassosUrls = {
  screen: '/dashboard/primeiros-passos',
  passo: (passo: string) => `/dashboard/primeiros-passos?passo=${passo}`,
}
