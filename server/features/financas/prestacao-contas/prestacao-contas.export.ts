import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { listarPrestacoesContasInput } from './prestacao-contas.input.js'
import { listar, type PrestacaoContasRow } from './prestacao-contas.queries.js'
import { type Pareceres, situacaoPrestacao } from './prestacao-contas.rules.js'

const columns: ExportColumn<PrestacaoContasRow>[] = [
  { title: 'Nome', width: 44, value: (row) => row.nome },
  { title: 'Primeiro dia', kind: 'date', value: (row) => row.inicio },
  { title: 'Último dia', kind: 'date', value: (row) => row.fim },
  {
    title: 'Situação',
    width: 22,
    value: (row) => situacaoPrestacao({ ...row, pareceres: row.pareceres as Pareceres | null }),
  },
  { title: 'Assembleia', kind: 'date', value: (row) => row.assembleiaEm },
  { title: 'Ata', width: 24, value: (row) => row.ata },
]

export const exportarPrestacoesContas = exportCase({
  action: 'prestacaoContas.exportar',
  name: 'prestacoes-contas',
  input: listarPrestacoesContasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})
