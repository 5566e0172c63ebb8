export const plataformaEvents = {
  'tarefa.repetir': 'Tarefa repetida',
} as const

type OwnEvents = typeof plataformaEvents
declare module '../../../kernel/audit/actions.js' {
  interface Events extends OwnEvents {}
}
