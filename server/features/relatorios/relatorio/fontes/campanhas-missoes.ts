import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { semEstorno } from '../../../financas/lancamento/index.js'
import { nomeStatusCampanha, nomeTipoCampanha, pixSemNome } from '../../../missoes/campanha-missoes/index.js'
import { destaque, type Fonte, inteiro, numero, porcento, quantos, texto } from './fonte.js'

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
export const campanhasMissoes: Fonte = async ({ db, idCliente, periodo: { inicio, fim } }) => {
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
            and ${semEstorno('entrada', 'doacao', 'doacao')}
          union all select pix.valor, false, pix.data from (${pixSemNome({ idCliente }, sql`c.id`)}) pix
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
      destaque('Campanhas', rows.length),
      destaque('Ativas', rows.filter(({ statusCampanha }) => statusCampanha === 'ativa').length),
      destaque('Alvos', formatMoney(alvos)),
      destaque('Atingido', formatMoney(atingidos)),
      destaque('Recebido no período', formatMoney(recebidos)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Campanha', 26),
            texto('Tipo', 10),
            texto('Início', 11),
            texto('Fim', 11),
            texto('Status', 11),
            numero('Alvo', 14),
            numero('Atingido', 14),
            numero('Progresso', 10),
            numero('Doações no período', 10),
            numero('Recebido no período', 14),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rows.map((row) => [
                row.nomeCampanha,
                nomeTipoCampanha(row.tipoCampanha),
                formatDate(row.dataInicio),
                formatDate(row.dataFim),
                nomeStatusCampanha(row.statusCampanha),
                formatMoney(row.alvo),
                formatMoney(row.atingido),
                porcento(row.progresso),
                inteiro(row.doacoes),
                formatMoney(row.recebido),
              ]),
              subtotal: null,
            },
          ],
          total: [
            `Total: ${quantos(rows.length, 'campanha', 'campanhas')}`,
            '',
            '',
            '',
            '',
            formatMoney(alvos),
            formatMoney(atingidos),
            '',
            inteiro(todasDoacoes),
            formatMoney(recebidos),
          ],
          vazio: 'Nenhuma campanha de missões no período.',
        },
      },
    ],
  }
}
