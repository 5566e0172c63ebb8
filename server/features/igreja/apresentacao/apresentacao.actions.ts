export const apresentacaoEvents = {
  'contato.enviar': 'Mensagem pelo formulário de contato',
} as const

type OwnEvents = typeof apresentacaoEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
