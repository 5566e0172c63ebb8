import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { newToken } from '../../server/features/acesso/sessao/tokens.js'
import { hashToken, sha256 } from '../../server/kernel/base/crypto.js'
import { projectRoot } from '../../server/kernel/base/paths.js'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { readManifest } from '../../server/kernel/transport/backup/manifest.js'
import { verifyFiles } from '../../server/kernel/transport/backup/verify.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { copyDemoDirectory } from '../factories/demo-directory.js'
import { freePort } from '../factories/free-port.mjs'
import { ServerProcess, scratchDirectory } from '../factories/process.js'

/*
 * The demonstration churches have approved minutes, closed months, encrypted comments and a long audit log, so they show
 * whether a restore brings back what the database protects from every writer.
 */
const { dir, remove } = scratchDirectory()
const [live, restored, copies, key] = ['viva', 'nova', 'copias', 'chave'].map((name) => path.join(dir, name)) as [
  string,
  string,
  string,
  string,
]
/** whom the backups are about: an administrator of the demonstration */
const [email, senha] = ['admin@betel.demo', 'demo-igreja-2026']
const picture = '0b9f3c1e-1111-4222-8333-444455556666'
const pictureBytes = Buffer.from('RIFF\u0010\u0000\u0000\u0000WEBPVP8 um arquivo')

let server: ServerProcess | undefined
let tokens: string[] = []
/** the backup that was made under writers, with what they had been told */
let first: { folder: string; before: string[]; all: string[] }

const place = (of: string) => ({ host: `${of}/pg`, port: 5432, user: 'postgres', database: 'candeia' })

async function sql(text: string, of: pg.ClientConfig = place(live), values: unknown[] = []) {
  const client = new pg.Client(of)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const program = (name: string) => path.join(projectRoot, `dist/server/cli/${name}.js`)
const environment = (env: Record<string, string>) => ({ PATH: process.env.PATH ?? '', ...env })

/** Runs a command of the product to its end. */
async function run(name: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const options = { env: environment(env), timeout: 240_000 }
  return promisify(execFile)(process.execPath, [program(name), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }) => ({ code: code as number, out: stdout as string, error: stderr as string }),
  )
}

const folderOf = (out: string): string => /Cópia de segurança em (.*)/.exec(out)?.[1] ?? `no folder: ${out}`

/** Count and checksum of each table, with its generated columns. */
async function sums(of: pg.ClientConfig): Promise<Record<string, string>> {
  const client = new pg.Client(of)
  await client.connect()
  try {
    const { rows: tables } = await client.query(
      `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'version' order by 1`,
    )
    const found: Record<string, string> = {}
    for (const { name } of tables) {
      const text = `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text collate "C"), '')) as sum from ${name} t`
      found[name] = (await client.query(text)).rows[0].sum
    }
    return found
  } finally {
    await client.end()
  }
}

const post = (code: string, token = tokens[0]) =>
  fetch(`${server?.url}/api/patrimonios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': code },
    body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: code, tipoPatrimonio: tipo }),
  }).then(({ status }) => status)

let tipo = 0

beforeAll(async () => {
  await copyDemoDirectory(live)
  server = await ServerProcess.run({ DATA_DIR: live }, await freePort()).ready(200)
  const [user] = await sql(`select id, id_cliente as church from usuario where email = '${email}'`)
  tokens = [1, 2, 3, 4].map(() => newToken(user.church))
  await sql(
    `insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
     select $1, $2, hash, 'Teste', '::1', now() + interval '1 day' from unnest($3::text[]) as hash`,
    place(live),
    [user.church, user.id, tokens.map(hashToken)],
  )
  tipo = (await sql(`select min(id) as id from tipo_patrimonio where id_cliente = ${user.church}`))[0].id
  mkdirSync(`${live}/arquivos/0b`, { recursive: true })
  writeFileSync(`${live}/arquivos/0b/${picture}.webp`, pictureBytes)
  await sql(
    `insert into arquivo (id_cliente, uuid, tipo, bytes, largura, altura) values ($1, $2, 'image/webp', $3, 4, 4)`,
    place(live),
    [user.church, picture, pictureBytes.length],
  )
})
afterAll(async () => {
  await server?.kill('SIGTERM')
  remove()
})

/** How many pictures and attachments the server has: those of the demo churches, and one picture of this file. */
const stored = async (): Promise<number> => Number((await sql('select count(*)::int as n from arquivo'))[0]?.n)

test('a backup of the running server is one moment, while four sessions write', async () => {
  const done: string[] = []
  let over = false
  const writers = tokens.map(async (token, writer) => {
    for (let n = 0; !over; n++) {
      const code = `C${writer}-${n}`
      if ((await post(code, token)) === 201) done.push(code)
    }
  })
  const written = async (more: number) => {
    const wanted = done.length + more
    for (const end = Date.now() + 60_000; done.length < wanted; await new Promise((next) => setTimeout(next, 20)))
      if (Date.now() > end) throw new Error(`the writers have stopped: ${server?.output}`)
  }
  try {
    await written(20)
    const before = [...done]
    const { code, out, error } = await run('backup', { DATA_DIR: live }, copies, '--chave', key)
    expect({ code, error }).toEqual({ code: 0, error: '' })
    await written(20)
    first = { folder: folderOf(out), before, all: done }
    expect(out).toMatch(new RegExp(` ${await stored()} imagens e anexos.*conferida`))
    expect(out).toContain(`A chave está em ${key}. Guarde-a longe da cópia.`)
  } finally {
    over = true
    await Promise.all(writers)
  }
  // nobody else may read personal data, and the key is not in the folder
  expect(statSync(first.folder).mode & 0o077).toBe(0)
  const files = readdirSync(first.folder, { recursive: true, withFileTypes: true })
  for (const file of files) expect(statSync(path.join(file.parentPath, file.name)).mode & 0o077).toBe(0)
  const secret = readFileSync(`${live}/secret.key`, 'utf8').trim()
  expect(files.map(({ name }) => name)).not.toContain('secret.key')
  for (const file of files.filter((one) => one.isFile()))
    expect(readFileSync(path.join(file.parentPath, file.name), 'latin1').includes(secret)).toBe(false)
  expect(await sql('select linhas > 10000 as many, imagens from copia_seguranca')).toEqual([
    { many: true, imagens: await stored() },
  ])
})

test('a restore that is killed leaves a database that says so and serves nobody, and can be begun again', async () => {
  const args = [program('restore'), first.folder, '--chave', key]
  const child = spawn(process.execPath, args, { env: environment({ DATA_DIR: restored }), stdio: 'ignore' })
  const mark = `select to_regclass('public.restauracao') is not null and to_regclass('public.cliente') is not null as begun`
  for (const end = Date.now() + 120_000; ; await new Promise((next) => setTimeout(next, 10))) {
    const [row] = await sql(mark, place(restored)).catch(() => [])
    if (row?.begun) break
    if (Date.now() > end || child.exitCode !== null) throw new Error('the restore did not begin')
  }
  child.kill('SIGKILL')
  await once(child, 'exit')
  const refused = ServerProcess.run({ DATA_DIR: restored }, await freePort())
  expect(await refused.ended()).toBe(1)
  expect(refused.output).toMatch(/^A restauração .* não terminou; rode npm run restore de novo\.\n$/)
  expect(await run('backup', { DATA_DIR: restored, SECRET_KEY: 'a'.repeat(64) }, copies)).toMatchObject({
    code: 1,
    error: expect.stringContaining('uma restauração não terminou'),
  })

  const again = await run('restore', { DATA_DIR: restored }, first.folder, '--chave', key)
  expect(again).toMatchObject({ code: 0, error: '' })
  expect(again.out).toMatch(new RegExp(` tabelas, .* ${await stored()} imagens e anexos, iguais às da cópia`))
})

test('the restored server has what was confirmed before the backup, and its audit log, once; sign-in, sessions and pictures work', async () => {
  const other = await ServerProcess.run({ DATA_DIR: restored }, await freePort()).ready(120)
  try {
    const codes = `select codigo_patrimonio as code from patrimonio where codigo_patrimonio ~ '^C\\d-\\d+$'`
    const found = (await sql(codes, place(restored))).map(({ code }) => code)
    expect(first.before.filter((code) => !found.includes(code))).toEqual([])
    // the backup is a moment: what was written after it is not there
    expect(first.all.filter((code) => !found.includes(code)).length).toBeGreaterThan(0)
    // each write is whole: the record, its line in the audit log and its idempotency key
    const [whole] = await sql(
      `select count(*)::int as records, count(distinct a.id)::int as audited, count(distinct i.chave)::int as keys
       from patrimonio p left join auditoria a on a.tabela = 'patrimonio' and a.id_registro = p.id and a.id_cliente = p.id_cliente
       left join idempotencia i on i.id_cliente = p.id_cliente and i.chave = p.codigo_patrimonio where p.codigo_patrimonio ~ '^C\\d-\\d+$'`,
      place(restored),
    )
    expect(whole).toEqual({ records: found.length, audited: found.length, keys: found.length })

    const headers = { authorization: `Bearer ${tokens[0]}` }
    const image = await fetch(`${other.url}/arquivos/${picture}`, { headers })
    expect([image.status, Buffer.from(await image.arrayBuffer())]).toEqual([200, pictureBytes])
    const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
    const signIn = await fetch(`${other.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input: { email, password: senha } } }),
    })
    expect(await signIn.json()).toMatchObject({ data: { entrar: { token: expect.any(String) } } })
    expect(readFileSync(`${restored}/secret.key`, 'utf8')).toBe(readFileSync(`${live}/secret.key`, 'utf8'))
    // new records continue after the restored numbers
    const made = await fetch(`${other.url}/api/patrimonios`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: 'DEPOIS', tipoPatrimonio: tipo }),
    })
    expect(made.status).toBe(201)
    expect(
      await sql(`delete from auditoria where false`, { ...place(restored), user: 'candeia_app' }).catch(
        ({ code }) => code,
      ),
    ).toBe('42501')
  } finally {
    await other.kill('SIGTERM')
  }
  const used = () => run('restore', { DATA_DIR: restored }, first.folder, '--chave', key)
  const refused = { code: 1, error: expect.stringContaining('O banco de dados não está vazio.') }
  expect(await used()).toMatchObject(refused)
  // an installation that was started has a key and rows of its own: not the right key is at fault
  writeFileSync(`${restored}/secret.key`, 'c'.repeat(64))
  expect(await used()).toMatchObject(refused)
})

test('a cut, changed or incomplete backup, or a wrong key, is refused before anything is written', async () => {
  const broken = path.join(dir, 'quebrada')
  const secret = Buffer.from(readFileSync(key, 'utf8'), 'hex')
  const audit = `${broken}/tabelas/public.auditoria.gz`
  const manifest = `${broken}/manifest.json`
  const refusals: [string, () => void, RegExp][] = [
    ['cut', () => truncateSync(audit, 1000), /public\.auditoria\.gz está cortado/],
    ['longer', () => appendFileSync(audit, 'x'), /public\.auditoria\.gz foi alterado/],
    ['missing', () => rmSync(audit), /public\.auditoria\.gz falta/],
    ['without a picture', () => rmSync(`${broken}/imagens`, { recursive: true }), /\.webp falta/],
    ['without the list of pictures', () => rmSync(`${broken}/imagens.txt`), /imagens\.txt falta/],
    ['without its manifest', () => rmSync(manifest), /não é uma cópia de segurança completa/],
    ['with a damaged manifest', () => appendFileSync(manifest, ' '), /manifest\.json foi alterado/],
    [
      'changed on purpose, with a new checksum',
      () => {
        const text = readFileSync(manifest, 'utf8').replace('"called": true', '"called": false')
        writeFileSync(manifest, text)
        writeFileSync(`${broken}/manifest.sha256`, `${sha256(text)}  manifest.json\n`)
      },
      /manifest\.json foi alterado/,
    ],
  ]
  for (const [name, damage, text] of refusals) {
    rmSync(broken, { recursive: true, force: true })
    cpSync(first.folder, broken, { recursive: true })
    damage()
    const read = async () => verifyFiles(broken, await readManifest(broken, secret))
    await expect(read().then(() => `${name}: accepted`)).rejects.toThrow(text)
  }
  const target = path.join(dir, 'intacta')
  const wrong = path.join(dir, 'outra-chave')
  writeFileSync(wrong, 'b'.repeat(64))
  for (const [args, text] of [
    [[broken, '--chave', key], /manifest\.json foi alterado\. Use outra cópia\.\n$/],
    [[first.folder, '--chave', wrong], /Esta chave não é a da cópia/],
    [[first.folder], /Falta a chave da cópia/],
  ] as const) {
    const { code, error } = await run('restore', { DATA_DIR: target }, ...args)
    expect([code, error]).toEqual([1, expect.stringMatching(text)])
  }
  expect(existsSync(target)).toBe(false)
  // the right key, where the server has made another one
  mkdirSync(target)
  writeFileSync(`${target}/secret.key`, 'c'.repeat(64))
  const kept = await run('restore', { DATA_DIR: target }, first.folder, '--chave', key)
  expect([kept.code, kept.error]).toEqual([1, expect.stringContaining(`mas ${target}/secret.key tem outra`)])
  expect(kept.error).not.toContain('--sem-chave')
})

test('a backup without the pictures does not count as one, and pushes out none that has them', async () => {
  const good = readdirSync(copies)
  const count = async () => (await sql('select count(*)::int as n from copia_seguranca'))[0]?.n
  const before = await count()
  const [there, away] = [`${live}/arquivos`, `${live}/arquivos-fora`]
  renameSync(there, away)
  try {
    for (let n = 0; n < 2; n++) {
      const { code, out, error } = await run('backup', { DATA_DIR: live }, copies, '--manter', '1')
      expect([code, out]).toEqual([1, ''])
      expect(error).toMatch(
        new RegExp(`^Faltam (\\d+) de \\1 .*${there}.*--faltam \\1, na mesma pasta \\(${copies}\\)\\.\n$`),
      )
      const names = readdirSync(copies)
      // the newest of those without pictures is kept beside the good ones
      expect(names.filter((name) => !good.includes(name))).toEqual([expect.stringMatching(/Z-faltam-imagens$/)])
      expect(names).toEqual(expect.arrayContaining(good))
      expect(await count()).toBe(before)
    }
  } finally {
    rmSync(there, { recursive: true, force: true })
    renameSync(away, there)
  }
})

test('no backup is made of nodes that cannot be read at one moment', async () => {
  const env = { DATA_DIR: live, DATABASE_ENGINE: 'citus', DATABASE_URL: 'postgres://localhost:1/candeia' }
  const { code, error } = await run('backup', env, copies)
  expect([code, error]).toEqual([
    1,
    expect.stringMatching(/^Com DATABASE_ENGINE=citus .* npm run backup -- --registrar\n$/),
  ])
})

test('an owner without superuser rights restores all tables exactly, and backs them up again', async () => {
  // nobody writes now: the queue, too, is at rest
  await server?.kill('SIGTERM')
  server = undefined
  // of two that were killed one may still be written
  const [left, writing] = ['01', '02'].map((second) => `.candeia-2026-11-20T03-40-${second}Z.incompleta`)
  const before = new Date(Date.now() - 7 * 3_600_000)
  for (const name of [left, writing]) mkdirSync(path.join(copies, name ?? '', 'tabelas'), { recursive: true })
  for (const entry of [`${left}/tabelas`, `${left}`, `${writing}`]) utimesSync(path.join(copies, entry), before, before)
  const { code, out, error } = await run('backup', { DATA_DIR: live }, copies, '--manter', '1')
  expect([code, error]).toEqual([0, ''])
  expect(out).toContain('1 cópia antiga apagada.')
  expect(readdirSync(copies).sort()).toEqual([writing, path.basename(folderOf(out))])
  const own = scratchDirectory()
  let cluster: Embedded | undefined
  try {
    cluster = await startEmbedded({ dataDir: `${own.dir}/pg`, settings: { fsync: false } })
    const { host, port } = cluster
    const as = (user: string, database: string) => ({ host, port, user, database })
    await sql('create role dono login createrole', as('postgres', 'postgres'))
    await sql('create database novo owner dono', as('postgres', 'postgres'))
    const env = {
      DATABASE_URL: `postgres://dono@${encodeURIComponent(host)}:${port}/novo`,
      DATA_DIR: `${own.dir}/dados`,
      SECRET_KEY: readFileSync(key, 'utf8').trim(),
    }
    expect(await run('restore', env, folderOf(out))).toMatchObject({ code: 0, error: '' })
    const source = await startEmbedded({ dataDir: `${live}/pg` })
    const wanted = await sums(place(live)).finally(() => source.stop())
    const noted = wanted['public.copia_seguranca'] ?? ''
    const got = await sums(as('postgres', 'novo'))
    expect(Object.keys(got).length).toBeGreaterThan(70)
    // the source has noted this backup since then, as its second one
    expect([noted.split(' ')[0], got['public.copia_seguranca']?.split(' ')[0]]).toEqual(['2', '1'])
    expect({ ...got, 'public.copia_seguranca': noted }).toEqual(wanted)

    await migrate(as('dono', 'novo'), entities)
    const again = await run('backup', env, `${own.dir}/copias`)
    expect(again).toMatchObject({ code: 0, error: '' })
    const secret = Buffer.from(env.SECRET_KEY, 'hex')
    const tables = async (folder: string) =>
      (await readManifest(folder, secret)).tables
        .filter(({ schema }) => schema === 'public')
        .map(({ name, rows, sha256: sum }) => ({ name, rows, sum }))
    expect(await tables(folderOf(again.out))).toEqual(await tables(folderOf(out)))
  } finally {
    await cluster?.stop()
    own.remove()
  }
})
