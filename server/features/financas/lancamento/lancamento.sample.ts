import { unique } from '../../../../tests/factories/harness.js'

export const lancamento = (ref?: string | number) => ({
  descricao: unique('Oferta do culto '),
  data: '2026-05-10',
  categoria: 2,
  valor: '150.25',
  idCentroCusto: ref,
})

/** SQL that inserts one entry a day, from the end of 2025 backwards. */
export const lancamentos = (table: string) => `insert into ${table} (id_cliente, descricao, data, categoria, valor)
  select $1::int, 'Lançamento ' || i, date '2025-12-31' - i, 1 + i % 5, i from generate_series(1, $2) i`
