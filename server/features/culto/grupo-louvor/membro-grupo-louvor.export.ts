import { listarMembrosGrupoLouvorInput } from '../../../../schema/rules/culto/membro-grupo-louvor.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { membership } from './lideranca.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'

const columns: ExportColumn<MembroGrupoLouvorRow>[] = [
  { title: 'Grupo', width: 28, value: (row) => row.nomeGrupo },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'Status', value: (row) => (row.statusMembro === 1 ? 'Ativo' : 'Inativo') },
  { title: 'Líder', value: (row) => (row.membroLider === 1 ? 'Sim' : 'Não') },
]

export const exportMembrosGrupoLouvor = exportCase({
  action: 'grupoLouvor.exportar',
  name: 'membros-grupo-louvor',
  input: listarMembrosGrupoLouvorInput,
  columns,
  rows: async (work, input) => (await membership.list(work, input)).rows,
})
