import { listarMomentosCultoInput } from '../../../../schema/rules/culto/momento-culto.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { listRows, type MomentoCultoRow } from './momento-culto.queries.js'

const columns: ExportColumn<MomentoCultoRow>[] = [{ title: 'Nome', width: 32, value: (row) => row.titulo }]

export const exportMomentosCulto = exportCase({
  action: 'momentoCulto.exportar',
  name: 'momentos-culto',
  input: listarMomentosCultoInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
