export const apresentacaoEvents = {
  'contato.enviar': 'Mensagem pelo formulário de contato',
} as const

type OwnEvents = typeof apresentacaoEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
