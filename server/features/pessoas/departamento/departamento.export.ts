import { listarDepartamentosInput } from '../../../../schema/rules/pessoas/departamento.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type DepartamentoRow, listRows, quantidadeMembros } from './departamento.queries.js'

type Row = DepartamentoRow & { membros: number | null }

const columns: ExportColumn<Row>[] = [
  { title: 'Departamento', width: 32, value: (row) => row.tituloDepartamento },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel },
  { title: 'Membros ativos', kind: 'number', width: 15, value: (row) => row.membros },
  { title: 'Status', width: 10, value: (row) => (row.status === 1 ? 'Ativo' : 'Inativo') },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
]

export const exportDepartamentos = exportCase({
  action: 'departamento.exportar',
  name: 'departamentos',
  input: listarDepartamentosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listRows(work, input)
    return Promise.all(rows.map(async (row) => ({ ...row, membros: await quantidadeMembros(work.ctx, row.id) })))
  },
})
