import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { done, post, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ nome: unique('Ofertas '), natureza: 'receita', raiz: 2, codigoContador: '4.1.1.02' })

/**
 * Creates a category of income or of expenses.
 * @returns the number
 */
export const categoriaDe = async (app: TestApp, token: string, natureza: 'receita' | 'despesa'): Promise<string> =>
  String(done(await app.rest(token, 'POST', '/categorias', { ...sample(), natureza })).body.id)

export const samples: readonly RecordKind[] = [
  {
    table: 'categoria',
    input: 'CategoriaInput',
    optional: () => ({ natureza: 'despesa', restrita: true, tipoPagamento: 'outro', ordem: 7 }),
    path: '/categorias',
    sample,
    make: post('/categorias', sample),
    rows: `insert into categoria (id_cliente, nome, natureza, raiz)
    select $1::int, 'Categoria ' || i, case when i % 2 = 0 then 'receita' else 'despesa' end, 1 + i % 5
    from generate_series(1, $2) i`,
  },
]
