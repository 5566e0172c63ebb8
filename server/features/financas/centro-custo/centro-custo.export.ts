import { listarCentrosCustoInput } from '../../../../schema/rules/financas/centro-custo.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type CentroCustoRow, listRows } from './centro-custo.queries.js'

const columns: ExportColumn<CentroCustoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nome },
  { title: 'Departamento', width: 32, value: (row) => row.tituloDepartamento },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Status', width: 14, value: (row) => (row.status === 1 ? 'Ativado' : 'Desativado') },
]

export const exportCentrosCusto = exportCase({
  action: 'centroCusto.exportar',
  name: 'centros-custo',
  input: listarCentrosCustoInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
