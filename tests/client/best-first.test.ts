import { expect, test } from '@jest/globals'
import { bestFirst } from '../../client/kernel/form/record/best-first.js'

const choices = ['Ao lado da cozinha', 'Cozinha', 'Despensa e cozinhas', 'Recozimento', 'Salão'].map(
  (label, value) => ({
    value,
    label,
  }),
)
const found = (typed: string) => bestFirst(choices, typed).map(({ value }) => value)

test('choices that begin with the typed text come first, then those with a word that does, then the others', () => {
  expect(found('cóz')).toEqual([1, 0, 2, 3, 4])
  expect(found('')).toEqual([0, 1, 2, 3, 4])
})
