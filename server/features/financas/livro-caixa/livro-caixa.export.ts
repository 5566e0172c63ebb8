import { exportarLivroCaixaInput } from '../../../../schema/rules/financas/livro-caixa.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { totalsOfPeriod } from '../lancamento/index.js'
import { type LineRow, linesOf } from './livro-caixa.queries.js'
import { categoriaName, entradaOf, saidaOf } from './livro-caixa.rules.js'
import { escopo, period } from './livro-caixa.usecases.js'

const columns: ExportColumn<LineRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: categoriaName },
  { title: 'Entrada', kind: 'money', value: entradaOf },
  { title: 'Saída', kind: 'money', value: saidaOf },
  { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
]

export const exportLivroCaixa = exportCase({
  action: 'livroCaixa.exportar',
  name: 'livro-caixa',
  input: exportarLivroCaixaInput,
  columns,
  async rows({ ctx, db, ...work }, { filtro }) {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = await escopo({ db, idCliente }, filtro ?? {})
    const { inicio, fim } = await period(ctx, idCliente, filtro ?? {})
    const { saldoAnterior } = await totalsOfPeriod(scope, inicio, fim)
    return linesOf(scope, { inicio, fim, saldoAnterior })
  },
})
