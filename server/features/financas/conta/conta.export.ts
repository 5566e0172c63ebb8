import { type Frequencia, frequencias } from '../../../../schema/rules/financas/conta.input.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById } from '../../acesso/usuario/index.js'
import { categoriaById } from '../categoria/index.js'
import { centroCustoById } from '../centro-custo/index.js'
import { fornecedorAsSeen } from '../fornecedor/index.js'
import { numberOf } from '../numero/index.js'
import type { ContaRow, Side } from './conta.queries.js'

type Line = ContaRow & {
  numero: number | null
  nomeCentroCusto: string | null
  nomeResponsavel: string | null
  nomeFornecedor: string | null
  nomeCategoria: string | null
}

/**
 * The export columns of a list of payables or receivables.
 * @param textos the Portuguese label of each status
 * @param proprias columns of one side only
 */
export const contaColumnsOf = (
  textos: Readonly<Record<string, string>>,
  ...proprias: ExportColumn<Line>[]
): ExportColumn<Line>[] => [
  { title: 'Descrição', width: 48, value: (row) => row.descricaoConta },
  {
    title: 'Parcela',
    width: 12,
    // a spreadsheet would read '1/12' as the first of December
    value: ({ parcela, totalParcelas }) => (totalParcelas === null ? null : `${parcela} de ${totalParcelas}`),
  },
  { title: 'Vencimento', kind: 'date', value: (row) => row.dataVencimentoConta },
  { title: 'Valor', kind: 'money', value: (row) => row.valorConta },
  { title: 'Status', width: 14, value: (row) => textos[row.statusConta] ?? row.statusConta },
  { title: 'Estornada', width: 12, value: (row) => (row.estornada ? 'Sim' : 'Não') },
  { title: 'Encerrada em', kind: 'date', value: (row) => row.dataEncerramentoConta },
  { title: 'Categoria', width: 24, value: (row) => row.nomeCategoria },
  { title: 'Centro de custo', width: 24, value: (row) => row.nomeCentroCusto },
  { title: 'Responsável', width: 32, value: (row) => row.nomeResponsavel ?? 'Igreja' },
  { title: 'Restante', kind: 'money', value: (row) => row.restante },
  ...proprias,
  { title: 'Nº', kind: 'number', value: (row) => row.numero },
  { title: 'Repete', width: 18, value: ({ frequencia }) => frequencia && frequencias[frequencia as Frequencia] },
]

const numeros = { conta_pagar: numberOf('conta_pagar'), conta_receber: numberOf('conta_receber') }

/** Adds the numbers and names that the export shows to the rows. */
export const withNames = (ctx: Context, { tabela }: Side, rows: readonly ContaRow[]): Promise<Line[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      numero: await numeros[tabela](ctx, row.id),
      nomeCentroCusto: (await centroCustoById(ctx, row.idCentroCusto))?.nome ?? null,
      nomeResponsavel: (await pessoaById(ctx, row.responsavelUsuarioConta))?.name ?? null,
      nomeFornecedor: (await fornecedorAsSeen(ctx, row.idFornecedor))?.nome ?? null,
      nomeCategoria: (await categoriaById(ctx, row.idCategoria))?.nome ?? null,
    })),
  )
