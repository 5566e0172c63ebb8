import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input.js'
import { listarLancamentosInput } from '../../../../schema/rules/financas/lancamento.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type NamedLancamento, withNames } from '../lancamento/index.js'

const columns: ExportColumn<NamedLancamento>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Descrição', width: 48, value: (row) => row.descricao },
  { title: 'Categoria', width: 16, value: (row) => categoriasEntrada[row.categoria] ?? null },
  { title: 'Categoria própria', width: 24, value: (row) => row.nomeCategoriaPropria },
  { title: 'Centro de custo', width: 24, value: (row) => row.nomeCentroCusto },
  { title: 'Conta financeira', width: 24, value: (row) => row.nomeContaFinanceira },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Nº', kind: 'number', value: (row) => row.numero },
]

export const exportEntradas = exportCase({
  action: 'entrada.exportar',
  name: 'entradas',
  input: listarLancamentosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return withNames(work.ctx, 'entrada', (await listRows(work, 'entrada', input)).rows)
  },
})
