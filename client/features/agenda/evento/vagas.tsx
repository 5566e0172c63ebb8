import { StatusDot } from '../../../kernel/ui'

type Taken = { vagas: number | null; quantidadeMembros: number }

/** '3 de 20', without line breaks; for an event without a limit only the number of participants. */
export const placesText = ({ vagas, quantidadeMembros: members }: Taken): string =>
  vagas === null ? String(members) : `${members}\u00a0de\u00a0${vagas}`

/** Shows whether places are left; for a past event, the number of places. */
export function Vagas({ evento }: { evento: Taken & { encerrado: boolean } }) {
  const { vagas, quantidadeMembros, encerrado } = evento
  if (vagas === null) return 'Sem limite'
  if (encerrado) return vagas === 1 ? '1 vaga' : `${vagas} vagas`
  const left = vagas - quantidadeMembros
  if (left <= 0) return <StatusDot color="warning" text="Vagas esgotadas" />
  return <StatusDot color="success" text={left === 1 ? '1 vaga livre' : `${left} vagas livres`} />
}
