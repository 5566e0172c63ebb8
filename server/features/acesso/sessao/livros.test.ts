import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Reach } from '../../../../schema/rules/levels.js'
import { actionNames } from '../../../access-table.js'
import type { Action } from '../../../kernel/access/actions.js'
import { isGivable, placeOf } from '../../../kernel/access/areas.js'
import { grantsOf } from '../../../kernel/access/grants.js'
import { bookingActions, decidingActions, handlesMoney } from './livros.rules.js'
import { idleLife } from './sessao.rules.js'

const root = join(import.meta.dirname, '../..')
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => /(?<!\.test)\.ts$/.test(path))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** The features by folder, with their actions. */
const folders = sources
  .filter((path) => path.endsWith('.actions.ts'))
  .map((path) => {
    const text = textOf(path)
    const own = actionNames.filter((action) => text.includes(`'${action}':`))
    return { folder: path.slice(0, path.lastIndexOf('/')), own }
  })

const writes = (action: Action) => isGivable(action) && placeOf(action)?.level === 'escrever'

test('every action that writes in an area of money says what it has to do with the books', () => {
  const areas = ['tesouraria', 'dizimos', 'campanhas', 'orcamentos']
  const ofMoney = folders.flatMap(({ folder, own }) =>
    own.filter((action) => folder.startsWith('financas/') || areas.includes(placeOf(action)?.area ?? '')),
  )
  expect(ofMoney.length).toBeGreaterThan(60)
  expect(ofMoney.filter((action) => writes(action) && !handlesMoney(action))).toEqual([])
})

test('every feature that books an income or an expense has an action that is known to write the books', () => {
  const books = /\b(book|change|withdraw)(Entrada|Saida)s?\(/
  const booking = folders.filter(
    ({ folder, own }) =>
      own.length > 0 && sources.some((path) => path.startsWith(`${folder}/`) && books.test(textOf(path))),
  )
  expect(booking.map(({ folder }) => folder)).toEqual(expect.arrayContaining(['ensino/aula-ebd', 'culto/contagem']))
  const unknown = booking.filter(({ own }) => !own.some((action) => bookingActions.includes(action)))
  expect(unknown.map(({ folder }) => folder)).toEqual([])
})

test('nothing that only reads, or that no function gives, is among what writes the books or decides about them', () => {
  expect([...bookingActions, ...decidingActions].filter((action) => !writes(action))).toEqual([])
})

test('whoever handles money in the whole church is signed out like a manager, and a teacher of the own class is not', () => {
  const hours = (acoes: string[], alcance: Reach) =>
    idleLife(2, grantsOf(2, { celulas: null, funcoes: [{ acoes, alcance }] })) / 3_600_000
  for (const action of actionNames.filter(handlesMoney)) expect([action, hours([action], 'tudo')]).toEqual([action, 12])
  expect(hours(['aulaEBD.escrever', 'classeEBD.escrever'], 'meus')).toBe(7 * 24)
  expect(hours(['culto.escrever', 'classeEBD.escrever'], 'tudo')).toBe(7 * 24)
})
