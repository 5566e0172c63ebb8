import type { DateOnly } from '../../../../schema/rules/dates.js'
import { listarMembrosCelulaInput } from '../../../../schema/rules/pessoas/membro-celula.input.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { withSignUpDay } from '../../acesso/cliente/index.js'
import { membership } from './lideranca.js'
import type { MembroCelulaRow } from './membro-celula.queries.js'

type Row = MembroCelulaRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Célula', width: 32, value: (row) => row.nomeCelula },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Função', value: (row) => (row.membroLider === 1 ? 'Responsável' : 'Membro') },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportMembrosCelula = exportCase({
  action: 'celula.exportar',
  name: 'membros-celula',
  input: listarMembrosCelulaInput,
  columns,
  rows: async (work, input) => withSignUpDay(work.ctx, (await membership.list(work, input)).rows),
})
