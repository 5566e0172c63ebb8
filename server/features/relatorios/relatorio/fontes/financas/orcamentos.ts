import { formatDate } from '../../../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../../../schema/rules/money.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import { type Execucao, execucaoOrcamentos, spendingOf } from '../../../../financas/orcamento/index.js'
import { groupRows, highlight, numberOf, percent, type ReportSource, textOf } from '../fonte.js'

const nomes: Readonly<Record<string, string>> = { pendente: 'Pendente', aprovado: 'Aprovado', recusado: 'Recusado' }

const nothing: Execucao = { previsto: '0.00', pendente: '0.00', gasto: '0.00', saldo: '0.00', percentual: null }

/** What departments planned and spent, and the budgets of the period; of all departments or of one. */
export const orcamentos: ReportSource = async (escopo) => {
  const { db, idCliente, periodo, filtros, features } = escopo
  const { inicio, fim } = periodo
  const { departamentos, total } = await execucaoOrcamentos({ db, idCliente }, inicio, fim, spendingOf(features))
  const only = filtros.idDepartamento
  const shown = departamentos.filter(({ idDepartamento }) => only === undefined || idDepartamento === only)
  const sums = only === undefined ? total : (shown[0] ?? nothing)
  let query = from(escopo, 'orcamento')
    .innerJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'orcamento.idDepartamento')
        .onRef('departamento.idCliente', '=', 'orcamento.idCliente'),
    )
    .leftJoin('usuario as decisor', (join) =>
      join.onRef('decisor.id', '=', 'orcamento.decididoPor').onRef('decisor.idCliente', '=', 'orcamento.idCliente'),
    )
    .where('orcamento.excluidoEm', 'is', null)
    .where('orcamento.dataOrcamento', '>=', inicio)
    .where('orcamento.dataOrcamento', '<=', fim)
  if (only !== undefined) query = query.where('orcamento.idDepartamento', '=', only)
  const rows = await query
    .select(['orcamento.idDepartamento', 'orcamento.tituloOrcamento', 'orcamento.dataOrcamento'])
    .select(['orcamento.valorOrcamento', 'orcamento.statusOrcamento', 'departamento.tituloDepartamento'])
    .select('decisor.name as decisor')
    .orderBy('departamento.nomeOrdem')
    .orderBy('departamento.id')
    .orderBy('orcamento.dataOrcamento')
    .orderBy('orcamento.id')
    .execute()
  const planned = new Map(departamentos.map(({ idDepartamento, previsto }) => [String(idDepartamento), previsto]))
  const money = ({ previsto, pendente, gasto, saldo, percentual }: Execucao) => [
    ...[previsto, pendente, gasto, saldo].map(formatMoney),
    percent(percentual),
  ]
  return {
    paisagem: true,
    resumo: [
      highlight('Previsto', formatMoney(sums.previsto)),
      highlight('Gasto', formatMoney(sums.gasto)),
      highlight('Saldo', formatMoney(sums.saldo)),
      highlight('Pendente', formatMoney(sums.pendente)),
      highlight('Orçamentos', rows.length),
    ],
    secoes: [
      {
        titulo: 'Previsto e gasto por departamento',
        tabela: {
          colunas: [
            textOf('Departamento', 30),
            numberOf('Previsto', 15),
            numberOf('Pendente', 15),
            numberOf('Gasto', 15),
            numberOf('Saldo', 15),
            numberOf('% gasto', 10),
          ],
          grupos: [
            { titulo: null, linhas: shown.map((row) => [row.tituloDepartamento, ...money(row)]), subtotal: null },
          ],
          total: shown.length > 1 ? ['Total', ...money(sums)] : null,
          vazio: 'Nenhum orçamento ou gasto no período.',
        },
      },
      {
        titulo: 'Orçamentos',
        tabela: {
          colunas: [
            textOf('Data', 13),
            textOf('Orçamento', 34),
            textOf('Status', 13),
            textOf('Decidido por', 24),
            numberOf('Valor', 16),
          ],
          grupos: groupRows(rows, ({ idDepartamento }) => String(idDepartamento)).map(([id, own]) => ({
            titulo: own[0]?.tituloDepartamento ?? '',
            linhas: own.map((row) => [
              formatDate(row.dataOrcamento),
              row.tituloOrcamento,
              nomes[row.statusOrcamento] ?? row.statusOrcamento,
              row.decisor ?? '',
              formatMoney(row.valorOrcamento),
            ]),
            subtotal: ['Aprovado', '', '', '', formatMoney(planned.get(id) ?? '0.00')],
          })),
          total: ['Total aprovado', '', '', '', formatMoney(sums.previsto)],
          vazio: 'Nenhum orçamento no período.',
        },
      },
    ],
  }
}
