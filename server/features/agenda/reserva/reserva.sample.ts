import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

let hours = 0

const reserva = (ref: string | number = '') => {
  const dataInicio = new Date(Date.UTC(2031, 0, 1, hours++)).toISOString()
  const dataFim = new Date(Date.UTC(2031, 0, 1, hours)).toISOString()
  return { idRecurso: ref, finalidade: unique('Culto de jovens '), dataInicio, dataFim }
}

export const samples: readonly RecordKind[] = [
  {
    table: 'reserva',
    after: ['recurso'],
    input: 'ReservaInput',
    optional: () => ({ quantidade: 2, observacoes: 'Com o telão.' }),
    path: '/reservas',
    sample: reserva,
    refs: ['idRecurso', 'idResponsavel'],
    refPath: '/recursos',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/reservas', reserva(await firstOf(app, token, '/recursos'))))
    },
    rows: `insert into reserva (id_cliente, id_recurso, finalidade, data_inicio, data_fim, id_responsavel)
    select $1::int, (select min(id) from recurso where id_cliente = $1::int), 'Reserva ' || i,
      now() + i * interval '1 day', now() + i * interval '1 day' + interval '2 hours', $1::int
    from generate_series(1, $2) i`,
  },
]
