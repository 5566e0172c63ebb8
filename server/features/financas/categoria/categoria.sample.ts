import { unique } from '../../../../tests/factories/harness.js'
import { post, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ nome: unique('Ofertas '), natureza: 'receita', raiz: 2, codigoContador: '4.1.1.02' })

export const samples: readonly RecordKind[] = [
  {
    table: 'categoria',
    input: 'CategoriaInput',
    path: '/categorias',
    sample,
    make: post('/categorias', sample),
    rows: `insert into categoria (id_cliente, nome, natureza, raiz)
    select $1::int, 'Categoria ' || i, case when i % 2 = 0 then 'receita' else 'despesa' end, 1 + i % 5
    from generate_series(1, $2) i`,
  },
]
