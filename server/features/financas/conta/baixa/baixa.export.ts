import { type MeioDeBaixa, meiosDeBaixa } from '../../../../../schema/rules/financas/baixa.input.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import type { ExportColumn } from '../../../../kernel/transport/export/export.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { loaderOf } from '../../../../kernel/work/edges/loader.js'
import type { Side } from '../conta.queries.js'
import type { BaixaRow } from './baixa.queries.js'

type Line = BaixaRow & { descricaoConta: string | null }

/** The export columns of the payments of payables or of receivables. */
export const baixaColumnsOf: ExportColumn<Line>[] = [
  { title: 'Data', kind: 'date', value: (row) => row.data },
  { title: 'Conta', width: 48, value: (row) => row.descricaoConta },
  { title: 'Valor', kind: 'money', value: (row) => row.valor },
  { title: 'Juros', kind: 'money', value: (row) => row.juros },
  { title: 'Multa', kind: 'money', value: (row) => row.multa },
  { title: 'Desconto', kind: 'money', value: (row) => row.desconto },
  { title: 'Total', kind: 'money', value: (row) => row.total },
  { title: 'Meio', width: 18, value: ({ meio }) => (meio === null ? null : meiosDeBaixa[meio as MeioDeBaixa]) },
  { title: 'Estornada', width: 12, value: (row) => (row.estornada ? 'Sim' : 'Não') },
  { title: 'Observação', width: 40, value: (row) => row.observacao },
]

/** `withDescription(lado)(ctx, rows)`: adds the description of each payable or receivable to its payments. */
export const withDescription = (lado: Side) => {
  const conta = loaderOf((work, ids) =>
    from(work, lado.tabela as 'conta_pagar')
      .select(['id', 'descricaoConta'])
      .where('id', 'in', ids)
      .execute(),
  )
  return (ctx: Context, rows: readonly BaixaRow[]): Promise<Line[]> =>
    Promise.all(
      rows.map(async (row) => ({ ...row, descricaoConta: (await conta(ctx, row.idConta))?.descricaoConta ?? null })),
    )
}
