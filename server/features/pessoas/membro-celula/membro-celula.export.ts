import type { DateOnly } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { comDiaDoCadastro } from '../../acesso/cliente/index.js'
import { membership } from './lideranca.js'
import { listarMembrosCelulaInput } from './membro-celula.input.js'
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

export const exportarMembrosCelula = exportCase({
  action: 'celula.exportar',
  name: 'membros-celula',
  input: listarMembrosCelulaInput,
  columns,
  rows: async (work, input) => comDiaDoCadastro(work.ctx, (await membership.list(work, input)).rows),
})
