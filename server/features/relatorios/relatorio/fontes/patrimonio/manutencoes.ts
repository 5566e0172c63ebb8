import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { countText, figureText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Manutencao {
  data: DateOnly
  idPatrimonio: number
  nomePatrimonio: string
  codigoPatrimonio: string
  descricao: string | null
  tituloDepartamento: string | null
  status: string
  valor: Decimal
  doBem: Decimal
  todas: Decimal
  concluidas: Decimal
  pendentes: Decimal
}

const nothing = { todas: '0.00', concluidas: '0.00', pendentes: '0.00' }

/** The maintenance work of the period, and its cost for each asset. The database computes the sums. */
export const manutencoes: ReportSource = async ({ db, idCliente, periodo: { inicio, fim } }) => {
  const { rows } = await sql<Manutencao>`
    select m.data_manutencao as data, m.id_patrimonio as "idPatrimonio", p.nome_patrimonio as "nomePatrimonio",
      p.codigo_patrimonio as "codigoPatrimonio", m.descricao_manutencao as descricao,
      d.titulo_departamento as "tituloDepartamento", m.status_manutencao as status, m.valor_manutencao as valor,
      sum(m.valor_manutencao) over (partition by m.id_patrimonio) as "doBem", sum(m.valor_manutencao) over () as todas,
      coalesce(sum(m.valor_manutencao) filter (where m.status_manutencao = 'concluido') over (), 0.00) as concluidas,
      coalesce(sum(m.valor_manutencao) filter (where m.status_manutencao = 'pendente') over (), 0.00) as pendentes
    from manutencao_patrimonio m
    join patrimonio p on p.id = m.id_patrimonio and p.id_cliente = m.id_cliente
    left join departamento d on d.id = m.id_departamento and d.id_cliente = m.id_cliente
    where m.id_cliente = ${idCliente} and m.excluido_em is null
      and m.data_manutencao between ${inicio}::date and ${fim}::date
    order by m.data_manutencao, m.id`.execute(db)
  const sums = rows[0] ?? nothing
  const assets = groupRows(rows, ({ idPatrimonio }) => String(idPatrimonio))
    .map(([, own]) => own)
    .sort((a, b) => Number(b[0]?.doBem) - Number(a[0]?.doBem))
  return {
    paisagem: true,
    resumo: [
      highlight('Manutenções', rows.length),
      highlight('Concluídas', rows.filter(({ status }) => status === 'concluido').length),
      highlight('Valor concluído', formatMoney(sums.concluidas)),
      highlight('Valor pendente', formatMoney(sums.pendentes)),
    ],
    secoes: [
      {
        titulo: 'Manutenções',
        tabela: {
          colunas: [
            textOf('Data', 11),
            textOf('Patrimônio', 27),
            textOf('Descrição', 36),
            textOf('Departamento', 20),
            textOf('Status', 12),
            numberOf('Valor', 15),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rowsOf(rows, (row) => [
                formatDate(row.data),
                row.nomePatrimonio,
                row.descricao ?? '',
                row.tituloDepartamento ?? '',
                row.status === 'concluido' ? 'Concluída' : 'Pendente',
                formatMoney(row.valor),
              ]),
              subtotal: null,
            },
          ],
          total: [
            `Total: ${countText(rows.length, 'manutenção', 'manutenções')}`,
            '',
            '',
            '',
            '',
            formatMoney(sums.todas),
          ],
          vazio: 'Nenhuma manutenção no período.',
        },
      },
      ...(assets.length
        ? [
            {
              titulo: 'Por patrimônio',
              tabela: {
                colunas: [
                  textOf('Código', 14),
                  textOf('Patrimônio', 46),
                  numberOf('Manutenções', 15),
                  numberOf('Total', 25),
                ],
                grupos: [
                  {
                    titulo: null,
                    linhas: assets.map((own) => [
                      own[0]?.codigoPatrimonio ?? '',
                      own[0]?.nomePatrimonio ?? '',
                      figureText(own.length),
                      formatMoney(own[0]?.doBem ?? '0.00'),
                    ]),
                    subtotal: null,
                  },
                ],
                total: ['Total', '', figureText(rows.length), formatMoney(sums.todas)],
                vazio: '',
              },
            },
          ]
        : []),
    ],
  }
}
