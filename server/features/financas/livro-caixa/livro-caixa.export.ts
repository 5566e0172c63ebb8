import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { totaisDoPeriodo } from '../lancamento/index.js'
import { exportarLivroCaixaInput } from './livro-caixa.input.js'
import { type LinhaRow, linhas } from './livro-caixa.queries.js'
import { entradaDa, nomeCategoria, saidaDa } from './livro-caixa.rules.js'
import { escopo, period } from './livro-caixa.usecases.js'

const columns: ExportColumn<LinhaRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: nomeCategoria },
  { title: 'Entrada', kind: 'money', value: entradaDa },
  { title: 'Saída', kind: 'money', value: saidaDa },
  { title: 'Saldo', kind: 'money', value: (row) => row.saldo },
]

export const exportarLivroCaixa = exportCase({
  action: 'livroCaixa.exportar',
  name: 'livro-caixa',
  named: { 'filtro.idContaFinanceira': 'conta_financeira', 'filtro.idCentroCusto': 'centro_custo' },
  input: exportarLivroCaixaInput,
  columns,
  async rows({ ctx, db, ...work }, { filtro }) {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = await escopo({ db, idCliente }, filtro ?? {})
    const { inicio, fim } = await period(ctx, idCliente, filtro ?? {})
    const { saldoAnterior } = await totaisDoPeriodo(scope, inicio, fim)
    return linhas(scope, { inicio, fim, saldoAnterior })
  },
})
