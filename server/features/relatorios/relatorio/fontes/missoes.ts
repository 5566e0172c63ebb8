import { sql } from 'kysely'
import { formatDate } from '../../../../kernel/dates.js'
import { from } from '../../../../kernel/tenant/records.js'
import { nomeStatus } from '../../../missoes/missao/index.js'
import { destaque, type Fonte, inteiro, numero, quantos, texto } from './fonte.js'

const date = (value: string | null) => (value ? formatDate(value) : '')

/** Missions that overlap the period. A mission without a start or an end is unlimited on that side. */
export const missoes: Fonte = async (escopo) => {
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
      destaque('Missões', rows.length),
      destaque('Planejadas', count('planejada')),
      destaque('Em andamento', count('em_andamento')),
      destaque('Concluídas', count('concluida')),
      destaque('Canceladas', count('cancelada')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Missão', 26),
            texto('Local', 22),
            texto('Início', 12),
            texto('Fim', 12),
            texto('Responsável', 24),
            texto('Status', 14),
            numero('Membros ativos', 10),
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
                nomeStatus(row.statusMissao),
                inteiro(row.membros),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${quantos(rows.length, 'missão', 'missões')}`, '', '', '', '', '', inteiro(total)],
          vazio: 'Nenhuma missão no período.',
        },
      },
    ],
  }
}
