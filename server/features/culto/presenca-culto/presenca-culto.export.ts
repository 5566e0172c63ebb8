import { listarPresencasInput } from '../../../../schema/rules/culto/presenca-culto.input.js'
import { formatInstant } from '../../../../schema/rules/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import type { PresencaRow } from './presenca-culto.queries.js'
import { listVisible } from './presenca-culto.usecases.js'

const columns: ExportColumn<PresencaRow & { confirmada: string }>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 18, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Confirmada em', kind: 'instant', width: 18, value: (row) => row.confirmada },
]

export const exportPresencas = exportCase({
  action: 'presencaCulto.exportar',
  name: 'presencas',
  input: listarPresencasInput,
  columns,
  async rows(work, input) {
    const { rows } = await listVisible(work, input)
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        confirmada: formatInstant(row.createdAt, await fusoOf(work.ctx, row.idCliente)),
      })),
    )
  },
})
