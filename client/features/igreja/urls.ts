export type Aba = 'perfil' | 'igreja' | 'privacidade' | 'seguranca' | 'aparencia' | 'tokens' | 'ferramentas'

export const igrejaUrls = {
  landing: '/',
  login: '/login',
  cadastro: '/cadastro',
  esqueciASenha: '/esqueci-a-senha',
  redefinirSenha: (token: string) => `/reset-password/${token}`,
  termos: '/termos-e-condicoes',
  home: '/dashboard/home',
  configuracoes: (aba: Aba = 'perfil') => `/dashboard/settings?aba=${aba}`,
  nivelUsuario: '/dashboard/nivelUsuario',
  emails: '/dashboard/emails',
  auditoria: '/dashboard/auditoria',
  lixeira: '/dashboard/lixeira',
  explorador: '/dashboard/explorador',
}
