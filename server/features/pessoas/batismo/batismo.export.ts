import { listarBatismosInput } from '../../../../schema/rules/pessoas/batismo.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type BatismoRow, listRows } from './batismo.queries.js'

const columns: ExportColumn<BatismoRow>[] = [
  { title: 'Data do batismo', kind: 'date', value: (row) => row.dataBatismo },
  { title: 'Batizando', width: 32, value: (row) => row.nomeBatizando },
  { title: 'Pastor', width: 32, value: (row) => row.nomePastor },
]

export const exportBatismos = exportCase({
  action: 'batismo.exportar',
  name: 'batismos',
  input: listarBatismosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
