import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'
import { isUuid } from '../../../kernel/tenant/records.js'
import { useCase } from '../../../kernel/use-case.js'
import { type MembroCelulaRow, promoverNaCelula } from '../../pessoas/membro-celula/index.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import { promoverSemGrupo } from './membro-grupo-louvor.usecases.js'

/**
 * The promotion call of the old clients: `/membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}`. For a
 * member of a worship group they send 'undefined' (or another invalid value) as the cell.
 */
export const alterarResponsavel = useCase({
  action: 'celula.escrever',
  input: z.object({ idCelula: recordRef(), uuid: recordRef() }),
  async run(work, { idCelula, uuid }): Promise<MembroCelulaRow | MembroGrupoLouvorRow> {
    const isCell = isUuid(idCelula) || /^\d+$/.test(String(idCelula))
    return isCell ? promoverNaCelula(work, idCelula, uuid) : promoverSemGrupo(work, uuid)
  },
})
