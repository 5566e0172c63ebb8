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

const path = '/classesEBD'
const fields = (data: object = {}) => ({ nomeClasse: unique('Classe '), ...data })
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', path, fields(data))).body

const createDocument =
  'mutation($input: ClasseEBDInput!) { criarClasseEBD(input: $input) { id uuid idCliente versao } }'
const update = 'mutation($id: ID!, $input: ClasseEBDInput!) { atualizarClasseEBD(id: $id, input: $input) { versao } }'
const restore = 'mutation($id: ID!) { restaurarClasseEBD(id: $id) { excluidoEm } }'

describe('access of each perfil to each operation', () => {
  test.each([3, 4, 5] as const)(
    'perfil %s creates, edits and deletes classes; an administrator restores them',
    async (perfil) => {
      const token = await betel.token(perfil)
      const created = (await app.graphql(token, createDocument, { input: fields() })).data.criarClasseEBD
      expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
      const { id, uuid } = created
      const edited = await app.graphql(token, update, { id: uuid, input: fields({ versao: 1 }) })
      expect(edited.data.atualizarClasseEBD).toEqual({ versao: 2 })
      expect((await app.graphql(token, update, { id, input: fields({ versao: 1 }) })).status).toBe(409)
      expect((await app.rest(token, 'DELETE', `${path}/${uuid}`)).body).toEqual({
        message: 'Classe excluída com sucesso.',
      })
      expect((await app.rest(token, 'GET', `${path}/${id}`)).status).toBe(404)
      const restored = await app.graphql(await betel.token(1), restore, { id })
      expect(restored.data.restaurarClasseEBD).toEqual({ excluidoEm: null })
    },
  )

  test('the platform adds a pupil in the church of the class', async () => {
    const { id: idClasse } = await create()
    const { id: idMembro } = await betel.person()
    const { status, body } = await app.rest(await app.platformToken(), 'POST', '/classesEBD-membros', {
      idClasse,
      idMembro,
    })
    expect([status, body.idCliente]).toEqual([201, betel.idCliente])
  })
})

describe('rules for saving a record', () => {
  const refused = async (data: object) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', path, fields(data))
    return [status, body.campos]
  }

  test('a name is required and unique in the church, ignoring case and accents; a restore is checked too', async () => {
    expect(await refused({ nomeClasse: '' })).toEqual([422, { nomeClasse: 'Informe o nome da classe.' }])
    const { id, nomeClasse } = await create({ nomeClasse: unique('Órfãos ') })
    const taken = { nomeClasse: 'Já existe uma classe com este nome.' }
    expect(await refused({ nomeClasse: nomeClasse.replace('Órfãos', 'ORFAOS') })).toEqual([409, taken])
    const token = await betel.token(1)
    await app.rest(token, 'DELETE', `${path}/${id}`)
    await create({ nomeClasse })
    expect((await app.graphql(token, restore, { id })).status).toBe(409)
    expect((await app.rest(await other.token(1), 'POST', path, { nomeClasse })).status).toBe(201)
  })

  test('the teacher is a person of the church, and stays when that person is deleted', async () => {
    const text = { idProfessor: 'Pessoa não encontrada.' }
    expect(await refused({ idProfessor: (await other.person()).id })).toEqual([422, text])
    const { id: person, uuid, name } = await betel.person()
    const { id, nomeClasse, professor } = await create({ idProfessor: uuid })
    expect(professor).toEqual({ name })
    const token = await betel.token(1)
    await app.rest(token, 'DELETE', `/user/${person}`)
    const kept = await app.rest(token, 'PUT', `${path}/${id}`, { nomeClasse, idProfessor: person })
    expect([kept.status, kept.body.professor]).toEqual([200, { name }])
    expect(await refused({ idProfessor: person })).toEqual([422, text])
  })

  test('a class with lessons cannot be deleted, only deactivated', async () => {
    const { id, nomeClasse } = await create()
    const token = await betel.token(1)
    await app.rest(token, 'POST', '/aulasEBD', { idClasse: id, dataAula: '2026-05-10' })
    const { status, body } = await app.rest(token, 'DELETE', `${path}/${id}`)
    expect([status, body.message]).toEqual([409, 'Esta classe tem aulas e não pode ser excluída: desative-a.'])
    const off = await app.rest(token, 'PUT', `${path}/${id}`, { nomeClasse, statusClasse: 'inativa' })
    expect(off.body.statusClasse).toBe('inativa')
    expect((await app.rest(token, 'PUT', `${path}/${id}`, { nomeClasse, statusClasse: 'x' })).status).toBe(422)
  })
})

describe('pupils of a class', () => {
  test('pupils of a class can be added once, also with concurrent requests, deactivated, activated and removed', async () => {
    const { id: idClasse } = await create()
    const { id: idMembro } = await betel.person()
    const token = await betel.token(3)
    const add = () => app.rest(token, 'POST', '/classesEBD-membros', { idClasse, idMembro })
    const answers = await Promise.all([add(), add()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await add()).body.campos).toEqual({ idMembro: 'Esta pessoa já é aluna desta classe.' })
    const count = async () => (await app.rest(token, 'GET', `${path}/${idClasse}`)).body.quantidadeAlunos
    expect(await count()).toBe(1)
    const at = `/classesEBD-membros/${idMembro}`
    const off = await app.rest(token, 'PATCH', `${at}/desativar?idClasse=${idClasse}`)
    expect([off.body.statusMembro, await count()]).toEqual(['inativo', 0])
    await app.rest(token, 'PATCH', `${at}/ativar?idClasse=${idClasse}`)
    expect(await count()).toBe(1)
    expect((await app.rest(token, 'DELETE', `${at}?idClasse=${idClasse}`)).body).toEqual({
      message: 'O aluno foi excluído com sucesso.',
    })
    expect((await app.rest(token, 'DELETE', `${at}?idClasse=${idClasse}`)).status).toBe(404)
    const nobody = await app.rest(token, 'POST', '/classesEBD-membros', { idClasse })
    expect(nobody.body.campos).toEqual({ idMembro: 'Selecione um aluno para adicionar à classe.' })
    const stranger = await app.rest(token, 'POST', '/classesEBD-membros', {
      idClasse,
      idMembro: (await other.person()).id,
    })
    expect(stranger.status).toBe(422)
  })

  test('several pupils are added at once; who cannot be added is reported with the reason', async () => {
    const { id, uuid } = await create()
    const [ana, beto] = [await betel.person(), await betel.person()]
    const [idle, stranger] = [await betel.person({ usuarioAtivo: 0 }), await other.person()]
    const several =
      'mutation($idClasse: ID!, $ids: [ID!]!) { adicionarMembrosClasseEBD(idClasse: $idClasse, ids: $ids) { message feitos recusados { motivo } } }'
    const send = async (ids: unknown[], token: string | null) => app.graphql(token, several, { idClasse: uuid, ids })
    const token = await betel.token(3)
    const missing = async () =>
      (await app.rest(token, 'GET', `/user?foraDaClasseEBD=${id}&limit=500`)).body.map((one: { id: number }) => one.id)
    expect(await missing()).toEqual(expect.arrayContaining([ana.id, beto.id]))
    expect((await send([ana.id], token)).data.adicionarMembrosClasseEBD).toEqual({
      message: '1 pessoa adicionada à classe.',
      feitos: 1,
      recusados: [],
    })
    const { feitos, recusados } = (await send([ana.id, beto.id, idle.id, stranger.id], token)).data
      .adicionarMembrosClasseEBD
    expect(feitos).toBe(1)
    expect(recusados.map(({ motivo }: { motivo: string }) => motivo).sort()).toEqual([
      'Esta pessoa está inativa. Ative-a antes de adicioná-la.',
      'Esta pessoa já é aluna desta classe.',
      'Pessoa não encontrada.',
    ])
    expect(await missing()).not.toContain(beto.id)
    for (const [who, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      expect((await send([ana.id], who)).status).toBe(status)
  })

  test('pupils of a class are listed by name, show phones only to people who may read them, and are in the timeline', async () => {
    const { id: idClasse, nomeClasse } = await create()
    const person = await betel.person({ telefoneUsuario: '11987654321' })
    const worker = await betel.token(4)
    await app.rest(worker, 'POST', '/classesEBD-membros', { idClasse, idMembro: person.id })
    const phone = async (token: string) =>
      (await app.rest(token, 'GET', `/classesEBD-membros?idClasse=${idClasse}`)).body[0].membro.telefoneUsuario
    expect([await phone(worker), await phone(await betel.token(2))]).toEqual(['11987654321', null])
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo descricao } } }'
    const { data } = await app.graphql(worker, query, { id: person.id })
    expect(data.usuario.linhaDoTempo).toContainEqual({ tipo: 'classeEBD', descricao: nomeClasse })
    const sheet = await app.rest(
      await betel.token(1),
      'GET',
      `/exportar/classesEBD-membros?formato=csv&idClasse=${idClasse}`,
    )
    expect(String(sheet.body).split('\n')[0]).toContain('"Status"')
    const roll = 'query($id: ID!) { classeEBD(id: $id) { alunos { idMembro membro { name } } } }'
    expect((await app.graphql(worker, roll, { id: idClasse })).data.classeEBD.alunos).toEqual([
      { idMembro: person.id, membro: { name: person.name } },
    ])
  })
})

test('the list of classes can be searched, filtered and sorted', async () => {
  const church = await app.church()
  const token = await church.token(1)
  for (const data of [
    { nomeClasse: 'Órion', faixaEtaria: '4 a 8 anos' },
    { nomeClasse: 'Adultos', statusClasse: 'inativa' },
  ])
    await app.rest(token, 'POST', path, data)
  const names = async (query: string) =>
    (await app.rest(token, 'GET', `${path}${query}`)).body.map(({ nomeClasse }: { nomeClasse: string }) => nomeClasse)
  expect(await names('')).toEqual(['Adultos', 'Órion'])
  expect(await names('?busca=orion')).toEqual(['Órion'])
  expect(await names('?busca=anos')).toEqual(['Órion'])
  expect(await names('?statusClasse=inativa')).toEqual(['Adultos'])
})
