import { expect, test } from '@jest/globals'
import { countedAs, readIdentifier } from './identifier.js'

test.each([
  [' Ana@Exemplo.com ', null, { kind: 'email', email: 'ana@exemplo.com' }],
  ['(98) 99123-4567', null, { kind: 'telefone', telefone: '98991234567' }],
  ['+55 98 99123 4567', null, { kind: 'telefone', telefone: '98991234567' }],
  ['+351 912 345 678', null, { kind: 'telefone', telefone: '+351912345678' }],
  ['Ana Souza.12', null, { kind: 'nome', nome: 'ana.souza', idCliente: 12 }],
  ['Inês', 7, { kind: 'nome', nome: 'ines', idCliente: 7 }],
  // the number that is typed counts, not the one that the device knows
  ['ines.12', 7, { kind: 'nome', nome: 'ines', idCliente: 12 }],
])('%p on a device that knows the church %p', (typed, igreja, identifier) => {
  expect(readIdentifier(typed, igreja)).toEqual(identifier)
})

test.each(['', 'ana', '190', '12', '.12', 'ana.99999999999', 'ana.4294967295', '0800 123 4567'])(
  '%p alone is nobody’s',
  (typed) => {
    expect(readIdentifier(typed)).toBeUndefined()
  },
)

test('tries are counted by what is meant, whatever its spelling', () => {
  const counted = (typed: string, igreja?: number) => countedAs(readIdentifier(typed, igreja), typed)
  expect(counted('98 99123-4567')).toBe(counted('+55 (98) 99123.4567'))
  expect(counted('ÍNES.7')).toBe(counted('ines', 7))
  expect(counted('ines', 7)).not.toBe(counted('ines', 8))
  // nobody's e-mail can be counted as a telephone or a name
  expect(counted('tel:98991234567')).not.toBe(counted('98991234567'))
})
