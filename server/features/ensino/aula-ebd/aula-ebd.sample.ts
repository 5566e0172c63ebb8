import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

/** Each call returns another Sunday, because a class has one lesson a day. */
let sundays = 0
const domingo = () => new Date(Date.UTC(2000, 0, 2 + 7 * sundays++)).toISOString().slice(0, 10)

const aulaEBD = (ref: string | number = '') => ({
  idClasse: ref,
  dataAula: domingo(),
  temaAula: 'A arca de Noé',
  oferta: '12.50',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'aula_ebd',
    after: ['classe_ebd'],
    input: 'NovaAulaEBDInput',
    optional: () => ({ visitantes: 4, biblias: 11, revistas: 7 }),
    path: '/aulasEBD',
    sample: aulaEBD,
    refs: ['idClasse', 'idProfessor'],
    refPath: '/classesEBD',
    byHand: true,
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      return done(await app.rest(token, 'POST', '/aulasEBD', { ...aulaEBD(), idClasse }))
    },
    rows: `insert into aula_ebd (id_cliente, id_classe, data_aula)
    select $1::int, (select max(id) from classe_ebd where id_cliente = $1::int), date '2025-12-28' - 7 * i
    from generate_series(1, $2) i`,
  },
  {
    table: 'membro_aula_ebd',
    after: ['aula_ebd', 'usuario'],
    async make(app, token) {
      const idClasse = await firstOf(app, token, '/classesEBD')
      const presentes = [await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/aulasEBD', { ...aulaEBD(), idClasse, presentes }))
    },
    rows: `insert into membro_aula_ebd (id_cliente, id_aula, id_membro)
    select $1::int, (select max(id) from aula_ebd where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
]
