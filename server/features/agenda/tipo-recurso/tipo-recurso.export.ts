import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarTipoRecursosInput } from './tipo-recurso.input.js'
import { listar, type TipoRecursoRow } from './tipo-recurso.queries.js'

const columns: ExportColumn<TipoRecursoRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.tipoRecurso }]

export const exportarTipoRecursos = exportCase({
  action: 'tipoRecurso.exportar',
  name: 'tipo-recursos',
  input: listarTipoRecursosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
