import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarMomentosCultoInput } from './momento-culto.input.js'
import { listar, type MomentoCultoRow } from './momento-culto.queries.js'

const columns: ExportColumn<MomentoCultoRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.titulo }]

export const exportarMomentosCulto = exportCase({
  action: 'momentoCulto.exportar',
  name: 'momentos-culto',
  input: listarMomentosCultoInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
