export const sessaoEvents = {
  'sessao.entrar': 'Entrada no sistema',
  'sessao.sair': 'Saída do sistema',
  'sessao.nomeAcesso': 'Nome para entrar trocado',
  'sessao.usar': 'Sessão usada',
} as const

type OwnEvents = typeof sessaoEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
