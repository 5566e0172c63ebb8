import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarIndisponibilidadesInput } from './indisponibilidade.input.js'
import { type IndisponibilidadeRow, listar } from './indisponibilidade.queries.js'

const columns: ExportColumn<IndisponibilidadeRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'De', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Até', kind: 'date', value: (row) => row.dataFim },
  { title: 'Observação', width: 40, value: (row) => row.observacao },
]

export const exportarIndisponibilidades = exportCase({
  action: 'indisponibilidade.exportar',
  name: 'indisponibilidades',
  input: listarIndisponibilidadesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
