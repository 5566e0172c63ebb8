import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarTipoPostsInput } from './tipo-post.input.js'
import { listar, type TipoPostRow } from './tipo-post.queries.js'

const columns: ExportColumn<TipoPostRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.tipoPost }]

export const exportarTipoPosts = exportCase({
  action: 'tipoPost.exportar',
  name: 'tipo-posts',
  input: listarTipoPostsInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
