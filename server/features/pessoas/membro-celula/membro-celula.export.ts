import { defaultTimeZone, todayIn } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { listarMembrosCelulaInput } from './membro-celula.input.js'
import { listar, type MembroCelulaRow } from './membro-celula.queries.js'
import { asSeen } from './membro-celula.usecases.js'

const columns: ExportColumn<MembroCelulaRow>[] = [
  { title: 'Célula', width: 32, value: (row) => row.nomeCelula },
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 16, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Função', value: (row) => (row.membroLider === 1 ? 'Responsável' : 'Membro') },
  { title: 'Adicionado em', kind: 'date', value: (row) => todayIn(defaultTimeZone, new Date(row.createdAt)) },
]

export const exportarMembrosCelula = exportCase({
  action: 'celula.exportar',
  name: 'membros-celula',
  input: listarMembrosCelulaInput,
  columns,
  rows: async (work, input) =>
    (await listar(work, input, work.ctx.can('usuario.lerDadosPessoais'))).rows.map((row) => asSeen(work.ctx, row)),
})
