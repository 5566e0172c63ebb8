import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const centroCusto = (ref: string | number = '') => ({ nome: unique('Louvor '), idDepartamento: ref })

export const samples: readonly RecordKind[] = [
  {
    table: 'centro_custo',
    after: ['departamento'],
    input: 'CentroCustoInput',
    optional: () => ({ descricao: 'Instrumentos e cabos.', status: 0 }),
    path: '/centro-custo',
    sample: centroCusto,
    refs: ['idDepartamento'],
    refPath: '/departamentos',
    async make(app, token) {
      return done(
        await app.rest(token, 'POST', '/centro-custo', centroCusto(await firstOf(app, token, '/departamentos'))),
      )
    },
    rows: `insert into centro_custo (id_cliente, nome, id_departamento)
    select $1::int, 'Centro ' || i, (select min(id) from departamento where id_cliente = $1::int)
    from generate_series(1, $2) i`,
  },
]
