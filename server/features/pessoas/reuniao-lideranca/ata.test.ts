import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const path = '/reunioes-lideranca'
type Status = 'marcada' | 'realizada' | 'cancelada'

/** Creates a meeting with this status. */
async function meeting(statusReuniao: Status = 'realizada', church = betel): Promise<number> {
  const token = await church.token(1)
  const body = { dataReuniao: '2026-06-02', pautaReuniao: unique('Pauta ') }
  const { id } = (await app.rest(token, 'POST', path, body)).body
  await app.rest(token, 'PUT', `${path}/${id}`, { ...body, statusReuniao })
  return id
}
const save = async (id: number | string, body: object = { textoAta: '<p>Decidido.</p>' }, church = betel) =>
  app.rest(await church.token(1), 'PUT', `${path}/${id}/ata`, body)
const approve = async (id: number | string, body: object = {}, church = betel) =>
  app.rest(await church.token(1), 'PATCH', `${path}/${id}/ata/aprovar`, body)
async function approved(church = betel): Promise<{ id: number; numeroAta: number }> {
  const id = await meeting('realizada', church)
  await save(id, undefined, church)
  const { status, body } = await approve(id, {}, church)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return { id, numeroAta: body.numeroAta }
}

const saveDocument =
  'mutation($id: ID!, $input: AtaInput!) { salvarAta(id: $id, input: $input) { id versao textoAta numeroAta } }'
const aprovar = 'mutation($id: ID!, $versao: Int) { aprovarAta(id: $id, versao: $versao) { numeroAta nomeAprovador } }'
const readDocument =
  'query($id: ID!) { reuniaoLideranca(id: $id) { numeroAta acoesPermitidas ata { textoAta numeroAta aprovadaEm nomeAprovador versao } } }'
const input = { textoAta: '<p>Decidido.</p>' }

describe('every operation checks the session and the permission', () => {
  test('only perfis 1 and 5 write and approve minutes; the platform cannot', async () => {
    const id = await meeting()
    await save(id)
    for (const token of [await betel.token(2), await betel.token(3), await betel.token(4), await app.platformToken()]) {
      expect((await app.graphql(token, saveDocument, { id, input })).status).toBe(403)
      expect((await app.graphql(token, aprovar, { id })).status).toBe(403)
      expect((await app.rest(token, 'PATCH', `${path}/${id}/ata/aprovar`)).status).toBe(403)
    }
    const pastor = await betel.token(5)
    expect((await app.graphql(pastor, saveDocument, { id, input })).status).toBe(200)
    expect((await app.graphql(pastor, aprovar, { id })).status).toBe(200)
  })

  test("another church's meeting is not found", async () => {
    const id = await meeting()
    await save(id)
    expect((await save(id, undefined, other)).status).toBe(404)
    expect((await approve(id, {}, other)).status).toBe(404)
    expect((await app.rest(await other.token(1), 'GET', `${path}/${id}/ata`)).status).toBe(404)
  })

  test('a draft is visible to perfis that work on it; approved minutes to everybody who may read meetings', async () => {
    const id = await meeting()
    const read = async (perfil: 1 | 2 | 3) => {
      const { data } = await app.graphql(await betel.token(perfil), readDocument, { id })
      const rest = await app.rest(await betel.token(perfil), 'GET', `${path}/${id}/ata`)
      return [data.reuniaoLideranca.ata?.textoAta ?? null, rest.status]
    }
    expect(await read(1)).toEqual([null, 404])
    await save(id)
    expect([await read(1), await read(3), await read(2)]).toEqual([
      ['<p>Decidido.</p>', 200],
      ['<p>Decidido.</p>', 200],
      [null, 404],
    ])
    await approve(id)
    expect(await read(2)).toEqual(['<p>Decidido.</p>', 200])
  })
})

describe('a draft of minutes', () => {
  test('a draft of minutes is sanitised, and must contain text', async () => {
    const id = await meeting()
    const textoAta =
      '<h1 onclick="x()">Abertura</h1><p style="color:red">Orou <b>Ana</b><script>alert(1)</script>' +
      '<img src=x onerror=alert(1)><a href="javascript:alert(1)">ali</a></p><svg><p>fim</p></svg><ul><li>um</li></ul>'
    expect((await save(id, { textoAta })).body.textoAta).toBe(
      '<h2>Abertura</h2><p>Orou <strong>Ana</strong>ali</p><p>fim</p><ul><li>um</li></ul>',
    )
    for (const empty of ['', '  ', '<p> </p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>']) {
      const { status, body } = await save(id, { textoAta: empty })
      expect([empty, status, body.campos]).toEqual([empty, 422, { textoAta: 'Escreva a ata.' }])
    }
    expect((await save(id, { textoAta: 'x'.repeat(60_001) })).status).toBe(422)
  })

  test('a draft of minutes is refused for an outdated version, when saved and when approved', async () => {
    const id = await meeting()
    const token = await betel.token(1)
    const write = (textoAta: string, versao: number | null) =>
      app.graphql(token, saveDocument, { id, input: { textoAta, versao } })
    expect((await write('<p>Primeira.</p>', null)).data.salvarAta).toMatchObject({ versao: 1, numeroAta: null })
    expect((await write('<p>De quem não viu a primeira.</p>', null)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await write('<p>Segunda.</p>', 1)).data.salvarAta.versao).toBe(2)
    expect((await write('<p>Atrasada.</p>', 1)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await approve(id, { versao: 1 })).body.codigo).toBe('STALE')
    expect((await approve(id, { versao: 2 })).status).toBe(200)
  })

  test('a draft of minutes is created by one of several concurrent requests; the others are refused', async () => {
    const id = await meeting()
    const token = await betel.token(1)
    const write = () => app.graphql(token, saveDocument, { id, input: { ...input, versao: null } })
    const statuses = (await Promise.all([write(), write(), write()])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409, 409])
  })

  test('a draft of minutes has a maximum length in bytes, before and after sanitising', async () => {
    const id = await meeting()
    const campos = { textoAta: 'A ata é longa demais. Encurte o texto: cabem cerca de 60 mil letras.' }
    for (const letters of ['ã'.repeat(30_000), '&'.repeat(20_000)]) {
      const long = await save(id, { textoAta: `<p>${letters}</p>` })
      expect([long.status, long.body.campos]).toEqual([422, campos])
    }
    expect((await save(id, { textoAta: `<p>${'ã'.repeat(29_990)}</p>` })).status).toBe(200)
  })

  test('a draft of minutes is refused for a cancelled meeting, and prevents the cancellation of its meeting', async () => {
    const cancelled = await save(await meeting('cancelada'))
    expect([cancelled.status, cancelled.body.message]).toEqual([409, 'Uma reunião cancelada não tem ata.'])
    const id = await meeting('marcada')
    expect((await save(id)).status).toBe(200)
    const body = { dataReuniao: '2026-06-02', pautaReuniao: 'Outra', statusReuniao: 'cancelada' }
    const token = await betel.token(1)
    const kept = await app.rest(token, 'PUT', `${path}/${id}`, body)
    const message = 'Esta reunião tem uma ata em rascunho. Descarte o rascunho antes de cancelá-la.'
    expect([kept.status, kept.body.campos]).toEqual([409, { statusReuniao: message }])
    expect((await app.rest(token, 'DELETE', `${path}/${id}/ata`)).status).toBe(200)
    expect((await app.rest(token, 'PUT', `${path}/${id}`, body)).body.statusReuniao).toBe('cancelada')
  })
})

describe('discarding a draft', () => {
  const discard = 'mutation($id: ID!, $versao: Int) { descartarAta(id: $id, versao: $versao) { message } }'

  test('discarding a draft is for perfis 1 and 5 of the meeting’s church; new minutes may be written afterwards', async () => {
    const id = await meeting('marcada')
    await save(id)
    expect((await app.graphql(null, discard, { id })).status).toBe(401)
    for (const perfil of [2, 3, 4] as const) {
      expect((await app.graphql(await betel.token(perfil), discard, { id })).status).toBe(403)
      expect((await app.rest(await betel.token(perfil), 'DELETE', `${path}/${id}/ata`)).status).toBe(403)
    }
    expect((await app.graphql(await other.token(1), discard, { id })).status).toBe(404)
    expect((await app.rest(await betel.token(1), 'GET', `${path}/${id}/ata`)).status).toBe(200)
    const done = await app.graphql(await betel.token(5), discard, { id, versao: 1 })
    expect(done.data.descartarAta.message).toBe('Rascunho da ata descartado com sucesso.')
    expect((await app.rest(await betel.token(1), 'GET', `${path}/${id}/ata`)).status).toBe(404)
    expect((await app.graphql(await betel.token(5), discard, { id })).status).toBe(404)
    expect((await save(id, { textoAta: '<p>De novo.</p>', versao: null })).status).toBe(200)
  })

  test('discarding a draft is refused for an outdated version, and for approved minutes', async () => {
    const id = await meeting()
    await save(id)
    await save(id, { textoAta: '<p>Mudado.</p>', versao: 1 })
    const stale = await app.graphql(await betel.token(1), discard, { id, versao: 1 })
    expect(stale.errors?.[0]?.extensions.code).toBe('STALE')
    const { id: fixed } = await approved()
    expect((await app.rest(await betel.token(1), 'DELETE', `${path}/${fixed}/ata`)).status).toBe(409)
  })
})

describe('approving minutes', () => {
  test('minutes can be approved once, and only when their meeting took place', async () => {
    const id = await meeting('marcada')
    expect((await approve(id)).body.message).toBe('Esta reunião ainda não tem ata.')
    await save(id)
    const early = await approve(id)
    expect([early.status, early.body.message]).toEqual([409, 'Só a ata de uma reunião realizada pode ser aprovada.'])
    const done = await approved()
    expect((await approve(done.id)).status).toBe(409)
  })

  test('the approval of minutes shows the author and the time of the approval, and leaves no permitted action on the meeting', async () => {
    const id = await meeting()
    const token = await betel.token(1)
    const read = async () => (await app.graphql(token, readDocument, { id })).data.reuniaoLideranca
    expect((await read()).acoesPermitidas).toEqual(['editar', 'excluir', 'escreverAta'])
    await save(id)
    expect((await read()).acoesPermitidas).toEqual(['editar', 'excluir', 'escreverAta', 'descartarAta', 'aprovarAta'])
    await approve(id)
    const { numeroAta, acoesPermitidas, ata } = await read()
    expect(acoesPermitidas).toEqual([])
    expect(ata).toMatchObject({ numeroAta, nomeAprovador: 'Ana Administradora', textoAta: '<p>Decidido.</p>' })
    expect(Date.now() - Date.parse(ata.aprovadaEm)).toBeLessThan(60_000)
  })

  test('the approval numbers the minutes of each church from 1 without gaps, even when minutes are approved concurrently', async () => {
    const [church, neighbour] = [await app.church(), await app.church()]
    const ids: number[] = []
    for (let i = 0; i < 8; i++) {
      const id = await meeting('realizada', church)
      await save(id, undefined, church)
      ids.push(id)
    }
    const answers = await Promise.all(ids.map((id) => approve(id, {}, church)))
    expect(answers.map(({ body }) => body.numeroAta).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect((await approved(neighbour)).numeroAta).toBe(1)
    // a refused approval uses no number
    await approve(ids[0] as number, {}, church)
    await approve(await meeting('realizada', church), {}, church)
    expect((await approved(church)).numeroAta).toBe(9)
  })

  test('an approval that is repeated with the same Idempotency-Key returns the first approval', async () => {
    const id = await meeting()
    await save(id)
    const headers = { 'idempotency-key': unique('ata') }
    const call = async () => app.rest(await betel.token(1), 'PATCH', `${path}/${id}/ata/aprovar`, {}, headers)
    const first = await call()
    expect(first.status).toBe(200)
    expect((await call()).body).toEqual(first.body)
  })
})

describe('approved minutes', () => {
  test('approved minutes cannot be changed through the application, and neither can their meeting', async () => {
    const { id } = await approved()
    const token = await betel.token(1)
    const body = { dataReuniao: '2026-06-03', pautaReuniao: 'Outra' }
    for (const answer of [
      await save(id),
      await app.rest(token, 'PUT', `${path}/${id}`, body),
      await app.rest(token, 'DELETE', `${path}/${id}`),
    ])
      expect([answer.status, answer.body.message]).toEqual([
        409,
        'A ata desta reunião está aprovada: nada mais pode ser alterado.',
      ])
    expect((await app.rest(token, 'GET', `${path}/${id}`)).body.dataReuniao).toBe('2026-06-02')
  })

  /** Runs SQL in the application's role, for this church. */
  async function asApplication(church: TestChurch, text: string): Promise<string> {
    const client = new pg.Client(app.database.roles.app as pg.ClientConfig)
    await client.connect()
    try {
      await client.query('begin')
      await client.query(`set local app.id_cliente = '${church.idCliente}'`)
      const { rowCount } = await client.query(text)
      await client.query('commit')
      return `${rowCount} rows`
    } catch (error) {
      return (error as Error).message
    } finally {
      await client.end()
    }
  }

  test('SQL in the application’s role cannot change a column, a row or the number of approved minutes', async () => {
    const church = await app.church()
    const { id } = await approved(church)
    const draft = await meeting('realizada', church)
    await save(draft, undefined, church)
    const of = `where id_cliente = ${church.idCliente} and id_reuniao = ${id}`
    const ofDraft = `where id_cliente = ${church.idCliente} and id_reuniao = ${draft}`
    const fixed = 'approved minutes do not change'
    for (const set of [
      `texto_ata = '<p>Outra coisa.</p>'`,
      'numero_ata = 7',
      'aprovada_em = null, numero_ata = null',
      'aprovada_por = null',
      'id_reuniao = id_reuniao',
      `updated_at = now()`,
    ])
      expect([set, await asApplication(church, `update ata set ${set} ${of}`)]).toEqual([set, fixed])
    expect(await asApplication(church, `delete from ata ${of}`)).toBe(fixed)
    expect(
      await asApplication(
        church,
        `insert into ata (id, id_cliente, id_reuniao, texto_ata)
      select id, id_cliente, id_reuniao, 'x' from ata ${of} on conflict (id, id_cliente) do update set texto_ata = 'x'`,
      ),
    ).toBe(fixed)
    expect(await asApplication(church, 'truncate ata')).toMatch(/permission denied/)
    expect(await asApplication(church, 'alter table ata disable trigger proteger_ata')).toMatch(/must be owner/)

    const meetingFixed = 'a meeting with approved minutes does not change'
    for (const set of [`pauta_reuniao = 'x'`, `excluido_em = now()`, `status_reuniao = 'cancelada'`])
      expect([set, await asApplication(church, `update reuniao_lideranca set ${set} where id = ${id}`)]).toEqual([
        set,
        meetingFixed,
      ])

    // a draft can be changed, but only the database assigns the number, which is always the next one
    expect(await asApplication(church, `update ata set numero_ata = 40, texto_ata = '<p>x</p>' ${ofDraft}`)).toBe(
      '1 rows',
    )
    expect(await asApplication(church, `update ata set numero_ata = 40, aprovada_em = now() ${ofDraft}`)).toBe('1 rows')
    const rows = await app.sql('select numero_ata, texto_ata from ata where id_cliente = $1 order by 1', [
      church.idCliente,
    ])
    expect(rows).toEqual([
      { numero_ata: 1, texto_ata: '<p>Decidido.</p>' },
      { numero_ata: 2, texto_ata: '<p>x</p>' },
    ])
  })

  test('a rolled-back approval leaves no gap in the numbers', async () => {
    const church = await app.church()
    const id = await meeting('realizada', church)
    await save(id, undefined, church)
    const client = new pg.Client(app.database.roles.app as pg.ClientConfig)
    await client.connect()
    await client.query('begin')
    await client.query(`set local app.id_cliente = '${church.idCliente}'`)
    await client.query(`update ata set aprovada_em = now() where id_reuniao = ${id}`)
    await client.query('rollback')
    await client.end()
    expect((await approve(id, {}, church)).body.numeroAta).toBe(1)
  })
})
