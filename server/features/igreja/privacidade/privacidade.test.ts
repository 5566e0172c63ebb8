import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { enviarFoto, senha, stored, withPassword } from '../../../../tests/factories/privacidade.js'
import { recordKinds } from '../../../../tests/factories/records.js'
import { picture } from '../../../../tests/factories/sample.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { tablesOf } from './catalogo.js'
import { igrejaCopy } from './copia-da-igreja.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  for (const kind of recordKinds) await kind.make(app, token)
})
afterAll(() => app.close())

const leave = (as: string | null, text = senha) =>
  app.graphql(as, 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }', { senha: text })

test('a leader who reads only the own groups gets the own records in other groups too', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const leader = await own.person({ perfil: 3 })
  await app.sql(
    `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 3, '{"celulas": "escrever meus"}')`,
    [own.idCliente],
  )
  const celula = await app.graphql(admin, 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }', {
    input: { nomeCelula: 'Betânia', idResponsavel: String(own.idCliente) },
  })
  const { id } = celula.data.criarCelula
  const { errors } = await app.graphql(
    admin,
    'mutation($id: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $id, ids: $ids) { feitos } }',
    { id: String(id), ids: [String(leader.id)] },
  )
  expect(errors).toBeUndefined()
  const as = await app.session(own.idCliente, leader.id)
  expect((await app.graphql(as, '{ celulas { totalCount } }')).data.celulas.totalCount).toBe(0)
  const { body } = await app.rest(as, 'GET', '/meus-dados')
  expect(body.registros.membro_celula).toMatchObject([{ id_celula: id, id_membro: leader.id }])
})

/** Columns that refer to a person, found only by their names. The test compares the catalogue with them. */
const byName = `select table_name || '.' || column_name as name from information_schema.columns c
  where table_schema = 'public' and data_type = 'integer' and (column_name ~ '(usuario|membro|pastor|visitado|batizando|professor|responsavel|dirigente|pregador|autor|_por$)')
    and column_name not in ('id_cliente', 'excluido_por') and exists (select from information_schema.columns t
      where t.table_schema = 'public' and t.table_name = c.table_name and t.column_name = 'id_cliente')`

test('the catalogue has every column that refers to a person', async () => {
  const reading = await openReading(app.services.sessions, church.idCliente)
  const all = await tablesOf(reading.db).finally(() => reading.end())
  const known = all.flatMap(({ nome, pessoas }) => pessoas.map((column) => `${nome}.${column}`))
  const rows = await app.sql<{ name: string }>(byName)
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([])
  expect(known).toContain('dizimo.id_membro')
})

test('a data request returns every table with the person, and no other person’s data', async () => {
  const { status, body } = await app.rest(token, 'GET', '/meus-dados')
  expect(status).toBe(200)
  expect(body.pessoa).toMatchObject({ name: 'Ana Administradora', email: church.email })
  const other = await church.person({ name: 'Zulmira Outrapessoa' })
  const mine = await church.person({ name: 'Clóvis Própriosdados', perfil: 2 })
  const as = await app.session(church.idCliente, mine.id)
  await app.rest(token, 'POST', '/batismos', { idBatizando: mine.id, idPastor: other.id, dataBatismo: '2026-05-10' })
  await app.graphql(
    as,
    'mutation { responderConsentimento(documento: "dados", versaoTexto: 1, aceito: true) { aceito } }',
  )
  const { body: own } = await app.rest(as, 'GET', '/meus-dados')
  const text = JSON.stringify(own)
  expect(own.naoInclui).toContain('O texto dos e-mails que foram enviados a você; estão o assunto e a data.')
  expect(own.pessoa.name).toBe('Clóvis Própriosdados')
  expect(text).not.toContain('Zulmira')
  expect(text).not.toContain('Ana Administradora')
  for (const column of ['hash', 'senha', 'segredo']) expect(text).not.toContain(`"${column}`)
  expect(own.registros.consentimento).toMatchObject([{ documento: 'dados', aceito: 1, id_usuario: mine.id }])
  for (const row of own.registros.batismo) expect(row).toMatchObject({ id_batizando: mine.id, id_pastor: null })
  // PostgreSQL's catalogue gives the foreign keys to a person. For each table with such a key, the response must
  // contain as many rows as the table has for this person.
  const links = await app.sql<{ tabela: string; coluna: string }>(
    `select k.conrelid::regclass::text as tabela, a.attname as coluna from pg_constraint k
     join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey) and a.attname <> 'id_cliente'
     where k.contype = 'f' and k.confrelid = 'usuario'::regclass`,
  )
  expect(links.length).toBeGreaterThan(30)
  for (const table of new Set(links.map(({ tabela }) => tabela))) {
    const named = links.filter(({ tabela }) => tabela === table).map(({ coluna }) => `${coluna} = ${mine.id}`)
    const [row] = await app.sql<{ n: number }>(`select count(*)::int as n from ${table} where ${named.join(' or ')}`)
    expect([table, own.registros[table]?.length]).toEqual([table, row?.n])
  }
  expect((await app.rest(null, 'GET', '/meus-dados')).status).toBe(401)
})

test('an administrator copies and erases the data of a person who has no access, with the password', async () => {
  const own = await app.church()
  const other = await app.church()
  const admin = await own.token(1)
  for (const { idCliente } of [own, other]) await withPassword(app, idCliente, idCliente)
  const name = `Filomena ${unique('Sobrenome')}`
  const person = await own.person({ name, email: null, perfil: -1, cpf: '52998224725' })
  const copy = (as: string | null) => app.rest(as, 'GET', `/user/${person.id}/dados`)
  const erase = (as: string | null, id = person.id, text = senha) =>
    app.graphql(
      as,
      'mutation($id: ID!, $minhaSenha: String!) { apagarDadosDaPessoa(id: $id, minhaSenha: $minhaSenha) { message } }',
      {
        id,
        minhaSenha: text,
      },
    )
  for (const [as, status] of [
    [null, 401],
    [await own.token(5), 403],
    [await app.platformToken(), 403],
    [await other.token(1), 404],
  ] as const)
    expect([status, (await copy(as)).status, (await erase(as)).status]).toEqual([status, status, status])
  expect((await copy(admin)).body).toMatchObject({ pessoa: { name, cpf: '52998224725' } })
  expect((await erase(admin, person.id, 'outra senha')).errors?.[0]?.extensions.campos).toHaveProperty('minhaSenha')
  expect((await erase(admin, own.idCliente)).status).toBe(409)
  expect((await copy(admin)).body.pessoa.name).toBe(name)
  const { data } = await erase(admin)
  expect(data.apagarDadosDaPessoa.message).toBe('Os dados desta pessoa foram apagados.')
  expect(
    await app.sql('select name, cpf, excluido_em is not null as saiu from usuario where id = $1', [person.id]),
  ).toEqual([{ name: 'Pessoa anonimizada', cpf: null, saiu: true }])
  const left = await app.sql(
    `select 1 from auditoria where id_cliente = $1 and (antes::text like $2 or depois::text like $2)`,
    [own.idCliente, `%${name}%`],
  )
  expect(left).toEqual([])
  expect((await erase(admin)).errors?.[0]?.message).toBe('Os dados desta pessoa já foram apagados.')
  // from the recycle bin, where the person stays
  const gone = await own.person({ cpf: '11144477735', aniversario: '03-15' })
  expect((await app.rest(admin, 'DELETE', `/user/${gone.id}`)).status).toBe(200)
  const when = () => app.sql('select excluido_em, cpf, aniversario from usuario where id = $1', [gone.id])
  const [deleted] = await when()
  expect((await erase(admin, gone.id)).errors).toBeUndefined()
  expect(await when()).toEqual([{ ...deleted, cpf: null, aniversario: null }])
  const events = await app.sql<{ acao: string }>(
    `select distinct acao from auditoria where id_cliente = $1 and id_usuario = $1 and acao like 'lgpd.%' order by acao`,
    [own.idCliente],
  )
  expect(events.map(({ acao }) => acao)).toEqual(expect.arrayContaining(['lgpd.anonimizar', 'lgpd.copiarPessoa']))
})

test('a consent is given to one version of a text; the newest answer counts, earlier ones are kept', async () => {
  const answer = (aceito: boolean, versaoTexto = 1, documento = 'imagem') =>
    app.graphql(
      token,
      'mutation($d: String!, $v: Int!, $a: Boolean!) { responderConsentimento(documento: $d, versaoTexto: $v, aceito: $a) { documento aceito } }',
      { d: documento, v: versaoTexto, a: aceito },
    )
  await answer(true)
  const { data } = await answer(false)
  expect(data.responderConsentimento).toContainEqual({ documento: 'imagem', aceito: false })
  expect((await answer(true, 9)).errors?.[0]?.extensions.code).toBe('STALE')
  expect((await answer(true, 1, 'outro')).errors?.[0]?.extensions.status).toBe(422)
  const [row] = await app.sql<{ n: number }>(
    `select count(*)::int as n from consentimento where id_usuario = $1 and documento = 'imagem'`,
    [church.idCliente],
  )
  expect(row?.n).toBeGreaterThanOrEqual(3)
})

test('the whole church is exported as a ZIP of JSON and CSV, only for its administrator', async () => {
  for (const perfil of [2, 3, 4, 5] as const)
    expect((await app.rest(await church.token(perfil), 'GET', '/igreja/dados')).status).toBe(403)
  expect((await app.rest(await app.platformToken(), 'GET', '/igreja/dados')).status).toBe(403)
  const stranger = await app.church('Outra Denominação')
  const pessoa = await church.person()
  const visita = { idPastor: church.idCliente, idVisitado: pessoa.id, dataVisita: '2026-05-12' }
  await app.rest(token, 'POST', '/visitas-pastorais', { ...visita, comentarioVisita: 'Pediu oração.' })
  const pastor = await church.token(5)
  await app.rest(pastor, 'POST', '/visitas-pastorais', { ...visita, comentarioVisita: 'Só para pastores.' })
  const answer = await app.rest(token, 'GET', '/igreja/dados')
  expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' })
  const files = unzipSync(new Uint8Array(answer.body))
  const people = JSON.parse(strFromU8(files['usuario.json'] ?? new Uint8Array()))
  expect(people).toContainEqual(expect.objectContaining({ name: 'Ana Administradora', id: church.idCliente }))
  const rows = strFromU8(files['usuario.csv'] ?? new Uint8Array())
    .trim()
    .split('\r\n')
  expect(rows).toHaveLength(people.length + 1)
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['dizimo.json', 'dizimo.csv', 'auditoria.json']))
  for (const secret of ['credencial', 'sessao', 'token_api']) expect(files[`${secret}.json`]).toBeUndefined()
  // every column is exported, because secrets are in tables that are left out completely
  const columns = await app.sql<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER' order by 1`,
  )
  const given = (name: string) =>
    strFromU8(files[`${name}.csv`] ?? new Uint8Array())
      .replace(/^\ufeff/, '')
      .split('\r\n')[0]
      ?.split(';')
  const missing = columns
    .map(({ name }) => name.split('.') as [string, string])
    .filter(([table, column]) => files[`${table}.json`] && !given(table)?.includes(column))
  // comments are exported decrypted, see below; that somebody was ever named a leader follows from other rows
  expect(missing.map((name) => name.join('.'))).toEqual(['usuario.liderou', 'visita_pastoral.comentario_cifrado'])
  const visits = JSON.parse(strFromU8(files['visita_pastoral.json'] ?? new Uint8Array()))
  expect(visits).toContainEqual(expect.objectContaining({ comentario_visita: 'Pediu oração.', id_visitado: pessoa.id }))
  const csv = strFromU8(files['visita_pastoral.csv'] ?? new Uint8Array())
  expect([csv.includes('Pediu oração.'), csv.includes('Só para pastores.')]).toEqual([true, false])
  for (const [name, data] of Object.entries(files)) {
    if (name.endsWith('.json')) expect([name, Array.isArray(JSON.parse(strFromU8(data)))]).toEqual([name, true])
    if (!name.endsWith('.webp')) expect(strFromU8(data)).not.toContain(stranger.nome)
  }
})

test('a slow client of the copy holds no database connection, and the temporary file is deleted when the client disconnects', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('candeia-copia-'))
  // other test processes use other databases of the same PostgreSQL
  const idle = `select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`
  const open = async () => (await app.sql(idle)).length
  const copy = await igrejaCopy(app.services, church.idCliente, {})
  const kept = () => readdirSync(tmpdir()).filter((name) => name.startsWith('candeia-copia-') && !before.includes(name))
  // the end of the transaction may still be on its way to PostgreSQL
  for (let tries = 0; tries < 50 && (await open()) > 0; tries++) await wait(20)
  expect([await open(), kept().length]).toEqual([0, 1])
  copy.destroy()
  await once(copy, 'close')
  for (let tries = 0; tries < 50 && kept().length; tries++) await wait(20)
  expect(kept()).toEqual([])
})

test('an export with an API token whose scopes do not include comments of visits contains no comments', async () => {
  const { data } = await app.graphql(
    token,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Cópia", escopos: ["igreja.exportar"]) { token } }',
  )
  const { body } = await app.rest(data.criarTokenApi.token, 'GET', '/igreja/dados')
  const visits = strFromU8(unzipSync(new Uint8Array(body))['visita_pastoral.json'] ?? new Uint8Array())
  expect(visits).toContain('data_visita')
  expect(visits).not.toContain('Pediu oração.')
})

test('an anonymised person is found nowhere, and the sums of the ledger do not change', async () => {
  const name = `Teobaldo ${unique('Sobrenome')}`
  const person = await church.person({
    name,
    email: `${unique('teobaldo')}@exemplo.com.br`,
    perfil: 2,
    cpf: '52998224725',
  })
  await withPassword(app, church.idCliente, person.id)
  const as = await app.session(church.idCliente, person.id)
  const urls: string[] = []
  for (let times = 0; times < 2; times++)
    urls.push((await app.upload(as, enviarFoto, {}, { arquivo: picture })).data.enviarMinhaFoto.fotoUrl)
  await app.rest(token, 'POST', '/dizimos', {
    idMembro: person.id,
    valor: '77.70',
    dataDizimo: '2026-07-05',
    meioDizimo: 'pix',
  })
  await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão '), endereco: `Casa de ${name}` })
  await app.rest(
    token,
    'POST',
    '/user',
    { name: unique('Outra '), observacoes: `Irmã de ${name}` },
    { 'idempotency-key': unique('k') },
  )
  const books = () =>
    app.sql('select count(*)::int as n, sum(valor) as soma from entrada where id_cliente = $1', [church.idCliente])
  const before = await books()

  expect((await leave(as, 'errada')).errors?.[0]?.extensions.campos).toEqual({ senha: 'A senha atual não confere.' })
  expect((await leave(as)).errors).toBeUndefined()
  expect((await leave(as)).status).toBe(401)
  expect(await books()).toEqual(before)
  const tables = await app.sql<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'id_cliente'`,
  )
  for (const term of [name, person.email, '52998224725'])
    for (const table of tables) {
      const found = await app.sql(
        `select t::text from "${table.name}" t where id_cliente = $1 and position($2 in t::text) > 0`,
        [church.idCliente, term],
      )
      expect([table.name, found]).toEqual([table.name, []])
    }
  await app.runJobs()
  const stored = existsSync(app.services.config.filesDir)
    ? readdirSync(app.services.config.filesDir, { recursive: true }).map(String)
    : []
  for (const url of urls) expect(stored.filter((file) => file.includes(url.split('/').at(-1) ?? ''))).toEqual([])
  const { errors } = await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', {
    id: String(person.id),
  })
  expect(errors?.[0]?.extensions.status).toBe(409)
})

test('a person who leaves two churches is found in no tenant, job or file, not even in e-mails that belong to no church', async () => {
  const other = await app.church()
  const name = `Zilda ${unique('Duasigrejas')}`
  const email = `${unique('zilda')}@exemplo.com.br`
  const accounts = []
  for (const one of [church, other]) {
    const { id } = await one.person({ name, email, perfil: 1 })
    await withPassword(app, one.idCliente, id)
    accounts.push({ idCliente: one.idCliente, session: await app.session(one.idCliente, id) })
  }
  await app.graphql(null, 'mutation($e: String!) { solicitarRecuperacaoSenha(email: $e) { message } }', { e: email })
  for (const { session } of accounts)
    await app.graphql(session, 'mutation { gerarRelatorio(input: { tipo: "usuarios" }, aguardar: false) { uuid } }')
  await app.runJobs()
  expect(await app.sql('select 1 from email_saida where id_cliente = 0 and para = $1', [email])).toHaveLength(1)
  const reports = (
    await app.sql<{ uuid: string }>(`select uuid from relatorio where status = 'pronto' and nome_solicitante = $1`, [
      name,
    ])
  ).map(({ uuid }) => uuid)
  expect(stored(app, reports)).toHaveLength(2)
  for (const { session } of accounts) expect((await leave(session)).errors).toBeUndefined()
  await app.runJobs()

  const tables = await app.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  )
  expect(tables.length).toBeGreaterThan(60)
  for (const { name: table } of tables)
    for (const term of [name, email]) {
      const found = await app.sql(`select t::text from ${table} t where position($1 in t::text) > 0 limit 1`, [term])
      expect([table, found]).toEqual([table, []])
    }
  expect(stored(app, reports)).toEqual([])
})

test('whole names are replaced in all texts, also in closed months and visits, but not inside other names', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const someone = async (name: string) => {
    const { id } = await own.person({ name, perfil: 2 })
    await withPassword(app, own.idCliente, id)
    return id
  }
  const anonymous = 'Pessoa anonimizada'
  const zeca = String.raw`José "Zeca" D'Ávila (Jr.) Souza+Lima [\d]`
  const texts: [string, string][] = [
    [`Casa de ${zeca}.`, `Casa de ${anonymous}.`],
    // the name in other spellings that people use
    [String.raw`(JOSE  “x” JOSE "ZECA" D’AVILA (JR.) SOUZA+LIMA [\D])`, `(JOSE  “x” ${anonymous})`],
    [String.raw`José&nbsp;&quot;Zeca&quot; D&#39;Ávila (Jr.) Souza+Lima [\d]`, anonymous],
    [`${zeca.normalize('NFD')}, tesoureiro`, `${anonymous}, tesoureiro`],
    // and letters of other languages, by their plain forms, too
    ["Yūki D’Ávila Straße, YUKI D'AVILA STRASSE, yuki dʼávila straße", `${anonymous}, ${anonymous}, ${anonymous}`],
    [`${'Yūki D’Ávila Straße'.normalize('NFD')} e Yuki D&#39;Avila Strase`, `${anonymous} e Yuki D&#39;Avila Strase`],
    // characters with a meaning in a regular expression are taken literally
    [`José "Zeca" D'Ávila Jr. Souzaaa Lima 7`, `José "Zeca" D'Ávila Jr. Souzaaa Lima 7`],
    // 'Ana Lima' is replaced, but not inside a longer word or inside the longer name of another person
    ['Ana Lima, ANA LIMA e Ana Lima-tesoureira', `${anonymous}, ${anonymous} e ${anonymous}-tesoureira`],
    ['Mariana Lima, Ana Limarques e Ána Lima2', 'Mariana Lima, Ana Limarques e Ána Lima2'],
    ['Ana Lima Prado, Rita Ana Lima e Ana Lima', `Ana Lima Prado, Rita Ana Lima e ${anonymous}`],
    ['Rua Ana, 5, Lima', 'Rua Ana, 5, Lima'],
    // a sign that is searched as a letter, and the letter
    ['Mª Aparecida Salgado e MA APARECIDA SALGADO', `${anonymous} e ${anonymous}`],
    // two people have this name, so it cannot be decided whose name the texts contain
    ['Caio Prates presta contas', 'Caio Prates presta contas'],
  ]
  const leaving = await Promise.all(
    [zeca, 'Ana Lima', 'Caio Prates', 'Yūki D’Ávila Straße', 'Mª Aparecida Salgado'].map(someone),
  )
  const staying = ['Ana Lima Prado', 'Rita Ana Lima', 'Caio Prates']
  for (const name of staying) await own.person({ name })
  for (const [text] of texts)
    await app.sql('insert into local (id_cliente, nome_local, endereco) values ($1, $2, $3)', [
      own.idCliente,
      unique('Salão '),
      text,
    ])
  // a name of maximum length, and two different names that would become equal
  const long = `Ana Lima ${'x'.repeat(200)}`
  const [limit] = await app.sql<{ n: number }>(
    `select character_maximum_length as n from information_schema.columns where table_name = 'local' and column_name = 'nome_local'`,
  )
  for (const name of [long.slice(0, limit?.n), 'Casa Ana  Lima', 'Casa Ana Lima'])
    await app.rest(admin, 'POST', '/locais', { nomeLocal: name })
  await app.sql(
    `insert into entrada (id_cliente, descricao, valor, data, categoria) values ($1, 'Oferta de Ana Lima', 10, '2026-03-02', 2)`,
    [own.idCliente],
  )
  await app.graphql(admin, 'mutation { fecharMes(mes: "2026-03") { message } }')
  const comment = 'Ana Lima pediu oração por Ana Lima Prado.'
  const visit = await app.rest(admin, 'POST', '/visitas-pastorais', {
    idPastor: own.idCliente,
    idVisitado: leaving[1],
    dataVisita: '2026-05-12',
    comentarioVisita: comment,
  })
  expect(visit.status).toBe(201)
  const minutes: number[] = []
  for (const day of ['2026-06-02', '2026-06-03']) {
    const meeting = await app.rest(admin, 'POST', '/reunioes-lideranca', { dataReuniao: day, pautaReuniao: 'Contas' })
    minutes.push(meeting.body.id)
    await app.rest(admin, 'PUT', `/reunioes-lideranca/${meeting.body.id}/ata`, {
      textoAta: '<p>Falou <b>Ana&nbsp;Lima</b>.</p>',
    })
  }
  await app.sql('update ata set aprovada_em = now(), aprovada_por = $1 where id_reuniao = $2', [
    own.idCliente,
    minutes[0],
  ])

  const done = 'A sua conta foi excluída e os seus dados foram apagados.'
  const messages = []
  for (const id of leaving)
    messages.push((await leave(await app.session(own.idCliente, id))).data.excluirMinhaConta.message)
  expect(messages).toEqual([
    done,
    `${done} O seu nome continua em 1 ata aprovada, que a lei manda guardar sem mudanças.`,
    `${done} Outra pessoa da igreja tem o mesmo nome: nos textos da igreja ele fica.`,
    done,
    done,
  ])

  const column = async (statement: string) =>
    (await app.sql<{ t: string }>(statement, [own.idCliente])).map(({ t }) => t)
  expect(
    await column('select endereco as t from local where id_cliente = $1 and endereco is not null order by id'),
  ).toEqual(texts.map(([, text]) => text))
  const [full, first, second] = await column(
    `select nome_local as t from local where id_cliente = $1 and endereco is null order by id`,
  )
  expect(full).toBe(long.slice(0, limit?.n).replace('Ana Lima', '***'))
  expect([first, second].sort()).toEqual([expect.stringMatching(/^Casa \*{3} \(\d+\)$/), `Casa ${anonymous}`])
  expect(await column('select descricao as t from entrada where id_cliente = $1')).toEqual([`Oferta de ${anonymous}`])
  expect((await app.rest(admin, 'GET', `/visitas-pastorais/${visit.body.id}`)).body.comentarioVisita).toBe(
    `${anonymous} pediu oração por Ana Lima Prado.`,
  )
  expect(await column('select texto_ata as t from ata where id_cliente = $1 order by id')).toEqual([
    expect.stringMatching(/Ana(&nbsp;|\s)Lima/),
    `<p>Falou <strong>${anonymous}</strong>.</p>`,
  ])
  const names = await column('select name as t from usuario where id_cliente = $1')
  expect(names).toEqual(expect.arrayContaining(staying))
  // the audit log does not contain the name either, in plain text or encrypted
  const log = await column(`select concat(antes, depois) as t from auditoria where id_cliente = $1`)
  const leaks = /comentario_cifrado|Souza\+Lima|(?<!Rita )\bAna\s+Lima\b(?! Prado)/i
  expect(log.filter((text) => leaks.test(text))).toEqual([])
})

test('who answers for the data of a church leaves its contact with the other data', async () => {
  const own = await app.church()
  const officer = async () =>
    (
      await app.sql(
        'select encarregado, email_encarregado as email, telefone_encarregado as telefone from cliente where id = $1',
        [own.idCliente],
      )
    )[0]
  const { id } = await own.person({ perfil: 2, name: 'Eunice Encarregada' })
  const left = await own.person({ perfil: 2 })
  const name = await app.sql(
    `update cliente set encarregado = 'eunice encarregada', telefone_encarregado = '11987654321' where id = $1 returning encarregado`,
    [own.idCliente],
  )
  expect(name).toHaveLength(1)
  for (const person of [left.id, id]) await withPassword(app, own.idCliente, person)
  const goes = async (person: number) =>
    expect((await leave(await app.session(own.idCliente, person))).errors).toBeUndefined()
  await goes(left.id)
  expect(await officer()).toMatchObject({ telefone: '11987654321' })
  await goes(id)
  expect(await officer()).toEqual({ encarregado: null, email: null, telefone: null })
  // nor does the audit log keep the number
  const log = await app.sql<{ antes: object; depois: object }>(
    `select antes, depois from auditoria where id_cliente = $1 and tabela = 'cliente' order by id`,
    [own.idCliente],
  )
  expect(log.at(-1)).toMatchObject({ antes: { telefone_encarregado: null }, depois: { telefone_encarregado: null } })
  expect(JSON.stringify(log)).not.toContain('11987654321')
})

const nobody = { encarregado: null, email: null, telefone: null }
const joao = { name: 'João da Silva Encarregado', telefone: '11976543210' }
/** the church's own number, which the person had on the own record some day */
const escritorio = '1133330000'

test.each([
  ['with a title', { encarregado: 'Pr. Joao da Silva Encarregado', telefone: '1133334444' }, nobody],
  ['a channel with the person’s number', { encarregado: 'Secretaria', telefone: '(11) 97654-3210' }, nobody],
  ['with a number that the person had before', { encarregado: 'Secretaria', telefone: '11965432109' }, nobody],
  ['with an e-mail that the person had before', { encarregado: 'Secretaria', email: 'Antes@Encarregado.demo' }, nobody],
  ['somebody else', { encarregado: 'Pr. João da Silva', telefone: '1133334444' }, undefined],
  ['a channel with a number of two people', { encarregado: 'Secretaria', telefone: '1122223333' }, undefined],
  [
    'a channel with the person’s number and the church’s e-mail',
    { encarregado: 'Secretaria', email: 'dados@betel.demo', telefone: joao.telefone },
    { encarregado: 'Secretaria', email: 'dados@betel.demo', telefone: null },
  ],
  [
    'a channel with the person’s e-mail and the church’s number',
    { encarregado: 'Secretaria', email: 'depois@encarregado.demo', telefone: '1130304040' },
    { encarregado: 'Secretaria', email: null, telefone: '1130304040' },
  ],
  ['a channel with the number of the church', { encarregado: 'Secretaria', telefone: escritorio }, undefined],
  [
    'by name, with the number of the church',
    { encarregado: `${joao.name}, secretário`, email: 'dados@betel.demo', telefone: escritorio },
    { ...nobody, telefone: escritorio },
  ],
  ['beside a channel', { encarregado: 'Secretaria com João da Silva Encarregado', telefone: '1130304040' }, nobody],
  [
    'somebody else with a longer name',
    { encarregado: 'Pedro João da Silva Encarregado', email: 'dados@betel.demo', telefone: '1130304040' },
    undefined,
  ],
  [
    'one of two',
    { encarregado: 'João da Silva Encarregado e Ana Prado', telefone: '1130304040' },
    { ...nobody, encarregado: 'Pessoa anonimizada e Ana Prado', telefone: '1130304040' },
  ],
  [
    'a namesake',
    { encarregado: 'Maria Aparecida da Silva', email: 'dados@betel.demo', telefone: '1130304040' },
    undefined,
  ],
])('the contact for questions about data, %s, goes with the person if it is that person’s', async (_name, of, left) => {
  const own = await app.church()
  const namesake = of.encarregado === 'Maria Aparecida da Silva'
  const { id } = await own.person({ perfil: 2, name: namesake ? of.encarregado : joao.name })
  if (namesake) await own.person({ perfil: 2, name: of.encarregado })
  await app.sql('update cliente set telefone = $2 where id = $1', [own.idCliente, escritorio])
  const person = (set: string, values: unknown[]) => app.sql(`update usuario set ${set} where id = $1`, [id, ...values])
  await person('telefone_usuario = $2', ['11965432109'])
  await person('telefone_usuario = $2', ['1122223333'])
  await person('telefone_usuario = $2', [escritorio])
  await person('telefone_usuario = $2, email = $3', [joao.telefone, 'antes@encarregado.demo'])
  await person('email = $2', ['depois@encarregado.demo'])
  const other = await own.person({ perfil: 2 })
  await app.sql('update usuario set telefone_usuario = $2 where id = $1', [other.id, '1122223333'])
  const contact = { ...nobody, ...of }
  const put = ({ encarregado, email, telefone }: Record<keyof typeof nobody, string | null>) =>
    app.sql(
      'update cliente set encarregado = $2, email_encarregado = $3, telefone_encarregado = $4 where id = $1 returning versao',
      [own.idCliente, encarregado, email, telefone],
    )
  // the person was it before, with another number
  await put({ encarregado: namesake ? 'Secretaria' : joao.name, email: null, telefone: '11954321098' })
  const [{ versao } = { versao: 0 }] = (await put(contact)) as { versao: number }[]
  await withPassword(app, own.idCliente, id)
  expect((await leave(await app.session(own.idCliente, id))).errors).toBeUndefined()
  const [now] = await app.sql<{ versao: number }>(
    `select encarregado, email_encarregado as email, telefone_encarregado as telefone, versao from cliente where id = $1`,
    [own.idCliente],
  )
  // a form that was opened before does not bring it back
  expect(now).toEqual({ ...(left ?? contact), versao: left ? versao + 1 : versao })
  const log = JSON.stringify(
    await app.sql(`select antes, depois from auditoria where id_cliente = $1 and tabela = 'cliente'`, [own.idCliente]),
  )
  if (!namesake) expect(log).not.toContain('11954321098')
  if (contact.telefone) expect(log.includes(contact.telefone)).toBe((left ?? contact).telefone !== null)
  expect(log).not.toMatch(/encarregado\.demo/i)
  // the administrators hear of it where nobody can be reached any more
  const mails = await app.sql(
    `select from email_saida where id_cliente = $1 and assunto like 'A igreja está sem encarregado%'`,
    [own.idCliente],
  )
  expect(mails.length).toBe(left === nobody ? 1 : 0)
})

test('the last administrator cannot leave; of two administrators who leave concurrently, one stays', async () => {
  const own = await app.church()
  await withPassword(app, own.idCliente, own.idCliente)
  const first = await own.token(1)
  expect((await leave(first)).errors?.[0]?.extensions.status).toBe(409)
  const second = await own.person({ perfil: 1 })
  await withPassword(app, own.idCliente, second.id)
  const answers = await Promise.all([leave(first), leave(await app.session(own.idCliente, second.id))])
  expect(answers.map(({ errors }) => errors?.[0]?.extensions.status ?? 200).sort()).toEqual([200, 409])
})

test('a person who refused notices by e-mail gets none', async () => {
  const { body: culto } = await app.rest(token, 'POST', '/cultos', { dataCulto: '2091-02-04', horaCulto: '19:00' })
  const person = await church.person({ perfil: 2, name: 'Silas Silencioso' })
  const as = await app.session(church.idCliente, person.id)
  for (const aceito of [true, false])
    await app.graphql(
      as,
      `mutation { responderConsentimento(documento: "comunicacao", versaoTexto: 2, aceito: ${aceito}) { aceito } }`,
    )
  await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: person.id, funcao: 'Som' })
  const tell = 'mutation($id: ID) { avisarEscalas(idCulto: $id) { avisadas semEmail } }'
  const { data } = await app.graphql(token, tell, { id: String(culto.id) })
  expect(data.avisarEscalas).toEqual({ avisadas: 0, semEmail: ['Silas Silencioso'] })
  expect((await app.emails(church.idCliente)).filter(({ para }) => para === person.email)).toEqual([])
})
