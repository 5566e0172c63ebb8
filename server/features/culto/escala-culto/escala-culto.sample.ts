import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, mutate, type RecordKind } from '../../../../tests/factories/sample.js'

const escalaCulto = (ref: string | number = '') => ({
  idCulto: ref,
  idMembro: ref,
  funcao: unique('Vocal '),
  resposta: 'confirmada',
})

/** A person asks for a substitute, and another one of the same function is asked. */
async function ask(app: TestApp, token: string) {
  const [idMembro, funcao] = [await firstOf(app, token, '/user'), unique('Vocal ')]
  const { body: other } = done(await app.rest(token, 'POST', '/user', { name: unique('Vera Vocal ') }))
  const serve = async (dataCulto: string, who: number) => {
    const culto = done(await app.rest(token, 'POST', '/cultos', { dataCulto, horaCulto: '19:00' }))
    const entry = { idCulto: culto.body.id, idMembro: who, funcao, confirmarConflito: true }
    return done(await app.rest(token, 'POST', '/escalas-cultos', entry)).body.id as number
  }
  await serve('2093-01-04', other.id)
  return mutate(app, token, `pedirSubstituto(id: ${await serve('2093-01-11', idMembro)}) { chamados }`)
}

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
      return done(
        await app.rest(token, 'POST', '/escalas-cultos', {
          ...escalaCulto(idCulto),
          idMembro,
          confirmarConflito: true,
        }),
      )
    },
    // entries for the person who signed up the church, so that the list of this person's own entries is not empty
    rows: `insert into escala_culto (id_cliente, id_culto, id_membro, funcao)
    select $1::int, (select min(id) from culto where id_cliente = $1::int), $1::int, 'Função ' || i
    from generate_series(1, $2) i`,
  },
  { table: 'pedido_substituto', after: ['escala_culto'], make: ask },
  { table: 'convite_substituto', after: ['escala_culto'], make: ask },
]
