import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ nome: unique('Prestação de contas '), de: '2026-01', ate: '2026-03' })

export const samples: readonly RecordKind[] = [
  {
    table: 'prestacao_contas',
    input: 'PrestacaoContasInput',
    optional: () => ({ observacao: 'Com o relatório da auditoria.' }),
    path: '/prestacoesContas',
    sample,
    make: post('/prestacoesContas', sample),
    rows: `insert into prestacao_contas (id_cliente, nome, inicio, fim)
      select $1, 'Prestação de contas ' || i, date '2026-01-01', date '2026-03-31' from generate_series(1, $2) i`,
  },
]
