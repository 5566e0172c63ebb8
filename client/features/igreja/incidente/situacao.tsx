import { type DotColor, StatusDot } from '../../../kernel/ui'

const situacoes: Record<string, [text: string, color: DotColor]> = {
  aberto: ['Aberto', 'danger'],
  anpdComunicada: ['ANPD comunicada', 'warning'],
  pessoasAvisadas: ['Pessoas avisadas', 'warning'],
  comunicado: ['ANPD e pessoas avisadas', 'success'],
  encerrado: ['Encerrado', 'neutral'],
}

export function SituacaoIncidente({ situacao }: { situacao: string }) {
  const [text, color] = situacoes[situacao] ?? [situacao, 'neutral' as const]
  return <StatusDot color={color} text={text} />
}
