export const senhaEvents = {
  'senha.alterar': 'Senha alterada',
  'senha.convidar': 'Convite para entrar',
  'senha.recuperar': 'Recuperação de senha pedida',
  'senha.redefinir': 'Senha criada pelo link',
} as const

type OwnEvents = typeof senhaEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
