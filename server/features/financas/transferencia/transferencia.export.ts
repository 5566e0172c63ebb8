import { listarTransferenciasInput } from '../../../../schema/rules/financas/transferencia.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { contaFinanceiraById } from '../conta-financeira/index.js'
import { numberOf } from '../numero/index.js'
import { listRows, type TransferenciaRow } from './transferencia.queries.js'

type Row = TransferenciaRow & { de: string | null; para: string | null; numero: number | null }

const columns: ExportColumn<Row>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'De', width: 28, value: (row) => row.de },
  { title: 'Para', width: 28, value: (row) => row.para },
  { title: 'Descrição', width: 40, value: (row) => row.descricao },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Nº', kind: 'number', value: (row) => row.numero },
]

const numberOfTransferencia = numberOf('transferencia')

export const exportTransferencias = exportCase({
  action: 'transferencia.exportar',
  name: 'transferencias',
  input: listarTransferenciasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listRows(work, input)
    const nameOf = async (id: number) => (await contaFinanceiraById(work.ctx, id))?.nome ?? null
    return Promise.all(
      rows.map(async (row) => ({
        ...row,
        de: await nameOf(row.idContaOrigem),
        para: await nameOf(row.idContaDestino),
        numero: await numberOfTransferencia(work.ctx, row.id),
      })),
    )
  },
})
