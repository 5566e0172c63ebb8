import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** A worship group that a person belongs to. `membroLider` 1: the person leads it. */
export interface Vinculo {
  idGrupo: number
  membroLider: number
}

/** What a person may do with a group's rehearsals and their setlists. */
export interface Acesso {
  verEnsaio: boolean
  verSetlist: boolean
  escreverSetlist: boolean
}

/**
 * Decides the access to a group's rehearsals. A permission for all groups (`…Todos`) needs no membership. With the
 * other permissions, a member of the group may read, and only its leader may write the setlist.
 * @param who the person with regard to this group
 */
export function acessoTo(idGrupo: number, vinculos: readonly Vinculo[], who: WhoMay): Acesso {
  const own = vinculos.find((vinculo) => vinculo.idGrupo === idGrupo)
  return {
    verEnsaio: who.can('ensaioLouvor.lerTodos') || (own !== undefined && who.can('ensaioLouvor.ler')),
    verSetlist: who.can('setlistEnsaio.lerTodos') || (own !== undefined && who.can('setlistEnsaio.ler')),
    escreverSetlist:
      who.can('setlistEnsaio.escreverTodos') || (own?.membroLider === 1 && who.can('setlistEnsaio.escrever')),
  }
}

/** `acoesPermitidas` of a rehearsal: only a planned one can be concluded or cancelled. */
export function actionsOfEnsaioLouvor(
  { statusEnsaio, idGrupo }: { statusEnsaio: string; idGrupo: number },
  vinculos: readonly Vinculo[],
  who: WhoMay,
): string[] {
  const { verSetlist, escreverSetlist } = acessoTo(idGrupo, vinculos, who)
  return [
    ...(verSetlist ? ['verSetlist'] : []),
    ...(escreverSetlist ? ['editarSetlist'] : []),
    ...(who.can('ensaioLouvor.editar')
      ? ['editar', ...(statusEnsaio === 'Marcado' ? ['concluir', 'cancelar'] : [])]
      : []),
  ]
}
