import { expect, test } from '@jest/globals'
import { quiet, squaresPath } from './figures.js'

test('the squares of a QR code lie in their rows and columns, with a light border', () => {
  const rows = ['1011', '0100', '1111', '0001']
  const found = rows.map((row) => Array.from(row, () => '0'))
  const runs = squaresPath(rows).matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)
  for (const [, column, line, length, back] of runs) {
    expect(back).toBe(length)
    for (let at = 0; at < Number(length); at++)
      (found[Number(line) - quiet] as string[])[Number(column) - quiet + at] = '1'
  }
  expect(found.map((row) => row.join(''))).toEqual(rows)
})
