import { anotherDay } from '../../../../tests/factories/harness.js'
import { done, firstOf, lastPeople, type RecordKind } from '../../../../tests/factories/sample.js'
import { firstCelula } from '../celula/celula.sample.js'

const encontro = (ref: string | number = '') => ({ idCelula: ref, dataEncontro: anotherDay(), temaEstudo: 'Salmo 23' })

const firstEncontro = `(select id from encontro where id_celula = ${firstCelula} and excluido_em is null
  order by data_encontro desc, id desc limit 1)`

export const samples: readonly RecordKind[] = [
  {
    table: 'encontro',
    after: ['celula'],
    input: 'NovoEncontroInput',
    optional: () => ({ observacoes: 'Oramos por Ana.', visitantes: 2 }),
    path: '/celulas/{idCelula}/encontros',
    sample: encontro,
    refs: ['idCelula', 'idLocal'],
    async make(app, token) {
      const path = `/celulas/${await firstOf(app, token, '/celulas')}/encontros`
      return done(await app.rest(token, 'POST', path, encontro()))
    },
    rows: `insert into encontro (id_cliente, id_celula, data_encontro)
    select $1::int, ${firstCelula}, current_date - i::int from generate_series(1, $2) i`,
  },
  {
    table: 'membro_encontro',
    after: ['encontro'],
    filters: ['foraDoEncontro'],
    path: '/celulas/{idCelula}/encontros/{id}/membros',
    sample: (ref) => ({ idMembro: ref }),
    async make(app, token) {
      const [{ id: idMembro }] = (await app.rest(token, 'GET', '/user?limit=1')).body
      const encontros = `/celulas/${await firstOf(app, token, '/celulas')}/encontros`
      const path = `${encontros}/${await firstOf(app, token, encontros)}/membros`
      return done(await app.rest(token, 'POST', path, { idMembro }))
    },
    rows: `insert into membro_encontro (id_cliente, id_encontro, id_membro)
    select $1::int, ${firstEncontro}, u.id from ${lastPeople} on conflict do nothing`,
  },
]
