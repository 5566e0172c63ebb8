import { type ExportColumn, writtenPhone } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { listarMembrosMissaoInput } from './membro-missao.input.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import { listarVisiveis } from './membro-missao.usecases.js'

const columns: ExportColumn<MembroMissaoRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Situação', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
]

export const exportarMembrosMissao = exportCase({
  action: 'missao.exportar',
  name: 'membros-da-missao',
  input: listarMembrosMissaoInput,
  columns,
  rows: async (work, input) => (await listarVisiveis(work, input)).rows,
})
