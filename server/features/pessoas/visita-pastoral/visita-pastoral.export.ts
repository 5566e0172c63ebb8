import { listarVisitasPastoraisInput } from '../../../../schema/rules/pessoas/visita-pastoral.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import type { VisitaPastoralRow } from './visita-pastoral.comentario.js'
import { listVisible } from './visita-pastoral.usecases.js'

const columns: ExportColumn<VisitaPastoralRow>[] = [
  { title: 'Data da visita', kind: 'date', value: (row) => row.dataVisita },
  { title: 'Pastor', width: 32, value: (row) => row.nomePastor },
  { title: 'Visitado', width: 32, value: (row) => row.nomeVisitado },
  { title: 'Comentário', width: 60, value: (row) => row.comentarioVisita },
]

export const exportVisitasPastorais = exportCase({
  action: 'visitaPastoral.exportar',
  name: 'visitas-pastorais',
  input: listarVisitasPastoraisInput,
  columns,
  async rows(work, input) {
    return (await listVisible(work, input)).rows
  },
})
