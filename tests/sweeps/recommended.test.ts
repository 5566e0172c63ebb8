import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applyPreset } from '../../server/features/acesso/matriz-acesso/index.js'
import { transaction } from '../../server/kernel/data/tenant/session.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { done, picture } from '../factories/sample.js'
import { edgesOf, linksOf, type Place, queryFor } from './edges.js'
import { operationsOf } from './operations.js'
import { everythingSeen, type Seen, wholeSelection } from './seen.js'
import { sweptRoutes, sweptSchema } from './swept.js'

/*
 * What a member does not see in a church that starts with the preset Recomendado: invoices of maintenances, offerings by
 * lesson, notes of meetings, and who of the church has an account, or may do more than members.
 */

let app: TestApp
let church: TestChurch
let admin: string
let member: string
const operations = operationsOf(sweptSchema)

const mark = `M${randomUUID().slice(0, 8)}`
const offering = '7654.32'
/** Texts of the rows that a member does not see. */
const hidden = [mark, offering]

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await fillChurch(app, church)
  admin = await church.token(1)
  const plant = (text: string, ...values: unknown[]) => app.sql(text, [church.idCliente, ...values])
  await plant('update manutencao_patrimonio set descricao_manutencao = $2::text where id_cliente = $1', `Nota ${mark}`)
  await plant('update patrimonio set nome_patrimonio = $2::text where id_cliente = $1', `Bem ${mark}`)
  await plant(
    'update encontro set tema_estudo = $2::text, observacoes = $2::text where id_cliente = $1',
    `Encontro ${mark}`,
  )
  await plant(
    'update aula_ebd set tema_aula = $2::text, oferta = $3::numeric where id_cliente = $1',
    `Aula ${mark}`,
    offering,
  )
  const attach = `mutation($id: ID!, $arquivo: Upload!) {
    anexar(especie: manutencaoPatrimonio, idRegistro: $id, arquivo: $arquivo) { id } }`
  const [manutencao] = await plant('select id from manutencao_patrimonio where id_cliente = $1')
  const invoice = { ...picture, name: `${mark}.png` }
  done(await app.upload(admin, attach, { id: String(manutencao?.id) }, { arquivo: invoice }))
  // whoever can be seen anywhere is not what a member is
  await plant('update usuario set perfil = 5, recem_convertido = 1 where id_cliente = $1 and id <> $1')
  member = await church.token(2)
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
})
afterAll(() => app.close())

/** Everything but what is about the person who asks, and about perfis as such. */
const aboutOthers = operations.filter(
  ({ name }) => !['eu', 'nivelUsuarios', 'nivelUsuario', 'matrizAcesso'].includes(name),
)

async function allSeenBy(token: string): Promise<Seen[]> {
  const seen = await everythingSeen(app, { token, admin }, '1', aboutOthers, sweptRoutes)
  const edges = edgesOf(sweptSchema).map((edge) => ({
    ...edge,
    parents: { root: edge.parents } as Place,
    fields: `${edge.field}(first: 20) { nodes { ${wholeSelection(edge.row, 1)} } }`,
  }))
  const links = linksOf(sweptSchema).map((link) => ({
    ...link,
    fields: `${link.field} { ${wholeSelection(link.row, 1)} }`,
  }))
  for (const { name, parents, fields } of [...edges, ...links]) {
    const { status, ...answer } = await app.graphql(token, queryFor(parents, 20, fields))
    seen.push({ name, status, text: JSON.stringify(answer.data ?? null) })
  }
  for (const texto of [mark, offering]) {
    const { status, ...answer } = await app.graphql(
      token,
      'query($t: String!) { buscar(texto: $t) { titulo subtitulo } }',
      {
        t: texto,
      },
    )
    seen.push({ name: `buscar ${texto}`, status, text: JSON.stringify(answer) })
  }
  return seen
}

const showing = (seen: readonly Seen[], text: (seen: string) => boolean) =>
  seen.filter(({ status, text: said }) => status === 200 && text(said)).map(({ name }) => name)

const showsHidden = (said: string) => hidden.some((text) => said.includes(text))
const showsAccount = (said: string) => /"nomePerfil":"(?!Membro")|"recemConvertido":1/.test(said)

test('a member sees nothing of maintenances, lessons and meetings, nor who has an account, in any way', async () => {
  const seenByAdmin = await allSeenBy(admin)
  expect(showing(seenByAdmin, showsHidden).length).toBeGreaterThan(20)
  expect(showing(seenByAdmin, showsAccount).length).toBeGreaterThan(10)
  const seen = await allSeenBy(member)
  expect(showing(seen, () => true).length).toBeGreaterThan(50)
  expect(showing(seen, showsHidden)).toEqual([])
  expect(showing(seen, showsAccount)).toEqual([])
})

test('a member downloads no attachment of a maintenance', async () => {
  const [file] = await app.sql<{ uuid: string }>(
    `select uuid from anexo where id_cliente = $1 and especie = 'manutencaoPatrimonio'`,
    [church.idCliente],
  )
  const get = async (token: string) =>
    (
      await app.http.inject({
        method: 'GET',
        url: `/arquivos/anexos/${file?.uuid}`,
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode
  expect([await get(admin), await get(member)]).toEqual([200, 404])
})

test('filters by perfil and by access are refused with the list of people', async () => {
  for (const filtro of [{ comAcesso: true }, { perfil: 5 }, { usuarioAtivo: 0 }]) {
    const { status } = await app.graphql(
      member,
      'query($filtro: UsuarioFiltro) { usuarios(filtro: $filtro) { totalCount } }',
      { filtro },
    )
    expect([filtro, status]).toEqual([filtro, 403])
  }
  expect((await app.rest(member, 'GET', '/user?perfil=5')).status).toBe(403)
  expect((await app.rest(member, 'GET', '/exportar/usuarios?formato=csv&comAcesso=true')).status).toBe(403)
})
