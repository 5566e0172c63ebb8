import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { agrupar, cada, destaque, type Fonte, inteiro, numero, quantos, texto } from './fonte.js'

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
export const manutencoes: Fonte = async ({ db, idCliente, periodo: { inicio, fim } }) => {
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
  const assets = agrupar(rows, ({ idPatrimonio }) => String(idPatrimonio))
    .map(([, own]) => own)
    .sort((a, b) => Number(b[0]?.doBem) - Number(a[0]?.doBem))
  return {
    paisagem: true,
    resumo: [
      destaque('Manutenções', rows.length),
      destaque('Concluídas', rows.filter(({ status }) => status === 'concluido').length),
      destaque('Valor concluído', formatMoney(sums.concluidas)),
      destaque('Valor pendente', formatMoney(sums.pendentes)),
    ],
    secoes: [
      {
        titulo: 'Manutenções',
        tabela: {
          colunas: [
            texto('Data', 11),
            texto('Patrimônio', 27),
            texto('Descrição', 36),
            texto('Departamento', 20),
            texto('Status', 12),
            numero('Valor', 15),
          ],
          grupos: [
            {
              titulo: null,
              linhas: cada(rows, (row) => [
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
            `Total: ${quantos(rows.length, 'manutenção', 'manutenções')}`,
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
                colunas: [texto('Código', 14), texto('Patrimônio', 46), numero('Manutenções', 15), numero('Total', 25)],
                grupos: [
                  {
                    titulo: null,
                    linhas: assets.map((own) => [
                      own[0]?.codigoPatrimonio ?? '',
                      own[0]?.nomePatrimonio ?? '',
                      inteiro(own.length),
                      formatMoney(own[0]?.doBem ?? '0.00'),
                    ]),
                    subtotal: null,
                  },
                ],
                total: ['Total', '', inteiro(rows.length), formatMoney(sums.todas)],
                vazio: '',
              },
            },
          ]
        : []),
    ],
  }
}
