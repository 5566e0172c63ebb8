import { type DotColor, StatusDot } from '../../../kernel/ui'

const answers: Record<string, { color: DotColor; text: string }> = {
  pendente: { color: 'warning', text: 'Pendente' },
  confirmada: { color: 'success', text: 'Confirmada' },
  recusada: { color: 'danger', text: 'Recusada' },
}

export const respostas = Object.entries(answers).map(([value, { text }]) => ({ value, label: text }))

export const answerText = (resposta: string): string => answers[resposta]?.text ?? resposta

export const answerColor = (resposta: string): DotColor => answers[resposta]?.color ?? 'neutral'

export function Resposta({ resposta }: { resposta: string }) {
  return <StatusDot color={answerColor(resposta)} text={answerText(resposta)} />
}
