export const senhaEvents = {
  'senha.alterar': 'Senha alterada',
  'senha.convidar': 'Convite para entrar',
  'senha.recuperar': 'Recuperação de senha pedida',
  'senha.redefinir': 'Senha redefinida',
} as const

type OwnEvents = typeof senhaEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
