import type { RecordKind } from '../../../../tests/factories/sample.js'
import { personOf } from '../funcao/funcao.sample.js'

export const samples: readonly RecordKind[] = [
  {
    table: 'acesso_perfil',
    async make(app, token) {
      const { idCliente } = await personOf(app, token)
      return app.sql(
        `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, '{}') on conflict do nothing`,
        [idCliente],
      )
    },
  },
]
