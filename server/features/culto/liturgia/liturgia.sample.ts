import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'
import { firstCulto } from '../culto/culto.sample.js'

const liturgiaCulto = (ref: string | number = '') => ({ idCulto: ref, idMomento: ref, descricao: 'Salmo 100' })

export const samples: readonly RecordKind[] = [
  {
    table: 'liturgia_culto',
    after: ['culto', 'momento_culto'],
    input: 'LiturgiaCultoInput',
    optional: () => ({ ordem: 1 }),
    path: '/liturgiaCulto',
    byHand: true,
    sample: liturgiaCulto,
    refs: ['idCulto', 'idMomento'],
    filters: ['idOrigem'],
    async make(app, token) {
      const [idCulto, idMomento] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/momentosCulto')]
      return done(await app.rest(token, 'POST', '/liturgiaCulto', { idCulto, idMomento }))
    },
    rows: `insert into liturgia_culto (id_cliente, id_culto, id_momento, ordem)
    select $1::int, ${firstCulto}, (select min(id) from momento_culto where id_cliente = $1::int), i + 1
    from generate_series(1, $2) i`,
  },
]
