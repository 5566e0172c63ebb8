import 'reflect-metadata'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { folded } from '../../../schema/rules/folding.js'
import { type TestApp, testApp } from '../../../tests/factories/harness.js'
import { fc } from '../../../tests/factories/random.js'
import { foldingBody } from './folding-body.js'
import { projectRoot } from './paths.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** What the database makes of each text. */
async function inDatabase(texts: readonly string[]): Promise<string[]> {
  const rows = await app.sql<{ texto: string }>(
    `select normalizar(t.texto) as texto from jsonb_array_elements_text($1::jsonb) with ordinality t(texto, n) order by n`,
    [JSON.stringify(texts)],
  )
  return rows.map(({ texto }) => texto)
}

test.each([
  ['João', 'joao'],
  ['Joa\u0303o', 'joao'],
  ['Yūki', 'yuki'],
  ['D’Ávila', "d'avila"],
  ['D´ÁVILA', "d'avila"],
  ['D`Avila', "d'avila"],
  ['Dʼavila', "d'avila"],
  ['Strauß Ægir Œuvre', 'strauss aegir oeuvre'],
  ['İzmir ılık', 'izmir ilik'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full width'],
  ['ﬁm Łódź Ø', 'fim lodz o'],
  ['Νίκος Ёлка', 'νικοσ елка'],
  ['Ana\u200b Lima\u00ad', 'ana lima'],
])('%s is searched as %s', (text, searched) => {
  expect(folded(text)).toBe(searched)
})

test('the function of the database has the body that the tables write', async () => {
  const [stored] = await app.sql<{ corpo: string }>(
    `select prosrc as corpo from pg_proc where proname = 'normalizar' and pronamespace = 'public'::regnamespace`,
  )
  expect(stored?.corpo).toBe(foldingBody())
})

/** Assigned after Unicode 15, so that one of the two may not know yet how they decompose. */
const younger = /[\ua7f1]/

test('every character folds equally in both', async () => {
  const all = Array.from({ length: 0x1ffff }, (_, n) => n + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => `x${String.fromCodePoint(code)}Y`)
    .filter((text) => !younger.test(text))
  const found = await inDatabase(all)
  expect(all.filter((text, at) => folded(text) !== found[at])).toEqual([])
})

const piece = fc.oneof(
  fc.constantFrom(..."aAeEiIıİoOuUnNçÇßẞæŒøŁđÞſﬁﬀ'’‘`´ʼ′ \u00a0\u1ffdＡｚ｀＇ΣςЙё٠漢가"),
  fc.integer({ min: 0x300, max: 0x36f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0xa0, max: 0x24f }).map((code) => String.fromCharCode(code)),
  fc.integer({ min: 0x1e00, max: 0x1fff }).map((code) => String.fromCharCode(code)),
  fc.constantFrom('\u200b', '\u200d', '\u034f', '\ufe0f', '\u0591', '\u05b4', '\u0323', '\u3099'),
  fc.string({ unit: 'binary', maxLength: 3 }),
)
const anyText = fc
  .array(piece, { maxLength: 12 })
  .map((pieces) => pieces.join('').replaceAll('\u0000', ''))
  .filter((text) => text.isWellFormed() && !younger.test(text))

test('any text folds equally in both, once and for all, and whichever way it is composed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 50, maxLength: 50 }), async (texts) => {
      const mine = texts.map(folded)
      expect(await inDatabase(texts)).toEqual(mine)
      expect(mine.map(folded)).toEqual(mine)
      for (const form of ['NFC', 'NFD'] as const)
        expect(texts.map((text) => folded(text.normalize(form)))).toEqual(mine)
      // in the other two an acute accent by itself is a space
      for (const form of ['NFKC', 'NFKD'] as const)
        for (const [at, text] of texts.entries())
          if (!/[\u00b4\u1ffd]/.test(text)) expect(folded(text.normalize(form))).toBe(mine[at])
    }),
    { numRuns: 200 },
  )
})

test('no other file takes accents away by itself', () => {
  const own = globSync('{server,client,schema}/**/*.{ts,tsx}', { cwd: projectRoot }).filter(
    (file) => !/^server\/demo|\.test\.ts$|rules\/folding\.ts$/.test(file),
  )
  expect(own.length).toBeGreaterThan(1000)
  const folding = /normalize\(\s*['"]NFK?D/
  expect(own.filter((file) => folding.test(readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([])
})
