import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { writtenCpf } from '../../../../../kernel/transport/export/export.js'
import { meiosDizimo } from '../../../../financas/dizimo/index.js'
import { monthName, wasReversed } from '../../../../financas/lancamento/index.js'
import {
  countText,
  figureText,
  groupRows,
  highlight,
  numberOf,
  type Parte,
  type ReportSource,
  rowsOf,
  textOf,
} from '../fonte.js'

interface Contribuicao {
  idMembro: number
  name: string
  cpf: string | null
  data: DateOnly
  campanha: string | null
  meio: string | null
  recibo: number | null
  valor: Decimal
  todas: Decimal
  daPessoa: Decimal
  doMes: Decimal
  dizimosDoMes: Decimal
  doacoesDoMes: Decimal
}

/** The law knows no deduction of gifts to a church, so that no statement may look like a receipt for it. */
const dedutivel = 'Dízimos e ofertas não são dedutíveis do imposto de renda.'

/**
 * What each person gave in a period under the own name: a page for each, to hand out. Reversed entries do not count, and
 * a gift of a coming day is none yet. The database computes the sums.
 */
export const contribuicoes: ReportSource = async ({ db, idCliente, periodo, hoje, filtros, lesDadosPessoais }) => {
  const so = filtros.idUsuario ?? null
  const fim = periodo.fim < hoje ? periodo.fim : hoje
  const { rows } = await sql<Contribuicao>`
    with dadas as (
      select d.id_membro, 'dizimo' as tipo, d.id, d.data_dizimo as data, d.valor_dizimo as valor, d.meio_dizimo as meio,
        null::text as campanha, d.numero_recibo as recibo
      from dizimo d where d.id_cliente = ${idCliente} and d.excluido_em is null and not ${wasReversed({ db, idCliente }, 'entrada', 'dizimo', 'd')}
        and d.data_dizimo between ${periodo.inicio}::date and ${fim}::date and (${so}::int is null or d.id_membro = ${so}::int)
      union all
      select o.id_membro, 'doacao', o.id, o.data_doacao, o.valor_doacao, o.meio_doacao, c.nome_campanha,
        (select r.numero from recibo r join entrada e on e.id_cliente = r.id_cliente and e.id = r.id_entrada
        where r.id_cliente = o.id_cliente and e.origem = 'doacao' and e.id_origem = o.id and r.cancelado_em is null)
      from doacao o join campanha_missoes c on c.id = o.id_campanha and c.id_cliente = o.id_cliente
      where o.id_cliente = ${idCliente} and o.excluido_em is null and not ${wasReversed({ db, idCliente }, 'entrada', 'doacao', 'o')}
        and o.data_doacao between ${periodo.inicio}::date and ${fim}::date and (${so}::int is null or o.id_membro = ${so}::int))
    select x.id_membro as "idMembro", u.name, u.cpf, x.data, x.campanha, x.meio, x.recibo, x.valor,
      sum(x.valor) over () as todas, sum(x.valor) over (partition by x.id_membro) as "daPessoa",
      sum(x.valor) over mes as "doMes",
      coalesce(sum(x.valor) filter (where x.tipo = 'dizimo') over mes, 0.00) as "dizimosDoMes",
      coalesce(sum(x.valor) filter (where x.tipo = 'doacao') over mes, 0.00) as "doacoesDoMes"
    from dadas x join usuario u on u.id = x.id_membro and u.id_cliente = ${idCliente}
    window mes as (partition by x.id_membro, date_trunc('month', x.data::timestamp))
    order by u.nome_ordem, x.id_membro, x.data, x.tipo, x.id`.execute(db)
  const { rows: igrejas } = await sql<{ nome: string; cnpj: string | null }>`
    select nome, cnpj from cliente where id_cliente = ${idCliente}`.execute(db)
  const pessoas = groupRows(rows, ({ idMembro }) => String(idMembro)).map(([, dadas]) => dadas)
  const { nome = '', cnpj = null } = igrejas[0] ?? {}
  const nota = `Recebidas por ${nome}${cnpj ? `, CNPJ ${writtenCnpj(cnpj)}` : ''}. ${dedutivel}`
  const total = formatMoney(rows[0]?.todas ?? '0.00')
  return {
    resumo: [highlight('Pessoas', pessoas.length), highlight('Contribuições', rows.length), highlight('Total', total)],
    secoes: [
      ...(so === null || pessoas.length === 0 ? [allContribuicoes(pessoas, total)] : []),
      ...pessoas.flatMap((dadas) => pessoaParts(dadas, { nota, novaPagina: so === null, lesDadosPessoais })),
    ],
  }
}

/** The first page: who gave, and how much. */
const allContribuicoes = (pessoas: readonly Contribuicao[][], total: string): Parte => ({
  titulo: 'Pessoas',
  tabela: {
    colunas: [textOf('Pessoa', 55), numberOf('Contribuições', 20), numberOf('Total', 25)],
    grupos: [
      {
        titulo: null,
        linhas: rowsOf(pessoas, (dadas) => [
          dadas[0]?.name ?? '',
          figureText(dadas.length),
          formatMoney(dadas[0]?.daPessoa ?? '0.00'),
        ]),
        subtotal: null,
      },
    ],
    total: [`Total: ${countText(pessoas.length, 'pessoa', 'pessoas')}`, '', total],
    vazio: 'Nenhuma contribuição com nome no período.',
  },
})

interface Folha {
  nota: string
  novaPagina: boolean
  lesDadosPessoais: (idUsuario: number) => boolean
}

/** The page of one person: by month, then one by one. */
function pessoaParts(dadas: readonly Contribuicao[], { nota, novaPagina, lesDadosPessoais }: Folha): Parte[] {
  const [{ idMembro, name, cpf, daPessoa }] = dadas as [Contribuicao]
  const soma = formatMoney(daPessoa)
  return [
    {
      titulo: `${name}${cpf && lesDadosPessoais(idMembro) ? `, CPF ${writtenCpf(cpf)}` : ''}`,
      novaPagina,
      tabela: {
        colunas: [
          textOf('Mês', 34),
          numberOf('Contribuições', 18),
          numberOf('Dízimos', 16),
          numberOf('Doações', 16),
          numberOf('Soma', 16),
        ],
        grupos: [
          {
            titulo: null,
            linhas: rowsOf(
              groupRows(dadas, ({ data }) => data.slice(0, 7)),
              ([mes, ofMonth]) => [
                monthName(mes),
                figureText(ofMonth.length),
                formatMoney(ofMonth[0]?.dizimosDoMes ?? '0.00'),
                formatMoney(ofMonth[0]?.doacoesDoMes ?? '0.00'),
                formatMoney(ofMonth[0]?.doMes ?? '0.00'),
              ],
            ),
            subtotal: null,
          },
        ],
        total: ['Total', figureText(dadas.length), '', '', soma],
        vazio: '',
      },
    },
    {
      titulo: `${name}: uma a uma`,
      tabela: {
        colunas: [
          textOf('Data', 16),
          textOf('Finalidade', 36),
          textOf('Meio', 16),
          numberOf('Recibo', 14),
          numberOf('Valor', 18),
        ],
        grupos: [
          {
            titulo: null,
            linhas: rowsOf(dadas, ({ data, campanha, meio, recibo, valor }) => [
              formatDate(data),
              campanha ?? 'Dízimo',
              meiosDizimo[meio ?? ''] ?? '',
              recibo === null ? '' : `Nº ${recibo}`,
              formatMoney(valor),
            ]),
            subtotal: null,
          },
        ],
        total: ['Total', '', '', '', soma],
        vazio: '',
      },
      nota,
    },
  ]
}

const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
