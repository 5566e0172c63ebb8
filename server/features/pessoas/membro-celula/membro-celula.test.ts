import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
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

type Person = Awaited<ReturnType<TestChurch['person']>>
type Member = {
  id: number
  idCelula: number
  uuid: string
  idMembro: number
  membroLider: number
  membro: Record<string, string | null>
}

const newCell = async (church = betel): Promise<number> =>
  (await app.rest(await church.token(1), 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id
const add = async (idCelula: number, idMembro: number | string, data: object = {}, church = betel) =>
  app.rest(await church.token(1), 'POST', '/membros-celulas', { idCelula, idMembro, ...data })
const members = async (idCelula: number, church = betel): Promise<Member[]> =>
  (await app.rest(await church.token(1), 'GET', `/membros-celulas?idCelula=${idCelula}`)).body
const leaders = async (idCelula: number) =>
  (await members(idCelula)).filter(({ membroLider }) => membroLider === 1).map(({ idMembro }) => idMembro)

/** A cell of which the first of these people is the leader. */
async function cellOf(count: number): Promise<{ cell: number; people: Person[]; links: Member[] }> {
  const cell = await newCell()
  const people = await Promise.all(Array.from({ length: count }, () => betel.person()))
  for (const { id } of people) await add(cell, id)
  const found = await members(cell)
  const links = people.map(({ id }) => found.find(({ idMembro }) => idMembro === id) as Member)
  return { cell, people, links }
}

const adicionar = 'mutation($input: MembroCelulaInput!) { adicionarMembroCelula(input: $input) { id membroLider } }'
const promover =
  'mutation($idCelula: ID!, $idMembro: ID!) { promoverMembroCelula(idCelula: $idCelula, idMembro: $idMembro) { idMembro membroLider } }'
const excluir =
  'mutation($idCelula: ID!, $idMembro: ID!) { excluirMembroCelula(idCelula: $idCelula, idMembro: $idMembro) { message } }'
const of = (link: { idCelula: number; idMembro: number } | undefined) => ({
  idCelula: String(link?.idCelula),
  idMembro: String(link?.idMembro),
})
const listar = '{ membrosCelula(first: 100) { totalCount nodes { idCelula } } }'

const oldPromotion = (cell: number | string, uuid: string | number, idCliente = betel.idCliente) =>
  `/membros-celulas/alterarResponsavel/${cell}/${uuid}/${idCliente}`

describe('each operation asks who is there', () => {
  const operations = (link: Member): [string, object][] => [
    [adicionar, { input: of(link) }],
    [promover, of(link)],
    [excluir, of(link)],
  ]
  const calls = (cell: number, { uuid, idMembro }: Member) =>
    [
      ['POST', '/membros-celulas', { idCelula: cell, idMembro }],
      ['PATCH', oldPromotion(cell, uuid), {}],
      ['DELETE', `/membros-celulas/${idMembro}?idCelula=${cell}`, undefined],
    ] as const

  test('no session: 401; a perfil that may only read: 403; nothing changes', async () => {
    const { cell, people, links } = await cellOf(2)
    const link = links[1] as Member
    for (const [token, status] of [
      [null, 401],
      [await betel.token(-1), 403],
      [await betel.token(2), 403],
    ] as const) {
      for (const [query, variables] of operations(link))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, status])
      for (const [method, path, body] of calls(cell, link))
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, status])
    }
    expect((await app.graphql(null, listar)).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), listar)).status).toBe(403)
    expect((await app.graphql(await betel.token(2), listar)).status).toBe(200)
    expect((await members(cell)).map(({ idMembro }) => idMembro)).toEqual(people.map(({ id }) => id))
  })

  test("another church's cells, people and members are as if they did not exist", async () => {
    const { cell, people, links } = await cellOf(2)
    const token = await other.token(1)
    const link = links[1] as Member
    for (const query of [promover, excluir]) expect((await app.graphql(token, query, of(link))).status).toBe(404)
    expect((await app.rest(token, 'DELETE', `/membros-celulas/${link.idMembro}?idCelula=${cell}`)).status).toBe(404)
    expect((await app.rest(token, 'PATCH', oldPromotion(cell, link.uuid, other.idCliente), {})).status).toBe(404)
    expect((await app.rest(token, 'PATCH', oldPromotion(cell, link.uuid), {})).body.codigo).toBe('TENANT_MISMATCH')
    expect((await app.rest(token, 'GET', `/membros-celulas?idCelula=${cell}`)).body).toEqual([])
    const own = await newCell(other)
    const stranger = await add(own, (people[0] as Person).id, {}, other)
    expect([stranger.status, stranger.body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    const guest = await other.person()
    const into = await add(cell, guest.id, {}, other)
    expect([into.status, into.body.message]).toEqual([404, 'Célula não encontrada.'])
    expect(await leaders(cell)).toEqual([(people[0] as Person).id])
  })

  test('who may: added, promoted, removed', async () => {
    const cell = await newCell()
    const [ana, beto] = [await betel.person(), await betel.person()]
    const token = await betel.token(3)
    const input = (person: Person) => ({ input: { idCelula: String(cell), idMembro: person.uuid } })
    const first = (await app.graphql(token, adicionar, input(ana))).data.adicionarMembroCelula
    const second = (await app.graphql(token, adicionar, input(beto))).data.adicionarMembroCelula
    expect([first.membroLider, second.membroLider]).toEqual([1, 0])
    const { data } = await app.graphql(token, promover, of({ idCelula: cell, idMembro: beto.id }))
    expect(data.promoverMembroCelula).toEqual({ idMembro: beto.id, membroLider: 1 })
    expect(
      (await app.graphql(token, excluir, of({ idCelula: cell, idMembro: ana.id }))).data.excluirMembroCelula,
    ).toEqual({
      message: 'O membro foi excluído com sucesso.',
    })
    expect((await members(cell)).map(({ idMembro, membroLider }) => [idMembro, membroLider])).toEqual([[beto.id, 1]])
  })
})

describe('one leader', () => {
  test('the first member leads; a chosen one takes over', async () => {
    const { cell, people } = await cellOf(2)
    expect(await leaders(cell)).toEqual([people[0]?.id])
    const carla = await betel.person()
    expect((await add(cell, carla.id, { membroLider: 1 })).body.membroLider).toBe(1)
    expect(await leaders(cell)).toEqual([carla.id])
    expect(await members(cell)).toHaveLength(3)
  })

  test('the leader cannot be removed, not even the last member', async () => {
    const { cell, people, links } = await cellOf(2)
    const [leader, member] = links as [Member, Member]
    const refused = await app.rest(
      await betel.token(1),
      'DELETE',
      `/membros-celulas/${leader.idMembro}?idCelula=${cell}`,
    )
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este membro é o responsável pela célula e não pode ser excluído.',
    ])
    await app.graphql(await betel.token(1), excluir, of(member))
    expect((await app.graphql(await betel.token(1), excluir, of(leader))).status).toBe(409)
    expect(await leaders(cell)).toEqual([people[0]?.id])
  })

  test('of twenty promotions at once each is done and one leader is left', async () => {
    const { cell, links } = await cellOf(6)
    const token = await betel.token(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.rest(token, 'PATCH', oldPromotion(cell, (links[index % links.length] as Member).uuid), {}),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await leaders(cell)).toHaveLength(1)
    expect(await members(cell)).toHaveLength(6)
  }, 60_000)

  test('of twenty first members at once one leads', async () => {
    const cell = await newCell()
    const people = await Promise.all(Array.from({ length: 20 }, () => betel.person()))
    const answers = await Promise.all(people.map(({ id }) => add(cell, id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await leaders(cell)).toHaveLength(1)
  }, 60_000)

  test('promotions and removals of the same people at once leave one leader among the members', async () => {
    const { cell, links } = await cellOf(6)
    const token = await betel.token(1)
    await Promise.all(
      links.flatMap((link) => [
        app.graphql(token, promover, of(link)),
        app.graphql(token, excluir, of(link)),
        app.graphql(token, promover, of(link)),
      ]),
    )
    expect(await leaders(cell)).toHaveLength(1)
  }, 60_000)

  test('a person who is promoted and deleted at once ends as one or the other', async () => {
    const { cell, people, links } = await cellOf(5)
    const token = await betel.token(1)
    await Promise.all(
      people
        .slice(1)
        .flatMap(({ id }, index) => [
          app.graphql(token, promover, of(links[index + 1])),
          app.rest(token, 'DELETE', `/user/${id}`),
        ]),
    )
    expect(await leaders(cell)).toHaveLength(1)
  }, 60_000)

  test('the database itself refuses a second leader', async () => {
    const { links } = await cellOf(2)
    const second = 'update membro_celula set membro_lider = 1, lider_desde = now() where id = $1'
    await expect(app.sql(second, [links[1]?.id])).rejects.toThrow('membro_celula_lider')
  })

  test('an edit of the cell that was begun before a promotion does not take it back', async () => {
    const { cell, people, links } = await cellOf(2)
    const token = await betel.token(1)
    const { versao } = (await app.graphql(token, 'query($id: ID!) { celula(id: $id) { versao } }', { id: cell })).data
      .celula
    await app.graphql(token, promover, of(links[1]))
    const edit = 'mutation($id: ID!, $input: CelulaInput!) { atualizarCelula(id: $id, input: $input) { id } }'
    const input = { nomeCelula: 'Ágape', idResponsavel: String(people[0]?.id), versao }
    expect((await app.graphql(token, edit, { id: cell, input })).errors?.[0]?.extensions.code).toBe('STALE')
    expect(await leaders(cell)).toEqual([people[1]?.id])
  })
})

describe('the promotion of the old clients', () => {
  test('takes the membership by number or uuid, and the person by uuid', async () => {
    const { cell, people, links } = await cellOf(4)
    const cellUuid = (await app.rest(await betel.token(1), 'GET', `/celulas/${cell}`)).body.uuid
    for (const [index, path] of [
      [1, oldPromotion(cell, links[1]?.uuid ?? '')],
      [2, oldPromotion(cell, links[2]?.id ?? 0)],
      [3, oldPromotion(cell, people[3]?.uuid ?? '')],
      [1, oldPromotion(cellUuid, links[1]?.uuid ?? '')],
    ] as const) {
      const { status, body } = await app.rest(await betel.token(3), 'PATCH', path, {})
      expect([path, status, body.membroLider]).toEqual([path, 200, 1])
      expect(await leaders(cell)).toEqual([people[index]?.id])
    }
  })

  test('a member of another cell is not found, and keeps what it is', async () => {
    const [here, there] = [await cellOf(1), await cellOf(2)]
    for (const ref of [there.links[1]?.uuid ?? '', there.people[1]?.uuid ?? '', there.links[1]?.id ?? 0])
      expect((await app.rest(await betel.token(1), 'PATCH', oldPromotion(here.cell, ref), {})).status).toBe(404)
    expect(await leaders(here.cell)).toEqual([here.people[0]?.id])
    expect(await leaders(there.cell)).toEqual([there.people[0]?.id])
  })

  test('without a cell it means a worship group, never a member of a cell', async () => {
    const { cell, people, links } = await cellOf(2)
    for (const noCell of ['undefined', 'null', 'abc']) {
      const { status, body } = await app.rest(
        await betel.token(1),
        'PATCH',
        oldPromotion(noCell, links[1]?.uuid ?? ''),
        {},
      )
      expect([noCell, status, body.message]).toEqual([noCell, 404, 'Membro não encontrado.'])
    }
    expect(await leaders(cell)).toEqual([people[0]?.id])
  })
})

describe('who belongs', () => {
  test('a person is a member once, and may come back', async () => {
    const { cell, people, links } = await cellOf(2)
    const again = await add(cell, people[1]?.id ?? 0)
    expect([again.status, again.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já é membro desta célula.' }])
    await app.graphql(await betel.token(1), excluir, of(links[1]))
    expect((await add(cell, people[1]?.id ?? 0)).status).toBe(201)
  })

  test('nobody chosen, and a deleted person, are refused by their field', async () => {
    const cell = await newCell()
    const gone = await betel.person()
    await app.rest(await betel.token(1), 'DELETE', `/user/${gone.id}`)
    for (const [idMembro, text] of [
      ['', 'Selecione um membro para adicionar à célula.'],
      [gone.id, 'Pessoa não encontrada.'],
    ] as const) {
      const { status, body } = await add(cell, idMembro)
      expect([status, body.campos]).toEqual([422, { idMembro: text }])
    }
    expect((await app.rest(await betel.token(1), 'DELETE', `/membros-celulas/${gone.id}`)).body.campos).toEqual({
      idCelula: 'Informe a célula.',
    })
  })

  test('deleted people and cells take their members out of the lists', async () => {
    const { cell, people } = await cellOf(2)
    await app.rest(await betel.token(1), 'DELETE', `/user/${people[1]?.id}`)
    expect((await members(cell)).map(({ idMembro }) => idMembro)).toEqual([people[0]?.id])
    const count = 'query($id: ID!) { celula(id: $id) { quantidadeMembros } }'
    expect((await app.graphql(await betel.token(2), count, { id: cell })).data.celula).toEqual({ quantidadeMembros: 1 })
    await app.rest(await betel.token(1), 'DELETE', `/celulas/${cell}`)
    expect(await members(cell)).toEqual([])
  })

  test('the list begins with the leader, searches by name and e-mail, and tells the cells of a person', async () => {
    const cell = await newCell()
    const names = ['Zilda', 'Ávila', 'Beto']
    const people = await Promise.all(names.map((name) => betel.person({ name: `${name} ${unique('m')}` })))
    for (const { id } of people) await add(cell, id)
    const found = async (query: string) =>
      (await app.rest(await betel.token(2), 'GET', `/membros-celulas?idCelula=${cell}&${query}`)).body.map(
        ({ membro }: Member) => membro.name?.split(' ')[0],
      )
    expect(await found('')).toEqual(['Zilda', 'Ávila', 'Beto'])
    expect(await found('busca=avila')).toEqual(['Ávila'])
    expect(await found(`busca=${people[2]?.email}`)).toEqual(['Beto'])
    const query =
      '{ membrosCelula(ordem: { campo: name, direcao: DESC }, filtro: { idMembro: "' +
      people[1]?.uuid +
      '" }) { nodes { idCelula nomeCelula membro { name } } } }'
    const { nodes } = (await app.graphql(await betel.token(2), query)).data.membrosCelula
    expect(nodes).toMatchObject([{ idCelula: cell, membro: { name: people[1]?.name } }])
  })

  test('a perfil that may not read personal data sees no telephone but the own', async () => {
    const cell = await newCell()
    const ana = await betel.person({ telefoneUsuario: '19987654321', perfil: 2 })
    const beto = await betel.person({ telefoneUsuario: '19912345678', perfil: 2 })
    await add(cell, ana.id)
    await add(cell, beto.id)
    const phones = async (token: string) =>
      (await app.rest(token, 'GET', `/membros-celulas?idCelula=${cell}`)).body.map(
        ({ membro }: Member) => membro.telefoneUsuario,
      )
    expect(await phones(await betel.token(3))).toEqual(['19987654321', '19912345678'])
    expect(await phones(await app.session(betel.idCliente, beto.id))).toEqual([null, '19912345678'])
    const query = `{ membrosCelula(filtro: { idCelula: "${cell}" }) { nodes { membro { telefoneUsuario } } } }`
    const { nodes } = (await app.graphql(await app.session(betel.idCliente, ana.id), query)).data.membrosCelula
    expect(nodes).toEqual([{ membro: { telefoneUsuario: '19987654321' } }, { membro: { telefoneUsuario: null } }])
  })
})

test('as a file: the members of the cell, of the own church, and a trace in the audit log', async () => {
  const { cell, people } = await cellOf(2)
  const file = `/exportar/membrosCelula?formato=csv&idCelula=${cell}`
  expect((await app.rest(null, 'GET', file)).status).toBe(401)
  expect((await app.rest(await betel.token(2), 'GET', file)).status).toBe(403)
  const lines = String((await app.rest(await betel.token(4), 'GET', file)).body)
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(people[0]?.name)
  expect(lines[1]).toContain('Responsável')
  expect(String((await app.rest(await other.token(1), 'GET', file)).body)).not.toContain(people[0]?.name)
  const traces = await app.sql<{ depois: { linhas: number } }>(
    `select depois from auditoria where id_cliente = $1 and acao = 'celula.exportar'`,
    [betel.idCliente],
  )
  expect(traces).toMatchObject([{ depois: { linhas: 2 } }])
})

test("the person's page tells when one joined, led and left", async () => {
  const { cell, people, links } = await cellOf(2)
  const token = await betel.token(1)
  const { nomeCelula } = (await app.rest(token, 'GET', `/celulas/${cell}`)).body
  await app.graphql(token, promover, of(links[1]))
  await app.graphql(token, promover, of(links[0]))
  await app.graphql(token, excluir, of(links[1]))
  const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo } } }'
  const told = (await app.graphql(token, query, { id: people[1]?.id })).data.usuario.linhaDoTempo
  expect(told.filter(({ tipo }: { tipo: string }) => tipo !== 'cadastro')).toEqual([
    { tipo: 'saidaCelula', titulo: `Saiu da célula ${nomeCelula}` },
    { tipo: 'liderCelula', titulo: `Passou a liderar a célula ${nomeCelula}` },
    { tipo: 'celula', titulo: `Entrou na célula ${nomeCelula}` },
  ])
})

test('the platform promotes and removes in the church of the cell', async () => {
  const { cell, people, links } = await cellOf(2)
  const token = await app.platformToken()
  expect((await app.graphql(token, promover, of(links[1]))).status).toBe(200)
  expect(await leaders(cell)).toEqual([people[1]?.id])
  expect((await app.rest(token, 'DELETE', `/membros-celulas/${people[0]?.id}?idCelula=${cell}`)).status).toBe(200)
  expect((await app.rest(token, 'PATCH', oldPromotion(cell, links[1]?.uuid ?? ''), {})).status).toBe(200)
})

describe('several people at once', () => {
  const varios =
    'mutation($idCelula: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $idCelula, ids: $ids) { message feitos recusados { id motivo } } }'

  test('join; the first leads where nobody does; who is there, inactive or nobody is told apart', async () => {
    const cell = await newCell()
    const people = await Promise.all(Array.from({ length: 3 }, () => betel.person()))
    const idle = await betel.person({ usuarioAtivo: 0 })
    const stranger = await other.person()
    const [ana, beto, caio] = people.map(({ id }) => id)
    const send = async (ids: unknown[], token: string | null) => app.graphql(token, varios, { idCelula: cell, ids })
    const token = await betel.token(3)
    const first = (await send([ana, beto], token)).data.adicionarMembrosCelula
    expect(first).toEqual({ message: '2 pessoas adicionadas à célula.', feitos: 2, recusados: [] })
    expect(await leaders(cell)).toEqual([ana])
    const second = (await send([beto, caio, idle.id, stranger.id], token)).data.adicionarMembrosCelula
    expect(second.feitos).toBe(1)
    expect(second.recusados.map(({ motivo }: { motivo: string }) => motivo).sort()).toEqual([
      'Esta pessoa está inativa. Ative-a antes de adicioná-la.',
      'Esta pessoa já é membro desta célula.',
      'Pessoa não encontrada.',
    ])
    expect(await members(cell)).toHaveLength(3)
    expect(await leaders(cell)).toHaveLength(1)
    for (const [who, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      expect((await send([caio], who)).status).toBe(status)
  })
})
