import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { lacking } from './lacking.js'
import { type Life, lives } from './lives.js'
import { Living } from './living.js'

let app: TestApp
let church: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  ;[church, other] = [await app.church(), await app.church()]
  await fillChurch(app, church)
  await fillChurch(app, other)
})
afterAll(() => app.close())

const livingIn = async (of: TestChurch, life: Life) => new Living(app, of, await of.token(1), life)

describe.each(lives.map((life) => [life.table, life] as const))('%s', (table, life) => {
  const word = unique('z')
  const { text = '' } = life
  const sorted = ['Ávila', 'bateria', 'Violão'].map((name) => `${name} ${word}`)
  let living: Living
  let ids: number[]
  const shown = async (args: string) => (await living.rows(`busca: ${args}`)).rows.map((row) => row[text])

  beforeAll(async () => {
    living = await livingIn(church, life)
    ids = []
    for (const name of ['Violão', 'Ávila', 'bateria']) ids.push(await living.create(`${name} ${word}`))
  })

  if (!lacking.search[table])
    test('the list is searched without accents, and counted', async () => {
      expect(await shown(`"violao ${word}"`)).toEqual([`Violão ${word}`])
      expect((await living.rows(`busca: "${word}"`)).total).toBe(3)
      for (const sign of ['%', '_']) expect(await shown(`"${sign}${word}"`)).toEqual([])
      const page = await living.all(`busca=${word}&limit=2`)
      expect([page.rows.length, page.total]).toEqual([2, '3'])
    })

  if (lacking.search[table] && text)
    test('the list is not searched by the text of its records', async () => {
      expect((await living.rows(`busca: "${word}"`)).total).toBe(0)
    })

  if (!lacking.sort[table])
    test('the list is sorted without accents, in both directions', async () => {
      const order = (direcao: string) => `"${word}", ordem: { campo: ${text}, direcao: ${direcao} }`
      expect(await shown(order('ASC'))).toEqual(sorted)
      expect(await shown(order('DESC'))).toEqual(sorted.toReversed())
      if (life.byName) expect(await shown(`"${word}"`)).toEqual(sorted)
    })

  test('in every order the pages have each row once', async () => {
    const orders = life.orders.flatMap((campo) =>
      ['ASC', 'DESC'].map((by) => `ordem: { campo: ${campo}, direcao: ${by} }`),
    )
    const { total } = await living.rows('')
    expect(total).toBeGreaterThan(1)
    for (const order of ['', ...orders]) {
      const { rows } = await living.rows(order, Math.ceil(total / 4))
      expect([order, rows.length, new Set(rows.map(({ id }) => id)).size]).toEqual([order, total, total])
    }
  })

  if (!lacking.ties[table] && life.orders.includes('createdAt'))
    test('records with the same value are in the order of their numbers, whatever their place in the table', async () => {
      for (const id of ids.toReversed())
        await app.sql(`update ${table} set created_at = '2026-01-01 12:00Z' where id = $1`, [id])
      const inOrder = async (direcao: string) => {
        const { rows } = await living.rows(`ordem: { campo: createdAt, direcao: ${direcao} }`)
        return rows.map((row) => row.id).filter((id) => ids.includes(id as number))
      }
      expect(await inOrder('ASC')).toEqual(ids)
      expect(await inOrder('DESC')).toEqual(ids.toReversed())
    })

  if (!lacking.post[table])
    test('fields that are missing and texts that are too long are named, and nothing is written', async () => {
      const before = (await living.rows('')).total
      const wrong: [string, unknown][] = [
        ...life.required.map((field): [string, unknown] => [field, undefined]),
        ...life.required.filter((field) => life.lengths.has(field)).map((field): [string, unknown] => [field, '  ']),
        ...[...life.lengths].map(([field, length]): [string, unknown] => [field, 'x'.repeat(length + 1)]),
      ]
      for (const [field, value] of wrong) {
        const { status, body } = await living.post({ [field]: value })
        expect([field, value, status, Object.keys(body.campos ?? {})]).toEqual([field, value, 422, [field]])
      }
      expect((await living.rows('')).total).toBe(before)
      for (const [field, length] of life.lengths) {
        const told = /até (\d+) caracteres/.exec(life.input?.getFields()[field]?.description ?? '')?.[1]
        expect([field, told ?? String(length)]).toEqual([field, String(length)])
      }
    })

  if (!lacking.export[table])
    test('the export has the rows that match, of the own church alone, and is audited', async () => {
      const asked = lacking.search[table] ? '' : `violao ${word}`
      const file = await living.file(asked && `&busca=${encodeURIComponent(asked)}`)
      expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
      const linhas = String(file.body).trim().split('\r\n').length - 1
      if (asked) {
        expect([linhas, String(file.body)]).toEqual([1, expect.stringContaining(`Violão ${word}`)])
        const foreign = await livingIn(other, life)
        expect(String((await foreign.file(`&busca=${word}`)).body)).not.toContain(word)
      } else expect(linhas).toBe((await living.rows('')).total)
      const traces = await app.sql<{ depois: object }>(
        'select depois from auditoria where id_cliente = $1 and acao = $2 order by id desc limit 1',
        [church.idCliente, life.exported?.action],
      )
      expect(traces).toMatchObject([{ depois: { formato: 'csv', linhas, ...(asked && { busca: asked }) } }])
    })
})

test('a name that is unique is refused whatever its case and accents, and is free after a delete', async () => {
  const unicos = await app.sql<{ table: string; column: string }>(
    `select c.relname as table, substring(pg_get_expr(d.adbin, d.adrelid) from 'normalizar\\(\\(?(\\w+)') as column
     from pg_index i join pg_class c on c.oid = i.indrelid
     join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey) and a.attgenerated = 's'
     join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where i.indisunique and i.indnkeyatts = 2 and i.indpred is not null`,
  )
  expect(unicos.length).toBeGreaterThan(8)
  for (const { table, column } of unicos) {
    const life = lives.find((each) => each.table === table)
    if (!life) continue
    const field = column.replace(/_(\w)/g, (_, letter) => letter.toUpperCase())
    const [living, foreign] = [await livingIn(church, life), await livingIn(other, life)]
    const name = unique('Ação ')
    const { body: first } = await living.post({ [field]: name })
    const again = () => living.post({ [field]: name.toUpperCase().replace('ÇÃ', 'CA') })
    const refused = await again()
    expect([table, refused.status, Object.keys(refused.body.campos)]).toEqual([table, 409, [field]])
    const { body: second } = await living.post()
    const { status, errors } = await living.update(second.id, { [field]: name.toUpperCase() })
    expect([table, status, Object.keys(errors?.[0]?.extensions.campos ?? {})]).toEqual([table, 409, [field]])
    expect([table, (await foreign.post({ [field]: name })).status]).toEqual([table, 201])
    await living.remove(first.id)
    expect([table, (await again()).status]).toEqual([table, 201])
    expect([table, (await living.restore(first.id)).status]).toEqual([table, 409])
  }
})
