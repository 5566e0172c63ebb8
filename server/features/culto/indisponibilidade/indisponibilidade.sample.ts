import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

let days = 0
const nextDay = () => new Date(Date.UTC(2095, 0, 1) + 86_400_000 * days++).toISOString().slice(0, 10)

/** Other days at every call, because the same days of one person are refused. */
const sample = (ref: string | number = '') => ({
  idMembro: ref,
  dataInicio: nextDay(),
  dataFim: nextDay(),
  observacao: 'Viagem',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'indisponibilidade',
    input: 'IndisponibilidadeInput',
    path: '/indisponibilidades',
    sample,
    refs: ['idMembro'],
    refPath: '/user',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/indisponibilidades', sample(await firstOf(app, token, '/user'))))
    },
    // days of the person who signed up the church, so that the list of this person's own days is not empty
    rows: `insert into indisponibilidade (id_cliente, id_membro, data_inicio, data_fim, observacao)
    select $1::int, $1::int, date '2094-01-01' - i, date '2094-01-01' - i, 'Viagem ' || i from generate_series(1, $2) i`,
  },
]
