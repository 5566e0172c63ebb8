import type { DateOnly } from '../../../../schema/rules/dates.js'
import { listarMembrosDepartamentoInput } from '../../../../schema/rules/pessoas/departamento-membro.input.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { withSignUpDay } from '../../acesso/cliente/index.js'
import type { MembroDepartamentoRow } from './departamento-membro.queries.js'
import { membrosOfDepartamentos } from './departamento-membro.usecases.js'

type Row = MembroDepartamentoRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Departamento', width: 32, value: (row) => row.tituloDepartamento },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Status', width: 10, value: (row) => (row.statusMembro === 'ativo' ? 'Ativo' : 'Inativo') },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportMembrosDepartamento = exportCase({
  action: 'departamento.exportar',
  name: 'membros-departamento',
  input: listarMembrosDepartamentoInput,
  columns,
  rows: async (work, input) => withSignUpDay(work.ctx, (await membrosOfDepartamentos.list(work, input)).rows),
})
