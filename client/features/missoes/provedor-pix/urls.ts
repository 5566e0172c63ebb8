export const provedorPixUrls = {
  form: '/dashboard/pix-automatico',
}
