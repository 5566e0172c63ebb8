import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarBatismosInput } from './batismo.input.js'
import { type BatismoRow, listar } from './batismo.queries.js'

const columns: ExportColumn<BatismoRow>[] = [
  { title: 'Data do batismo', kind: 'date', value: (row) => row.dataBatismo },
  { title: 'Batizando', width: 32, value: (row) => row.nomeBatizando },
  { title: 'Pastor', width: 32, value: (row) => row.nomePastor },
]

export const exportarBatismos = exportCase({
  action: 'batismo.exportar',
  name: 'batismos',
  input: listarBatismosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
