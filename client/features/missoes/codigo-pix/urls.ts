export const codigoPixUrls = {
  list: '/dashboard/codigos-pix',
  ofertar: '/dashboard/ofertar',
}
