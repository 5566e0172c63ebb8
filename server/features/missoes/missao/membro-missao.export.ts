import type { DateOnly } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { comDiaDoCadastro } from '../../acesso/cliente/index.js'
import { listarMembrosMissaoInput } from './membro-missao.input.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import { membrosDeMissoes } from './membro-missao.usecases.js'

type Row = MembroMissaoRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Missão', width: 32, value: (row) => row.nomeMissao },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Status', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportarMembrosMissao = exportCase({
  action: 'missao.exportar',
  name: 'membros-missao',
  input: listarMembrosMissaoInput,
  columns,
  rows: async (work, input) => comDiaDoCadastro(work.ctx, (await membrosDeMissoes.list(work, input)).rows),
})
