import { unique } from '../../../../tests/factories/harness.js'
import { done, firstOf, type RecordKind } from '../../../../tests/factories/sample.js'

const orcamento = (ref: string | number = '') => ({
  tituloOrcamento: unique('Cantata '),
  dataOrcamento: '2026-12-20',
  valorOrcamento: '2500.00',
  descricaoOrcamento: 'Figurino e lanche.',
  idDepartamento: ref,
})

export const samples: readonly RecordKind[] = [
  {
    table: 'orcamento',
    after: ['departamento'],
    input: 'OrcamentoInput',
    path: '/orcamentos',
    sample: orcamento,
    refs: ['idDepartamento'],
    refPath: '/departamentos',
    byHand: true,
    make: async (app, token) =>
      done(await app.rest(token, 'POST', '/orcamentos', orcamento(await firstOf(app, token, '/departamentos')))),
    rows: `insert into orcamento (id_cliente, titulo_orcamento, descricao_orcamento, id_departamento, data_orcamento, valor_orcamento)
    select $1::int, 'Orçamento ' || i, 'Gasto', (select min(id) from departamento where id_cliente = $1::int),
      date '2025-12-31' - i, i from generate_series(1, $2) i`,
  },
]
