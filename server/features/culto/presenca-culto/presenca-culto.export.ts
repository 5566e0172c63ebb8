import { formatInstant } from '../../../kernel/dates.js'
import { type ExportColumn, writtenPhone } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { listarPresencasInput } from './presenca-culto.input.js'
import type { PresencaRow } from './presenca-culto.queries.js'
import { listarVisiveis } from './presenca-culto.usecases.js'

const columns: ExportColumn<PresencaRow & { confirmada: string }>[] = [
  { title: 'Nome', width: 32, value: (row) => row.name },
  { title: 'E-mail', width: 32, value: (row) => row.email },
  { title: 'Telefone', width: 18, value: (row) => row.telefoneUsuario && writtenPhone(row.telefoneUsuario) },
  { title: 'Confirmada em', kind: 'instant', width: 18, value: (row) => row.confirmada },
]

export const exportarPresencas = exportCase({
  action: 'presencaCulto.exportar',
  name: 'presencas',
  input: listarPresencasInput,
  columns,
  async rows(work, input) {
    const { rows } = await listarVisiveis(work, input)
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        confirmada: formatInstant(row.createdAt, await fusoDe(work.ctx, row.idCliente)),
      })),
    )
  },
})
