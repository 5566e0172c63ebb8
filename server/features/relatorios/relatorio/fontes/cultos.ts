import { sql } from 'kysely'
import { formatDate } from '../../../../../schema/rules/dates.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { monthName } from '../../../financas/lancamento/index.js'
import { countText, figureText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from './fonte.js'

const nomes: Readonly<Record<string, string>> = {
  agendado: 'Agendado',
  realizado: 'Realizado',
  cancelado: 'Cancelado',
}

/** The worship services of the period, with the number of people present and of visitors. */
export const cultos: ReportSource = async (escopo) => {
  const { inicio, fim } = escopo.periodo
  const present = sql<number>`(
    select count(*)::int from participacao_culto p
    where p.id_cliente = ${escopo.idCliente} and p.id_culto = ${sql.ref('culto.id')})`
  const rows = await from(escopo, 'culto')
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'culto.idLocal').onRef('local.idCliente', '=', 'culto.idCliente'),
    )
    .leftJoin('usuario as dirigente', (join) =>
      join.onRef('dirigente.id', '=', 'culto.idDirigente').onRef('dirigente.idCliente', '=', 'culto.idCliente'),
    )
    .leftJoin('usuario as pregador', (join) =>
      join.onRef('pregador.id', '=', 'culto.idPregador').onRef('pregador.idCliente', '=', 'culto.idCliente'),
    )
    .select(['culto.dataCulto', 'culto.horaCulto', 'culto.temaCulto', 'culto.statusCulto', 'culto.visitantes'])
    .select(['local.nomeLocal', 'dirigente.name as dirigente', 'pregador.name as pregador', present.as('presentes')])
    .where('culto.excluidoEm', 'is', null)
    .where('culto.dataCulto', '>=', inicio)
    .where('culto.dataCulto', '<=', fim)
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('culto.id')
    .execute()
  const count = (status: string) => rows.filter(({ statusCulto }) => statusCulto === status).length
  const sums = (list: typeof rows) => {
    const presentes = list.reduce((all, row) => all + row.presentes, 0)
    const visitantes = list.reduce((all, row) => all + row.visitantes, 0)
    return [presentes, visitantes, presentes + visitantes].map(figureText)
  }
  const [presentes = '', visitantes = ''] = sums(rows)
  return {
    paisagem: true,
    resumo: [
      highlight('Cultos', rows.length),
      highlight('Realizados', count('realizado')),
      highlight('Cancelados', count('cancelado')),
      highlight('Presenças', presentes),
      highlight('Visitantes', visitantes),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Data', 15),
            textOf('Tema', 24),
            textOf('Local', 16),
            textOf('Dirigente', 18),
            textOf('Pregador', 18),
            textOf('Status', 11),
            numberOf('Presentes', 10),
            numberOf('Visitantes', 10),
            numberOf('Total', 8),
          ],
          grupos: groupRows(rows, ({ dataCulto }) => dataCulto.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: monthName(mes),
            linhas: rowsOf(ofMonth, (row) => [
              `${formatDate(row.dataCulto)} ${row.horaCulto}`,
              row.temaCulto ?? '',
              row.nomeLocal ?? '',
              row.dirigente ?? '',
              row.pregador ?? '',
              nomes[row.statusCulto] ?? row.statusCulto,
              ...sums([row]),
            ]),
            subtotal: [countText(ofMonth.length, 'culto', 'cultos'), '', '', '', '', '', ...sums(ofMonth)],
          })),
          total: [`Total: ${countText(rows.length, 'culto', 'cultos')}`, '', '', '', '', '', ...sums(rows)],
          vazio: 'Nenhum culto no período.',
        },
      },
    ],
  }
}
