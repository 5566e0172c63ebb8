import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import sharp from 'sharp'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { closeDataDirectory, protectFolder } from '../../data/storage/protect.js'
import { uploadRate } from './files.js'

let app: TestApp
let church: TestChurch
let token: string
let id: number

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
  id = (
    await app.rest(token, 'POST', '/patrimonios', {
      nomePatrimonio: 'Órgão',
      codigoPatrimonio: unique('O'),
      tipoPatrimonio: tipo,
    })
  ).body.id
})
afterAll(() => app.close())

const mutation =
  'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }'
const send = (data: Buffer, name = 'foto.jpg', as: string | null = token) =>
  app.upload(as, mutation, { id }, { arquivo: { name, type: 'image/jpeg', data } })
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#884422' } })
const stored = () => {
  try {
    return readdirSync(app.services.config.filesDir, { recursive: true }).filter((name) =>
      String(name).endsWith('.webp'),
    ).length
  } catch {
    return 0
  }
}

test('a picture is rotated upright, shrunk, stripped of its metadata and served to its church only', async () => {
  const jpeg = await picture(3000, 1500)
    .withExif({ IFD0: { Copyright: 'onde foi tirada' } })
    .jpeg()
    .toBuffer()
  const { data } = await send(jpeg)
  const url = data.enviarFotoPatrimonio.fotoUrl as string
  const get = (headers: Record<string, string>) => app.http.inject({ method: 'GET', url, headers })

  const served = await get({ authorization: `Bearer ${token}` })
  expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  const { format, width, height, exif } = await sharp(served.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1024, height: 512, exif: undefined })

  expect((await get({ cookie: `candeia_arquivos=${token}` })).statusCode).toBe(200)
  expect((await get({})).statusCode).toBe(401)
  expect((await get({ authorization: `Bearer ${await (await app.church()).token(1)}` })).statusCode).toBe(404)
})

test('people with permission remove the picture of an asset', async () => {
  const church = await app.church()
  const admin = await church.token(1)
  const remove = 'mutation($id: ID!) { removerFotoPatrimonio(id: $id) { fotoUrl } }'
  await send(await picture(20, 20).jpeg().toBuffer())
  expect((await app.graphql(null, remove, { id })).status).toBe(401)
  expect((await app.graphql(admin, remove, { id })).status).toBe(404)
  const read = 'query($id: ID!) { patrimonio(id: $id) { fotoUrl } }'
  expect((await app.graphql(token, read, { id })).data.patrimonio.fotoUrl).not.toBeNull()
  expect((await app.graphql(token, remove, { id })).data.removerFotoPatrimonio.fotoUrl).toBeNull()
  expect((await app.graphql(token, read, { id })).data.patrimonio.fotoUrl).toBeNull()
})

test('the cookie for pictures is accepted for pictures only', async () => {
  const answer = await app.http.inject({
    method: 'GET',
    url: '/api/userProfile',
    headers: { cookie: `candeia_arquivos=${token}` },
  })
  expect(answer.statusCode).toBe(401)
})

test.each([
  ['a text that calls itself a picture', Buffer.from('GIF89a? no'), 415],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 415],
  ['a GIF', Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'), 415],
])('the upload of %s is refused', async (_name, data, status) => {
  const before = stored()
  expect((await send(data)).status).toBe(status)
  expect(stored()).toBe(before)
})

test('an SVG that would occupy its parser is refused by its first bytes, and the library reads no kind but the three', async () => {
  // descendant selectors: the time to parse it grows with their square
  const style = Array.from({ length: 5_000 }, (_, at) => `g g .c${at} g{fill:red}`).join('')
  const bomb = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><style>${style}</style>${'<g/>'.repeat(5_000)}</svg>`,
  )
  const parse = jest.spyOn(sharp.prototype, 'metadata')
  try {
    expect((await send(bomb)).status).toBe(415)
    expect(parse).not.toHaveBeenCalled()
    // the server has its library once it has read a picture
    expect((await send(await picture(10, 10).png().toBuffer())).status).toBe(200)
    expect(parse).toHaveBeenCalled()
  } finally {
    parse.mockRestore()
  }
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  for (const data of [svg, await picture(9, 9).gif().toBuffer(), await picture(9, 9).tiff().toBuffer()])
    await expect(sharp(data).metadata()).rejects.toThrow('unsupported image format')
  for (const data of [await picture(9, 9).jpeg().toBuffer(), await picture(9, 9).webp().toBuffer()])
    expect((await sharp(data).metadata()).width).toBe(9)
})

test('a picture over 40 megapixels is refused, even if the file is small', async () => {
  const before = stored()
  expect((await send(await picture(8000, 5100).png({ compressionLevel: 9 }).toBuffer(), 'grande.png')).status).toBe(422)
  expect(stored()).toBe(before)
})

test('a file over 10 MB is refused; without a session no file is read', async () => {
  expect((await send(Buffer.alloc(10_500_000, 1))).status).toBe(413)
  expect((await send(Buffer.from('x'), 'foto.jpg', null)).status).toBe(401)
})

test('the server decodes one picture at a time for each church, and two in total', async () => {
  let most = 0
  // A thread moves a picture from one counter to the other while they are read, so that it may be seen in both:
  // only a reading that the next one confirms counts.
  const count = () => {
    let [before, now] = [sharp.counters(), sharp.counters()]
    while (before.queue !== now.queue || before.process !== now.process) [before, now] = [now, sharp.counters()]
    most = Math.max(most, now.queue + now.process)
  }
  const jpeg = await picture(2000, 1500).jpeg().toBuffer()
  sharp.queue.on('change', count)
  try {
    const sent = await Promise.all(Array.from({ length: 4 }, () => send(jpeg)))
    expect([most, sent.map(({ status }) => status)]).toEqual([1, [200, 200, 200, 200]])
    const others = await Promise.all([0, 1, 2].map(async () => (await app.church()).token(1)))
    const logo = 'mutation($arquivo: Upload!) { enviarLogoIgreja(arquivo: $arquivo) { id } }'
    const arquivo = { name: 'logo.jpg', type: 'image/jpeg', data: jpeg }
    await Promise.all(others.map((token) => app.upload(token, logo, {}, { arquivo })))
    expect(most).toBeLessThanOrEqual(2)
  } finally {
    sharp.queue.off('change', count)
  }
})

test('the path in a file name is removed', async () => {
  const before = stored()
  expect((await send(await picture(10, 10).png().toBuffer(), '../../../etc/passwd')).status).toBe(200)
  expect(stored()).toBe(before + 1)
})

const entries = (directory: string) =>
  existsSync(directory)
    ? readdirSync(directory, { recursive: true }).map((name) => path.join(directory, String(name)))
    : []

const modes = (names: readonly string[]) =>
  new Set(
    names.map((name) => {
      const stats = statSync(name)
      return `${stats.isDirectory() ? 'folder' : 'file'} ${(stats.mode & 0o777).toString(8)}`
    }),
  )

test('only the server’s system user can read picture files, also those of earlier releases', async () => {
  const { filesDir } = app.services.config
  // other tests of this process put files with other modes into the same folder, and may have made all 256 folders in it
  for (const name of readdirSync(filesDir)) rmSync(path.join(filesDir, name), { recursive: true })
  await send(await picture(10, 10).png().toBuffer())
  expect(modes(entries(filesDir))).toEqual(new Set(['folder 700', 'file 600']))
  const old = path.join(mkdtempSync(path.join(tmpdir(), 'candeia-')), 'arquivos')
  mkdirSync(path.join(old, 'ab'), { recursive: true })
  writeFileSync(path.join(old, 'ab', 'foto.webp'), 'x')
  for (const [name, mode] of [
    ['.', 0o755],
    ['ab', 0o755],
    ['ab/foto.webp', 0o644],
  ] as const)
    chmodSync(path.join(old, name), mode)
  await protectFolder(old)
  expect(modes(entries(old))).toEqual(new Set(['folder 700', 'file 600']))
  expect(statSync(old).mode & 0o777).toBe(0o700)
  await protectFolder(path.join(old, 'missing'))
})

test.each([
  ['elsewhere', 'postgres://localhost/candeia', 0o700],
  // root's PostgreSQL has an account of its own, which must reach its folder
  ['from npm', undefined, process.getuid?.() === 0 ? 0o711 : 0o700],
])(
  'the data directory is closed to other accounts, also an open one, with a database %s',
  (_name, databaseUrl, wanted) => {
    const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'candeia-')), 'dados')
    closeDataDirectory({ dataDir, databaseUrl })
    expect(existsSync(dataDir)).toBe(databaseUrl === undefined)
    mkdirSync(dataDir, { recursive: true })
    const mode = () => statSync(dataDir).mode & 0o777
    for (const [before, after] of [
      [0o777, wanted],
      [0o755, wanted],
      [0o700, 0o700],
      [0o500, 0o500],
    ] as const) {
      chmodSync(dataDir, before)
      closeDataDirectory({ dataDir, databaseUrl })
      expect([before, mode()]).toEqual([before, after])
    }
  },
)

test('one person reaches the upload limit, and another one can still upload', async () => {
  const busy = await church.person({ perfil: 1 })
  const session = await app.session(church.idCliente, busy.id)
  await app.sql('insert into limite (key, points, expire) values ($1, $2, $3)', [
    `envio_pessoa:${church.idCliente}:${busy.id}`,
    uploadRate.person - 1,
    Date.now() + 60_000,
  ])
  const png = await picture(10, 10).png().toBuffer()
  expect((await send(png, 'foto.png', session)).status).toBe(200)
  const refused = await send(png, 'foto.png', session)
  expect(refused.errors?.[0]).toMatchObject({
    message: 'O limite é de 100 arquivos em 15 minutos. Aguarde um pouco e tente novamente.',
    extensions: { code: 'TOO_MANY_REQUESTS', status: 429 },
  })
  expect((await send(png)).status).toBe(200)
})
