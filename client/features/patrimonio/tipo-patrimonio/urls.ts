export const tipoPatrimonioUrls = { list: '/dashboard/tipoPatrimonios' }
