import { listarTipoRecursosInput } from '../../../../schema/rules/agenda/tipo-recurso.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type TipoRecursoRow } from './tipo-recurso.queries.js'

const columns: ExportColumn<TipoRecursoRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.tipoRecurso }]

export const exportTipoRecursos = exportCase({
  action: 'tipoRecurso.exportar',
  name: 'tipo-recursos',
  input: listarTipoRecursosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
