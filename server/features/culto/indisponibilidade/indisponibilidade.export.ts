import { listarIndisponibilidadesInput } from '../../../../schema/rules/culto/indisponibilidade.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type IndisponibilidadeRow, listRows } from './indisponibilidade.queries.js'

const columns: ExportColumn<IndisponibilidadeRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'De', kind: 'date', value: (row) => row.dataInicio },
  { title: 'Até', kind: 'date', value: (row) => row.dataFim },
  { title: 'Observação', width: 40, value: (row) => row.observacao },
]

export const exportIndisponibilidades = exportCase({
  action: 'indisponibilidade.exportar',
  name: 'indisponibilidades',
  input: listarIndisponibilidadesInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
