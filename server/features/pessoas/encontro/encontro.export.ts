import type { ExportColumn } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarEncontrosInput } from './encontro.input.js'
import { type EncontroRow, listar } from './encontro.queries.js'

const columns: ExportColumn<EncontroRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.temaEstudo }]

export const exportarEncontros = exportCase({
  action: 'encontro.exportar',
  name: 'encontros',
  input: listarEncontrosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
