import { sql } from 'kysely'
import { formatDate } from '../../../../../schema/rules/dates.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { statusName } from '../../../missoes/missao/index.js'
import { countText, figureText, highlight, numberOf, type ReportSource, textOf } from './fonte.js'

const date = (value: string | null) => (value ? formatDate(value) : '')

/** Missions that overlap the period. A mission without a start or an end is unlimited on that side. */
export const missoes: ReportSource = async (escopo) => {
  const { inicio, fim } = escopo.periodo
  const members = sql<number>`(
    select count(*)::int from membro_missao m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
    where m.id_cliente = ${escopo.idCliente} and m.id_missao = ${sql.ref('missao.id')} and u.excluido_em is null
      and m.status_membro = 'ativo')`
  const rows = await from(escopo, 'missao')
    .leftJoin('usuario as responsavel', (join) =>
      join
        .onRef('responsavel.id', '=', 'missao.idResponsavel')
        .onRef('responsavel.idCliente', '=', 'missao.idCliente')
        .on('responsavel.excluidoEm', 'is', null),
    )
    .select(['missao.nomeMissao', 'missao.localMissao', 'missao.dataInicio', 'missao.dataFim', 'missao.statusMissao'])
    .select(['responsavel.name as responsavel', members.as('membros')])
    .where('missao.excluidoEm', 'is', null)
    .where(sql<boolean>`coalesce(${sql.ref('missao.dataInicio')} <= ${fim}::date, true)`)
    .where(sql<boolean>`coalesce(${sql.ref('missao.dataFim')} >= ${inicio}::date, true)`)
    .orderBy('missao.nomeOrdem')
    .orderBy('missao.id')
    .execute()
  const total = rows.reduce((all, { membros }) => all + membros, 0)
  const count = (status: string) => rows.filter(({ statusMissao }) => statusMissao === status).length
  return {
    paisagem: true,
    resumo: [
      highlight('Missões', rows.length),
      highlight('Planejadas', count('planejada')),
      highlight('Em andamento', count('em_andamento')),
      highlight('Concluídas', count('concluida')),
      highlight('Canceladas', count('cancelada')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Missão', 26),
            textOf('Local', 22),
            textOf('Início', 12),
            textOf('Fim', 12),
            textOf('Responsável', 24),
            textOf('Status', 14),
            numberOf('Membros ativos', 10),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rows.map((row) => [
                row.nomeMissao,
                row.localMissao ?? '',
                date(row.dataInicio),
                date(row.dataFim),
                row.responsavel ?? '',
                statusName(row.statusMissao),
                figureText(row.membros),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(rows.length, 'missão', 'missões')}`, '', '', '', '', '', figureText(total)],
          vazio: 'Nenhuma missão no período.',
        },
      },
    ],
  }
}
