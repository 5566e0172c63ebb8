import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { decrypt } from '../../../kernel/base/crypto.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

async function input(data: object = {}, church = betel) {
  const { id: idPastor } = await church.person()
  const { id: idVisitado } = await church.person()
  return { idPastor, idVisitado, dataVisita: '2026-05-12', comentarioVisita: unique('Segredo '), ...data }
}
interface Visita {
  id: number
  uuid: string
  idPastor: number
  idVisitado: number
  comentarioVisita: string
}
async function visit(data: object = {}, church = betel): Promise<Visita> {
  const answer = await app.rest(await church.token(1), 'POST', '/visitas-pastorais', await input(data, church))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const stored = async (id: number) =>
  (
    await app.sql<{ texto: string | null }>('select comentario_cifrado as texto from visita_pastoral where id = $1', [
      id,
    ])
  )[0]?.texto ?? null

const readDocument = 'query($id: ID!) { visitaPastoral(id: $id) { id comentarioVisita } }'
const create = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id comentarioVisita } }'
const update =
  'mutation($id: ID!, $input: VisitaPastoralInput!) { atualizarVisitaPastoral(id: $id, input: $input) { versao comentarioVisita } }'
const remove = 'mutation($id: ID!) { excluirVisitaPastoral(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarVisitaPastoral(id: $id) { excluidoEm comentarioVisita } }'

describe('every operation checks the session and the permission', () => {
  const operations = async (id: number | string): Promise<[string, object][]> => [
    [readDocument, { id }],
    [update, { id, input: await input() }],
    [remove, { id }],
    [restore, { id }],
    [create, { input: await input() }],
  ]

  test("another church's visit is not found, and its people are refused", async () => {
    const { id, uuid, idPastor, idVisitado } = await visit()
    const token = await other.token(1)
    for (const ref of [id, uuid])
      for (const [query, variables] of (await operations(ref)).slice(0, 4))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
    const refused = await app.rest(token, 'POST', '/visitas-pastorais', await input({ idPastor, idVisitado }))
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      { idPastor: 'Pessoa não encontrada.', idVisitado: 'Pessoa não encontrada.' },
    ])
  })

  test('a permitted user creates, edits and deletes a visit, and the administrator restores it', async () => {
    const token = await betel.token(5)
    const { data } = await app.graphql(token, create, { input: await input({ comentarioVisita: 'Chá e oração.' }) })
    expect(data.criarVisitaPastoral.comentarioVisita).toBe('Chá e oração.')
    const { id } = data.criarVisitaPastoral
    const edited = await app.graphql(token, update, {
      id,
      input: await input({ comentarioVisita: 'Bem.', versao: 1 }),
    })
    expect(edited.data.atualizarVisitaPastoral).toEqual({ versao: 2, comentarioVisita: 'Bem.' })
    const late = await app.graphql(token, update, { id, input: await input({ versao: 1 }) })
    expect(late.errors?.[0]?.extensions.code).toBe('STALE')
    const deleted = await app.rest(token, 'DELETE', `/visitas-pastorais/${id}`)
    expect(deleted.body).toEqual({ message: 'Visita pastoral excluída com sucesso.' })
    expect((await app.rest(token, 'GET', `/visitas-pastorais/${id}`)).status).toBe(404)
    const restored = await app.graphql(await betel.token(1), restore, { id })
    // the administrator is not the author
    expect(restored.data.restaurarVisitaPastoral).toEqual({ excluidoEm: null, comentarioVisita: null })
    expect((await app.graphql(token, readDocument, { id })).data.visitaPastoral.comentarioVisita).toBe('Bem.')
  })
})

describe('rules for saving a record', () => {
  test('pastor, visited person and date are required; the comment is optional', async () => {
    const token = await betel.token(1)
    const refused = await app.rest(token, 'POST', '/visitas-pastorais', { comentarioVisita: 'x'.repeat(4001) })
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      {
        idPastor: 'Informe o pastor.',
        idVisitado: 'Informe quem foi visitado.',
        dataVisita: 'Informe uma data válida.',
        comentarioVisita: 'Use no máximo 4000 caracteres.',
      },
    ])
    expect((await visit({ comentarioVisita: '' })).comentarioVisita).toBeNull()
  })

  test('nobody can visit themselves', async () => {
    const { id } = await betel.person()
    const body = await input({ idPastor: id, idVisitado: id })
    const { status, body: refused } = await app.rest(await betel.token(1), 'POST', '/visitas-pastorais', body)
    expect([status, refused.campos]).toEqual([422, { idVisitado: 'Escolha outra pessoa: esta é quem visita.' }])
  })

  test('an edit of a visit may keep a deleted person, but cannot newly select one', async () => {
    const token = await betel.token(1)
    const { id, idPastor, idVisitado } = await visit()
    await app.rest(token, 'DELETE', `/user/${idVisitado}`)
    const edit = (data: object) =>
      app.rest(token, 'PUT', `/visitas-pastorais/${id}`, { idPastor, idVisitado, dataVisita: '2026-05-13', ...data })
    expect((await edit({})).body.dataVisita).toBe('2026-05-13')
    expect((await edit({ idPastor: idVisitado })).status).toBe(422)
  })
})

describe('the comment of a visit', () => {
  const sharing = 'query($id: ID!) { visitaPastoral(id: $id) { comentarioReservado autor { id } leitores { id } } }'

  /** A leader who is not the church's usual leader of these tests. */
  async function reader() {
    const person = await betel.person({ perfil: 3 })
    return { people: person.id, leitor: { id: person.id, token: await app.session(betel.idCliente, person.id) } }
  }
  const otherAdministrator = async () => app.session(betel.idCliente, (await betel.person({ perfil: 1 })).id)

  async function visitBy(perfil: 1 | 5, data: object = {}): Promise<Visita> {
    const create =
      'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id uuid idPastor idVisitado comentarioVisita } }'
    const answer = await app.graphql(await betel.token(perfil), create, { input: await input(data) })
    if (answer.errors) throw new Error(JSON.stringify(answer.errors))
    return answer.data.criarVisitaPastoral
  }

  const everywhere = async (token: string, { id, idVisitado }: Visita) => {
    const { name } = (await app.rest(await betel.token(1), 'GET', `/user/${idVisitado}`)).body
    const list = `query($busca: String) { visitasPastorais(busca: $busca) { nodes { comentarioVisita acoesPermitidas } } }`
    return [
      (await app.graphql(token, readDocument, { id })).data.visitaPastoral,
      (await app.graphql(token, list, { busca: name })).data.visitasPastorais.nodes[0],
      (await app.rest(token, 'GET', `/visitas-pastorais/${id}`)).body,
      (await app.rest(token, 'GET', `/visitas-pastorais?busca=${encodeURIComponent(name)}`)).body[0],
    ]
  }

  test('the comment of a visit is read by its author, by pastors and by those with whom the author shares it', async () => {
    const { people, leitor } = await reader()
    const visita = await visitBy(1, { leitores: [leitor.id] })
    for (const token of [await betel.token(1), await betel.token(5), leitor.token])
      for (const answer of await everywhere(token, visita)) {
        expect(answer.comentarioVisita).toBe(visita.comentarioVisita)
        if (answer.acoesPermitidas) expect(answer.acoesPermitidas).toContain('verComentario')
      }
    const others = [await otherAdministrator(), await betel.token(2), await betel.token(3), await betel.token(4)]
    for (const token of others) {
      const [one, row, rest, restRow] = await everywhere(token, visita)
      expect([one, row.comentarioVisita]).toEqual([{ id: visita.id, comentarioVisita: null }, null])
      expect(row.acoesPermitidas).not.toContain('verComentario')
      for (const answer of [rest, restRow])
        expect(answer).toMatchObject({ id: visita.id, dataVisita: '2026-05-12', comentarioVisita: null })
      const shown = (await app.graphql(token, sharing, { id: visita.id })).data.visitaPastoral
      expect(shown).toEqual({ comentarioReservado: true, autor: null, leitores: [] })
      const csv = await app.rest(token, 'GET', '/exportar/visitasPastorais?formato=csv')
      expect(String(csv.body)).not.toContain(visita.comentarioVisita)
    }
    expect((await app.graphql(leitor.token, sharing, { id: visita.id })).data.visitaPastoral).toMatchObject({
      comentarioReservado: false,
      leitores: [{ id: people }],
    })
  })

  test('only the author chooses the readers, among people whose perfil may read comments', async () => {
    const { leitor } = await reader()
    const visita = await visitBy(1)
    const save = async (token: string, leitores: unknown[]) => {
      const { data, errors } = await app.graphql(token, update, { id: visita.id, input: await input({ leitores }) })
      return errors?.[0]?.extensions.campos ?? Object.keys(data.atualizarVisitaPastoral).length
    }
    const refused = { leitores: 'Só quem escreveu o comentário escolhe quem mais o lê.' }
    expect(await save(await betel.token(5), [leitor.id])).toEqual(refused)
    const { id: membro, name } = await betel.person({ name: unique('Membro ') })
    expect(await save(await betel.token(1), [membro])).toEqual({
      leitores: `Não pode ler comentários de visitas: ${name}.`,
    })
    expect(await save(await betel.token(1), [999_999_999])).toEqual({ leitores: 'Pessoa não encontrada.' })
    expect(await save(await betel.token(1), [leitor.id])).toBe(2)
    expect(
      (await app.graphql(leitor.token, readDocument, { id: visita.id })).data.visitaPastoral.comentarioVisita,
    ).not.toBeNull()
    expect(await save(await betel.token(1), [])).toBe(2)
    expect(
      (await app.graphql(leitor.token, readDocument, { id: visita.id })).data.visitaPastoral.comentarioVisita,
    ).toBeNull()
  })

  test('who may not read a comment edits the visit and keeps the comment, but cannot replace it', async () => {
    const visita = await visitBy(5)
    const token = await betel.token(1)
    const { comentarioVisita: _, ...rest } = await input({ dataVisita: '2026-05-20' })
    for (const comment of [{}, { comentarioVisita: null }, { comentarioVisita: '' }]) {
      const edited = await app.rest(token, 'PUT', `/visitas-pastorais/${visita.id}`, { ...rest, ...comment })
      expect([edited.status, edited.body.comentarioVisita]).toEqual([200, null])
    }
    const replaced = await app.rest(token, 'PUT', `/visitas-pastorais/${visita.id}`, {
      ...rest,
      comentarioVisita: 'Novo.',
    })
    expect([replaced.status, replaced.body.campos]).toEqual([
      422,
      { comentarioVisita: 'O comentário que há é reservado: só quem pode lê-lo o altera.' },
    ])
    const kept = (await app.graphql(await betel.token(5), readDocument, { id: visita.id })).data.visitaPastoral
    expect(kept.comentarioVisita).toBe(visita.comentarioVisita)
  })

  test('who writes the first comment of a visit becomes its author', async () => {
    const visita = await visitBy(5, { comentarioVisita: null })
    const token = await betel.token(1)
    const edited = await app.graphql(token, update, {
      id: visita.id,
      input: await input({ comentarioVisita: 'Meu.' }),
    })
    expect(edited.data.atualizarVisitaPastoral.comentarioVisita).toBe('Meu.')
    expect((await app.graphql(token, readDocument, { id: visita.id })).data.visitaPastoral.comentarioVisita).toBe(
      'Meu.',
    )
  })

  test('a comment that another author writes has none of the readers whom the former author chose', async () => {
    const { leitor } = await reader()
    const visita = await visitBy(1, { leitores: [leitor.id] })
    const read = async (token: string) =>
      (await app.graphql(token, readDocument, { id: visita.id })).data.visitaPastoral.comentarioVisita
    expect(await read(leitor.token)).toBe(visita.comentarioVisita)
    const rest = async (perfil: 1 | 5, comentarioVisita: string | null) => {
      const data = await input({ comentarioVisita })
      return (await app.rest(await betel.token(perfil), 'PUT', `/visitas-pastorais/${visita.id}`, data)).status
    }
    expect(await rest(1, null)).toBe(200)
    expect(await rest(5, 'Só meu.')).toBe(200)
    expect([await read(await betel.token(5)), await read(leitor.token)]).toEqual(['Só meu.', null])
  })

  test('the platform’s administrator writes a comment in the church of the visited person, and reads no comment of any church', async () => {
    const platform = await app.platformToken()
    const data = await input()
    const { status, body } = await app.rest(platform, 'POST', '/visitas-pastorais', data)
    expect([status, body.idCliente, body.comentarioVisita]).toEqual([201, betel.idCliente, null])
    expect(await stored(body.id)).not.toBeNull()
    const visita = await visit()
    const all = (await app.rest(platform, 'GET', '/adm/visitas-pastorais')).body as Visita[]
    for (const { id } of [visita, body]) expect(all.find((one) => one.id === id)?.comentarioVisita).toBeNull()
    const [{ autor }] = (await app.sql('select id_autor as autor from visita_pastoral where id = $1', [body.id])) as [
      { autor: number },
    ]
    expect(autor).toBe(data.idPastor)
  })

  test('the comment of a visit is shown to an API token only with its own scope; without the scope the token can still edit the visit', async () => {
    const visita = await visit()
    const tokenApi =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Agenda", escopos: $escopos) { token } }'
    const token = async (...escopos: string[]) =>
      (await app.graphql(await betel.token(1), tokenApi, { escopos })).data.criarTokenApi.token
    const blind = await token('visitaPastoral.ler', 'visitaPastoral.escrever')
    expect((await app.graphql(blind, readDocument, { id: visita.id })).data.visitaPastoral.comentarioVisita).toBeNull()
    const { comentarioVisita: _, ...rest } = await input()
    const edited = await app.rest(blind, 'PUT', `/visitas-pastorais/${visita.id}`, rest)
    expect([edited.status, edited.body.comentarioVisita]).toEqual([200, null])
    const seeing = await token('visitaPastoral.ler', 'visitaPastoral.lerComentario')
    const read = (await app.graphql(seeing, readDocument, { id: visita.id })).data.visitaPastoral
    expect(read.comentarioVisita).toBe(visita.comentarioVisita)
  })

  test('the comment of a visit cannot be decrypted in another row: a placeholder is shown, but never stored', async () => {
    const church = await app.church()
    const [mine, moved] = [await visit({}, church), await visit({}, church)]
    await app.sql('update visita_pastoral set comentario_cifrado = $1 where id = $2', [await stored(mine.id), moved.id])
    const token = await church.token(1)
    const unreadable = 'Este comentário não pôde ser decifrado.'
    const comments = (await app.rest(token, 'GET', '/visitas-pastorais')).body as Visita[]
    expect(Object.fromEntries(comments.map((row) => [row.id, row.comentarioVisita]))).toEqual({
      [mine.id]: mine.comentarioVisita,
      [moved.id]: unreadable,
    })
    const listed = await app.graphql(token, '{ visitasPastorais { nodes { id comentarioVisita } } }')
    expect(listed.data.visitasPastorais.nodes).toContainEqual({ id: moved.id, comentarioVisita: unreadable })
    const before = await stored(moved.id)
    const edit = (comentarioVisita: string) =>
      app.rest(token, 'PUT', `/visitas-pastorais/${moved.id}`, {
        ...moved,
        dataVisita: '2026-05-13',
        comentarioVisita,
      })
    expect((await edit(unreadable)).status).toBe(200)
    expect(await stored(moved.id)).toBe(before)
    expect((await edit('Escrito de novo.')).body.comentarioVisita).toBe('Escrito de novo.')
  })

  test('the comment of a visit is stored only encrypted: no table contains it in plain text', async () => {
    const secret = unique('confissao')
    const token = await betel.token(1)
    const headers = { 'idempotency-key': unique('chave') }
    const body = await input({ comentarioVisita: `Contou: ${secret}.` })
    const first = await app.rest(token, 'POST', '/visitas-pastorais', body, headers)
    const again = await app.rest(token, 'POST', '/visitas-pastorais', body, headers)
    expect([again.status, again.body]).toEqual([201, first.body])
    expect(first.body.comentarioVisita).toBe(`Contou: ${secret}.`)
    const { id } = first.body
    await app.rest(token, 'PUT', `/visitas-pastorais/${id}`, { ...body, comentarioVisita: `Depois: ${secret}.` })
    await app.rest(token, 'DELETE', `/visitas-pastorais/${id}`)
    await app.graphql(token, restore, { id }, { 'idempotency-key': unique('chave') })

    const tables = await app.sql<{ name: string; rows: string }>(
      `select table_schema || '.' || table_name as name, case when exists (select from information_schema.columns c
         where c.table_schema = t.table_schema and c.table_name = t.table_name and column_name = 'id_cliente')
         then 'id_cliente = ${betel.idCliente}' else 'true' end as rows
       from information_schema.tables t where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(15)
    const holding = async (text: string) => {
      const found: string[] = []
      for (const { name, rows } of tables) {
        const query = `select count(*)::int as n from ${name} t where ${rows} and t::text ilike $1`
        const [row] = await app.sql<{ n: number }>(query, [`%${text}%`])
        if (row?.n) found.push(name)
      }
      return found
    }
    expect(await holding(secret)).toEqual([])
    const sealed = (await stored(id)) as string
    const place = `visita_pastoral:${betel.idCliente}:${first.body.uuid}`
    expect(decrypt(app.services.secretKey, sealed, place)).toBe(`Depois: ${secret}.`)
    // the encrypted comment is in these tables, so the search above has really covered them
    expect(await holding(sealed)).toEqual(expect.arrayContaining(['public.auditoria', 'public.visita_pastoral']))
    expect(await holding('comentario_cifrado')).toEqual(['public.auditoria'])
    expect(await holding('comentarioCifrado')).toEqual(['public.idempotencia'])
  })

  test('the comment of a visit keeps its stored form when unchanged or not sent, and is removed when emptied', async () => {
    const { id, ...body } = await visit()
    const before = await stored(id)
    const { dataVisita, ...people } = await input()
    const save = async (data: object) =>
      app.rest(await betel.token(1), 'PUT', `/visitas-pastorais/${id}`, { ...people, dataVisita, ...data })
    await save({ comentarioVisita: body.comentarioVisita })
    expect(await stored(id)).toBe(before)
    await save({ comentarioVisita: undefined })
    expect(await stored(id)).toBe(before)
    expect((await save({ comentarioVisita: null })).body.comentarioVisita).toBeNull()
    expect(await stored(id)).toBeNull()
  })

  test('the comment of a visit is encrypted differently in each visit, even if two texts are equal', async () => {
    const [one, two] = [await visit({ comentarioVisita: 'Igual.' }), await visit({ comentarioVisita: 'Igual.' })]
    expect(await stored(one.id)).not.toBe(await stored(two.id))
  })

  test('the comment of a visit is not found by any search', async () => {
    const token = await betel.token(1)
    const word = unique('palavra')
    const { idVisitado, uuid } = await visit({ comentarioVisita: `Falou de ${word}.` })
    const find = 'query($texto: String!) { buscar(texto: $texto) { tipo uuid titulo subtitulo } }'
    expect((await app.graphql(token, find, { texto: word })).data.buscar).toEqual([])
    expect((await app.rest(token, 'GET', `/visitas-pastorais?busca=${word}`)).body).toEqual([])
    const { name } = (await app.rest(token, 'GET', `/user/${idVisitado}`)).body
    const hits = (await app.graphql(await betel.token(2), find, { texto: name })).data.buscar
    expect(hits).toContainEqual({ tipo: 'visitaPastoral', uuid, titulo: name, subtitulo: '12/05/2026' })
  })

  test('the comment of a visit is in the export for users who may read it, but in no timeline', async () => {
    const { idVisitado, idPastor, comentarioVisita } = await visit()
    const token = await betel.token(5)
    const { name } = (await app.rest(token, 'GET', `/user/${idVisitado}`)).body
    const path = `/exportar/visitasPastorais?formato=csv&busca=${encodeURIComponent(name)}`
    expect((await app.rest(await betel.token(2), 'GET', path)).status).toBe(403)
    expect(String((await app.rest(token, 'GET', path)).body)).toContain(`;"${comentarioVisita}"`)
    const traces = await app.sql(`select from auditoria where depois::text like $1`, [`%${comentarioVisita}%`])
    expect(traces).toEqual([])

    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo data titulo descricao } } }'
    const timeline = (await app.graphql(token, query, { id: idVisitado })).data.usuario.linhaDoTempo
    const { name: pastor } = (await app.rest(token, 'GET', `/user/${idPastor}`)).body
    expect(timeline[0]).toMatchObject({ titulo: expect.any(String) })
    expect(timeline).toContainEqual({
      tipo: 'visitaPastoral',
      data: '2026-05-12T12:00:00.000Z',
      titulo: 'Visita pastoral',
      descricao: `De ${pastor}`,
    })
    expect(JSON.stringify(timeline)).not.toContain(comentarioVisita)
  })
})

test('a second visit on the same day must be confirmed, when created and when edited', async () => {
  const { idPastor, idVisitado } = await input()
  const token = await betel.token(1)
  const people = { idPastor: String(idPastor), idVisitado: String(idVisitado) }
  const message = 'Este pastor já visitou esta pessoa neste dia. Salvar mesmo assim?'
  const create = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id } }'
  const update =
    'mutation($id: ID!, $input: VisitaPastoralInput!) { atualizarVisitaPastoral(id: $id, input: $input) { id } }'
  const made = async (dataVisita: string) =>
    (await app.graphql(token, create, { input: { ...people, dataVisita } })).data.criarVisitaPastoral.id
  const [first, later] = [await made('2026-05-20'), await made('2026-05-21')]
  const same = { ...people, dataVisita: '2026-05-20' }
  const edit = async (id: number, input: object) => (await app.graphql(token, update, { id, input })).errors?.[0]
  expect(await edit(later, same)).toMatchObject({ message, extensions: { status: 409 } })
  expect(await edit(first, same)).toBeUndefined()
  expect(await edit(later, { ...same, confirmarMesmoDia: true })).toBeUndefined()
})

describe('the list of visits', () => {
  test('the list of visits shows the newest visit first; it can be searched by both names and sorted, and has pages', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const word = unique('z')
    for (const [name, dataVisita] of [
      ['Ágata', '2026-03-01'],
      ['Bia', '2026-04-01'],
      ['Caio', '2026-02-01'],
    ]) {
      const { id: idVisitado } = await church.person({ name: `${name} ${word}` })
      await visit({ idVisitado, dataVisita }, church)
    }
    const list = async (args: string) => {
      const query = `{ visitasPastorais${args} { totalCount nodes { visitado { name } pastor { name } } } }`
      const { nodes, totalCount } = (await app.graphql(token, query)).data.visitasPastorais
      return {
        nodes,
        totalCount,
        names: nodes.map((row: { visitado: { name: string } }) => row.visitado.name.split(' ')[0]),
      }
    }
    const all = await list('')
    expect(all.names).toEqual(['Bia', 'Ágata', 'Caio'])
    expect((await list(`(busca: "AGATA ${word}")`)).names).toEqual(['Ágata'])
    expect((await list(`(busca: "${all.nodes[2].pastor.name}")`)).names).toEqual(['Caio'])
    const page = await list('(first: 1, after: "1", ordem: { campo: visitado })')
    expect([page.names, page.totalCount]).toEqual([['Bia'], 3])
  })

  test('the list of visits shows deleted visits only to users who may restore them', async () => {
    expect((await app.rest(await betel.token(5), 'GET', '/visitas-pastorais?excluidos=true')).status).toBe(403)
    expect((await app.rest(await betel.token(1), 'GET', '/visitas-pastorais?excluidos=true')).status).toBe(200)
  })
})

test('visits to come are listed from today on, the nearest first; the others latest first', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const day = (days: number) => todayIn('America/Sao_Paulo', new Date(Date.now() + days * 86_400_000))
  for (const days of [60, 0, -1, 2, -30]) await visit({ dataVisita: day(days) }, church)
  const listed = async (when: string) => (await app.rest(token, 'GET', `/visitas-pastorais?quando=${when}`)).body
  const days = async (when: string) => (await listed(when)).map((row: { dataVisita: string }) => row.dataVisita)
  expect(await days('proximos')).toEqual([day(0), day(2), day(60)])
  expect(await days('anteriores')).toEqual([day(-1), day(-30)])
  expect((await app.rest(token, 'GET', `/visitas-pastorais?quando=ontem`)).status).toBe(422)
})
