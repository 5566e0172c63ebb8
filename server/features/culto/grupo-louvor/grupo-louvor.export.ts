import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarGruposLouvorInput } from './grupo-louvor.input.js'
import { type GrupoLouvorRow, listar } from './grupo-louvor.queries.js'

const columns: ExportColumn<GrupoLouvorRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeGrupo },
  { title: 'Líder', width: 32, value: (row) => row.nomeLider },
  { title: 'Status', value: (row) => (row.statusGrupo === 1 ? 'Ativo' : 'Inativo') },
]

export const exportarGruposLouvor = exportCase({
  action: 'grupoLouvor.exportar',
  name: 'grupos-de-louvor',
  input: listarGruposLouvorInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
