import { expect, test } from '@jest/globals'
import { withoutValues } from './statements.js'

test('a statement with parameters is kept as it is, in one line and not longer than 2,000 characters', () => {
  expect(withoutValues({ text: 'select *\n  from usuario where name like $1', values: ['ana'] })).toBe(
    'select * from usuario where name like $1',
  )
  expect(withoutValues('select $1', ['ana'])).toBe('select $1')
  expect(withoutValues({ text: `select ${'x, '.repeat(2000)}`, name: 'hash' })).toHaveLength(2000)
})

test.each([
  [`insert into "usuario" ("name") values ('Ana')`, 'insert usuario'],
  [`update "visita" set "texto" = 'de from segredo'`, 'update visita'],
  [`select set_config('app.x', ' from segredo', true)`, 'select'],
  [`begin; set local app.id_cliente = '7'; execute "abc"(1, 'hash')`, 'begin'],
  [`delete from "sessao" where id = 7`, 'delete sessao'],
  ['commit', 'commit'],
])('of a statement that contains its values only the verb and the table are kept: %s', (text, kept) => {
  expect(withoutValues(text)).toBe(kept)
})
