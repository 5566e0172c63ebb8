import { listarAulasEBDInput } from '../../../../schema/rules/ensino/aula-ebd.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type AulaEBDRow, listRows } from './aula-ebd.queries.js'

const columns: ExportColumn<AulaEBDRow>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.dataAula },
  { title: 'Classe', width: 28, value: (row) => row.nomeClasse },
  { title: 'Tema', width: 40, value: (row) => row.temaAula },
  { title: 'Professor', width: 32, value: (row) => row.nomeProfessor },
  { title: 'Presentes', kind: 'number', width: 10, value: (row) => row.qtdePresentes },
  { title: 'Visitantes', kind: 'number', width: 10, value: (row) => row.visitantes },
  { title: 'Bíblias', kind: 'number', width: 10, value: (row) => row.biblias },
  { title: 'Revistas', kind: 'number', width: 10, value: (row) => row.revistas },
  { title: 'Oferta', kind: 'money', value: (row) => row.oferta },
  { title: 'Oferta estornada', width: 16, value: (row) => (row.estornada ? 'Sim' : 'Não') },
]

export const exportAulasEBD = exportCase({
  action: 'aulaEBD.exportar',
  name: 'aulas-da-ebd',
  input: listarAulasEBDInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
