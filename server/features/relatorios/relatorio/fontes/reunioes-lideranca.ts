import { sql } from 'kysely'
import { formatDate } from '../../../../kernel/dates.js'
import { from } from '../../../../kernel/tenant/records.js'
import { destaque, type Fonte, quantos, texto } from './fonte.js'

const nomes: Readonly<Record<string, string>> = { marcada: 'Marcada', realizada: 'Realizada', cancelada: 'Cancelada' }

/** The meetings of the period with their agenda. Only approved minutes are listed, by their number. */
export const reunioesLideranca: Fonte = async (escopo) => {
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
      destaque('Reuniões', rows.length),
      destaque('Realizadas', count('realizada')),
      destaque('Marcadas', count('marcada')),
      destaque('Canceladas', count('cancelada')),
      destaque('Atas aprovadas', rows.filter(({ numeroAta }) => numeroAta !== null).length),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [texto('Data', 13), texto('Pauta', 60), texto('Status', 14), texto('Ata', 13)],
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
          total: [`Total: ${quantos(rows.length, 'reunião', 'reuniões')}`, '', '', ''],
          vazio: 'Nenhuma reunião de liderança no período.',
        },
      },
    ],
  }
}
