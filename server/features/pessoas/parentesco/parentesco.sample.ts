import { done, type RecordKind } from '../../../../tests/factories/sample.js'
import { somebody } from '../../acesso/usuario/usuario.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'parentesco',
    // its rows are about the first people of the list, and baptisms bring some
    after: ['usuario', 'batismo'],
    async make(app, token) {
      const [idPessoa, idParente] = [await somebody(app, token), await somebody(app, token)]
      const query = 'mutation($input: ParentescoInput!) { salvarParentesco(input: $input) { id } }'
      return done(await app.graphql(token, query, { input: { idPessoa, idParente, tipo: 'filho' } }))
    },
    rows: `insert into parentesco (id_cliente, id_pessoa, id_parente, tipo)
      select $1, id, outro, 'irmao' from (select id, nome_ordem, lead(id) over (order by nome_ordem, id) as outro from usuario where id_cliente = $1) u
      where outro is not null order by nome_ordem, id limit $2`,
  },
]
