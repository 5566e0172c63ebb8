import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { decideOwnGroups } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let admin: string
/** A group in which the leaders of these tests take part, and one in which they do not; each with a rehearsal. */
let vozes: Group
let coral: Group

interface Group {
  id: number
  ensaio: number
}

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await decideOwnGroups(app, church)
  vozes = await group('Vozes')
  coral = await group('Coral')
})
afterAll(() => app.close())

async function group(nomeGrupo: string): Promise<Group> {
  const { id } = (await app.rest(admin, 'POST', '/gruposLouvor', { nomeGrupo })).body
  const leads = await join(id, (await church.person({ perfil: 2 })).id, 1)
  expect([200, 201]).toContain(leads)
  const rehearsal = { idGrupo: id, dataEnsaio: '2091-03-05', horaEnsaio: '20:00' }
  const ensaio = (await app.rest(admin, 'POST', '/ensaiosLouvor', rehearsal)).body.id
  const song = { idEnsaio: ensaio, nomeMusica: 'Castelo forte', tomMusica: 'G' }
  expect((await app.rest(admin, 'POST', '/setlist-ensaio', song)).status).toBe(201)
  return { id, ensaio }
}

const join = async (grupo: number, person: number, membroLider: 0 | 1) =>
  (await app.rest(admin, 'POST', `/grupos_louvor/${grupo}/membros/${person}`, { membroLider })).status

/** Somebody who takes part in the group Vozes. */
async function singer(perfil: 2 | 3, funcao?: string) {
  const { id } = await church.person({ perfil })
  expect([200, 201]).toContain(await join(vozes.id, id, 0))
  if (funcao)
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
      [church.idCliente, id, funcao],
    )
  return { id, token: await app.session(church.idCliente, id) }
}

const read = `{
  gruposLouvor { totalCount nodes { id acoesPermitidas } }
  ensaiosLouvor { totalCount nodes { id acoesPermitidas } }
  setlistEnsaio { totalCount nodes { idEnsaio } }
  calendario(de: "2091-03-01", ate: "2091-03-31") { tipo id }
}`

test.each([undefined, 'Líder de célula'])(
  'a leader (with the function: %s) reads rehearsals and setlists of the worship group in which he takes part, as every member, and writes nothing there',
  async (funcao) => {
    const { token } = await singer(3, funcao)
    const { data, errors } = await app.graphql(token, read)
    expect(errors).toBeUndefined()
    expect(data.gruposLouvor).toEqual({ totalCount: 1, nodes: [{ id: vozes.id, acoesPermitidas: [] }] })
    expect(data.ensaiosLouvor).toEqual({
      totalCount: 1,
      nodes: [{ id: vozes.ensaio, acoesPermitidas: ['verSetlist'] }],
    })
    expect(data.setlistEnsaio).toEqual({ totalCount: 1, nodes: [{ idEnsaio: vozes.ensaio }] })
    const days = (data.calendario as { tipo: string; id: number }[]).filter(({ tipo }) => tipo === 'ensaioLouvor')
    expect(days).toEqual([{ tipo: 'ensaioLouvor', id: vozes.ensaio }])
    const status = async (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
      (await app.rest(token, method, path, body)).status
    for (const [{ id, ensaio }, expected] of [
      [vozes, 200],
      [coral, 404],
    ] as const) {
      const paths = [
        `/gruposLouvor/grupo/${id}`,
        `/ensaiosLouvor/ensaio/${ensaio}/cliente/${church.idCliente}`,
        `/setlist-ensaio/${ensaio}/cliente/${church.idCliente}`,
      ]
      for (const path of paths) expect([path, await status('GET', path)]).toEqual([path, expected])
    }
    const other = { idGrupo: vozes.id, dataEnsaio: '2091-04-05', horaEnsaio: '20:00' }
    const song = { idEnsaio: vozes.ensaio, nomeMusica: 'Outra', tomMusica: 'D' }
    const writes = [
      await status('POST', '/ensaiosLouvor', other),
      await status('PUT', `/ensaiosLouvor/${vozes.ensaio}/cliente/${church.idCliente}`, other),
      await status('POST', '/setlist-ensaio', song),
      await status('PUT', `/gruposLouvor/${vozes.id}/${church.idCliente}`, { nomeGrupo: 'Meu' }),
      await status('POST', `/grupos_louvor/${vozes.id}/membros/${(await church.person()).id}`, { membroLider: 0 }),
    ]
    for (const refused of writes) expect([403, 404, 422]).toContain(refused)
    const rows = await app.sql(
      `select (select count(*)::int from ensaio_louvor where id_grupo = $1) as ensaios,
         (select count(*)::int from setlist_ensaio where id_ensaio = $2) as musicas`,
      [vozes.id, vozes.ensaio],
    )
    expect(rows).toEqual([{ ensaios: 1, musicas: 1 }])
  },
)

test('whoever has left the group reads nothing of it, nor does anybody where the church hides worship from members', async () => {
  const { id, token } = await singer(3)
  const seen = async () => (await app.graphql(token, read)).data.ensaiosLouvor.totalCount as number
  expect(await seen()).toBe(1)
  const set = (status: number) =>
    app.sql('update membro_grupo_louvor set status_membro = $2 where id_membro = $1', [id, status])
  await set(0)
  expect(await seen()).toBe(0)
  await set(1)
  expect(await seen()).toBe(1)
  const areas = (change: string) =>
    app.sql(`update acesso_perfil set areas = areas ${change} where id_cliente = $1 and perfil = 2`, [church.idCliente])
  await areas(`|| '{"louvor": "nada"}'`)
  expect(await seen()).toBe(0)
  await areas(`- 'louvor'`)
  expect(await seen()).toBe(1)
})

test('whoever is named leader of the group writes its setlists only once it was confirmed', async () => {
  const { id, token } = await singer(2)
  const song = { idEnsaio: vozes.ensaio, nomeMusica: 'Canção nova', tomMusica: 'D' }
  const writes = async () => (await app.rest(token, 'POST', '/setlist-ensaio', song)).status
  const leads = (waits: boolean) =>
    app.sql(
      'update membro_grupo_louvor set membro_lider = 1, lider_desde = now(), a_confirmar = $2 where id_membro = $1',
      [id, waits],
    )
  await app.sql('update membro_grupo_louvor set membro_lider = 0 where id_grupo = $1', [vozes.id])
  await leads(true)
  expect(await writes()).toBe(403)
  await leads(false)
  expect(await writes()).toBe(201)
})
