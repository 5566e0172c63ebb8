import type { Action } from '../../../kernel/access/actions.js'
import { isUuid, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type MembroCelulaRow, promoteInCelula } from '../../pessoas/membro-celula/index.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import { promoverMembroGrupoLouvor } from './membro-grupo-louvor.usecases.js'

/** What the path of a promotion names. */
interface Promocao {
  idCelula: RecordRef
  uuid: RecordRef
  idCliente?: number | null | undefined
}

const ofCell = (ref: RecordRef): boolean => isUuid(ref) || /^\d+$/.test(String(ref))

/** Whoever promotes in a cell need not be allowed to promote in worship groups, nor the other way round. */
export const promocaoAction = (idCelula: RecordRef): Action =>
  (ofCell(idCelula) ? promoteInCelula : promoverMembroGrupoLouvor).action as Action

/**
 * The promotion call of the old clients: `/membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}`. For a
 * member of a worship group they send 'undefined' (or another invalid value) as the cell; the membership names the group.
 */
export const changeLider = Object.assign(
  (ctx: Context, { idCelula, uuid, idCliente }: Promocao): Promise<MembroCelulaRow | MembroGrupoLouvorRow> =>
    ofCell(idCelula)
      ? promoteInCelula(ctx, { idCelula, uuid, idCliente })
      : promoverMembroGrupoLouvor(ctx, { id: uuid, idCliente }),
  { ...promoteInCelula },
)
