import { listarContagensInput } from '../../../../schema/rules/culto/contagem.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { categoriasEntrada } from '../../financas/entrada/index.js'
import { type ContagemRow, listRows } from './contagem.queries.js'
import { checkedTotal, contagemStatus } from './contagem.rules.js'

const columns: ExportColumn<ContagemRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: (row) => categoriasEntrada[row.categoria] ?? null },
  { title: 'Situação', width: 22, value: (row) => contagemStatus(row) },
  { title: 'Valor', kind: 'money', value: (row) => checkedTotal(row) },
]

export const exportContagens = exportCase({
  action: 'contagem.exportar',
  name: 'contagens',
  input: listarContagensInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
