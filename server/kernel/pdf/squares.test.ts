import { expect, test } from '@jest/globals'
import { squares } from './figures.js'
import { Flow, type Painter } from './flow.js'

test('the squares of a QR code lie in their rows and columns, with a light border, within the page', () => {
  const rows = ['1011', '0100', '1111', '0001']
  const flow = new Flow(false)
  const before = flow.y
  squares(flow, rows)
  const drawn: [number, number, number, number][] = []
  const painter = {
    rect: (...place: [number, number, number, number]) => void drawn.push(place),
    fill: () => undefined,
  } as unknown as Painter
  for (const draw of flow.pages[0] ?? []) draw(painter)
  const cell = (flow.y - before) / (rows.length + 8)
  const left = (flow.width - (flow.y - before)) / 2 + 4 * cell
  const found = rows.map((row) => Array.from(row, () => '0'))
  for (const [x, y, width, height] of drawn) {
    expect(height).toBeCloseTo(cell)
    const [column, line] = [Math.round((x - left) / cell), Math.round((y - before) / cell) - 4]
    for (let at = 0; at < Math.round(width / cell); at++) (found[line] as string[])[column + at] = '1'
  }
  expect(found.map((row) => row.join(''))).toEqual(rows)
})
