export const doisFatoresEvents = {
  'doisFatores.ativar': 'Verificação em duas etapas ativada',
  'doisFatores.desativar': 'Verificação em duas etapas desativada',
  'doisFatores.usar': 'Código de verificação usado',
} as const

type OwnEvents = typeof doisFatoresEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
