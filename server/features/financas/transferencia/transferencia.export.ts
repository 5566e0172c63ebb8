import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { contaFinanceiraPorId } from '../conta-financeira/index.js'
import { numeroDe } from '../numero/index.js'
import { listarTransferenciasInput } from './transferencia.input.js'
import { listar, type TransferenciaRow } from './transferencia.queries.js'

type Row = TransferenciaRow & { de: string | null; para: string | null; numero: number | null }

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'De', width: 28, value: (row) => row.de },
  { title: 'Para', width: 28, value: (row) => row.para },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Nº', kind: 'number', value: (row) => row.numero },
]

const numeroDaTransferencia = numeroDe('transferencia')

export const exportarTransferencias = exportCase({
  action: 'transferencia.exportar',
  name: 'transferencias',
  input: listarTransferenciasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listar(work, input)
    const nome = async (id: number) => (await contaFinanceiraPorId(work.ctx, id))?.nome ?? null
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        de: await nome(row.idContaOrigem),
        para: await nome(row.idContaDestino),
        numero: await numeroDaTransferencia(work.ctx, row.id),
      })),
    )
  },
})
