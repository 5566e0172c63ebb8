import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, mutate, newestJoin, post, type RecordKind } from '../../../../tests/factories/sample.js'

const evento = (ref?: string | number) => ({
  nomeEvento: unique('Retiro '),
  idLocal: ref,
  dataInicio: '2026-12-05T19:30',
  dataFim: '2026-12-07T12:00:00-03:00',
  vagas: 40,
})

export const samples: readonly RecordKind[] = [
  {
    table: 'evento',
    after: ['local'],
    input: 'EventoInput',
    optional: () => ({
      descricao: 'Levar roupa de cama.',
      inscricaoAberta: true,
      inscricoesAte: '2026-12-01T12:00:00-03:00',
    }),
    path: '/eventos',
    sample: evento,
    refs: ['idLocal'],
    refPath: '/locais',
    make: post('/eventos', evento),
    rows: `insert into evento (id_cliente, nome_evento, data_inicio, id_local)
    select $1::int, 'Evento ' || i, now() + i * interval '1 day', (select min(id) from local where id_cliente = $1::int)
    from generate_series(1, $2) i`,
  },
  {
    table: 'membro_evento',
    after: ['evento', 'usuario'],
    filters: ['foraDoEvento'],
    refs: ['idEvento', 'idMembro'],
    async make(app, token) {
      const [idEvento, idMembro] = [await firstOf(app, token, '/eventos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/eventos-membros', { idEvento, idMembro }))
    },
    rows: newestJoin('membro_evento', 'evento'),
  },
  {
    table: 'espera_evento',
    after: ['usuario'],
    // the person whose token this is waits for the only place of a full event
    async make(app, token) {
      const event = `{ nomeEvento: "${unique('Jantar ')}", dataInicio: "2093-12-05T19:30", vagas: 1, inscricaoAberta: true }`
      const { id } = (await mutate(app, token, `criarEvento(input: ${event}) { id }`)).data.criarEvento
      const { body: other } = done(await app.rest(token, 'POST', '/user', { name: unique('Otávio ') }))
      done(await app.rest(token, 'POST', '/eventos-membros', { idEvento: id, idMembro: other.id }))
      return mutate(app, token, `inscreverNoEvento(id: ${id}) { minhaInscricao { posicao } }`)
    },
    rows: newestJoin('espera_evento', 'evento'),
  },
]
