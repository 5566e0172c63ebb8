import { post, type RecordKind } from '../../../../tests/factories/sample.js'

let serial = 0

/** Each year has one budget. */
const sample = () => ({ ano: 2100 + (serial++ % 890) })

export const samples: readonly RecordKind[] = [
  {
    table: 'previsao_orcamentaria',
    input: 'PrevisaoOrcamentariaInput',
    optional: () => ({ observacao: 'Proposta da diretoria.' }),
    path: '/previsoesOrcamentarias',
    sample,
    make: post('/previsoesOrcamentarias', sample),
    rows: `insert into previsao_orcamentaria (id_cliente, ano) select $1, 2000 + i from generate_series(1, $2) i`,
  },
]
