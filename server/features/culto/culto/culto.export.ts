import { listarCultosInput } from '../../../../schema/rules/culto/culto.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type CultoRow, listRows } from './culto.queries.js'

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

export const exportCultos = exportCase({
  action: 'culto.exportar',
  name: 'cultos',
  input: listarCultosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
