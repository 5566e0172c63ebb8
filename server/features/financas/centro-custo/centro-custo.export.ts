import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarCentrosCustoInput } from './centro-custo.input.js'
import { type CentroCustoRow, listar } from './centro-custo.queries.js'

const columns: ExportColumn<CentroCustoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nome },
  { title: 'Departamento', width: 32, value: (row) => row.tituloDepartamento },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Status', width: 14, value: (row) => (row.status === 1 ? 'Ativado' : 'Desativado') },
]

export const exportarCentrosCusto = exportCase({
  action: 'centroCusto.exportar',
  name: 'centros-custo',
  input: listarCentrosCustoInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
