/** Addresses for visitors who want to sign in, and of the first screen after it. */
export const acessoUrls = {
  landing: '/',
  home: '/dashboard/home',
  login: '/login',
  cadastro: '/cadastro',
  esqueciASenha: '/esqueci-a-senha',
}
