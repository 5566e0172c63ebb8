import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a group. Creating, editing and deleting are not for the same people. */
export function acoesGrupoLouvor(row: { excluidoEm: Date | null }, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return [...(who.can('grupoLouvor.editar') ? ['editar'] : []), ...(who.can('grupoLouvor.excluir') ? ['excluir'] : [])]
}

/** `acoesPermitidas` of a member. Whoever leads can only be followed by somebody else. */
export const acoesMembroGrupoLouvor = ({ membroLider }: { membroLider: number }, who: WhoMay): string[] =>
  membroLider === 0 && who.can('membroGrupoLouvor.escrever') ? ['promover', 'excluir'] : []

interface Membership {
  nomeGrupo: string
  createdAt: string | Date
  liderDesde: string | Date | null
  excluidoEm: string | Date | null
}

interface Happening {
  tipo: string
  quando: string | Date
  titulo: string
}

/** What a membership tells on the person's page. */
export const acontecimentos = ({ nomeGrupo, createdAt, liderDesde, excluidoEm }: Membership): Happening[] => [
  { tipo: 'grupoLouvor', quando: createdAt, titulo: `Entrou no grupo de louvor ${nomeGrupo}` },
  ...(liderDesde
    ? [{ tipo: 'grupoLouvor', quando: liderDesde, titulo: `Passou a liderar o grupo de louvor ${nomeGrupo}` }]
    : []),
  ...(excluidoEm ? [{ tipo: 'grupoLouvor', quando: excluidoEm, titulo: `Saiu do grupo de louvor ${nomeGrupo}` }] : []),
]
