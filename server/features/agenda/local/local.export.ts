import { listarLocaisInput } from '../../../../schema/rules/agenda/local.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type LocalRow, listRows } from './local.queries.js'

const columns: ExportColumn<LocalRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeLocal },
  { title: 'Endereço', width: 48, value: (row) => row.endereco },
  { title: 'Capacidade', kind: 'number', width: 12, value: (row) => row.capacidade },
]

export const exportLocais = exportCase({
  action: 'local.exportar',
  name: 'locais',
  input: listarLocaisInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
