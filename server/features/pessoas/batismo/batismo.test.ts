import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { makeBatismosEffectiveJob } from './batismo.job.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

/** Input of a baptism, with new people. */
async function input(data: object = {}, church = betel) {
  const { id: idBatizando } = await church.person({ recemConvertido: 1 })
  const { id: idPastor } = await church.person()
  return { idBatizando, idPastor, dataBatismo: '2026-05-10', ...data }
}
const post = async (body: object, church = betel) => app.rest(await church.token(1), 'POST', '/batismo', body)
async function baptise(data: object = {}, church = betel) {
  const { status, body } = await post(await input(data, church), church)
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body as { id: number; uuid: string; idBatizando: number; idPastor: number }
}
const remove = async (id: number | string) => app.rest(await betel.token(1), 'DELETE', `/batismo/${id}`)
const faith = async (id: number) =>
  (
    await app.sql<{ recem: number; data: string | null; versao: number }>(
      'select recem_convertido as recem, data_batismo::text as data, versao from usuario where id = $1',
      [id],
    )
  )[0]
const editPerson = async (id: number, data: object) => {
  const token = await betel.token(1)
  const { name } = (await app.rest(token, 'GET', `/user/${id}`)).body
  expect((await app.rest(token, 'PUT', `/user/${id}`, { name, ...data })).status).toBe(200)
}

const read = 'query($id: ID!) { batismo(id: $id) { id } }'
const create = 'mutation($input: BatismoInput!) { criarBatismo(input: $input) { id uuid idCliente } }'
const removeDocument = 'mutation($id: ID!) { excluirBatismo(id: $id) { message } }'
const restoreDocument = 'mutation($id: ID!) { restaurarBatismo(id: $id) { excluidoEm } }'

describe('every operation checks the session and the permission', () => {
  test('perfis 1 and 5 register baptisms; all perfis except members delete them; only perfil 1 restores them', async () => {
    for (const perfil of [2, 3, 4] as const) {
      const body = await input()
      expect((await app.graphql(await betel.token(perfil), create, { input: body })).status).toBe(403)
      expect((await app.rest(await betel.token(perfil), 'POST', '/batismo', body)).status).toBe(403)
      expect((await faith(body.idBatizando))?.recem).toBe(1)
    }
    expect((await app.rest(await betel.token(5), 'POST', '/batismo', await input())).status).toBe(201)

    const { id } = await baptise()
    expect((await app.rest(await betel.token(2), 'GET', `/batismo/${id}`)).status).toBe(200)
    expect((await app.rest(await betel.token(2), 'DELETE', `/batismo/${id}`)).status).toBe(403)
    for (const perfil of [3, 4, 5] as const) {
      const one = await baptise()
      expect((await app.graphql(await betel.token(perfil), removeDocument, { id: one.id })).status).toBe(200)
      expect((await app.graphql(await betel.token(perfil), restoreDocument, { id: one.id })).status).toBe(403)
    }
  })

  test("another church's baptism is not found, and its people are refused", async () => {
    const { id, uuid, idBatizando, idPastor } = await baptise()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const query of [read, removeDocument, restoreDocument])
        expect([query, (await app.graphql(token, query, { id: ref })).status]).toEqual([query, 404])
      expect((await app.rest(token, 'DELETE', `/batismo/${ref}`)).status).toBe(404)
    }
    const { status, body } = await post({ idBatizando, idPastor, dataBatismo: '2026-05-10' }, other)
    expect([status, body.campos]).toEqual([
      422,
      { idBatizando: 'Pessoa não encontrada.', idPastor: 'Pessoa não encontrada.' },
    ])
  })

  test('a permitted user registers, reads, deletes and restores a baptism', async () => {
    const token = await betel.token(1)
    const { data } = await app.graphql(token, create, { input: await input() })
    const { id, uuid, idCliente } = data.criarBatismo
    expect(idCliente).toBe(betel.idCliente)
    expect((await app.graphql(token, read, { id: uuid })).data.batismo).toEqual({ id })
    expect((await remove(uuid)).body).toEqual({ message: 'Batismo excluído com sucesso.' })
    expect((await app.rest(await betel.token(2), 'GET', `/batismo/${id}`)).status).toBe(404)
    expect((await app.graphql(token, restoreDocument, { id })).data.restaurarBatismo).toEqual({ excluidoEm: null })
  })
})

describe('refused input of a baptism', () => {
  test('person, pastor and date are required, each with its own message', async () => {
    const { status, body } = await post({})
    expect([status, body.campos]).toEqual([
      422,
      {
        idBatizando: 'Informe quem foi batizado.',
        idPastor: 'Informe o pastor.',
        dataBatismo: 'Informe uma data válida.',
      },
    ])
    for (const dataBatismo of ['', '10/05/2026', '2026-02-30'])
      expect(Object.keys((await post(await input({ dataBatismo }))).body.campos)).toEqual(['dataBatismo'])
  })

  test('a recent convert cannot baptise, and nobody can baptise themselves', async () => {
    const { id: settled } = await betel.person()
    const { id: recent } = await betel.person({ recemConvertido: 1 })
    const refused = await post({ idBatizando: settled, idPastor: recent, dataBatismo: '2026-05-10' })
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      { idPastor: 'Quem batiza não pode ser recém-convertido.' },
    ])
    const self = await post({ idBatizando: settled, idPastor: settled, dataBatismo: '2026-05-10' })
    expect([self.status, self.body.campos]).toEqual([
      422,
      { idBatizando: 'Quem batiza não pode ser também quem é batizado.' },
    ])
    expect(await faith(settled)).toMatchObject({ data: null })
  })

  test('of concurrent registrations of the same baptism only one succeeds', async () => {
    const body = await input()
    const answers = await Promise.all([post(body), post(body), post(body)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422])
    const rows = await app.sql('select from batismo where id_batizando = $1', [body.idBatizando])
    expect(rows).toHaveLength(1)
  })
})

describe('the record of the baptised person', () => {
  test('the record of the baptised person loses the recent-convert mark and gets the date, in the same transaction as the baptism', async () => {
    const body = await input()
    await post(body)
    expect(await faith(body.idBatizando)).toMatchObject({ recem: 0, data: '2026-05-10' })
    const traces = await app.sql<{ tabela: string; requisicao: string }>(
      `select tabela, requisicao from auditoria where acao = 'batismo.criar' and id_cliente = $1
       and (id_registro = $2 or depois ->> 'id_batizando' = $2::text)`,
      [betel.idCliente, body.idBatizando],
    )
    expect(traces.map(({ tabela }) => tabela).sort()).toEqual(['batismo', 'usuario'])
    expect(new Set(traces.map(({ requisicao }) => requisicao)).size).toBe(1)
  })

  test('the record of the baptised person gets its earlier values back when the baptism is deleted, and the new ones when it is restored', async () => {
    const body = await input()
    await editPerson(body.idBatizando, { dataBatismo: '2001-03-04' })
    const { id } = (await post(body)).body
    await remove(id)
    expect(await faith(body.idBatizando)).toMatchObject({ recem: 1, data: '2001-03-04' })
    await app.graphql(await betel.token(1), restoreDocument, { id })
    expect(await faith(body.idBatizando)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await remove(id)
    expect(await faith(body.idBatizando)).toMatchObject({ recem: 1, data: '2001-03-04' })
  })

  test('the record of the baptised person keeps later corrections when the baptism is deleted', async () => {
    const renamed = await baptise()
    await editPerson(renamed.idBatizando, { telefoneUsuario: '11987654321' })
    await remove(renamed.id)
    expect(await faith(renamed.idBatizando)).toMatchObject({ recem: 1, data: null })

    const corrected = await baptise()
    await editPerson(corrected.idBatizando, { dataBatismo: '2026-05-03' })
    await remove(corrected.id)
    expect(await faith(corrected.idBatizando)).toMatchObject({ recem: 1, data: '2026-05-03' })

    const emptied = await baptise()
    await editPerson(emptied.idBatizando, { dataBatismo: null, recemConvertido: 1 })
    await remove(emptied.id)
    expect(await faith(emptied.idBatizando)).toMatchObject({ recem: 1, data: null })
  })

  test('the record of the baptised person has the right values after two baptisms are deleted one by one, in either order', async () => {
    const twice = async () => {
      const first = await baptise({ dataBatismo: '2024-01-07' })
      await editPerson(first.idBatizando, { recemConvertido: 1 })
      const second = (await post({ ...(await input()), idBatizando: first.idBatizando })).body
      return { first, second, person: first.idBatizando }
    }
    const forwards = await twice()
    await remove(forwards.first.id)
    expect(await faith(forwards.person)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await remove(forwards.second.id)
    expect(await faith(forwards.person)).toMatchObject({ recem: 1, data: null })

    const backwards = await twice()
    await remove(backwards.second.id)
    expect(await faith(backwards.person)).toMatchObject({ recem: 1, data: '2024-01-07' })
    await remove(backwards.first.id)
    expect(await faith(backwards.person)).toMatchObject({ recem: 1, data: null })
  })

  test('the record of the baptised person stays that of the later baptism when the earlier one is restored', async () => {
    const restore = async (id: number) =>
      expect((await app.graphql(await betel.token(1), restoreDocument, { id })).errors).toBeUndefined()
    const twice = async () => {
      const first = await baptise({ dataBatismo: '2024-01-07' })
      const second = (await post({ ...(await input()), idBatizando: first.idBatizando })).body
      await remove(first.id)
      await restore(first.id)
      expect(await faith(first.idBatizando)).toMatchObject({ recem: 0, data: '2026-05-10' })
      return { first, second, person: first.idBatizando }
    }
    const forwards = await twice()
    await remove(forwards.first.id)
    expect(await faith(forwards.person)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await remove(forwards.second.id)
    expect(await faith(forwards.person)).toMatchObject({ recem: 1, data: null })

    const backwards = await twice()
    await remove(backwards.second.id)
    expect(await faith(backwards.person)).toMatchObject({ recem: 0, data: '2024-01-07' })
    await remove(backwards.first.id)
    expect(await faith(backwards.person)).toMatchObject({ recem: 1, data: null })

    // both in the recycle bin: the order in which they are restored does not matter
    await restore(backwards.second.id)
    await restore(backwards.first.id)
    expect(await faith(backwards.person)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await restore(forwards.first.id)
    await restore(forwards.second.id)
    expect(await faith(forwards.person)).toMatchObject({ recem: 0, data: '2026-05-10' })
  })

  test('the record of the baptised person is corrected even when the person is in the recycle bin', async () => {
    const { id, idBatizando } = await baptise()
    await app.rest(await betel.token(1), 'DELETE', `/user/${idBatizando}`)
    expect((await remove(id)).status).toBe(200)
    expect(await faith(idBatizando)).toMatchObject({ recem: 1, data: null })
  })

  test('the record of the baptised person gets the recent-convert mark back only if it had the mark when the baptism took effect', async () => {
    const { id: idBatizando } = await betel.person()
    const { id } = await baptise({ idBatizando })
    expect(await faith(idBatizando)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await remove(id)
    expect(await faith(idBatizando)).toMatchObject({ recem: 0, data: null })
    await editPerson(idBatizando, { recemConvertido: 1 })
    await app.graphql(await betel.token(1), restoreDocument, { id })
    expect(await faith(idBatizando)).toMatchObject({ recem: 0, data: '2026-05-10' })
    await remove(id)
    expect(await faith(idBatizando)).toMatchObject({ recem: 1, data: null })
  })

  test('a baptism cannot be restored when the person has another baptism on the same date', async () => {
    const { id, idBatizando } = await baptise()
    await remove(id)
    await baptise({ idBatizando })
    const { errors } = await app.graphql(await betel.token(1), restoreDocument, { id })
    expect(errors?.[0]).toMatchObject({
      message: 'Esta pessoa já tem outro batismo nesta data: este não pode ser restaurado.',
      extensions: { code: 'CONFLICT' },
    })
  })

  test('the record of the baptised person shows the baptism once in the timeline', async () => {
    const { idBatizando, idPastor } = await baptise()
    const query = 'query($id: ID!) { usuario(id: $id) { name linhaDoTempo { tipo data titulo descricao } } }'
    const read = async (id: number) => (await app.graphql(await betel.token(4), query, { id })).data.usuario
    const { name } = await read(idPastor)
    const baptisms = (await read(idBatizando)).linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'batismo')
    const data = '2026-05-10T12:00:00.000Z'
    expect(baptisms).toEqual([{ tipo: 'batismo', data, titulo: 'Batismo', descricao: `Por ${name}` }])
  })
})

describe('the list of baptisms', () => {
  const list = async (church: TestChurch, args = '', perfil: 1 | 2 = 1) => {
    const query = `{ batismos${args} { totalCount datas { dataBatismo quantidade primeiro } nodes { dataBatismo batizando { name } pastor { name } } } }`
    const { data, errors } = await app.graphql(await church.token(perfil), query)
    expect(errors).toBeUndefined()
    return data.batismos
  }

  test('the list of baptisms is sorted by date, newest first, with the total of each date and its first position on the page', async () => {
    const church = await app.church()
    const word = unique('z')
    for (const [name, dataBatismo] of [
      ['Caio', '2026-05-10'],
      ['Ágata', '2026-05-10'],
      ['Bia', '2026-05-10'],
      ['Davi', '2026-08-02'],
      ['Eva', '2025-12-21'],
    ]) {
      const { id: idBatizando } = await church.person({ name: `${name} ${word}`, recemConvertido: 1 })
      await baptise({ idBatizando, dataBatismo }, church)
    }
    const names = (page: { nodes: { batizando: { name: string } }[] }) =>
      page.nodes.map(({ batizando }) => batizando.name.split(' ')[0])
    const day = (dataBatismo: string, quantidade: number, primeiro = 1) => ({ dataBatismo, quantidade, primeiro })

    const first = await list(church, '(first: 3)', 2)
    expect([names(first), first.datas, first.totalCount]).toEqual([
      ['Davi', 'Ágata', 'Bia'],
      [day('2026-08-02', 1), day('2026-05-10', 3)],
      5,
    ])
    const second = await list(church, '(first: 3, after: "3")')
    expect([names(second), second.datas]).toEqual([
      ['Caio', 'Eva'],
      [day('2026-05-10', 3, 3), day('2025-12-21', 1)],
    ])
    const oldest = await list(church, '(ordem: { campo: dataBatismo, direcao: ASC })')
    expect(names(oldest)).toEqual(['Eva', 'Ágata', 'Bia', 'Caio', 'Davi'])
    const byName = await list(church, '(ordem: { campo: batizando })')
    expect(names(byName)).toEqual(['Ágata', 'Bia', 'Caio', 'Davi', 'Eva'])
    const found = await list(church, `(busca: "agata ${word}")`)
    expect([names(found), found.datas]).toEqual([['Ágata'], [day('2026-05-10', 1)]])
    const pastor = oldest.nodes[0].pastor.name
    expect(names(await list(church, `(busca: "${pastor}")`))).toEqual(['Eva'])

    const rest = await app.rest(await church.token(2), 'GET', '/batismos?limit=2')
    expect([rest.body.map((row: { dataBatismo: string }) => row.dataBatismo), rest.headers['x-total-count']]).toEqual([
      ['2026-08-02', '2026-05-10'],
      '5',
    ])
    expect(rest.body[1]).toMatchObject({ batizando: { name: `Ágata ${word}` }, pastor: { name: expect.any(String) } })
  })

  test('the list of baptisms contains no deleted baptisms; the recycle bin shows them to users who may restore', async () => {
    const church = await app.church()
    const { id } = await baptise({}, church)
    await app.rest(await church.token(1), 'DELETE', `/batismo/${id}`)
    expect((await list(church)).totalCount).toBe(0)
    expect((await list(church, '(filtro: { excluidos: true })')).totalCount).toBe(1)
    expect((await app.rest(await church.token(3), 'GET', '/batismos?excluidos=true')).status).toBe(403)
  })

  test('the platform’s administrator lists the baptisms of all churches, and registers one in the named church or in the person’s church', async () => {
    await baptise()
    await baptise({}, other)
    const platform = await app.platformToken()
    const all = (await app.rest(platform, 'GET', '/adm/batismos')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/batismos')).status).toBe(403)
    const body = { ...(await input()), idCliente: betel.idCliente }
    const { status, body: made } = await app.rest(platform, 'POST', '/batismo', body)
    expect([status, made.idCliente]).toEqual([201, betel.idCliente])
    // without idCliente the baptism is registered in the church of the baptised person; a pastor of another church is
    // refused
    const unnamed = await app.rest(platform, 'POST', '/batismo', await input({}, other))
    expect([unnamed.status, unnamed.body.idCliente]).toEqual([201, other.idCliente])
    const mixed = { ...(await input({}, other)), idPastor: (await betel.person()).id }
    const refused = await app.rest(platform, 'POST', '/batismo', mixed)
    expect([refused.status, refused.body.campos]).toEqual([422, { idPastor: 'Pessoa não encontrada.' }])
    expect((await app.rest(platform, 'DELETE', `/batismo/${made.uuid}`)).status).toBe(200)
    expect((await faith(made.idBatizando))?.recem).toBe(1)
  })

  test('acoesPermitidas follows the perfil and whether the baptism is deleted', async () => {
    const { id } = await baptise()
    const query = 'query($id: ID!) { batismo(id: $id) { acoesPermitidas } }'
    const actionsOf = async (perfil: 1 | 2 | 3) =>
      (await app.graphql(await betel.token(perfil), query, { id })).data.batismo.acoesPermitidas
    expect([await actionsOf(1), await actionsOf(3), await actionsOf(2)]).toEqual([['excluir'], ['excluir'], []])
    await remove(id)
    expect(await actionsOf(1)).toEqual(['restaurar'])
  })
})

describe('the certificate of a baptism', () => {
  const query = `query($id: ID!) { certificadoBatismo(id: $id) {
    id uuid nomeBatizando nomePastor dataBatismo nomeIgreja local logoUrl } }`
  const certificate = async (id: number | string, perfil: 1 | 2 = 2, church = betel) =>
    app.graphql(await church.token(perfil), query, { id })

  test('whoever reads the baptism reads the names, the date, and the name and the city of the church', async () => {
    const { id, uuid, idBatizando, idPastor } = await baptise()
    const name = async (person: number) =>
      (await app.sql<{ name: string }>('select name from usuario where id = $1', [person]))[0]?.name
    const [church] = await app.sql<{ nome: string }>(
      `update cliente set cidade = 'Recife', uf = 'PE' where id = $1 returning nome`,
      [betel.idCliente],
    )
    const expected = {
      id,
      uuid,
      nomeBatizando: await name(idBatizando),
      nomePastor: await name(idPastor),
      dataBatismo: '2026-05-10',
      nomeIgreja: church?.nome,
      local: 'Recife/PE',
      logoUrl: null,
    }
    for (const ref of [id, uuid]) expect((await certificate(ref)).data.certificadoBatismo).toEqual(expected)
    const platform = await app.graphql(inChurch(await app.platformToken(), betel), query, { id })
    expect(platform.data.certificadoBatismo).toEqual(expected)

    await app.sql(`update cliente set cidade = null, uf = null where id = $1`, [betel.idCliente])
    expect((await certificate(id)).data.certificadoBatismo.local).toBeNull()
    expect((await certificate(id, 1, other)).status).toBe(404)
  })

  test('a planned or deleted baptism has none', async () => {
    const planned = await baptise({ dataBatismo: '2097-05-05' })
    const early = await certificate(planned.id)
    expect([early.status, early.errors?.[0]?.message]).toEqual([
      409,
      'Este batismo ainda está planejado. O certificado fica pronto no dia dele.',
    ])
    const { id } = await baptise()
    await remove(id)
    const gone = await certificate(id, 1)
    expect([gone.status, gone.errors?.[0]?.message]).toEqual([
      409,
      'Este batismo está na Lixeira. Restaure-o para ver o certificado.',
    ])
    expect((await certificate(id)).status).toBe(404)
  })
})

test('the export has the rows of the search, and needs permission', async () => {
  const { idBatizando } = await baptise()
  const { name } = (await app.rest(await betel.token(1), 'GET', `/user/${idBatizando}`)).body
  const path = `/exportar/batismos?formato=csv&busca=${encodeURIComponent(name)}`
  expect((await app.rest(null, 'GET', path)).status).toBe(401)
  expect((await app.rest(await betel.token(2), 'GET', path)).status).toBe(403)
  const lines = String((await app.rest(await betel.token(4), 'GET', path)).body)
    .trim()
    .split('\r\n')
  expect(lines[0]).toMatch(/Data do batismo.*Batizando.*Pastor/)
  expect(lines).toHaveLength(2)
  expect(lines[1]).toMatch(new RegExp(`^10/05/2026;"${name}";"`))
})

describe('registering several people at once', () => {
  const createSeveral =
    'mutation($input: BatismosInput!) { criarBatismos(input: $input) { id planejado batizando { id recemConvertido } } }'
  const send = async (data: object, token?: string) =>
    app.graphql(token ?? (await betel.token(1)), createSeveral, { input: { dataBatismo: '2026-05-10', ...data } })

  test('several people are registered at once: each person once, even when named twice, and also people who are no recent converts', async () => {
    const [ana, beto] = [await betel.person({ recemConvertido: 1 }), await betel.person()]
    const { id: idPastor } = await betel.person()
    const { data } = await send({ batizandos: [ana.id, beto.id, ana.id], idPastor })
    expect(data.criarBatismos).toHaveLength(2)
    for (const { id } of [ana, beto]) expect(await faith(id)).toMatchObject({ recem: 0, data: '2026-05-10' })
  })

  test('of several people all are registered or none, and the error lists everybody who cannot be baptised', async () => {
    const done = await baptise()
    const { id: fresh } = await betel.person({ recemConvertido: 1 })
    const { name } = (await app.rest(await betel.token(1), 'GET', `/user/${done.idBatizando}`)).body
    const foreign = await other.person()
    const { errors } = await send({ batizandos: [done.idBatizando, fresh, foreign.id], idPastor: done.idPastor })
    expect(errors?.[0]?.extensions.campos).toEqual({
      batizandos: `Pessoa não encontrada. ${name}: Esta pessoa já tem um batismo nesta data.`,
    })
    expect(await faith(fresh)).toMatchObject({ recem: 1, data: null })
    const nobody = await send({ batizandos: [], idPastor: done.idPastor })
    expect(nobody.errors?.[0]?.extensions.campos).toEqual({ batizandos: 'Informe quem foi batizado.' })
  })

  test('registering several people at once needs the same permission as registering one person', async () => {
    const { id } = await betel.person()
    expect((await send({ batizandos: [id], idPastor: id }, await betel.token(3))).status).toBe(403)
  })
})

describe('a planned baptism', () => {
  const day = '2099-11-20'
  const state = async (id: number) =>
    (await app.sql<{ planejado: boolean }>('select planejado from batismo where id = $1', [id]))[0]?.planejado
  /** Moves the baptism's day to the past and runs the job. */
  async function comes(id: number) {
    await app.sql(`update batismo set data_batismo = current_date - 1 where id = $1`, [id])
    await makeBatismosEffectiveJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'agenda' })
  }

  test('a planned baptism changes the person only when its day comes', async () => {
    const { id, idBatizando } = await baptise({ dataBatismo: day })
    expect([await state(id), await faith(idBatizando)]).toMatchObject([true, { recem: 1, data: null }])
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo } } }'
    const { linhaDoTempo } = (await app.graphql(await betel.token(1), query, { id: idBatizando })).data.usuario
    expect(linhaDoTempo).toContainEqual({ tipo: 'batismo', titulo: 'Batismo planejado' })

    await editPerson(idBatizando, { dataBatismo: '2001-03-04' })
    await comes(id)
    expect([await state(id), (await faith(idBatizando))?.recem]).toEqual([false, 0])
    await remove(id)
    expect(await faith(idBatizando)).toMatchObject({ recem: 1, data: '2001-03-04' })
  })

  test('a planned baptism that is deleted before its day does not change the person; when it is restored it is still planned', async () => {
    const { id, idBatizando } = await baptise({ dataBatismo: day })
    const version = (await faith(idBatizando))?.versao
    await remove(id)
    await comes(id)
    expect([await state(id), await faith(idBatizando)]).toMatchObject([true, { recem: 1, data: null, versao: version }])
    await app.sql('update batismo set data_batismo = $2 where id = $1', [id, day])
    await app.graphql(await betel.token(1), restoreDocument, { id })
    expect([await state(id), await faith(idBatizando)]).toMatchObject([true, { recem: 1, data: null }])
  })
})

test('whether a baptism is planned depends on today’s date in the church’s time zone', async () => {
  const [early, late] = [await app.church(), await app.church()]
  // these two time zones are more than a day apart, so their dates always differ
  await app.sql(`update cliente set fuso_horario = 'Pacific/Kiritimati' where id = $1`, [early.idCliente])
  await app.sql(`update cliente set fuso_horario = 'Pacific/Niue' where id = $1`, [late.idCliente])
  const dataBatismo = todayIn('Pacific/Kiritimati')
  expect((await post(await input({ dataBatismo }, early), early)).body.planejado).toBe(false)
  expect((await post(await input({ dataBatismo }, late), late)).body.planejado).toBe(true)
})

test('baptisms to come are listed from today on, the nearest first; the others latest first', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const day = (days: number) => todayIn('America/Sao_Paulo', new Date(Date.now() + days * 86_400_000))
  for (const days of [60, 0, -1, 2, -30]) await baptise({ dataBatismo: day(days) }, church)
  const listed = async (when: string) => (await app.rest(token, 'GET', `/batismos?quando=${when}`)).body
  const days = async (when: string) => (await listed(when)).map((row: { dataBatismo: string }) => row.dataBatismo)
  expect(await days('proximos')).toEqual([day(0), day(2), day(60)])
  expect(await days('anteriores')).toEqual([day(-1), day(-30)])
  expect((await app.rest(token, 'GET', `/batismos?quando=ontem`)).status).toBe(422)
})
