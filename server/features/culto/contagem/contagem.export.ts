import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { categoriasEntrada } from '../../financas/entrada/index.js'
import { listarContagensInput } from './contagem.input.js'
import { type ContagemRow, listar } from './contagem.queries.js'
import { situacaoContagem, totalConferido } from './contagem.rules.js'

const columns: ExportColumn<ContagemRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: (row) => categoriasEntrada[row.categoria] ?? null },
  { title: 'Situação', width: 22, value: (row) => situacaoContagem(row) },
  { title: 'Valor', kind: 'money', value: (row) => totalConferido(row) },
]

export const exportarContagens = exportCase({
  action: 'contagem.exportar',
  name: 'contagens',
  input: listarContagensInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
