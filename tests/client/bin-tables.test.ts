import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Features whose screens show a part of another feature's record, and offer to restore that record. */
const parts: Record<string, string> = {
  'pessoas/membro-celula': 'celula',
  'pessoas/departamento-membro': 'departamento',
  'culto/liturgia': 'culto',
  'missoes/doacao': 'campanha_missoes',
}

test('a screen that offers to restore its record names the table of its own feature', () => {
  const named = globSync('client/features/*/*/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const feature = file.split(path.sep).slice(2, 4).join('/')
    // the attribute on a screen, or the texts of payables, receivables or ledger entries
    const found = [...read(file).matchAll(/^\s*(?:<InBin |<Editable )?table(?:=|: )["'](\w+)["']/gm)]
    return found.map(([, table]) => ({ feature, table }))
  })
  expect(named.length).toBeGreaterThan(30)
  const wrong = named.filter(
    ({ feature, table }) =>
      parts[feature] !== table && !read(`server/features/${feature}/index.ts`).includes(`table: '${table}',`),
  )
  expect(wrong).toEqual([])
})
