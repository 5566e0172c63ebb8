import { listarRecursosInput } from '../../../../schema/rules/agenda/recurso.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type RecursoRow } from './recurso.queries.js'

const columns: ExportColumn<RecursoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeRecurso },
  { title: 'Tipo', width: 24, value: (row) => row.nomeTipo },
  { title: 'Quantidade', kind: 'number', width: 12, value: (row) => row.quantidade },
  { title: 'Status', width: 10, value: (row) => (row.status === 1 ? 'Ativo' : 'Inativo') },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
]

export const exportRecursos = exportCase({
  action: 'recurso.exportar',
  name: 'recursos',
  input: listarRecursosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
