import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { screenAddresses } from '../../client/screen-addresses.js'
import { matching } from '../../server/kernel/transport/http/known-addresses.js'

const root = path.resolve(import.meta.dirname, '../..')

test('the list of screens has every address of the client’s router, and no other', () => {
  const table = execFileSync(process.execPath, [path.join(root, 'tests/e2e/route-table.mjs')], { encoding: 'utf8' })
  const routes = (JSON.parse(table) as { path: string }[])
    .map((route) => route.path)
    .filter((one) => !one.includes('*'))
  const written = screenAddresses(path.join(root, 'client'))
  const known = written.map(matching)
  const sample = (one: string) => one.replace(/:\w+\??/g, 'x')
  expect(routes.length).toBeGreaterThan(150)
  expect(routes.filter((one) => !known.some((address) => address.test(sample(one))))).toEqual([])
  const patterns = routes.map(matching)
  // printed pages are below /relatorio, and written in the same files
  const leads = (one: string) =>
    [one, one.replace('/dashboard', '/relatorio')].some((at) => patterns.some((route) => route.test(sample(at))))
  const nowhere = written.filter((one) => !one.includes('*') && !leads(one))
  // it leads to another screen
  expect(nowhere).toEqual(['/dashboard/setlist_louvor'])
})
