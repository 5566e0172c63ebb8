import { listarTipoPostsInput } from '../../../../schema/rules/comunicacao/tipo-post.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type TipoPostRow } from './tipo-post.queries.js'

const columns: ExportColumn<TipoPostRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.tipoPost }]

export const exportTipoPosts = exportCase({
  action: 'tipoPost.exportar',
  name: 'tipo-posts',
  input: listarTipoPostsInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
