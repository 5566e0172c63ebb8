import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const escalaCulto = (ref: string | number = '') => ({
  idCulto: ref,
  idMembro: ref,
  funcao: unique('Vocal '),
  resposta: 'confirmada',
})

export const samples: readonly RecordKind[] = [
  {
    table: 'escala_culto',
    after: ['culto'],
    input: 'EscalaCultoInput',
    path: '/escalas-cultos',
    sample: escalaCulto,
    refs: ['idCulto', 'idMembro', 'idDepartamento'],
    byHand: true,
    async make(app, token) {
      const [idCulto, idMembro] = [await firstOf(app, token, '/cultos'), await firstOf(app, token, '/user')]
      return done(await app.rest(token, 'POST', '/escalas-cultos', { ...escalaCulto(idCulto), idMembro }))
    },
    // entries for the person who signed up the church, so that the list of this person's own entries is not empty
    rows: `insert into escala_culto (id_cliente, id_culto, id_membro, funcao)
    select $1::int, (select min(id) from culto where id_cliente = $1::int), $1::int, 'Função ' || i
    from generate_series(1, $2) i`,
  },
]
