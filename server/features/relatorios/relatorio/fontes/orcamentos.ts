import { formatDate } from '../../../../kernel/dates.js'
import { formatMoney } from '../../../../kernel/money.js'
import { from } from '../../../../kernel/tenant/records.js'
import { type Execucao, execucaoOrcamentos, gastos } from '../../../financas/orcamento/index.js'
import { agrupar, destaque, type Fonte, numero, porcento, texto } from './fonte.js'

const nomes: Readonly<Record<string, string>> = { pendente: 'Pendente', aprovado: 'Aprovado', recusado: 'Recusado' }

const nothing: Execucao = { previsto: '0.00', pendente: '0.00', gasto: '0.00', saldo: '0.00', percentual: null }

/** What departments planned and spent, and the budgets of the period; of all departments or of one. */
export const orcamentos: Fonte = async (escopo) => {
  const { db, idCliente, periodo, filtros, features } = escopo
  const { inicio, fim } = periodo
  const { departamentos, total } = await execucaoOrcamentos({ db, idCliente }, inicio, fim, gastos(features))
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
    porcento(percentual),
  ]
  return {
    paisagem: true,
    resumo: [
      destaque('Previsto', formatMoney(sums.previsto)),
      destaque('Gasto', formatMoney(sums.gasto)),
      destaque('Saldo', formatMoney(sums.saldo)),
      destaque('Pendente', formatMoney(sums.pendente)),
      destaque('Orçamentos', rows.length),
    ],
    secoes: [
      {
        titulo: 'Previsto e gasto por departamento',
        tabela: {
          colunas: [
            texto('Departamento', 30),
            numero('Previsto', 15),
            numero('Pendente', 15),
            numero('Gasto', 15),
            numero('Saldo', 15),
            numero('% gasto', 10),
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
            texto('Data', 13),
            texto('Orçamento', 34),
            texto('Status', 13),
            texto('Decidido por', 24),
            numero('Valor', 16),
          ],
          grupos: agrupar(rows, ({ idDepartamento }) => String(idDepartamento)).map(([id, own]) => ({
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
