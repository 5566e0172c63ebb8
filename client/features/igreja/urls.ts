export type Aba =
  | 'perfil'
  | 'igreja'
  | 'privacidade'
  | 'seguranca'
  | 'aparencia'
  | 'assinatura'
  | 'tokens'
  | 'ferramentas'

export const igrejaUrls = {
  landing: '/',
  login: '/login',
  cadastro: '/cadastro',
  cadastroComPlano: (plano: string) => `/cadastro?plano=${plano}`,
  funcionalidades: '/#funcionalidades',
  precos: '/#precos',
  contato: '/#contato',
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
