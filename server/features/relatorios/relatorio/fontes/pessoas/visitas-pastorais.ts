import { formatDate } from '../../../../../../schema/rules/dates.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import { countText, figureText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

/** Who visited whom and when. Comments are never printed. */
export const visitasPastorais: ReportSource = async (escopo) => {
  const { periodo, filtros } = escopo
  let query = from(escopo, 'visita_pastoral')
    .innerJoin('usuario as pastor', (join) =>
      join
        .onRef('pastor.id', '=', 'visita_pastoral.idPastor')
        .onRef('pastor.idCliente', '=', 'visita_pastoral.idCliente'),
    )
    .innerJoin('usuario as visitado', (join) =>
      join
        .onRef('visitado.id', '=', 'visita_pastoral.idVisitado')
        .onRef('visitado.idCliente', '=', 'visita_pastoral.idCliente'),
    )
    .where('visita_pastoral.excluidoEm', 'is', null)
    .where('visita_pastoral.dataVisita', '>=', periodo.inicio)
    .where('visita_pastoral.dataVisita', '<=', periodo.fim)
  if (filtros.idUsuario !== undefined) query = query.where('visita_pastoral.idPastor', '=', filtros.idUsuario)
  const rows = await query
    .select(['visita_pastoral.dataVisita', 'visita_pastoral.idPastor', 'visita_pastoral.idVisitado'])
    .select(['pastor.name as pastor', 'visitado.name as visitado'])
    .orderBy('visita_pastoral.dataVisita')
    .orderBy('visita_pastoral.id')
    .execute()
  const pastors = groupRows(rows, ({ idPastor }) => String(idPastor))
    .map(([, visits]) => visits)
    .sort((a, b) => b.length - a.length)
  return {
    resumo: [
      highlight('Visitas', rows.length),
      highlight('Pessoas visitadas', new Set(rows.map(({ idVisitado }) => idVisitado)).size),
      highlight('Pastores', pastors.length),
    ],
    secoes: [
      {
        titulo: 'Visitas',
        tabela: {
          colunas: [textOf('Data', 14), textOf('Pastor', 43), textOf('Visitado', 43)],
          grupos: [
            {
              titulo: null,
              linhas: rowsOf(rows, ({ dataVisita, pastor, visitado }) => [formatDate(dataVisita), pastor, visitado]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(rows.length, 'visita', 'visitas')}`, '', ''],
          vazio: 'Nenhuma visita pastoral no período.',
        },
      },
      ...(pastors.length > 1
        ? [
            {
              titulo: 'Por pastor',
              tabela: {
                colunas: [textOf('Pastor', 80), numberOf('Visitas', 20)],
                grupos: [
                  {
                    titulo: null,
                    linhas: pastors.map((visits) => [visits[0]?.pastor ?? '', figureText(visits.length)]),
                    subtotal: null,
                  },
                ],
                total: ['Total', figureText(rows.length)],
                vazio: '',
              },
            },
          ]
        : []),
    ],
  }
}
