import { done, type RecordKind } from '../../../../tests/factories/sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'departamento_membro',
    after: ['departamento'],
    input: 'MembroDepartamentoInput',
    optional: () => ({ statusMembro: 'inativo' }),
    sample: (ref) => ({ idDepartamento: ref, idMembro: ref }),
    refs: ['idDepartamento', 'idMembro'],
    filters: ['foraDoDepartamento'],
    async make(app, token) {
      const [[departamento], [membro]] = await Promise.all(
        ['/departamentos?limit=1', '/user?limit=1'].map(async (path) => (await app.rest(token, 'GET', path)).body),
      )
      const body = { idDepartamento: departamento.id, idMembro: membro.id, statusMembro: 'ativo' }
      return done(await app.rest(token, 'POST', '/departamento-membros', body))
    },
    rows: `insert into departamento_membro (id_cliente, id_departamento, id_membro)
    select $1::int, (select min(id) from departamento where id_cliente = $1::int), id
    from usuario where id_cliente = $1::int order by id desc limit $2`,
  },
]
