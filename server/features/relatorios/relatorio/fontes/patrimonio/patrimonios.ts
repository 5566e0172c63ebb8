import { sql } from 'kysely'
import { formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import {
  countText,
  dayOf,
  type Escopo,
  figureText,
  groupRows,
  highlight,
  numberOf,
  type ReportSource,
  rowsOf,
  textOf,
} from '../fonte.js'

interface Sum {
  tipoPatrimonio: number | null
  quantidade: number
  compra: Decimal
  atual: Decimal
}

const money = (value: Decimal | null) => (value === null ? '' : formatMoney(value))

/** What was acquired, or else written down, until the end of the period. */
const acquiredIn = ({ fuso, periodo }: Escopo) =>
  sql<boolean>`coalesce(patrimonio.data_aquisicao_patrimonio, ${dayOf('patrimonio.createdAt', fuso)}) <= ${periodo.fim}::date`

const assetsOf = (escopo: Escopo) =>
  from(escopo, 'patrimonio')
    .where('patrimonio.excluidoEm', 'is', null)
    .where(acquiredIn(escopo))
    .innerJoin('tipo_patrimonio', (join) =>
      join
        .onRef('tipo_patrimonio.id', '=', 'patrimonio.tipoPatrimonio')
        .onRef('tipo_patrimonio.idCliente', '=', 'patrimonio.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'patrimonio.idLocal').onRef('local.idCliente', '=', 'patrimonio.idCliente'),
    )
    .select(['local.nomeLocal'])
    .select(['patrimonio.codigoPatrimonio', 'patrimonio.nomePatrimonio', 'patrimonio.localizacaoPatrimonio'])
    .select(['patrimonio.responsavelPatrimonio', 'patrimonio.estadoConservacaoPatrimonio'])
    .select([
      'patrimonio.dataAquisicaoPatrimonio',
      'patrimonio.valorCompraPatrimonio',
      'patrimonio.valorAtualPatrimonio',
    ])
    .select(['patrimonio.tipoPatrimonio as idTipo', 'tipo_patrimonio.tipoPatrimonio as nomeTipo'])
    .orderBy('tipo_patrimonio.nomeOrdem')
    .orderBy('patrimonio.tipoPatrimonio')
    .orderBy('patrimonio.nomeOrdem')
    .orderBy('patrimonio.id')
    .execute()

/** The sums of each type, and of all; nothing has sums of nothing. */
async function sumsOf(escopo: Escopo): Promise<(tipo: number | null) => Sum> {
  const { rows: sums } = await sql<Sum>`
    select tipo_patrimonio as "tipoPatrimonio", count(*)::int as quantidade,
      coalesce(sum(valor_compra_patrimonio), 0.00) as compra, coalesce(sum(valor_atual_patrimonio), 0.00) as atual
    from patrimonio where id_cliente = ${escopo.idCliente} and excluido_em is null and ${acquiredIn(escopo)}
    group by rollup (tipo_patrimonio)`.execute(escopo.db)
  return (tipo) =>
    sums.find(({ tipoPatrimonio }) => tipoPatrimonio === tipo) ?? {
      tipoPatrimonio: tipo,
      quantidade: 0,
      compra: '0.00',
      atual: '0.00',
    }
}

/** The church's assets at the end of the period, by type. The database computes the sums, in exact decimals. */
export const patrimonios: ReportSource = async (escopo) => {
  const rows = await assetsOf(escopo)
  const sumOf = await sumsOf(escopo)
  const all = sumOf(null)
  const types = groupRows(rows, ({ idTipo }) => String(idTipo))
  return {
    paisagem: true,
    resumo: [
      highlight('Patrimônios', all.quantidade),
      highlight('Tipos', types.length),
      highlight('Valor de compra', formatMoney(all.compra)),
      highlight('Valor atual', formatMoney(all.atual)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Código', 10),
            textOf('Nome', 28),
            textOf('Local', 18),
            textOf('Responsável', 18),
            textOf('Estado', 11),
            textOf('Aquisição', 10),
            numberOf('Valor de compra', 14),
            numberOf('Valor atual', 14),
          ],
          grupos: types.map(([tipo, ofType]) => {
            const sum = sumOf(Number(tipo))
            return {
              titulo: ofType[0]?.nomeTipo ?? '',
              linhas: rowsOf(ofType, (row) => [
                row.codigoPatrimonio,
                row.nomePatrimonio,
                [row.nomeLocal, row.localizacaoPatrimonio].filter(Boolean).join(', '),
                row.responsavelPatrimonio ?? '',
                row.estadoConservacaoPatrimonio ?? '',
                row.dataAquisicaoPatrimonio ? formatDate(row.dataAquisicaoPatrimonio) : '',
                money(row.valorCompraPatrimonio),
                money(row.valorAtualPatrimonio),
              ]),
              subtotal: [
                `Subtotal: ${countText(sum.quantidade, 'patrimônio', 'patrimônios')}`,
                '',
                '',
                '',
                '',
                '',
                formatMoney(sum.compra),
                formatMoney(sum.atual),
              ],
            }
          }),
          total: [
            `Total: ${figureText(all.quantidade)}`,
            '',
            '',
            '',
            '',
            '',
            formatMoney(all.compra),
            formatMoney(all.atual),
          ],
          vazio: 'Nenhum patrimônio até o fim do período.',
        },
      },
    ],
  }
}
