import type { ExportColumn } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarEnsaiosLouvorInput } from './ensaio-louvor.input.js'
import { type EnsaioLouvorRow, listar } from './ensaio-louvor.queries.js'

const columns: ExportColumn<EnsaioLouvorRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.horaEnsaio }]

export const exportarEnsaiosLouvor = exportCase({
  action: 'ensaioLouvor.exportar',
  name: 'ensaios-louvor',
  input: listarEnsaiosLouvorInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
