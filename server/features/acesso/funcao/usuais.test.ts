import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Migration20261128010000_tesouraria_le_departamentos } from '../../../../migrations/Migration20261128010000_tesouraria_le_departamentos.js'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { picture } from '../../../../tests/factories/sample.js'

let app: TestApp
let church: TestChurch

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await decideRecommended(app, church)
})
afterAll(() => app.close())

/** Somebody who leads no group, with one of the church's usual functions. */
async function personWith(funcao: string, perfil: 2 | 3 | 4 | 5) {
  const { id } = await church.person({ perfil })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, id, funcao],
  )
  return { id, token: await app.session(church.idCliente, id) }
}
const leaderWith = async (funcao: string): Promise<string> => (await personWith(funcao, 3)).token

test('who keeps the treasury chooses among all departments for a budget and a cost centre, also a leader of no department', async () => {
  const made = await app.rest(await church.token(1), 'POST', '/departamentos', { tituloDepartamento: unique('Som ') })
  const idDepartamento = made.body.id as number
  for (const funcao of ['Tesoureiro', 'Auxiliar de tesouraria']) {
    const token = await leaderWith(funcao)
    const list = await app.rest(token, 'GET', '/departamentos')
    expect([funcao, list.body.map(({ id }: { id: number }) => id)]).toEqual([funcao, [idDepartamento]])
    const centre = await app.rest(token, 'POST', '/centro-custo', { idDepartamento, nome: unique('Centro ') })
    expect([funcao, centre.status]).toEqual([funcao, 201])
    // they choose departments and do not change them
    const changed = await app.rest(token, 'PUT', `/departamentos/${idDepartamento}`, { tituloDepartamento: 'Outro' })
    expect([funcao, changed.status]).toEqual([funcao, 403])
  }
  const orcamento = {
    idDepartamento,
    tituloOrcamento: 'Cantata',
    dataOrcamento: '2026-12-20',
    valorOrcamento: '2500.00',
    descricaoOrcamento: 'Figurino e lanche.',
  }
  expect((await app.rest(await leaderWith('Tesoureiro'), 'POST', '/orcamentos', orcamento)).status).toBe(201)
})

test('the update gives departments to the treasurers that a church has, and to no function that it has made otherwise', async () => {
  const { idCliente } = await app.church()
  await app.sql(`update funcao set acoes = acoes - 'departamento.ler' where id_cliente = $1`, [idCliente])
  await app.sql(`update funcao set acoes = '["saida.ler"]' where id_cliente = $1 and nome = 'Auxiliar de tesouraria'`, [
    idCliente,
  ])
  const { em, config } = app.services.sessions.app
  const migration = new Migration20261128010000_tesouraria_le_departamentos(em.getDriver(), config)
  migration.up()
  for (const statement of migration.getQueries()) await app.sql(String(statement))
  const rows = await app.sql<{ nome: string }>(
    `select nome from funcao where id_cliente = $1 and jsonb_exists(acoes, 'departamento.ler')`,
    [idCliente],
  )
  expect(rows.map(({ nome }) => nome)).toEqual(['Tesoureiro'])
  const log = await app.sql(
    `select from auditoria where id_cliente = $1 and tabela = 'funcao' and operacao <> 'criar' and jsonb_exists(depois -> 'acoes', 'departamento.ler')`,
    [idCliente],
  )
  expect(log).toEqual([])
})

describe('a function works for a member (perfil 2)', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')

  test('the treasurer writes an expense and attaches its receipt, and a member without the function neither', async () => {
    const { token } = await personWith('Tesoureiro', 2)
    const member = await church.token(2)
    const expense = { descricao: 'Conta de luz', valor: 180.5, data: '2026-10-05', categoria: 4 }
    expect((await app.rest(member, 'POST', '/saidas', expense)).status).toBe(403)
    const { status, body } = await app.rest(token, 'POST', '/saidas', expense)
    expect(status).toBe(201)
    const attach = (as: string) =>
      app.upload(
        as,
        'mutation($id: ID!, $arquivo: Upload!) { anexar(especie: saida, idRegistro: $id, arquivo: $arquivo) { nome url acoesPermitidas } }',
        { id: body.id },
        { arquivo: { name: 'nota.pdf', type: 'application/pdf', data: pdf } },
      )
    expect((await attach(member)).status).toBe(403)
    const { data, errors } = await attach(token)
    expect(errors).toBeUndefined()
    expect(data.anexar).toMatchObject({ nome: 'nota.pdf', acoesPermitidas: ['excluir'] })
    const open = async (as: string) =>
      (await app.http.inject({ method: 'GET', url: data.anexar.url, headers: { authorization: `Bearer ${as}` } }))
        .statusCode
    expect([await open(token), await open(member)]).toEqual([200, 404])
    const list = '{ anexos(filtro: { especie: saida }) { nodes { nome } } }'
    expect((await app.graphql(token, list)).data?.anexos.nodes).toEqual([{ nome: 'nota.pdf' }])
    expect((await app.graphql(member, list)).data?.anexos?.nodes ?? []).toEqual([])
  })

  test('the teacher gives the lesson of the own class and calls its roll, and of no other class', async () => {
    const { id, token } = await personWith('Professor da EBD', 2)
    const admin = await church.token(1)
    const classOf = async (idProfessor: number) =>
      (
        await app.rest(admin, 'POST', '/classesEBD', {
          nomeClasse: unique('Classe '),
          faixaEtaria: 'Jovens',
          idProfessor,
        })
      ).body.id as number
    const [own, foreign] = [await classOf(id), await classOf((await church.person({ perfil: 2 })).id)]
    const pupil = await church.person()
    const enrol =
      'mutation($classe: ID!, $ids: [ID!]!) { adicionarMembrosClasseEBD(idClasse: $classe, ids: $ids) { feitos } }'
    const enrolled = await app.graphql(admin, enrol, { classe: String(own), ids: [String(pupil.id)] })
    expect(enrolled.data?.adicionarMembrosClasseEBD.feitos).toBe(1)
    const lesson = (idClasse: number) =>
      app.rest(token, 'POST', '/aulasEBD', { idClasse, dataAula: '2026-10-04', temaAula: 'Rute' })
    expect((await lesson(own)).status).toBe(201)
    expect([403, 404, 422]).toContain((await lesson(foreign)).status)
    const roll = (id: number) =>
      app.graphql(
        token,
        `mutation($id: ID!, $novoUuid: ID!, $input: MarcasInput!) {
          marcarPresencasAulaDoDia(id: $id, dataAula: "2026-10-04", novoUuid: $novoUuid, input: $input) { recusados { idMembro } } }`,
        {
          id: String(id),
          novoUuid: randomUUID(),
          input: {
            enviadoEm: new Date().toISOString(),
            marcas: [
              { idMembro: String(pupil.id), presente: true, marcadoEm: new Date(Date.now() - 60_000).toISOString() },
            ],
          },
        },
      )
    const called = await roll(own)
    expect([called.errors, called.data?.marcarPresencasAulaDoDia.recusados]).toEqual([undefined, []])
    expect([403, 404]).toContain((await roll(foreign)).status)
    const present = await app.sql(
      'select m.id_membro from membro_aula_ebd m join aula_ebd a on a.id = m.id_aula where a.id_classe = any($1)',
      [[own, foreign]],
    )
    expect(present).toEqual([{ id_membro: pupil.id }])
  })

  test('who communicates publishes a post with a picture', async () => {
    const { token } = await personWith('Comunicação', 2)
    const { data } = await app.graphql(token, '{ tipoPosts(first: 1) { nodes { id } } }')
    const post = {
      tituloPost: 'Retiro',
      textoPost: '<p>Venha.</p>',
      statusPost: 1,
      idTipoPost: data.tipoPosts.nodes[0].id,
    }
    expect((await app.rest(await church.token(2), 'POST', '/posts', post)).status).toBe(403)
    const made = await app.rest(token, 'POST', '/posts', post)
    expect(made.status).toBe(201)
    const photo = { name: 'retiro.png', type: 'image/png', data: picture.data }
    const put = (as: string) => app.restUpload(as, `/posts/${made.body.id}/imagem`, photo, 'PUT')
    expect((await put(await church.token(2))).status).toBe(403)
    expect((await put(token)).status).toBe(200)
    expect((await app.rest(await church.token(2), 'GET', `/posts/${made.body.id}`)).status).toBe(200)
  })

  test('who receives people records the presence of others in a worship service and the visitors', async () => {
    const { token } = await personWith('Recepção e crianças', 2)
    const today = todayIn(defaultTimeZone)
    const service = (await app.rest(await church.token(1), 'POST', '/cultos', { dataCulto: today, horaCulto: '00:00' }))
      .body
    const { id } = await church.person()
    const record = 'mutation($c: ID!, $m: ID!) { registrarPresencaCulto(idCulto: $c, idMembro: $m) { id } }'
    const variables = { c: String(service.id), m: String(id) }
    expect((await app.graphql(await church.token(2), record, variables)).status).toBe(403)
    expect((await app.graphql(token, record, variables)).errors).toBeUndefined()
    const now = new Date().toISOString()
    const counted = await app.graphql(
      token,
      'mutation($id: ID!, $aparelho: ID!, $now: DateTime!) { contarVisitantesCulto(id: $id, aparelho: $aparelho, quantos: 3, marcadoEm: $now, enviadoEm: $now) { visitantes } }',
      { id: String(service.id), aparelho: randomUUID(), now },
    )
    expect([counted.errors, counted.data?.contarVisitantesCulto.visitantes]).toEqual([undefined, 3])
    const came = await app.sql('select id_membro from participacao_culto where id_culto = $1', [service.id])
    expect(came).toEqual([{ id_membro: id }])
  })
})

test.each([2, 3, 4, 5] as const)(
  'the accountant’s function limits somebody of perfil %s before, during and after its time, also one who leads a cell',
  async (perfil) => {
    const { id, token } = await personWith('Contador', perfil)
    const admin = await church.token(1)
    const cell = await app.rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula '), idResponsavel: id })
    expect(cell.status).toBe(201)
    const period = (inicio: string, fim: string | null) =>
      app.sql('update funcao_usuario set inicio = $2, fim = $3 where id_usuario = $1', [id, inicio, fim])
    const paths = ['/saidas', '/celulas', '/eventos', '/user', '/encontros']
    const statuses = async () => {
      const rename = await app.rest(token, 'PUT', `/celulas/${cell.body.id}`, { nomeCelula: unique('Nome ') })
      const asked = await Promise.all(paths.map((path) => app.rest(token, 'GET', path)))
      return [...asked.map(({ status }) => status), rename.status]
    }
    const nothing = Array(6).fill(403)
    await period('2099-01-01', null)
    expect(await statuses()).toEqual(nothing)
    await period('2020-01-01', null)
    expect(await statuses()).toEqual([200, ...nothing.slice(1)])
    await period('2020-01-01', '2020-12-31')
    expect(await statuses()).toEqual(nothing)
    // lifted only by removing it expressly
    await app.sql('delete from funcao_usuario where id_usuario = $1', [id])
    const [treasury, people] = perfil === 5 ? [200, 200] : [403, 403]
    expect(await statuses()).toEqual([treasury, 200, 200, people, 200, 200])
  },
)
