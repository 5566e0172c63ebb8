import { listarCategoriasInput, naturezas, tiposPagamento } from '../../../../schema/rules/financas/categoria.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type CategoriaRow, listRows } from './categoria.queries.js'

const columns: ExportColumn<CategoriaRow>[] = [
  { title: 'Natureza', width: 12, value: (row) => naturezas[row.natureza] ?? null },
  { title: 'Número', width: 10, value: (row) => String(row.raiz) },
  { title: 'Nome', width: 32, value: (row) => row.nome },
  { title: 'Fixa', width: 8, value: (row) => (row.fixa ? 'Sim' : 'Não') },
  { title: 'Com restrição', width: 14, value: (row) => (row.restrita ? 'Sim' : 'Não') },
  { title: 'Código do contador', width: 20, value: (row) => row.codigoContador },
  { title: 'Tipo de pagamento', width: 28, value: (row) => tiposPagamento[row.tipoPagamento ?? ''] ?? null },
  { title: 'Status', width: 14, value: (row) => (row.ativa ? 'Ativa' : 'Desativada') },
]

export const exportCategorias = exportCase({
  action: 'categoria.exportar',
  name: 'categorias',
  input: listarCategoriasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
