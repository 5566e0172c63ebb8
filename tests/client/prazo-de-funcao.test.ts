import { expect, test } from '@jest/globals'
import { prazo } from '../../client/features/acesso/funcao/prazo.js'

const hoje = '2026-11-26'

test.each([
  ['2026-11-26', 'termina hoje'],
  ['2026-11-27', 'termina em 1 dia'],
  ['2026-12-03', 'termina em 7 dias'],
  ['2026-12-26', 'termina em 30 dias'],
  ['2026-12-27', null],
  ['2026-11-25', null],
  [null, null],
])('the end of a function on %s is counted in days when it is near: %s', (fim, text) => {
  expect(prazo({ inicio: '2026-01-01', fim }, hoje)).toBe(text)
  expect(prazo({ inicio: '2026-11-27', fim }, hoje)).toBeNull()
})
