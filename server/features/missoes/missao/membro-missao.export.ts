import type { DateOnly } from '../../../../schema/rules/dates.js'
import { listarMembrosMissaoInput } from '../../../../schema/rules/missoes/membro-missao.input.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { withSignUpDay } from '../../acesso/cliente/index.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import { membrosOfMissoes } from './membro-missao.usecases.js'

type Row = MembroMissaoRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Missão', width: 32, value: (row) => row.nomeMissao },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Status', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportMembrosMissao = exportCase({
  action: 'missao.exportar',
  name: 'membros-missao',
  input: listarMembrosMissaoInput,
  columns,
  rows: async (work, input) => withSignUpDay(work.ctx, (await membrosOfMissoes.list(work, input)).rows),
})
