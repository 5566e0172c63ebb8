import {
  listarContasFinanceirasInput,
  tiposContaFinanceira,
} from '../../../../schema/rules/financas/conta-financeira.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import { type ContaFinanceiraRow, listRows, todaysSaldos } from './conta-financeira.queries.js'

type Row = ContaFinanceiraRow & { saldo: Decimal | null }

const columns: ExportColumn<Row>[] = [
  { title: 'Nome', width: 28, value: (row) => row.nome },
  { title: 'Tipo', width: 16, value: (row) => tiposContaFinanceira[row.tipo] ?? null },
  { title: 'Banco', width: 20, value: (row) => row.banco },
  { title: 'Agência', width: 12, value: (row) => row.agencia },
  { title: 'Número', width: 16, value: (row) => row.numero },
  { title: 'Código do contador', width: 20, value: (row) => row.codigoContador },
  { title: 'Data do saldo inicial', kind: 'date', value: (row) => row.dataSaldoInicial },
  { title: 'Saldo inicial', kind: 'money', value: (row) => row.saldoInicial },
  { title: 'Saldo de hoje', kind: 'money', value: (row) => row.saldo },
  { title: 'Status', width: 14, value: (row) => (row.ativa ? 'Ativa' : 'Desativada') },
]

export const exportContasFinanceiras = exportCase({
  action: 'contaFinanceira.exportar',
  name: 'contas-financeiras',
  input: listarContasFinanceirasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    const { rows } = await listRows(work, input)
    return Promise.all(
      rows.map(async (row) => ({ ...row, saldo: (await todaysSaldos(work.ctx, row.idCliente))?.get(row.id) ?? null })),
    )
  },
})
