import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a group. Editing, deleting and changing its members have different permissions. */
export function actionsOfGrupoLouvor(row: { excluidoEm: Date | null }, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return [
    ...(who.can('grupoLouvor.editar') ? ['editar'] : []),
    ...(who.can('grupoLouvor.excluir') ? ['excluir'] : []),
    ...(who.can('membroGrupoLouvor.escrever') ? ['adicionarMembro'] : []),
  ]
}

/** `acoesPermitidas` of a member. A leader cannot be removed, only replaced. */
export const actionsOfMembroGrupoLouvor = ({ membroLider }: { membroLider: number }, who: WhoMay): string[] =>
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

/** The timeline entries of a membership. */
export const timelineEvents = ({ nomeGrupo, createdAt, liderDesde, excluidoEm }: Membership): Happening[] => [
  { tipo: 'grupoLouvor', quando: createdAt, titulo: `Entrou no grupo de louvor ${nomeGrupo}` },
  ...(liderDesde
    ? [{ tipo: 'grupoLouvor', quando: liderDesde, titulo: `Passou a liderar o grupo de louvor ${nomeGrupo}` }]
    : []),
  ...(excluidoEm ? [{ tipo: 'grupoLouvor', quando: excluidoEm, titulo: `Saiu do grupo de louvor ${nomeGrupo}` }] : []),
]
