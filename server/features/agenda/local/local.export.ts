import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarLocaisInput } from './local.input.js'
import { type LocalRow, listar } from './local.queries.js'

const columns: ExportColumn<LocalRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 48, value: (row) => row.endereco },
  { title: 'Capacidade', kind: 'number', width: 12, value: (row) => row.capacidade },
]

export const exportarLocais = exportCase({
  action: 'local.exportar',
  name: 'locais',
  input: listarLocaisInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
