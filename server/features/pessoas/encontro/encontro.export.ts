import { listarEncontrosInput } from '../../../../schema/rules/pessoas/encontro.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type EncontroRow, listRows } from './encontro.queries.js'

const columns: ExportColumn<EncontroRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataEncontro },
  { title: 'Célula', width: 28, value: (row) => row.nomeCelula },
  { title: 'Tema', width: 40, value: (row) => row.temaEstudo },
  { title: 'Local', value: (row) => row.nomeLocal },
  { title: 'Presentes', kind: 'number', width: 10, value: (row) => row.qtdePresentes },
  { title: 'Visitantes', kind: 'number', width: 10, value: (row) => row.visitantes },
  { title: 'Observações', width: 40, value: (row) => row.observacoes },
]

export const exportEncontros = exportCase({
  action: 'encontro.exportar',
  name: 'encontros',
  input: listarEncontrosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
