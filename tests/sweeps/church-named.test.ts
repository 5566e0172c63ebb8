import { describe, expect, test } from '@jest/globals'
import { tablesWithoutChurch } from './church-named.js'

describe('a statement that does not name the church at each table', () => {
  const tables = new Set(['entrada', 'pix', 'baixa', 'pessoa'])
  const link = (condition: string) =>
    `select pai.id, item.* from unnest((select $1::int[])) as pai(id) cross join lateral (
       select x from entrada where entrada.id_cliente = 5 and ${condition}) as item`

  test.each([
    ['select "e0".* from "entrada" as "e0" where "e0"."id" = $1', ['entrada']],
    ['update "pessoa" set "nome" = $1 where "id" = $2', ['pessoa']],
    ['select 1 from pessoa where id_cliente = $1 union all select 1 from entrada where id = 4', ['entrada']],
    ['select 1 from entrada e left join pix p on p.id_cliente = e.id_cliente where e.id = 1', ['entrada', 'pix']],
    [
      link(
        '(entrada.id_cliente, entrada.n) = (select p.id_cliente, (select b.n from baixa b where b.id_cliente = p.id_cliente) from pix p where p.id = pai.id)',
      ),
      ['pix'],
    ],
    ['delete from pessoa where id = any (select id from baixa where id_cliente = $1)', ['pessoa']],
  ])('is reported with the tables: %s', (text, open) => {
    expect(tablesWithoutChurch(text, tables)).toEqual(open)
  })

  test.each([
    'select "e0".* from "entrada" as "e0" where "e0"."id" = $1 and "e0"."id_cliente" = $2',
    'select 1 from entrada e left join pix p on p.id_cliente = e.id_cliente and p.id = e.x where $1 = e.id_cliente',
    link('exists (select from pix p where p.id_cliente = entrada.id_cliente and p.id = pai.id)'),
    'insert into "pessoa" ("nome", "id_cliente") values ($1, $2) on conflict ("nome") do update set "nome" = $1',
    'with b as (select id from baixa where id_cliente = $1) select 1 from b join pix on pix.id_cliente = $1 and pix.id = b.id',
    'delete from baixa where (id_cliente, id) in (select 1, 2)',
    'select 1 from entrada, pessoa where entrada.id_cliente = 3 and pessoa.id_cliente = 3 for update of pessoa',
  ])('is not reported when it names the church: %s', (text) => {
    expect(tablesWithoutChurch(text, tables)).toEqual([])
  })
})
