import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { lacking, ownAlone, unlisted } from './lacking.js'
import { lives } from './lives.js'
import { Living } from './living.js'

/*
 * What every kind of record goes through: it is created, edited, deleted and restored (here), listed, searched, sorted and
 * exported (lifecycle-lists.test.ts). The sweep finds the kinds by itself. Each promise found its fault when one was
 * planted: a version that is not compared, a recycle bin open to all, a deleted record that is shown in the list, alone, in
 * the search or in the export, that is deleted or restored again, or comes back without a field; another status for a
 * record of another church; a list sorted by bytes, without an order among equals, with pages that overlap, or that ignores
 * the search; an export that ignores it or is not audited; a name that is optional, longer than the schema tells, or
 * refused at another field.
 */

let app: TestApp
let church: TestChurch
let other: TestChurch
let platform: string

beforeAll(async () => {
  app = await testApp()
  ;[church, other] = [await app.church(), await app.church()]
  platform = await app.platformToken()
  for (const each of [church, other]) await fillChurch(app, each)
})
afterAll(() => app.close())

test('what a kind of record lacks is listed with its reason', () => {
  expect(unlisted()).toEqual([])
})

describe.each(lives.map((life) => [life.table, life] as const))('%s', (table, life) => {
  const word = unique('z')
  let living: Living
  let foreign: Living
  let id: number

  beforeAll(async () => {
    living = new Living(app, church, await church.token(1), life)
    foreign = new Living(app, other, await other.token(1), life)
    id = await living.create(`Violão ${word}`)
  })

  if (!lacking.update[table])
    test('an edit of an outdated version is refused and changes nothing', async () => {
      const versao = await living.changedByAnother(id)
      const before = await living.whole(id)
      const late = await living.update(id, { versao: versao - 1 })
      expect([late.status, late.errors?.[0]?.extensions.code]).toEqual([409, 'STALE'])
      if (life.put) {
        const { status, body } = await living.at(id, 'PUT', { versao: versao - 1 })
        expect([status, body.codigo]).toEqual([409, 'STALE'])
      }
      expect(await living.whole(id)).toEqual(before)
      if (!life.text) return
      const now = await living.update(id, { versao, [life.text]: `Tambor ${word}` })
      expect(now.data).toEqual({ [life.update ?? '']: { versao: versao + 1 } })
      expect((await living.whole(id))[life.text]).toBe(`Tambor ${word}`)
      await living.update(id, { [life.text]: `Violão ${word}` })
    })

  if (!lacking.onlookers[table])
    test('who may only read it is refused and changes nothing', async () => {
      const before = await living.whole(id)
      const onlooker = await church.token(life.onlooker ?? 2)
      const answers = [await living.remove(id, onlooker), await living.restore(id, onlooker)]
      if (life.update) answers.push(await living.update(id, {}, onlooker))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
      expect((await living.one(id, onlooker)).status).toBe(ownAlone.has(table) ? 404 : 200)
      expect(await living.whole(id)).toEqual(before)
    })

  test('another church finds none of it, by id or by uuid, and changes nothing', async () => {
    const before = await living.whole(id)
    for (const ref of [id, String(before.uuid)]) {
      const answers = [await foreign.one(ref), await foreign.remove(ref), await foreign.restore(ref)]
      if (life.update) answers.push(await foreign.update(ref))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    }
    expect((await foreign.rows('')).rows.map((row) => row.id)).not.toContain(id)
    expect(await living.whole(id)).toEqual(before)
  })

  if (!lacking.adm[table])
    test('the platform’s administrator lists all churches, and creates a record in the church that is named', async () => {
      const path = life.adm?.path ?? ''
      const rows: { idCliente: number }[] = (await app.rest(platform, 'GET', path)).body
      const churches = new Set(rows.map(({ idCliente }) => idCliente))
      expect([church, other].map(({ idCliente }) => churches.has(idCliente))).toEqual([true, true])
      expect((await app.rest(await church.token(1), 'GET', path)).status).toBe(403)
      const { status, body } = await living.post({ idCliente: church.idCliente }, platform)
      expect([status, body.idCliente]).toEqual([201, church.idCliente])
      const refused = await living.post({ idCliente: 2_000_000_000 }, platform)
      expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
    })

  describe('deleted', () => {
    const found = life.feature.search && !lacking.search[table] ? ['list', 'search'] : ['list']
    const bin = 'filtro: { excluidos: true }'
    /** the places where the record is seen */
    const places = async () => {
      const seen = (place: string, ids: unknown[]) => (ids.includes(id) ? [place] : [])
      const idsOf = async (args: string) => (await living.rows(args)).rows.map((row) => row.id)
      return [
        ...seen('list', await idsOf('')),
        ...seen('bin', await idsOf(bin)),
        ...seen('search', life.feature.search ? await living.hits(`violao ${word}`) : []),
      ]
    }
    let before: object

    beforeAll(async () => {
      before = await living.whole(id)
      expect(await places()).toEqual(found)
      const { data, errors } = await living.remove(id)
      expect([errors, data?.[life.remove].message]).toEqual([
        undefined,
        expect.stringMatching(/ (excluíd|cancelad)[oa] com sucesso\.$/),
      ])
    })

    test('a record leaves the list, the search and the export, and is in the recycle bin alone', async () => {
      expect(await places()).toEqual(['bin'])
      if (!lacking.post[table]) {
        if (life.get) expect((await living.at(id, 'GET')).status).toBe(404)
        expect((await living.all('excluidos=true')).rows).toContainEqual(expect.objectContaining({ id }))
        expect((await living.all('')).rows).not.toContainEqual(expect.objectContaining({ id }))
      }
      if (!lacking.export[table]) expect(String((await living.file('')).body)).not.toContain(word)
    })

    if (!lacking.readers[table])
      test('nobody sees it who may not restore it: not in the recycle bin, the record or the export', async () => {
        const reader = await church.token(life.reader ?? 5)
        expect((await living.list(bin, reader)).status).toBe(403)
        expect((await living.one(id, reader)).status).toBe(404)
        if (!lacking.export[table]) expect((await living.file('&excluidos=true', reader)).status).toBe(403)
      })

    test('it is neither deleted nor edited again; restored it is whole, and not restored again', async () => {
      expect((await living.remove(id)).status).toBe(404)
      if (life.update) expect((await living.update(id)).status).toBe(404)
      const { status, errors } = await living.restore(id)
      expect([status, errors]).toEqual([200, undefined])
      expect((await living.restore(id)).status).toBe(404)
      expect(await living.whole(id)).toEqual(before)
      expect(await places()).toEqual(found)
    })
  })
})
