import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, mutate, type RecordKind } from '../../../../tests/factories/sample.js'

let hours = 0

const pedido = (ref: string | number = '') => {
  const dataInicio = new Date(Date.UTC(2033, 0, 1, hours++)).toISOString()
  const dataFim = new Date(Date.UTC(2033, 0, 1, hours)).toISOString()
  return { idRecurso: ref, finalidade: unique('Ensaio do coral '), pessoas: 20, dataInicio, dataFim }
}

export const samples: readonly RecordKind[] = [
  {
    table: 'pedido_reserva',
    after: ['recurso', 'reserva'],
    input: 'PedidoReservaInput',
    optional: () => ({ quantidade: 2, observacao: 'Com o telão.' }),
    sample: pedido,
    refs: ['idRecurso'],
    refPath: '/recursos',
    async make(app, token) {
      const fields = pedido(await firstOf(app, token, '/recursos'))
      const input = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
      return done(await mutate(app, token, `pedirReserva(input: { ${input.join(', ')} }) { id }`))
    },
    // requests of the person who signed up the church, so that the list of this person's own ones is not empty
    rows: `insert into pedido_reserva (id_cliente, id_recurso, id_solicitante, finalidade, data_inicio, data_fim)
    select $1::int, (select min(id) from recurso where id_cliente = $1::int), $1::int, 'Pedido ' || i,
      now() + i * interval '1 day', now() + i * interval '1 day' + interval '2 hours'
    from generate_series(1, $2) i`,
  },
]
