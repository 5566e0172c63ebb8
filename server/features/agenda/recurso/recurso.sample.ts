import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const recurso = (ref: string | number = '') => ({ nomeRecurso: unique('Projetor '), idTipoRecurso: ref, quantidade: 3 })

export const samples: readonly RecordKind[] = [
  {
    table: 'recurso',
    after: ['tipo_recurso'],
    input: 'RecursoInput',
    optional: () => ({ descricao: 'Fica no armário.', status: 0 }),
    path: '/recursos',
    sample: recurso,
    refs: ['idTipoRecurso'],
    refPath: '/tipoRecursos',
    async make(app, token) {
      return done(await app.rest(token, 'POST', '/recursos', recurso(await firstOf(app, token, '/tipoRecursos'))))
    },
    rows: `insert into recurso (id_cliente, nome_recurso, id_tipo_recurso, quantidade)
    select $1::int, 'Recurso ' || i, (select min(id) from tipo_recurso where id_cliente = $1::int), 3
    from generate_series(1, $2) i`,
  },
]
