import { StatusDot } from '../../../kernel/ui'

type Taken = { vagas: number | null; quantidadeMembros: number }

/** How many take part, of how many can; never broken into two lines. */
export const placesText = ({ vagas, quantidadeMembros: members }: Taken): string =>
  vagas === null ? String(members) : `${members}\u00a0de\u00a0${vagas}`

/** Whether somebody can still join; of an event that is over, how many could. */
export function Vagas({ evento }: { evento: Taken & { encerrado: boolean } }) {
  const { vagas, quantidadeMembros, encerrado } = evento
  if (vagas === null) return 'Sem limite'
  if (encerrado) return vagas === 1 ? '1 vaga' : `${vagas} vagas`
  const left = vagas - quantidadeMembros
  if (left <= 0) return <StatusDot color="warning" text="Vagas esgotadas" />
  return <StatusDot color="success" text={left === 1 ? '1 vaga livre' : `${left} vagas livres`} />
}
