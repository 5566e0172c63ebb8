export const plataformaEvents = {
  'tarefa.repetir': 'Tarefa repetida',
} as const

type OwnEvents = typeof plataformaEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
