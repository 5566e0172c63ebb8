import { listarEscalasCultoInput } from '../../../../schema/rules/culto/escala-culto.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type EscalaCultoRow, listRows } from './escala-culto.queries.js'

const answers: Record<string, string> = { pendente: 'Pendente', confirmada: 'Confirmada', recusada: 'Recusada' }

const columns: ExportColumn<EscalaCultoRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataCulto },
  { title: 'Hora', width: 8, value: (row) => row.horaCulto },
  { title: 'Culto', width: 28, value: (row) => row.temaCulto },
  { title: 'Função', width: 20, value: (row) => row.funcao },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'Departamento', width: 24, value: (row) => row.tituloDepartamento },
  { title: 'Resposta', value: (row) => answers[row.resposta] ?? row.resposta },
]

export const exportEscalasCulto = exportCase({
  action: 'escalaCulto.exportar',
  name: 'escalas-cultos',
  input: listarEscalasCultoInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
