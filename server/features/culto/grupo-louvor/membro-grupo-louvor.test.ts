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

type Member = { id: number; uuid: string; idMembro: number; membroLider: number; statusMembro: number }

const newGroup = async (church = betel): Promise<{ id: number; uuid: string }> =>
  (await app.rest(await church.token(1), 'POST', '/gruposLouvor', { nomeGrupo: unique('Vozes ') })).body
const add = async (grupo: number, pessoa: string | number, data: object = {}) =>
  app.rest(await betel.token(3), 'POST', `/grupos_louvor/${grupo}/membros/${pessoa}`, data)
const members = async (grupo: number): Promise<Member[]> =>
  (await app.rest(await betel.token(2), 'GET', `/grupos_louvor/${grupo}/membros?idCliente=${betel.idCliente}`)).body
const leaders = async (grupo: number) =>
  (await members(grupo)).filter(({ membroLider }) => membroLider === 1).map(({ idMembro }) => idMembro)

/** A group whose first member is the leader. */
async function groupOf(count: number) {
  const { id, uuid } = await newGroup()
  const people = await Promise.all(Array.from({ length: count }, () => betel.person()))
  const links: Member[] = []
  for (const [index, person] of people.entries())
    links.push((await add(id, person.uuid, { membroLider: index === 0 ? 1 : 0, statusMembro: 1 })).body)
  return { id, uuid, people, links }
}

const addDocument =
  'mutation($input: MembroGrupoLouvorInput!) { adicionarMembroGrupoLouvor(input: $input) { id membroLider } }'
const promote = 'mutation($id: ID!) { promoverMembroGrupoLouvor(id: $id) { idMembro membroLider } }'
const remove = 'mutation($id: ID!) { excluirMembroGrupoLouvor(id: $id) { message } }'

const oldPromotion = (uuid: string | number, cell = 'undefined', idCliente = betel.idCliente) =>
  `/membros-celulas/alterarResponsavel/${cell}/${uuid}/${idCliente}`

test('the filter for people outside a group finds all people who are not members, including former members', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const { id, uuid } = await newGroup(church)
  const people = await Promise.all(Array.from({ length: 25 }, () => church.person({ name: unique('Aline ') })))
  for (const person of people.slice(0, 22))
    expect((await app.rest(token, 'POST', `/grupos_louvor/${id}/membros/${person.uuid}`, {})).status).toBe(201)
  const query = `query($filtro: UsuarioFiltro) { usuarios(first: 20, busca: "aline", filtro: $filtro) { totalCount nodes { id } } }`
  const outside = async (ref: number | string) =>
    (await app.graphql(token, query, { filtro: { foraDoGrupoLouvor: String(ref) } })).data.usuarios
  const left = people.slice(22).map(({ id }) => id)
  for (const ref of [id, uuid]) {
    const found = await outside(ref)
    expect(found.totalCount).toBe(3)
    expect(new Set(found.nodes.map((row: { id: number }) => row.id))).toEqual(new Set(left))
  }
  await app.rest(token, 'DELETE', `/grupos_louvor/${id}/membros/${people[0]?.uuid}`)
  expect((await outside(id)).totalCount).toBe(4)
  // when the filter names a group of another church, it excludes nobody
  expect((await outside((await newGroup(other)).id)).totalCount).toBe(25)
  const rest = await app.rest(token, 'GET', `/user?busca=aline&foraDoGrupoLouvor=${uuid}`)
  expect(rest.body).toHaveLength(4)
})

describe('access of each perfil to each operation', () => {
  test('only who may write adds, promotes and removes members of a worship group, by each address', async () => {
    const { id, people, links } = await groupOf(2)
    const link = links[1] as Member
    for (const [token, status] of [
      [null, 401],
      [await betel.token(-1), 403],
      [await betel.token(2), 403],
    ] as const) {
      const input = { idGrupo: id, idMembro: link.idMembro }
      for (const [query, variables] of [
        [addDocument, { input }],
        [promote, { id: link.id }],
        [remove, { id: link.id }],
      ] as const)
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, status])
      for (const [method, path] of [
        ['POST', `/grupos_louvor/${id}/membros/${link.uuid}`],
        ['PATCH', `/grupos_louvor/${id}/membros/${link.uuid}/promover`],
        ['PATCH', oldPromotion(link.uuid)],
        ['DELETE', `/grupos_louvor/${id}/membros/${link.uuid}`],
      ] as const)
        expect([path, (await app.rest(token, method, path, method === 'DELETE' ? undefined : {})).status]).toEqual([
          path,
          status,
        ])
    }
    expect(await leaders(id)).toEqual([people[0]?.id])
    expect(await members(id)).toHaveLength(2)
  })

  test('groups, people and members of another church are not found', async () => {
    const { id, people, links } = await groupOf(2)
    const link = links[1] as Member
    const token = await other.token(1)
    for (const query of [promote, remove])
      for (const ref of [link.id, link.uuid]) expect((await app.graphql(token, query, { id: ref })).status).toBe(404)
    for (const path of [
      `/grupos_louvor/${id}/membros/${link.uuid}`,
      `/grupos_louvor/${id}/membros/${people[1]?.uuid}`,
    ]) {
      expect((await app.rest(token, 'PATCH', `${path}/promover`, {})).status).toBe(404)
      expect((await app.rest(token, 'DELETE', path)).status).toBe(404)
    }
    expect((await app.rest(token, 'PATCH', oldPromotion(link.uuid, 'undefined', other.idCliente), {})).status).toBe(404)
    expect((await app.rest(token, 'PATCH', oldPromotion(link.uuid), {})).body.codigo).toBe('TENANT_MISMATCH')
    expect((await app.rest(token, 'GET', `/grupos_louvor/${id}/membros`)).status).toBe(404)
    const own = await newGroup(other)
    const stranger = await app.graphql(token, addDocument, { input: { idGrupo: own.id, idMembro: people[0]?.id } })
    expect(stranger.errors?.[0]?.extensions.campos).toEqual({ idMembro: 'Pessoa não encontrada.' })
    expect(await leaders(id)).toEqual([people[0]?.id])
  })
})

describe('the leader of a worship group', () => {
  test('the leader of a worship group is the first member who is added as leader; later additions do not replace that leader', async () => {
    const { id } = await newGroup()
    const [ana, beto, carla] = [await betel.person(), await betel.person(), await betel.person()]
    expect((await add(id, ana.uuid, { membroLider: 0 })).body.membroLider).toBe(0)
    expect(await leaders(id)).toEqual([])
    expect((await add(id, beto.uuid, { membroLider: 1 })).body.membroLider).toBe(1)
    expect((await add(id, carla.uuid, { membroLider: 1 })).body.membroLider).toBe(0)
    expect(await leaders(id)).toEqual([beto.id])
  })

  test('the leader of a worship group is changed through the current path, the old path and GraphQL; the former leader becomes an ordinary member', async () => {
    const { id, people, links } = await groupOf(4)
    const token = await betel.token(4)
    const [, second, third, fourth] = links as [Member, Member, Member, Member]
    const right = await app.rest(token, 'PATCH', `/grupos_louvor/${id}/membros/${second.uuid}/promover`, {})
    expect([right.status, right.body.membroLider]).toEqual([200, 1])
    expect(await leaders(id)).toEqual([people[1]?.id])
    const old = await app.rest(token, 'PATCH', oldPromotion(third.uuid), {})
    expect([old.status, old.body.idGrupo, old.body.membroLider]).toEqual([200, id, 1])
    expect(await leaders(id)).toEqual([people[2]?.id])
    expect((await app.graphql(token, promote, { id: fourth.uuid })).data.promoverMembroGrupoLouvor).toEqual({
      idMembro: people[3]?.id,
      membroLider: 1,
    })
    expect(await leaders(id)).toEqual([people[3]?.id])
    expect(await members(id)).toHaveLength(4)
  })

  test('the old path with a number does not find the leader of a worship group, because the number is the id of a cell', async () => {
    const { id, people, links } = await groupOf(2)
    const { status } = await app.rest(await betel.token(1), 'PATCH', oldPromotion((links[1] as Member).uuid, '1'), {})
    expect([status, await leaders(id)]).toEqual([404, [people[0]?.id]])
  })

  test('an API token with scopes only for cells cannot promote group members through the old path', async () => {
    const { id, people, links } = await groupOf(2)
    const make =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
    const tokenOf = async (escopos: string[]) =>
      (await app.graphql(await betel.token(1), make, { escopos })).data.criarTokenApi.token as string
    const path = oldPromotion((links[1] as Member).uuid)
    expect((await app.rest(await tokenOf(['celula.escrever']), 'PATCH', path, {})).status).toBe(403)
    expect(await leaders(id)).toEqual([people[0]?.id])
    // the scope of worship groups is enough, as it is on the current path
    expect((await app.rest(await tokenOf(['membroGrupoLouvor.escrever']), 'PATCH', path, {})).status).toBe(200)
  })

  test('through the old path too, whoever leads the own worship group promotes there, and in no other group', async () => {
    const { idCliente } = betel
    const led = await groupOf(2)
    const foreign = await groupOf(2)
    const leader = Number(led.people[0]?.id)
    await app.sql('update usuario set perfil = 2 where id_cliente = $1 and id = $2', [idCliente, leader])
    const hold = async (nome: string, alcance: string, actions: string[]) =>
      app.sql(
        `with funcao as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, $4) returning id)
         insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $5, '2020-01-01' from funcao`,
        [idCliente, unique(nome), JSON.stringify(actions), alcance, leader],
      )
    await hold('Louvor ', 'meus', ['grupoLouvor.ler', 'membroGrupoLouvor.escrever'])
    const token = await app.session(idCliente, leader)
    const promoted = await app.rest(token, 'PATCH', oldPromotion((foreign.links[1] as Member).uuid), {})
    expect([promoted.status, await leaders(foreign.id)]).toEqual([404, [foreign.people[0]?.id]])
    // a right to read all groups, beside one to write cells, gives no right to write in them
    await hold('Célula ', 'meus', ['celula.ler', 'celula.escrever'])
    await hold('Coordenação ', 'tudo', ['grupoLouvor.ler'])
    const still = await app.rest(token, 'PATCH', oldPromotion((foreign.links[1] as Member).uuid), {})
    expect([still.status, await leaders(foreign.id)]).toEqual([404, [foreign.people[0]?.id]])
    await app.sql(
      `delete from funcao_usuario f using funcao o where f.id_cliente = $1 and o.id_cliente = $1
      and o.id = f.id_funcao and f.id_usuario = $2 and o.nome not like 'Louvor %'`,
      [idCliente, leader],
    )
    const own = await app.rest(token, 'PATCH', oldPromotion((led.links[1] as Member).uuid), {})
    expect([own.status, await leaders(led.id)]).toEqual([200, [led.people[1]?.id]])
  })

  test('the leader of a worship group cannot be removed; other members can', async () => {
    const { id, links } = await groupOf(2)
    const [leader, member] = links as [Member, Member]
    const token = await betel.token(3)
    const refused = await app.rest(token, 'DELETE', `/grupos_louvor/${id}/membros/${leader.uuid}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este membro é o responsável pelo grupo e não pode ser excluído.',
    ])
    const done = await app.rest(token, 'DELETE', `/grupos_louvor/${id}/membros/${member.uuid}`)
    expect([done.status, done.body.message]).toEqual([200, 'O membro foi excluído com sucesso.'])
    expect(await members(id)).toHaveLength(1)
  })

  test('twenty concurrent promotions all succeed and leave one leader; the database refuses a second leader', async () => {
    const { id, links } = await groupOf(5)
    const token = await betel.token(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.rest(token, 'PATCH', `/grupos_louvor/${id}/membros/${links[index % 5]?.uuid}/promover`, {}),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(await leaders(id)).toHaveLength(1)
    const both = `update membro_grupo_louvor set membro_lider = 1, lider_desde = now() where id_grupo = $1`
    await expect(app.sql(both, [id])).rejects.toThrow('membro_grupo_louvor_lider')
  })

  test('the leader of a worship group cannot be deleted as a person', async () => {
    const { people } = await groupOf(2)
    const token = await betel.token(1)
    const refused = await app.rest(token, 'DELETE', `/user/${people[0]?.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringMatching(/^Esta pessoa lidera o grupo de louvor Vozes .+\. Promova outro membro antes\.$/),
    ])
    // a pastor who sees only the own groups neither, without their names
    const pastor = await app.session(betel.idCliente, (await betel.person({ perfil: 5 })).id)
    await app.sql(
      `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, '{"louvor": "escrever meus"}')`,
      [betel.idCliente],
    )
    // somebody who leads may do more in that group than the pastor, unless without access
    await app.sql('update usuario set perfil = -1 where id = $1', [people[0]?.id])
    const limited = await app.rest(pastor, 'DELETE', `/user/${people[0]?.id}`)
    await app.sql('delete from acesso_perfil where id_cliente = $1', [betel.idCliente])
    expect([limited.status, limited.body.message]).toEqual([
      409,
      'Esta pessoa lidera um grupo de louvor. Peça a quem cuida do louvor que promova outro membro antes.',
    ])
    expect((await app.rest(token, 'DELETE', `/user/${people[1]?.id}`)).status).toBe(200)
  })
})

describe('members of a worship group', () => {
  test('members of a worship group must be active people who are not members yet', async () => {
    const { id, people } = await groupOf(1)
    const gone = await betel.person({ usuarioAtivo: 0 })
    const inactive = await add(id, gone.uuid)
    expect([inactive.status, inactive.body.campos]).toEqual([
      422,
      { idMembro: 'Esta pessoa está inativa. Ative-a antes de adicioná-la.' },
    ])
    const twice = await add(id, people[0]?.uuid as string)
    expect([twice.status, twice.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já é membro do grupo.' }])
    const nobody = await app.graphql(await betel.token(1), addDocument, { input: { idGrupo: id, idMembro: '' } })
    expect(nobody.errors?.[0]?.extensions.campos).toEqual({
      idMembro: 'Selecione uma pessoa para adicionar ao grupo.',
    })
    const nowhere = await add(2000000000, gone.uuid)
    expect([nowhere.status, nowhere.body.message]).toEqual([404, 'Grupo não encontrado.'])
    const asleep = await add(id, (await betel.person()).uuid, { statusMembro: 0, membroLider: 1 })
    expect(asleep.body.campos).toEqual({ statusMembro: 'Quem lidera o grupo precisa estar ativo.' })
  })

  test('concurrent requests add the same person once', async () => {
    const { id } = await newGroup()
    const person = await betel.person()
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(id, person.uuid)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test('members of a worship group are listed with the leader first; joining, leading and leaving are in the person’s timeline', async () => {
    const { id, people, links } = await groupOf(2)
    const token = await betel.token(1)
    await app.rest(token, 'PATCH', `/grupos_louvor/${id}/membros/${links[1]?.uuid}/promover`, {})
    expect((await members(id))[0]?.idMembro).toBe(people[1]?.id)
    await app.rest(token, 'DELETE', `/grupos_louvor/${id}/membros/${links[0]?.uuid}`)
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { titulo } } }'
    const { data } = await app.graphql(token, query, { id: people[0]?.id })
    const titles = (data.usuario.linhaDoTempo as { titulo: string }[]).map(({ titulo }) => titulo.split(' Vozes')[0])
    expect(titles).toEqual(
      expect.arrayContaining([
        'Entrou no grupo de louvor',
        'Passou a liderar o grupo de louvor',
        'Saiu do grupo de louvor',
      ]),
    )
  })
})
