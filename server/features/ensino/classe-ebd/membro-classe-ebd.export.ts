import { listarMembrosClasseEBDInput } from '../../../../schema/rules/ensino/membro-classe-ebd.input.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import type { MembroClasseEBDRow } from './membro-classe-ebd.queries.js'
import { alunosOfClasses } from './membro-classe-ebd.usecases.js'

const columns: ExportColumn<MembroClasseEBDRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Status', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
]

export const exportMembrosClasseEBD = exportCase({
  action: 'classeEBD.exportar',
  name: 'alunos-da-classe',
  input: listarMembrosClasseEBDInput,
  columns,
  rows: async (work, input) => (await alunosOfClasses.list(work, input)).rows,
})
