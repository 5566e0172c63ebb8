import { done, type RecordKind } from '../../../../tests/factories/sample.js'
import { somebody } from '../../acesso/usuario/usuario.sample.js'

const batismo = (ref: string | number = '') => ({ idBatizando: ref, idPastor: ref, dataBatismo: '2026-05-10' })

export const samples: readonly RecordKind[] = [
  {
    table: 'batismo',
    after: ['usuario'],
    input: 'BatismoInput',
    optional: async (app, token) => ({ idBatizando: await somebody(app, token, { recemConvertido: 1 }) }),
    path: '/batismo',
    sample: batismo,
    refs: ['idBatizando', 'idPastor'],
    filters: ['batizandos'],
    byHand: true,
    async make(app, token) {
      const people = {
        idBatizando: await somebody(app, token, { recemConvertido: 1 }),
        idPastor: await somebody(app, token),
      }
      return done(await app.rest(token, 'POST', '/batismo', { ...batismo(), ...people }))
    },
    rows: `with batizando as (
      insert into usuario (id_cliente, name) select $1::int, 'Batizando ' || i from generate_series(1, $2) i returning id)
    insert into batismo (id_cliente, id_batizando, id_pastor, data_batismo)
    select $1::int, id, $1::int, date '2026-05-10' from batizando`,
  },
]
