import { unique } from '../../../../tests/factories/harness.js'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'

const people = () => ({
  name: 'membros.csv',
  type: 'text/csv',
  data: Buffer.from(`name,email\nInês Importada,${unique('ines')}@exemplo.com.br\n`),
})

export const samples: readonly RecordKind[] = [
  {
    table: 'importacao',
    async make(app, token) {
      const text = 'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }'
      return done(await app.upload(token, text, {}, { arquivo: people() }))
    },
    rows: `insert into importacao (id_cliente, nome_arquivo, formato, colunas, mapeamento)
      select $1::int, 'membros ' || i || '.csv', 'csv', '[]', '[]' from generate_series(1, $2) i`,
  },
]
