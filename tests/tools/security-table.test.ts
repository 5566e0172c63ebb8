import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const table = readFileSync(path.join(root, 'tests/SECURITY.md'), 'utf8')

/** Finds missing numbers, rows without a test or script, and files or tests that do not exist. */
function tableFindings(text: string): string[] {
  const findings: string[] = []
  const rows = text.split('\n').flatMap((line) => {
    const [, number, , triedBy, remark] = line.split('|')
    return /^ \d+ $/.test(number ?? '')
      ? [{ number: Number(number), triedBy: triedBy ?? '', remark: remark ?? '' }]
      : []
  })
  for (let number = 1; number <= 74; number++) {
    const found = rows.filter((row) => row.number === number)
    if (found.length !== 1) findings.push(`${number} has ${found.length} rows`)
  }
  for (const { number, triedBy, remark } of rows) {
    if (!/`(server|tests)\/\S+\.test\.ts` "|`node tests\/\S+\.mjs`/.test(triedBy))
      findings.push(`${number} names no test and no script`)
    let source = ''
    // a file is in backticks; a test name is in double quotes and belongs to the last file before it
    for (const [, code, name] of `${triedBy} ${remark}`.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
      const file = /(?:^|\s)((?:server|tests)\/\S+\.(?:ts|mjs))/.exec(code ?? '')?.[1]
      if (file && !existsSync(path.join(root, file))) findings.push(`${number}: ${file} does not exist`)
      else if (file) source = readFileSync(path.join(root, file), 'utf8')
      if (name && !namesTest(source, name)) findings.push(`${number}: no test "${name}"`)
    }
  }
  return findings
}

/** Whether the source has a string that is this name, or that ends with it after a placeholder. */
const namesTest = (source: string, name: string): boolean =>
  ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`) || source.includes(`} ${name}${quote}`))

test('every row of SECURITY.md names tests and scripts that exist', () => {
  expect(tableFindings(table)).toEqual([])
})

test.each([
  ['a missing number', /^\| 12 \|.*\n/m, '', '12 has 0 rows'],
  ['a point without a test', /^(\| 7 \|[^|]+\|)[^|]+\|/m, '$1 later |', '7 names no test and no script'],
  [
    'a file that is gone',
    'tests/faults/mixed-tenants',
    'tests/faults/gone',
    '12: tests/faults/gone.test.ts does not exist',
  ],
  [
    'a test that is gone',
    '"tokens have 256 bits',
    '"tokens had 256 bits',
    '35: no test "tokens had 256 bits and are kept as SHA-256"',
  ],
] as const)('the check finds %s', (_name, from, to, finding) => {
  expect(tableFindings(table.replace(from, to))).toContain(finding)
})
