import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarTipoPatrimoniosInput } from './tipo-patrimonio.input.js'
import { listar, type TipoPatrimonioRow } from './tipo-patrimonio.queries.js'

const columns: ExportColumn<TipoPatrimonioRow>[] = [{ title: 'Tipo', width: 32, value: (row) => row.tipoPatrimonio }]

export const exportarTipoPatrimonios = exportCase({
  action: 'tipoPatrimonio.exportar',
  name: 'tipo-patrimonios',
  input: listarTipoPatrimoniosInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
