import { sql } from 'kysely'
import { formatDate } from '../../../../../schema/rules/dates.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { countText, highlight, type ReportSource, textOf } from './fonte.js'

const nomes: Readonly<Record<string, string>> = { marcada: 'Marcada', realizada: 'Realizada', cancelada: 'Cancelada' }

/** The meetings of the period with their agenda. Only approved minutes are listed, by their number. */
export const reunioesLideranca: ReportSource = async (escopo) => {
  const { inicio, fim } = escopo.periodo
  const rows = await from(escopo, 'reuniao_lideranca')
    .leftJoin('ata', (join) =>
      join
        .onRef('ata.idReuniao', '=', 'reuniao_lideranca.id')
        .onRef('ata.idCliente', '=', 'reuniao_lideranca.idCliente')
        .on(sql<boolean>`${sql.ref('ata.numeroAta')} is not null`),
    )
    .select(['reuniao_lideranca.dataReuniao', 'reuniao_lideranca.pautaReuniao', 'reuniao_lideranca.statusReuniao'])
    .select('ata.numeroAta')
    .where('reuniao_lideranca.excluidoEm', 'is', null)
    .where('reuniao_lideranca.dataReuniao', '>=', inicio)
    .where('reuniao_lideranca.dataReuniao', '<=', fim)
    .orderBy('reuniao_lideranca.dataReuniao')
    .orderBy('reuniao_lideranca.id')
    .execute()
  const count = (status: string) => rows.filter(({ statusReuniao }) => statusReuniao === status).length
  return {
    resumo: [
      highlight('Reuniões', rows.length),
      highlight('Realizadas', count('realizada')),
      highlight('Marcadas', count('marcada')),
      highlight('Canceladas', count('cancelada')),
      highlight('Atas aprovadas', rows.filter(({ numeroAta }) => numeroAta !== null).length),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [textOf('Data', 13), textOf('Pauta', 60), textOf('Status', 14), textOf('Ata', 13)],
          grupos: [
            {
              titulo: null,
              linhas: rows.map(({ dataReuniao, pautaReuniao, statusReuniao, numeroAta }) => [
                formatDate(dataReuniao),
                pautaReuniao,
                nomes[statusReuniao] ?? statusReuniao,
                numeroAta === null ? '' : `Nº ${numeroAta}`,
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(rows.length, 'reunião', 'reuniões')}`, '', '', ''],
          vazio: 'Nenhuma reunião de liderança no período.',
        },
      },
    ],
  }
}
