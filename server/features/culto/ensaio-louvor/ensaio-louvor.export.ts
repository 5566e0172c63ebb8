import { listarEnsaiosLouvorInput } from '../../../../schema/rules/culto/ensaio-louvor.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { cultoAsSeen, cultoTitle } from '../culto/index.js'
import { type EnsaioLouvorRow, listRows } from './ensaio-louvor.queries.js'

const columns: ExportColumn<EnsaioLouvorRow & { culto: string | null }>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataEnsaio },
  { title: 'Hora', width: 8, value: (row) => row.horaEnsaio },
  { title: 'Grupo', width: 32, value: (row) => row.nomeGrupo },
  { title: 'Local', width: 28, value: (row) => row.nomeLocal },
  { title: 'Status', width: 12, value: (row) => row.statusEnsaio },
  { title: 'Culto', width: 28, value: (row) => row.culto },
]

export const exportEnsaiosLouvor = exportCase({
  action: 'ensaioLouvor.exportar',
  name: 'ensaios',
  input: listarEnsaiosLouvorInput,
  columns,
  async rows(work, input) {
    const { rows } = await listRows(work, input, null)
    return Promise.all(
      rows.map(async (row) => {
        const culto = await cultoAsSeen(work.ctx, row.idCulto)
        return { ...row, culto: culto && cultoTitle(culto) }
      }),
    )
  },
})
