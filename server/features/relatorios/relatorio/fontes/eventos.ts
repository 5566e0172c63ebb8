import { sql } from 'kysely'
import { from } from '../../../../kernel/tenant/records.js'
import {
  type Conteudo,
  deAte,
  destaque,
  dia,
  type Escopo,
  type Fonte,
  inteiro,
  numero,
  quantos,
  texto,
} from './fonte.js'

/** Events that overlap the period; or one event on any date, with its participants. */
export const eventos: Fonte = async (escopo) => {
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
          .where(sql<boolean>`${dia('evento.dataInicio', fuso)} <= ${periodo.fim}::date`)
          .where(
            sql<boolean>`coalesce(${dia('evento.dataFim', fuso)}, ${dia('evento.dataInicio', fuso)}) >= ${periodo.inicio}::date`,
          )
      : query.where('evento.id', '=', filtros.idEvento)
  const rows = await query
    .select(['evento.nomeEvento', 'evento.dataInicio', 'evento.dataFim', 'evento.vagas', 'local.nomeLocal'])
    .select(participants.as('participantes'))
    .orderBy('evento.dataInicio')
    .orderBy('evento.id')
    .execute()
  const total = rows.reduce((all, { participantes }) => all + participantes, 0)
  const conteudo: Conteudo = {
    resumo: [destaque('Eventos', rows.length), destaque('Participações', total)],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Evento', 32),
            texto('Início', 17),
            texto('Fim', 17),
            texto('Local', 18),
            numero('Vagas', 11),
            numero('Participantes', 13),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rows.map((row) => [
                row.nomeEvento,
                ...deAte(row.dataInicio, row.dataFim, fuso),
                row.nomeLocal ?? '',
                row.vagas === null ? 'Sem limite' : inteiro(row.vagas),
                inteiro(row.participantes),
              ]),
              subtotal: null,
            },
          ],
          total: [`Total: ${quantos(rows.length, 'evento', 'eventos')}`, '', '', '', '', inteiro(total)],
          vazio: 'Nenhum evento no período.',
        },
      },
    ],
  }
  if (filtros.idEvento === undefined) return conteudo
  return withParticipants(escopo, filtros.idEvento, conteudo)
}

async function withParticipants(escopo: Escopo, idEvento: number, conteudo: Conteudo): Promise<Conteudo> {
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
    ...conteudo,
    comPeriodo: false,
    secoes: [
      ...conteudo.secoes,
      {
        titulo: 'Participantes',
        tabela: {
          colunas: [numero('Nº', 8), texto('Nome', 92)],
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
