import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarCultosInput } from './culto.input.js'
import { type CultoRow, listar } from './culto.queries.js'

const statusText: Record<string, string> = { agendado: 'Agendado', realizado: 'Realizado', cancelado: 'Cancelado' }

const columns: ExportColumn<CultoRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataCulto },
  { title: 'Hora', width: 8, value: (row) => row.horaCulto },
  { title: 'Tema', width: 40, value: (row) => row.temaCulto },
  { title: 'Local', width: 28, value: (row) => row.nomeLocal },
  { title: 'Dirigente', width: 28, value: (row) => row.nomeDirigente },
  { title: 'Pregador', width: 28, value: (row) => row.nomePregador },
  { title: 'Status', width: 12, value: (row) => statusText[row.statusCulto] ?? row.statusCulto },
  { title: 'Visitantes', kind: 'number', width: 10, value: (row) => row.visitantes },
]

export const exportarCultos = exportCase({
  action: 'culto.exportar',
  name: 'cultos',
  input: listarCultosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
