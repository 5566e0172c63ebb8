import { formatDate } from '../../../../../../schema/rules/dates.js'
import { from } from '../../../../../kernel/data/tenant/records.js'
import { countText, groupRows, highlight, type ReportSource, textOf } from '../fonte.js'

/** Baptisms by day, newest first, as on their screen. */
export const batismos: ReportSource = async (escopo) => {
  const { inicio, fim } = escopo.periodo
  const rows = await from(escopo, 'batismo')
    .innerJoin('usuario as batizando', (join) =>
      join.onRef('batizando.id', '=', 'batismo.idBatizando').onRef('batizando.idCliente', '=', 'batismo.idCliente'),
    )
    .innerJoin('usuario as pastor', (join) =>
      join.onRef('pastor.id', '=', 'batismo.idPastor').onRef('pastor.idCliente', '=', 'batismo.idCliente'),
    )
    .select(['batismo.dataBatismo', 'batismo.idPastor', 'batizando.name as batizando', 'pastor.name as pastor'])
    .where('batismo.excluidoEm', 'is', null)
    .where('batismo.planejado', '=', false)
    .where('batismo.dataBatismo', '>=', inicio)
    .where('batismo.dataBatismo', '<=', fim)
    .orderBy('batismo.dataBatismo', 'desc')
    .orderBy('batizando.nomeOrdem')
    .orderBy('batismo.id')
    .execute()
  const days = groupRows(rows, ({ dataBatismo }) => dataBatismo)
  return {
    resumo: [
      highlight('Batismos', rows.length),
      highlight('Dias de batismo', days.length),
      highlight('Pastores', new Set(rows.map(({ idPastor }) => idPastor)).size),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [textOf('Batizando', 55), textOf('Pastor', 45)],
          grupos: days.map(([day, ofDay]) => ({
            titulo: `${formatDate(day)} · ${countText(ofDay.length, 'batismo', 'batismos')}`,
            linhas: ofDay.map(({ batizando, pastor }) => [batizando, pastor]),
            subtotal: null,
          })),
          total: [`Total: ${countText(rows.length, 'batismo', 'batismos')}`, ''],
          vazio: 'Nenhum batismo no período.',
        },
      },
    ],
  }
}
