import { listarLancamentosInput } from '../../../../schema/rules/financas/lancamento.input.js'
import { categoriasSaida } from '../../../../schema/rules/financas/saida.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type NamedLancamento, withNames } from '../lancamento/index.js'

const columns: ExportColumn<NamedLancamento>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: (row) => categoriasSaida[row.categoria] ?? null },
  { title: 'Categoria própria', width: 24, value: (row) => row.nomeCategoriaPropria },
  { title: 'Centro de custo', width: 24, value: (row) => row.nomeCentroCusto },
  { title: 'Conta financeira', width: 24, value: (row) => row.nomeContaFinanceira },
  { title: 'Fornecedor', width: 28, value: (row) => row.nomeFornecedor },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Nº', kind: 'number', value: (row) => row.numero },
]

export const exportSaidas = exportCase({
  action: 'saida.exportar',
  name: 'saidas',
  input: listarLancamentosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return withNames(work.ctx, 'saida', (await listRows(work, 'saida', input)).rows)
  },
})
