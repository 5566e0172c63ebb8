import { listarGruposLouvorInput } from '../../../../schema/rules/culto/grupo-louvor.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type GrupoLouvorRow, listRows } from './grupo-louvor.queries.js'

const columns: ExportColumn<GrupoLouvorRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeGrupo },
  { title: 'Líder', width: 32, value: (row) => row.nomeLider },
  { title: 'Status', value: (row) => (row.statusGrupo === 1 ? 'Ativo' : 'Inativo') },
]

export const exportGruposLouvor = exportCase({
  action: 'grupoLouvor.exportar',
  name: 'grupos-de-louvor',
  input: listarGruposLouvorInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
