import { sql } from 'kysely'
import { from } from '../../../../kernel/data/tenant/records.js'
import {
  type Content,
  countText,
  dayOf,
  type Escopo,
  figureText,
  fromUntil,
  highlight,
  numberOf,
  type ReportSource,
  textOf,
} from './fonte.js'

/** Events that overlap the period; or one event on any date, with its participants. */
export const eventos: ReportSource = async (escopo) => {
  const { fuso, periodo, filtros } = escopo
  const participants = sql<number>`(
    select count(*)::int from membro_evento m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
    where m.id_cliente = ${escopo.idCliente} and m.id_evento = ${sql.ref('evento.id')} and u.excluido_em is null)`
  let query = from(escopo, 'evento')
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'evento.idLocal').onRef('local.idCliente', '=', 'evento.idCliente'),
    )
    .where('evento.excluidoEm', 'is', null)
  query =
    filtros.idEvento === undefined
      ? query
          .where(sql<boolean>`${dayOf('evento.dataInicio', fuso)} <= ${periodo.fim}::date`)
          .where(
            sql<boolean>`coalesce(${dayOf('evento.dataFim', fuso)}, ${dayOf('evento.dataInicio', fuso)}) >= ${periodo.inicio}::date`,
          )
      : query.where('evento.id', '=', filtros.idEvento)
  const rows = await query
    .select(['evento.nomeEvento', 'evento.dataInicio', 'evento.dataFim', 'evento.vagas', 'local.nomeLocal'])
    .select(participants.as('participantes'))
    .orderBy('evento.dataInicio')
    .orderBy('evento.id')
    .execute()
  const total = rows.reduce((all, { participantes }) => all + participantes, 0)
  const content: Content = {
    resumo: [highlight('Eventos', rows.length), highlight('Participações', total)],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Evento', 32),
            textOf('Início', 17),
            textOf('Fim', 17),
            textOf('Local', 18),
            numberOf('Vagas', 11),
            numberOf('Participantes', 13),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rows.map((row) => [
                row.nomeEvento,
                ...fromUntil(row.dataInicio, row.dataFim, fuso),
                row.nomeLocal ?? '',
                row.vagas === null ? 'Sem limite' : figureText(row.vagas),
                figureText(row.participantes),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${countText(rows.length, 'evento', 'eventos')}`, '', '', '', '', figureText(total)],
          vazio: 'Nenhum evento no período.',
        },
      },
    ],
  }
  if (filtros.idEvento === undefined) return content
  return withParticipants(escopo, filtros.idEvento, content)
}

async function withParticipants(escopo: Escopo, idEvento: number, content: Content): Promise<Content> {
  const people = await from(escopo, 'membro_evento')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_evento.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_evento.idCliente'),
    )
    .select('usuario.name')
    .where('membro_evento.idEvento', '=', idEvento)
    .where('usuario.excluidoEm', 'is', null)
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()
  return {
    ...content,
    comPeriodo: false,
    secoes: [
      ...content.secoes,
      {
        titulo: 'Participantes',
        tabela: {
          colunas: [numberOf('Nº', 8), textOf('Nome', 92)],
          grupos: [
            { titulo: null, linhas: people.map(({ name }, index) => [String(index + 1), name]), subtotal: null },
          ],
          total: null,
          vazio: 'Nenhum participante.',
        },
      },
    ],
  }
}
