import { listarOrcamentosInput } from '../../../../schema/rules/financas/orcamento.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type OrcamentoRow } from './orcamento.queries.js'

const status: Record<string, string> = { pendente: 'Pendente', aprovado: 'Aprovado', recusado: 'Recusado' }

const columns: ExportColumn<OrcamentoRow>[] = [
  { title: 'Título', width: 32, value: (row) => row.tituloOrcamento },
  { title: 'Departamento', width: 24, value: (row) => row.tituloDepartamento },
  { title: 'Data', kind: 'date', value: (row) => row.dataOrcamento },
  { title: 'Valor', kind: 'money', value: (row) => row.valorOrcamento },
  { title: 'Status', width: 14, value: (row) => status[row.statusOrcamento] ?? null },
  { title: 'Decisão de', width: 28, value: (row) => row.nomeDecisor },
  { title: 'Descrição', width: 48, value: (row) => row.descricaoOrcamento },
]

export const exportOrcamentos = exportCase({
  action: 'orcamento.exportar',
  name: 'orcamentos',
  input: listarOrcamentosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
