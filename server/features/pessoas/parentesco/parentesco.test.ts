import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const save = 'mutation($input: ParentescoInput!) { salvarParentesco(input: $input) { id uuid tipo } }'
const remove = 'mutation($id: ID!) { removerParentesco(id: $id) { message } }'
const familia = 'familia { totalCount nodes { uuid idPessoa tipo tipoInverso pessoa { id } parente { id } } }'

const relate = (token: string | null, idPessoa: number | string, idParente: number | string, tipo: string) =>
  app.graphql(token, save, { input: { idPessoa, idParente, tipo } })

interface Relative {
  idPessoa: number
  tipo: string
  tipoInverso: string
  pessoa: { id: number }
  parente: { id: number }
}

/** The family of a person as the person's page shows it: who, and what of the person. */
async function familyOf(token: string, id: number): Promise<[number, string][]> {
  const { data, errors } = await app.graphql(token, `query($id: ID!) { usuario(id: $id) { ${familia} } }`, { id })
  expect(errors).toBeUndefined()
  return data.usuario.familia.nodes.map(({ idPessoa, tipo, tipoInverso, pessoa, parente }: Relative) =>
    idPessoa === id ? [parente.id, tipo] : [pessoa.id, tipoInverso],
  )
}

test('one row says from both sides how two people are related', async () => {
  const token = await betel.token(5)
  const [mother, child, wife] = [await betel.person(), await betel.person(), await betel.person()]
  expect((await relate(token, child.id, mother.id, 'paiOuMae')).status).toBe(200)
  expect((await relate(token, mother.uuid, wife.uuid, 'conjuge')).status).toBe(200)
  expect(await familyOf(token, child.id)).toEqual([[mother.id, 'paiOuMae']])
  expect(await familyOf(token, mother.id)).toEqual([
    [child.id, 'filho'],
    [wife.id, 'conjuge'],
  ])
  // what is said again changes the same row, from either side
  expect((await relate(token, mother.id, child.id, 'dependente')).status).toBe(200)
  expect(await familyOf(token, child.id)).toEqual([[mother.id, 'responsavel']])
  const rows = await app.sql<{ n: number }>('select count(*)::int as n from parentesco where id_cliente = $1', [
    betel.idCliente,
  ])
  expect(rows).toEqual([{ n: 2 }])
})

test('it is removed from both sides', async () => {
  const token = await betel.token(1)
  const [one, two] = [await betel.person(), await betel.person()]
  const { data } = await relate(token, two.id, one.id, 'irmao')
  const { id } = data.salvarParentesco
  for (const perfil of [-1, 2, 3, 4] as const)
    expect((await app.graphql(await betel.token(perfil), remove, { id })).status).toBe(403)
  expect((await app.graphql(await other.token(1), remove, { id })).status).toBe(404)
  expect((await app.graphql(token, remove, { id })).status).toBe(200)
  for (const person of [one, two]) expect(await familyOf(token, person.id)).toEqual([])
})

test('nobody is related to himself, to somebody of another church, or married to two people', async () => {
  const token = await betel.token(1)
  const [one, two, three] = [await betel.person(), await betel.person(), await betel.person()]
  const stranger = await other.person()
  const refusal = async (idParente: number | string, tipo = 'irmao') => {
    const { status, errors } = await relate(token, one.id, idParente, tipo)
    return [status, errors?.[0]?.extensions.campos]
  }
  expect(await refusal(one.id)).toEqual([422, { idParente: 'Escolha outra pessoa: ninguém é parente de si.' }])
  for (const ref of [stranger.id, stranger.uuid])
    expect(await refusal(ref)).toEqual([422, { idParente: 'Pessoa não encontrada.' }])
  expect(await refusal(two.id, 'primo')).toEqual([422, { tipo: 'Escolha o parentesco.' }])
  expect(await refusal(two.id, 'conjuge')).toEqual([200, undefined])
  expect(await refusal(two.id, 'conjuge')).toEqual([200, undefined])
  expect(await refusal(three.id, 'conjuge')).toEqual([
    422,
    { idParente: 'Quem é o dono deste cadastro já tem cônjuge. Remova antes esse parentesco.' },
  ])
  const wed = await relate(token, three.id, two.id, 'conjuge')
  expect(wed.errors?.[0]?.extensions.campos).toEqual({
    idParente: 'A pessoa escolhida já tem cônjuge. Remova antes, no cadastro dela, esse parentesco.',
  })
  expect((await relate(null, one.id, three.id, 'irmao')).status).toBe(401)
  for (const perfil of [-1, 2, 3, 4] as const)
    expect((await relate(await betel.token(perfil), one.id, three.id, 'irmao')).status).toBe(403)
})

test('two who marry somebody at the same moment are not both accepted', async () => {
  const token = await betel.token(1)
  const [wanted, ...others] = await Promise.all(Array.from({ length: 5 }, () => betel.person()))
  const answers = await Promise.all(others.map(({ id }) => relate(token, id, wanted?.id ?? 0, 'conjuge')))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422])
})

test('the family is for who may see the personal data of the person: the person, and not other members', async () => {
  const token = await betel.token(1)
  const [me, mine] = [await betel.person({ perfil: 2 }), await betel.person({ perfil: 2 })]
  await relate(token, me.id, mine.id, 'irmao')
  const own = await app.session(betel.idCliente, me.id)
  expect(await familyOf(own, me.id)).toEqual([[mine.id, 'irmao']])
  const list = await app.graphql(own, '{ usuarios(first: 50) { nodes { id familia(first: 3) { nodes { uuid } } } } }')
  const seen = (list.data.usuarios.nodes as { id: number; familia: { nodes: object[] } }[]).filter(
    ({ familia }) => familia.nodes.length > 0,
  )
  expect(seen.map(({ id }) => id)).toEqual([me.id])
})

test('who may not see the personal data of two people cannot say, change or take away how they are related', async () => {
  const admin = await betel.token(1)
  const [me, one, two, three] = [
    { id: betel.idCliente },
    await betel.person(),
    await betel.person(),
    await betel.person(),
  ]
  const create =
    'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
  const escopos = ['usuario.ler', 'usuario.escrever']
  const { token } = (await app.graphql(admin, create, { escopos })).data.criarTokenApi
  const { id } = (await relate(admin, one.id, two.id, 'filho')).data.salvarParentesco
  expect(await familyOf(token, one.id)).toEqual([])
  const text = 'Seu acesso não permite ver este dado; por isso também não pode alterá-lo.'
  const refused = async (answer: ReturnType<typeof relate>) => {
    const { status, errors } = await answer
    expect([status, errors?.[0]?.message]).toEqual([403, text])
  }
  for (const tipo of ['irmao', 'conjuge']) await refused(relate(token, one.id, two.id, tipo))
  await refused(relate(token, one.id, three.id, 'irmao'))
  await refused(app.graphql(token, remove, { id }))
  expect(await familyOf(admin, one.id)).toEqual([[two.id, 'filho']])
  // the own family is seen, but whether somebody else is married is not
  await refused(relate(token, me.id, one.id, 'conjuge'))
  const own = await relate(token, me.id, one.id, 'irmao')
  expect(own.errors).toBeUndefined()
  expect((await app.graphql(token, remove, { id: own.data.salvarParentesco.id })).errors).toBeUndefined()
})

test('somebody in the recycle bin is in no family until restored, and leaves no trace when erased', async () => {
  const token = await betel.token(1)
  const [one, two] = [await betel.person(), await betel.person()]
  await relate(token, one.id, two.id, 'irmao')
  await app.rest(token, 'DELETE', `/user/${two.id}`)
  expect(await familyOf(token, one.id)).toEqual([])
  await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: two.id })
  expect(await familyOf(token, one.id)).toEqual([[two.id, 'irmao']])
  await app.sql('insert into credencial (id_usuario, id_cliente) values ($1, $2)', [two.id, betel.idCliente])
  await knowPassword(app, betel.idCliente, two.id)
  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  const own = await app.session(betel.idCliente, two.id)
  expect((await app.graphql(own, leave, { senha: knownPassword })).status).toBe(200)
  const left = 'select 1 from parentesco where id_cliente = $1 and $2 in (id_pessoa, id_parente)'
  expect(await app.sql(left, [betel.idCliente, two.id])).toEqual([])
})

test('who comes back from the recycle bin is no longer the spouse of somebody who has married again', async () => {
  const token = await betel.token(1)
  const [rute, boaz, davi] = [await betel.person(), await betel.person(), await betel.person()]
  const restore = (id: number) => app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id })
  await relate(token, rute.id, boaz.id, 'conjuge')
  await app.rest(token, 'DELETE', `/user/${boaz.id}`)
  await restore(boaz.id)
  expect(await familyOf(token, rute.id)).toEqual([[boaz.id, 'conjuge']])
  await app.rest(token, 'DELETE', `/user/${boaz.id}`)
  expect((await relate(token, rute.id, davi.id, 'conjuge')).errors).toBeUndefined()
  expect((await restore(boaz.id)).errors).toBeUndefined()
  expect([await familyOf(token, rute.id), await familyOf(token, boaz.id)]).toEqual([[[davi.id, 'conjuge']], []])
})
