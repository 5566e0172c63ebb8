import { expect, test } from '@jest/globals'
import { relatorioInput } from '../../features/relatorios/relatorio/relatorio.input.js'
import { features } from '../../features.js'
import { JsonNumbers, tableOfFeature } from './references.js'

test('the numbers of all records that a report can be of change with a church that moves', () => {
  const json = new JsonNumbers(new Map(), () => 1000)
  const names = Object.keys(relatorioInput.shape).filter((name) => /^id[A-Z]/.test(name) && name !== 'idCliente')
  expect(names).toContain('idCentroCusto')
  for (const name of names) expect(json.parameters(`{"${name}": 5}`)).toBe(`{"${name}": 1005}`)
})

test('the table of each feature is known without the features', () => {
  const withTable = features.filter(({ table }) => table)
  expect(withTable.length).toBeGreaterThan(50)
  expect(withTable.map(({ name }) => tableOfFeature(name))).toEqual(withTable.map(({ table }) => table))
})
