export const indisponibilidadeUrls = {
  list: '/dashboard/indisponibilidades',
  minhas: '/dashboard/minhas-datas',
}
