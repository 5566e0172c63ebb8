import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { comNomes, type LancamentoComNomes, listar } from '../lancamento/index.js'
import { listarLancamentosInput } from '../lancamento/lancamento.input.js'
import { categoriasSaida } from './saida.input.js'

const columns: ExportColumn<LancamentoComNomes>[] = [
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

export const exportarSaidas = exportCase({
  action: 'saida.exportar',
  name: 'saidas',
  input: listarLancamentosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return comNomes(work.ctx, 'saida', (await listar(work, 'saida', input)).rows)
  },
})
