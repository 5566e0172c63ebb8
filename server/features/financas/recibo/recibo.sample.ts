import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'recibo',
    after: ['dizimo', 'doacao', 'entrada'],
    // of a tithe that is the last of its list, since a tithe with a receipt cannot be changed
    make: async (app, token) => {
      const idMembro = await firstOf(app, token, '/user')
      const tithe = { idMembro, dataDizimo: '2020-01-05', valorDizimo: '10.00', meioDizimo: 'pix' }
      const { id } = done(await app.rest(token, 'POST', '/dizimos', tithe)).body
      return done(await app.rest(token, 'POST', `/dizimos/${id}/recibo`))
    },
    // cancelled ones of one income, since a donation has at most one receipt that is valid
    rows: `with lancada as (
        update entrada set origem = 'doacao', id_origem = (select max(id) from doacao where id_cliente = $1::int)
        where id_cliente = $1::int and id = (
          select min(id) from entrada where id_cliente = $1::int and origem is null and id_estornado is null)
        returning id)
      insert into recibo (id_cliente, id_entrada, cancelado_em, motivo_cancelamento)
      select $1::int, lancada.id, now(), 'Nome errado ' || i from lancada, generate_series(1, $2) i`,
  },
]
