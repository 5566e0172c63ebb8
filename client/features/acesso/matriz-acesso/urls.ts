export const matrizUrls = {
  perfis: '/dashboard/nivelUsuario',
  areas: '/dashboard/nivelUsuario/areas',
  quem: '/dashboard/nivelUsuario/quem',
  funcoes: '/dashboard/funcoes',
}
