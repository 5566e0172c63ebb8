import { StatusDot } from '../../../kernel/ui'

type Props = { evento: { vagas: number | null; quantidadeMembros: number } }

/** How many of an event's places are taken. */
export const placesText = ({ vagas, quantidadeMembros: members }: Props['evento']): string => {
  if (vagas !== null) return `${members} de ${vagas}`
  return String(members)
}

/** Whether somebody can still join, for events that have a limit. */
export function Vagas({ evento }: Props) {
  const { vagas, quantidadeMembros } = evento
  if (vagas === null) return 'Sem limite'
  const left = vagas - quantidadeMembros
  if (left <= 0) return <StatusDot color="warning" text="Vagas esgotadas" />
  return <StatusDot color="success" text={left === 1 ? '1 vaga livre' : `${left} vagas livres`} />
}
