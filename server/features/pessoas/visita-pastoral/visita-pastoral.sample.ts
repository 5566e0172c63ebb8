import { done, type RecordKind } from '../../../../tests/factories/sample.js'
import { personOf } from '../../acesso/funcao/funcao.sample.js'
import { somebody } from '../../acesso/usuario/usuario.sample.js'

const visitaPastoral = (ref: string | number = '') => ({
  idPastor: ref,
  idVisitado: ref,
  dataVisita: '2026-05-12',
  comentarioVisita: 'A família passa bem.',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'visita_pastoral',
    after: ['usuario'],
    input: 'VisitaPastoralInput',
    path: '/visitas-pastorais',
    sample: visitaPastoral,
    refs: ['idPastor', 'idVisitado'],
    byHand: true,
    async make(app, token) {
      const people = { idPastor: await somebody(app, token), idVisitado: await somebody(app, token) }
      return done(await app.rest(token, 'POST', '/visitas-pastorais', { ...visitaPastoral(), ...people }))
    },
    rows: `insert into visita_pastoral (id_cliente, id_pastor, id_visitado, data_visita)
    select $1::int, $1::int, id, date '2026-05-12'
    from usuario where id_cliente = $1::int and id <> $1::int order by id desc limit $2`,
  },
  {
    table: 'visita_pastoral_leitor',
    after: ['visita_pastoral'],
    async make(app, token) {
      const { id } = await personOf(app, token)
      const people = { idPastor: await somebody(app, token), idVisitado: await somebody(app, token) }
      const input = { ...visitaPastoral(), ...people, leitores: [id] }
      const create = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id } }'
      return done(await app.graphql(token, create, { input }))
    },
  },
]
