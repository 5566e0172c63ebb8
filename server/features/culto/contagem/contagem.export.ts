import { listarContagensInput } from '../../../../schema/rules/culto/contagem.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaAsSeen } from '../../financas/conta-financeira/index.js'
import { categoriasEntrada } from '../../financas/entrada/index.js'
import { cultoAsSeen, cultoTitle } from '../culto/index.js'
import { type ContagemRow, listRows } from './contagem.queries.js'
import { checkedTotal, contagemStatus } from './contagem.rules.js'

type Row = ContagemRow & { culto: string | null; conta: string | null }

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: (row) => categoriasEntrada[row.categoria] ?? null },
  { title: 'Situação', width: 22, value: (row) => contagemStatus(row) },
  { title: 'Valor', kind: 'money', value: (row) => checkedTotal(row) },
  { title: 'Culto', width: 28, value: (row) => row.culto },
  { title: 'Conta financeira', width: 24, value: (row) => row.conta },
]

export const exportContagens = exportCase({
  action: 'contagem.exportar',
  name: 'contagens',
  input: listarContagensInput,
  columns,
  async rows(work, input) {
    const { ctx } = work
    refuseBin(ctx, input.filtro)
    const { rows } = await listRows(work, input)
    return Promise.all(
      rows.map(async (row) => {
        const culto = await cultoAsSeen(ctx, row.idCulto)
        return {
          ...row,
          culto: culto && cultoTitle(culto),
          conta: (await contaAsSeen(ctx, row.idContaFinanceira))?.nome ?? null,
        }
      }),
    )
  },
})
