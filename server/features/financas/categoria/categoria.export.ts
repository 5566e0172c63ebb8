import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarCategoriasInput, naturezas, tiposPagamento } from './categoria.input.js'
import { type CategoriaRow, listar } from './categoria.queries.js'

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

export const exportarCategorias = exportCase({
  action: 'categoria.exportar',
  name: 'categorias',
  input: listarCategoriasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
