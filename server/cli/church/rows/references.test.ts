import { expect, test } from '@jest/globals'
import { relatorioInput } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { features } from '../../../features.js'
import { settingOf } from '../../../kernel/data/tenant/own-groups.policy.js'
import { JsonNumbers, tableOfFeature } from './references.js'

test('the numbers of all records that a report can be of change with a church that moves', () => {
  const json = new JsonNumbers(new Map(), () => 1000)
  const names = Object.keys(relatorioInput.shape).filter((name) => /^id[A-Z]/.test(name) && name !== 'idCliente')
  expect(names).toContain('idCentroCusto')
  for (const name of names) expect(json.parameters(`{"${name}": 5}`)).toBe(`{"${name}": 1005}`)
})

test('the groups of each area to which the reader of a report may be limited change by the numbers of their own table', () => {
  const tables = features.flatMap(({ table }) => table ?? [])
  const shift = (table: string) => 1000 * (1 + tables.indexOf(table))
  const json = new JsonNumbers(new Map(), shift)
  const led = features.flatMap(({ led, table = '' }) => (led ? [[led.area, table] as const] : []))
  expect(led.length).toBeGreaterThan(5)
  for (const [area, table] of led) {
    const report = (...ids: number[]) =>
      `{"limites": ${JSON.stringify(JSON.stringify({ [settingOf(area)]: `{${ids}}` }))}}`
    // the entries of rosters are limited to people
    const by = shift(area === 'escalas' ? 'usuario' : table)
    expect(json.parameters(report(5, 60))).toBe(report(5 + by, 60 + by))
    expect(json.parameters(report())).toBe(report())
  }
})

test('the table of each feature is known without the features', () => {
  const withTable = features.filter(({ table }) => table)
  expect(withTable.length).toBeGreaterThan(50)
  expect(withTable.map(({ name }) => tableOfFeature(name))).toEqual(withTable.map(({ table }) => table))
})
