import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { cleanUp } from '../../server/features/igreja/limpeza/limpeza.job.js'
import { eraseFilesJob } from '../../server/features/igreja/privacidade/privacidade.job.js'
import { projectRoot } from '../../server/kernel/base/paths.js'
import { imageKey, imagePath } from '../../server/kernel/data/storage/images.js'
import { type FakeS3, startFakeS3 } from '../factories/fake-s3.js'
import { ownTestApp, type TestApp, type TestChurch } from '../factories/harness.js'

/*
 * Pictures with S3_BUCKET set. The test's server of S3 can be replaced by another one, with the bucket 'candeia':
 * TEST_S3_ENDPOINT, TEST_S3_KEY and TEST_S3_SECRET. What only the test's own server can show is then left out.
 */
let server: FakeS3 | undefined
let env: Record<string, string>
let app: TestApp
let church: TestChurch
let token: string
const dataDir = mkdtempSync(path.join(tmpdir(), 'candeia-s3-'))

beforeAll(async () => {
  const { TEST_S3_ENDPOINT: endpoint, TEST_S3_KEY: key = 'chave', TEST_S3_SECRET: secret = 'segredo' } = process.env
  if (!endpoint) server = await startFakeS3({ bucket: 'candeia', accessKeyId: key })
  env = {
    DATA_DIR: dataDir,
    S3_BUCKET: 'candeia',
    S3_ENDPOINT: endpoint ?? server?.url ?? '',
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: secret,
    PUBLIC_URL: 'https://igrejas.exemplo.org',
  }
  app = await ownTestApp(env)
  church = await app.church()
  token = await church.token(1)
})
afterAll(async () => {
  await app.close()
  await server?.close()
})

const png = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .png()
    .toBuffer()
const send = async () => {
  const mutation = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }'
  const { data } = await app.upload(
    token,
    mutation,
    {},
    { arquivo: { name: 'a.png', type: 'image/png', data: await png() } },
  )
  return data.enviarMinhaFoto.fotoUrl.split('/').at(-1) as string
}
const get = async (uuid: string, as: string | null = token) =>
  app.http.inject({ url: `/arquivos/${uuid}`, headers: as ? { authorization: `Bearer ${as}` } : {} })
const inBucket = (uuid: string) => app.services.images.get(uuid)
const filesDir = path.join(dataDir, 'arquivos')
const local = () =>
  existsSync(filesDir)
    ? readdirSync(filesDir, { recursive: true }).filter((name) => String(name).endsWith('.webp'))
    : []
const job = { idCliente: 0, idUsuario: null, requisicao: 'teste' }

/** A picture as it lay in the data directory before the bucket was set. */
async function oldPicture(): Promise<string> {
  const uuid = randomUUID()
  const file = imagePath(filesDir, uuid)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    await sharp(await png())
      .webp()
      .toBuffer(),
  )
  await app.sql(
    `insert into arquivo (id_cliente, uuid, tipo, bytes, largura, altura) values ($1, $2, 'image/webp', 1, 40, 20)`,
    [church.idCliente, uuid],
  )
  return uuid
}

test('with S3_BUCKET a picture lies in the bucket only, and only its own church sees it', async () => {
  const uuid = await send()
  expect(local()).toEqual([])
  expect(await inBucket(uuid)).not.toBeNull()
  if (server)
    expect(server.objects.get(`arquivos/${imageKey(uuid)}`)).toMatchObject({
      contentType: 'image/webp',
      origin: 'igrejas.exemplo.org',
    })
  const served = await get(uuid)
  expect([
    served.statusCode,
    served.headers['content-type'],
    (await sharp(served.rawPayload).metadata()).width,
  ]).toEqual([200, 'image/webp', 40])
  expect((await get(uuid, null)).statusCode).toBe(401)
  expect((await get(uuid, await (await app.church()).token(1))).statusCode).toBe(404)
  server?.objects.delete(`arquivos/${imageKey(uuid)}`)
  if (server) expect((await get(uuid)).statusCode).toBe(404)
})

test('pictures from before are shown from the data directory, and `npm run images -- move` moves them, also after an interruption', async () => {
  const before = [await oldPicture(), await oldPicture(), await oldPicture()]
  for (const uuid of before) expect((await get(uuid)).statusCode).toBe(200)
  // interrupted: one picture is in the bucket already, and was not deleted here
  const [first = ''] = before
  const file = imagePath(filesDir, first)
  await app.services.images.put(first, (await app.services.images.get(first)) as Buffer)
  expect(existsSync(file)).toBe(true)
  const program = path.join(projectRoot, 'dist/server/cli/images.js')
  const move = (args: string[], given = env) =>
    promisify(execFile)(process.execPath, [program, ...args], { env: { PATH: process.env.PATH, ...given } })
  await expect(move(['move'], { DATA_DIR: dataDir })).rejects.toMatchObject({
    stderr: expect.stringContaining('S3_BUCKET'),
  })
  expect((await move(['move'])).stdout).toBe(`3 imagens levadas de ${filesDir} para candeia.\n`)
  expect(local()).toEqual([])
  for (const uuid of before) expect((await get(uuid)).statusCode).toBe(200)
})

test('the clean-up deletes pictures without a row from the bucket after a day, but not those of another installation', async () => {
  const shown = await send()
  const [stray, fresh, foreign] = [randomUUID(), randomUUID(), randomUUID()]
  for (const uuid of [stray, fresh, foreign]) await app.services.images.put(uuid, Buffer.from('x'))
  if (!server) return
  const object = (uuid: string) => server?.objects.get(`arquivos/${imageKey(uuid)}`)
  const old = new Date(Date.now() - 2 * 24 * 3_600_000)
  for (const uuid of [shown, stray, foreign]) Object.assign(object(uuid) ?? {}, { changed: old })
  Object.assign(object(foreign) ?? {}, { origin: 'outra.exemplo.org' })
  server.objects.set('17/relatorio.pdf', { body: Buffer.from('x'), contentType: 'application/pdf', changed: old })
  await cleanUp.run(app.services, job)
  expect([shown, stray, fresh, foreign].map((uuid) => object(uuid) !== undefined)).toEqual([true, false, true, true])
  expect(server.objects.has('17/relatorio.pdf')).toBe(true)
})

test('a copy of the church has its pictures of both places; erasing deletes them in both', async () => {
  const [here, there] = [await oldPicture(), await send()]
  const copy = await app.rest(token, 'GET', '/igreja/dados')
  const files = Object.keys(unzipSync(new Uint8Array(copy.body as Buffer)))
  expect(files).toEqual(expect.arrayContaining([here, there].map((uuid) => `imagens/${uuid}.webp`)))
  await eraseFilesJob.run(app.services, { ...job, imagens: [here, there, there], relatorios: [] })
  for (const uuid of [here, there]) expect((await get(uuid)).statusCode).toBe(404)
})
