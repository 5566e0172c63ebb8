import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../schema/rules/money.js'
import { withoutEstorno } from '../../../financas/lancamento/index.js'
import { pixWithoutName, statusCampanhaName, tipoCampanhaName } from '../../../missoes/campanha-missoes/index.js'
import { countText, figureText, highlight, numberOf, percent, type ReportSource, textOf } from './fonte.js'

interface Campanha {
  nomeCampanha: string
  tipoCampanha: string
  dataInicio: DateOnly
  dataFim: DateOnly
  statusCampanha: string
  alvo: Decimal
  atingido: Decimal
  progresso: Decimal
  /** the donations in the period */
  doacoes: number
  /** what came in the period: by donations, and by Pix that name nobody */
  recebido: Decimal
  alvos: Decimal
  atingidos: Decimal
  recebidos: Decimal
  todasDoacoes: number
}

/** Campaigns that overlap the period or received money in it. Donors are never printed. */
export const campanhasMissoes: ReportSource = async ({ db, idCliente, periodo: { inicio, fim } }) => {
  const { rows } = await sql<Campanha>`
    select nome_campanha as "nomeCampanha", tipo_campanha as "tipoCampanha", data_inicio as "dataInicio",
      data_fim as "dataFim", status_campanha as "statusCampanha", alvo_campanha as alvo, ajuste + soma as atingido,
      round((ajuste + soma) * 100 / alvo_campanha, 2) as progresso, doacoes, recebido,
      sum(alvo_campanha) over () as alvos, sum(ajuste + soma) over () as atingidos, sum(recebido) over () as recebidos,
      (sum(doacoes) over ())::int as "todasDoacoes"
    from campanha_missoes c
    cross join lateral (
      select coalesce(sum(valor), 0.00) as soma, (count(*) filter (where no_periodo and doacao))::int as doacoes,
        coalesce(sum(valor) filter (where no_periodo), 0.00) as recebido,
        count(*) filter (where no_periodo) > 0 as algo
      from (
        select valor, doacao, data between ${inicio}::date and ${fim}::date as no_periodo from (
          select valor_doacao as valor, true as doacao, data_doacao as data from doacao
          where id_campanha = c.id and id_cliente = c.id_cliente and excluido_em is null
            and ${withoutEstorno('entrada', 'doacao', 'doacao')}
          union all select pix.valor, false, pix.data from (${pixWithoutName({ idCliente }, sql`c.id`)}) pix
        ) dadas
      ) doacoes
    ) totais
    where c.id_cliente = ${idCliente} and c.excluido_em is null
      and (algo or data_inicio <= ${fim}::date and data_fim >= ${inicio}::date)
    order by data_inicio, c.nome_ordem, c.id`.execute(db)
  const { alvos, atingidos, recebidos, todasDoacoes } = rows[0] ?? {
    alvos: '0.00',
    atingidos: '0.00',
    recebidos: '0.00',
    todasDoacoes: 0,
  }
  return {
    paisagem: true,
    resumo: [
      highlight('Campanhas', rows.length),
      highlight('Ativas', rows.filter(({ statusCampanha }) => statusCampanha === 'ativa').length),
      highlight('Alvos', formatMoney(alvos)),
      highlight('Atingido', formatMoney(atingidos)),
      highlight('Recebido no período', formatMoney(recebidos)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Campanha', 26),
            textOf('Tipo', 10),
            textOf('Início', 11),
            textOf('Fim', 11),
            textOf('Status', 11),
            numberOf('Alvo', 14),
            numberOf('Atingido', 14),
            numberOf('Progresso', 10),
            numberOf('Doações no período', 10),
            numberOf('Recebido no período', 14),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rows.map((row) => [
                row.nomeCampanha,
                tipoCampanhaName(row.tipoCampanha),
                formatDate(row.dataInicio),
                formatDate(row.dataFim),
                statusCampanhaName(row.statusCampanha),
                formatMoney(row.alvo),
                formatMoney(row.atingido),
                percent(row.progresso),
                figureText(row.doacoes),
                formatMoney(row.recebido),
              ]),
              subtotal: null,
            },
          ],
          total: [
            `Total: ${countText(rows.length, 'campanha', 'campanhas')}`,
            '',
            '',
            '',
            '',
            formatMoney(alvos),
            formatMoney(atingidos),
            '',
            figureText(todasDoacoes),
            formatMoney(recebidos),
          ],
          vazio: 'Nenhuma campanha de missões no período.',
        },
      },
    ],
  }
}
