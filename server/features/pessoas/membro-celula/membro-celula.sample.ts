import { done, lastPeople, type RecordKind } from '../../../../tests/factories/sample.js'
import { firstCelula } from '../celula/celula.sample.js'

const membroCelula = (ref: string | number = '') => ({ idCelula: ref, idMembro: ref })

export const samples: readonly RecordKind[] = [
  {
    table: 'membro_celula',
    after: ['celula'],
    filters: ['foraDaCelula'],
    input: 'MembroCelulaInput',
    optional: () => ({ membroLider: 1 }),
    sample: membroCelula,
    refs: ['idCelula', 'idMembro'],
    async make(app, token) {
      const [{ id: idMembro }] = (await app.rest(token, 'GET', '/user?limit=1')).body
      const [{ id: idCelula }] = (await app.rest(token, 'GET', '/celulas?limit=1')).body
      return done(await app.rest(token, 'POST', '/membros-celulas', { idCelula, idMembro }))
    },
    rows: `insert into membro_celula (id_cliente, id_celula, id_membro)
    select $1::int, ${firstCelula}, u.id from ${lastPeople} on conflict do nothing`,
  },
]
