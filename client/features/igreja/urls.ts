import { acessoUrls } from '../acesso/urls'

export type Aba =
  | 'perfil'
  | 'igreja'
  | 'uso'
  | 'privacidade'
  | 'seguranca'
  | 'aparencia'
  | 'avisos'
  | 'assinatura'
  | 'tokens'
  | 'webhooks'
  | 'ferramentas'

export const igrejaUrls = {
  ...acessoUrls,
  cadastroComPlano: (plano: string) => `/cadastro?plano=${plano}`,
  funcionalidades: '/#funcionalidades',
  precos: '/#precos',
  contato: '/#contato',
  termos: '/termos-e-condicoes',
  desenvolvedores: '/desenvolvedores',
  configuracoes: (aba: Aba = 'perfil') => `/dashboard/settings?aba=${aba}`,
  /** the own answers about what 'Contatos da igreja' shows */
  oQueEuMostro: '/dashboard/settings?aba=privacidade#diretorioTelefone',
  emails: '/dashboard/emails',
  webhook: (id: number) => `/dashboard/settings/webhooks/${id}`,
  auditoria: '/dashboard/auditoria',
  lixeira: '/dashboard/lixeira',
  explorador: '/dashboard/explorador',
}
