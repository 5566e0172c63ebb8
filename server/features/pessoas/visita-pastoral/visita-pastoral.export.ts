import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import type { VisitaPastoralRow } from './visita-pastoral.comentario.js'
import { listarVisitasPastoraisInput } from './visita-pastoral.input.js'
import { listarVisiveis } from './visita-pastoral.usecases.js'

const columns: ExportColumn<VisitaPastoralRow>[] = [
  { title: 'Data da visita', kind: 'date', value: (row) => row.dataVisita },
  { title: 'Pastor', width: 32, value: (row) => row.nomePastor },
  { title: 'Visitado', width: 32, value: (row) => row.nomeVisitado },
  { title: 'Comentário', width: 60, value: (row) => row.comentarioVisita },
]

export const exportarVisitasPastorais = exportCase({
  action: 'visitaPastoral.exportar',
  name: 'visitas-pastorais',
  input: listarVisitasPastoraisInput,
  columns,
  async rows(work, input) {
    return (await listarVisiveis(work, input)).rows
  },
})
