import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { meiosDizimo } from '../../../financas/dizimo/index.js'
import { nomeDoMes, semEstorno } from '../../../financas/lancamento/index.js'
import { agrupar, cada, destaque, type Fonte, inteiro, numero, quantos, texto } from './fonte.js'

interface Dizimo {
  dataDizimo: DateOnly
  idMembro: number
  name: string
  meioDizimo: string
  numeroRecibo: number | null
  valor: Decimal
  doMes: Decimal
  doMeio: Decimal
  todos: Decimal
}

/**
 * The tithes of the period, of everybody or of one person, without reversed tithes. Needs permission to read
 * everybody's tithes. The database computes the sums.
 */
export const dizimos: Fonte = async ({ db, idCliente, periodo, filtros }) => {
  const { rows } = await sql<Dizimo>`
    select data_dizimo as "dataDizimo", id_membro as "idMembro", name, meio_dizimo as "meioDizimo",
      numero_recibo as "numeroRecibo", valor_dizimo as valor, sum(valor_dizimo) over () as todos,
      sum(valor_dizimo) over (partition by date_trunc('month', data_dizimo::timestamp)) as "doMes",
      sum(valor_dizimo) over (partition by meio_dizimo) as "doMeio"
    from dizimo d join usuario u on u.id = d.id_membro and u.id_cliente = d.id_cliente
    where d.id_cliente = ${idCliente} and d.excluido_em is null and ${semEstorno('entrada', 'dizimo', 'd')}
      and data_dizimo between ${periodo.inicio}::date and ${periodo.fim}::date
      and (${filtros.idUsuario ?? null}::int is null or id_membro = ${filtros.idUsuario ?? null}::int)
    order by data_dizimo, u.nome_ordem, d.id`.execute(db)
  const total = formatMoney(rows[0]?.todos ?? '0.00')
  const means = agrupar(rows, ({ meioDizimo }) => meioDizimo).sort(([, a], [, b]) => b.length - a.length)
  return {
    resumo: [
      destaque('Dízimos', rows.length),
      destaque('Dizimistas', new Set(rows.map(({ idMembro }) => idMembro)).size),
      destaque('Recibos emitidos', rows.filter(({ numeroRecibo }) => numeroRecibo !== null).length),
      destaque('Total', total),
    ],
    secoes: [
      {
        titulo: 'Dízimos',
        tabela: {
          colunas: [
            texto('Data', 13),
            texto('Membro', 41),
            texto('Meio', 15),
            numero('Recibo', 12),
            numero('Valor', 19),
          ],
          grupos: agrupar(rows, ({ dataDizimo }) => dataDizimo.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: nomeDoMes(mes),
            linhas: cada(ofMonth, (row) => [
              formatDate(row.dataDizimo),
              row.name,
              meiosDizimo[row.meioDizimo] ?? row.meioDizimo,
              row.numeroRecibo === null ? '' : `Nº ${row.numeroRecibo}`,
              formatMoney(row.valor),
            ]),
            subtotal: [`Subtotal de ${nomeDoMes(mes)}`, '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
          })),
          total: [`Total: ${quantos(rows.length, 'dízimo', 'dízimos')}`, '', '', '', total],
          vazio: 'Nenhum dízimo no período.',
        },
      },
      ...(means.length
        ? [
            {
              titulo: 'Por meio',
              tabela: {
                colunas: [texto('Meio', 50), numero('Dízimos', 20), numero('Total', 30)],
                grupos: [
                  {
                    titulo: null,
                    linhas: means.map(([meio, list]) => [
                      meiosDizimo[meio] ?? meio,
                      inteiro(list.length),
                      formatMoney(list[0]?.doMeio ?? '0.00'),
                    ]),
                    subtotal: null,
                  },
                ],
                total: ['Total', inteiro(rows.length), total],
                vazio: '',
              },
            },
          ]
        : []),
    ],
  }
}
