import { listarTipoPatrimoniosInput } from '../../../../schema/rules/patrimonio/tipo-patrimonio.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type TipoPatrimonioRow } from './tipo-patrimonio.queries.js'

const columns: ExportColumn<TipoPatrimonioRow>[] = [{ title: 'Tipo', width: 32, value: (row) => row.tipoPatrimonio }]

export const exportTipoPatrimonios = exportCase({
  action: 'tipoPatrimonio.exportar',
  name: 'tipo-patrimonios',
  input: listarTipoPatrimoniosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
