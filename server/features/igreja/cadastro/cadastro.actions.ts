export const cadastroEvents = {
  'igreja.cadastrar': 'Cadastro da igreja',
} as const

type OwnEvents = typeof cadastroEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
