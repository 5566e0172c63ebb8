import { listarClassesEBDInput } from '../../../../schema/rules/ensino/classe-ebd.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type ClasseEBDRow, listRows } from './classe-ebd.queries.js'

const columns: ExportColumn<ClasseEBDRow>[] = [
  { title: 'Nome', width: 32, value: (row) => row.nomeClasse },
  { title: 'Faixa etária', width: 20, value: (row) => row.faixaEtaria },
  { title: 'Professor', width: 32, value: (row) => row.nomeProfessor },
  { title: 'Alunos', kind: 'number', width: 10, value: (row) => row.quantidadeAlunos },
  { title: 'Status', width: 10, value: (row) => (row.statusClasse === 'ativa' ? 'Ativa' : 'Inativa') },
]

export const exportClassesEBD = exportCase({
  action: 'classeEBD.exportar',
  name: 'classes-da-ebd',
  input: listarClassesEBDInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})
