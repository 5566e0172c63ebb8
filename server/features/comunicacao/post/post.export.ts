import { listarPostsInput } from '../../../../schema/rules/comunicacao/post.input.js'
import { formatInstant } from '../../../../schema/rules/dates.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { listRows, type PostRow } from './post.queries.js'

type Row = PostRow & { fuso: string }

const columns: ExportColumn<Row>[] = [
  { title: 'Título', width: 40, value: (row) => row.tituloPost },
  { title: 'Subtítulo', width: 40, value: (row) => row.subtituloPost },
  { title: 'Tipo', width: 20, value: (row) => row.nomeTipo },
  { title: 'Autor', width: 30, value: (row) => row.nomeAutor },
  { title: 'Status', width: 12, value: (row) => (row.statusPost === 1 ? 'Publicado' : 'Oculto') },
  {
    title: 'Publicado em',
    kind: 'instant',
    width: 18,
    value: (row) => row.publicadoEm && formatInstant(row.publicadoEm, row.fuso),
  },
]

export const exportPosts = exportCase({
  action: 'post.exportar',
  name: 'posts',
  input: listarPostsInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listRows(work, input, work.ctx.can('post.escrever'))
    return Promise.all(rows.map(async (row) => ({ ...row, fuso: await fusoOf(work.ctx, row.idCliente) })))
  },
})
