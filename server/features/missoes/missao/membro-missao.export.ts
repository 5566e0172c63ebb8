import { defaultTimeZone, todayIn } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { listarMembrosMissaoInput } from './membro-missao.input.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import { listarVisiveis } from './membro-missao.usecases.js'

const columns: ExportColumn<MembroMissaoRow>[] = [
  { title: 'Missão', width: 32, value: (row) => row.nomeMissao },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Status', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
  { title: 'Adicionado em', kind: 'date', value: (row) => todayIn(defaultTimeZone, new Date(row.createdAt)) },
]

export const exportarMembrosMissao = exportCase({
  action: 'missao.exportar',
  name: 'membros-missao',
  input: listarMembrosMissaoInput,
  columns,
  rows: async (work, input) => (await listarVisiveis(work, input)).rows,
})
