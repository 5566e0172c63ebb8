import type { DateOnly } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { comDiaDoCadastro } from '../../acesso/cliente/index.js'
import { listarMembrosEventoInput } from './membro-evento.input.js'
import type { MembroEventoRow } from './membro-evento.queries.js'
import { membrosDeEventos } from './membro-evento.usecases.js'

type Row = MembroEventoRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Evento', width: 32, value: (row) => row.nomeEvento },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportarMembrosEvento = exportCase({
  action: 'evento.exportar',
  name: 'membros-evento',
  input: listarMembrosEventoInput,
  columns,
  rows: async (work, input) => comDiaDoCadastro(work.ctx, (await membrosDeEventos.list(work, input)).rows),
})
