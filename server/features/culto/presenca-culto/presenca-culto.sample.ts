import { done, firstOf, lastPeople, type RecordKind } from '../../../../tests/factories/sample.js'
import { firstCulto } from '../culto/culto.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'participacao_culto',
    after: ['culto'],
    refs: ['idCulto', 'idMembro'],
    async make(app, token) {
      const [idCulto, idMembro] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/participacoes-cultos', { idCulto, idMembro }))
    },
    rows: `insert into participacao_culto (id_cliente, id_culto, id_membro)
    select $1::int, ${firstCulto}, u.id from ${lastPeople} on conflict do nothing`,
  },
]
