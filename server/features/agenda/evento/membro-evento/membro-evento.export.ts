import { listarMembrosEventoInput } from '../../../../../schema/rules/agenda/membro-evento.input.js'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import { type ExportColumn, writtenPhone } from '../../../../kernel/transport/export/export.js'
import { exportCase } from '../../../../kernel/transport/export/export-case.js'
import { withSignUpDay } from '../../../acesso/cliente/index.js'
import type { MembroEventoRow } from './membro-evento.queries.js'
import { membrosOfEventos } from './membro-evento.usecases.js'

type Row = MembroEventoRow & { diaDoCadastro: DateOnly }

const columns: ExportColumn<Row>[] = [
  { title: 'Evento', width: 32, value: (row) => row.nomeEvento },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Adicionado em', kind: 'date', value: (row) => row.diaDoCadastro },
]

export const exportMembrosEvento = exportCase({
  action: 'evento.exportar',
  name: 'membros-evento',
  input: listarMembrosEventoInput,
  columns,
  rows: async (work, input) => withSignUpDay(work.ctx, (await membrosOfEventos.list(work, input)).rows),
})
