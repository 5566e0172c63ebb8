import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { z } from 'zod'
import { features } from '../../server/features.js'
import { encrypt } from '../../server/kernel/base/crypto.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { fillChurch, fillLists, kindOfPath, realPath, recordKinds } from '../factories/records.js'
import { FakeStripe } from '../factories/stripe.js'
import { answerCheck } from '../integrations/openapi-check.mjs'
import { listFindings, missingRoutes, nameOf, shapeFindings } from './rest-contract.js'
import { sweptRoutes } from './swept.js'

let app: TestApp
let church: TestChurch
let token: string
let platform: string
let checkAnswer: ReturnType<typeof answerCheck>
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])
const lists = sweptRoutes.filter((route) => route.list)
/** routes whose successful response was compared with the document */
const seen = new Set<string>()

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  platform = await app.platformToken()
  checkAnswer = answerCheck((await app.rest(null, 'GET', '/openapi.json')).body)
  await fillChurch(app, church)
  await fillLists(app, church, 3)
})
afterAll(() => app.close())

const isSwept = (path: string) => sweptRoutes.some((route) => route.path === path)

const routeOf = (name: string): Route => {
  const route = routes.find((each) => nameOf(each) === name)
  if (!route) throw new Error(`there is no ${name}`)
  return route
}

/**
 * Calls a route and compares its successful response with the document.
 * @returns the response
 */
async function succeed(name: string, path: string, body?: object, as: string | null = token) {
  const route = routeOf(name)
  const answer = await app.rest(as, route.method, path, body)
  const status = route.status ?? (route.method === 'POST' ? 201 : 200)
  expect([name, answer.status, answer.body]).toEqual([name, status, answer.body])
  const shape = route.under ? z.object({ [route.under]: z.array(route.response ?? z.never()) }) : route.response
  expect(shapeFindings(name, shape, answer.body)).toEqual([])
  const { body: sent } = answer
  const type = String(answer.headers['content-type'] ?? '')
  const one = {
    method: route.method,
    url: path,
    status,
    type,
    body: Buffer.isBuffer(sent) ? sent : JSON.stringify(sent),
  }
  expect(checkAnswer(one)).toEqual([])
  seen.add(name)
  return answer
}

/** It has its own test, because it needs a second record. */
const merge = 'PATCH /categorias/{id}/juntar'

test('every documented route exists', () => {
  expect(missingRoutes(routes)).toEqual([])
})

test.each(lists.map((route) => [nameOf(route), route] as const))(
  '%s returns a complete list, with limit, offset, busca and X-Total-Count',
  async (name, route) => {
    expect(await listFindings(app, route.adm ? platform : token, route)).toEqual([])
    seen.add(name)
  },
)

test.each(
  recordKinds.flatMap((kind) =>
    kind.input && kind.path && kind.sample && !kind.byHand && isSwept(kind.path)
      ? [[kind.path, kind.sample, kind] as const]
      : [],
  ),
)('%s: a record is created, read by number and uuid, updated and deleted', async (path, sample, kind) => {
  const [named] = (await app.rest(token, 'GET', kind.refPath ?? '/tipoPatrimonios')).body
  const real = await realPath(app, token, path)
  const { id, uuid } = (await succeed(`POST ${path}`, real, sample(named.id))).body
  const { body } = await succeed(`GET ${path}/{id}`, `${real}/${id}`)
  expect((await succeed(`GET ${path}/{id}`, `${real}/${uuid}`)).body).toEqual(body)
  await succeed(`PUT ${path}/{id}`, `${real}/${uuid}`, sample(named.uuid))
  for (const patch of routes.filter((route) => route.method === 'PATCH' && kindOfPath(route.path) === kind))
    if (nameOf(patch) !== merge) await succeed(nameOf(patch), patch.path.replace('{id}', id))
  await succeed(`DELETE ${path}/{id}`, `${real}/${id}`)
  expect((await app.rest(token, 'DELETE', `${real}/${id}`)).status).toBe(404)
})

test.each(sweptRoutes.filter((route) => route.path.startsWith('/exportar/')).map(({ path }) => path))(
  '%s returns a CSV and an XLSX file',
  async (path) => {
    for (const [formato, type] of [
      ['csv', 'text/csv'],
      ['xlsx', 'application/vnd.openxmlformats'],
    ]) {
      const { headers } = await succeed(`GET ${path}`, `${path}?formato=${formato}`)
      expect(headers['content-type']).toContain(type)
      expect(headers['content-disposition']).toMatch(new RegExp(`^attachment; filename="[\\w.-]+\\.${formato}"$`))
    }
  },
)

test('members of a department are added, changed and removed as documented', async () => {
  const path = '/departamento-membros/departamento/{id}/membro/{idMembro}'
  const departamento = (await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: unique('Som ') })).body
  const [person] = (await app.rest(token, 'GET', '/user?limit=1')).body
  const body = { idDepartamento: departamento.id, idMembro: person.id, statusMembro: 'ativo' }
  await succeed('POST /departamento-membros', '/departamento-membros', body)
  for (const [ref, idMembro] of [
    [departamento.id, person.id],
    [departamento.uuid, person.uuid],
  ]) {
    const at = path.replace('{id}', ref).replace('{idMembro}', idMembro)
    for (const verb of ['desativar', 'ativar']) await succeed(`PATCH ${path}/${verb}`, `${at}/${verb}`)
  }
  await succeed(`DELETE ${path}`, path.replace('{id}', departamento.id).replace('{idMembro}', person.id))
})

describe('records with several people or several steps', () => {
  test('a baptism is created, read and deleted', async () => {
    const { id: idBatizando } = await church.person({ recemConvertido: 1 })
    const { id: idPastor } = await church.person()
    const body = { idBatizando, idPastor, dataBatismo: '2026-05-10', idCliente: church.idCliente }
    const { id, uuid } = (await succeed('POST /batismo', '/batismo', body)).body
    const one = (await succeed('GET /batismo/{id}', `/batismo/${id}`)).body
    expect((await succeed('GET /batismo/{id}', `/batismo/${uuid}`)).body).toEqual(one)
    await succeed('DELETE /batismo/{id}', `/batismo/${uuid}`)
    expect((await app.rest(token, 'DELETE', `/batismo/${id}`)).status).toBe(404)
  })

  test.each([
    ['/contasPagar', '/baixasPagar', '/contas-pagar-por-atraso'],
    ['/contasReceber', '/baixasReceber', '/contas-receber-por-atraso'],
  ])('%s is paid in parts, a payment is undone, and several are settled together', async (contas, baixas, atraso) => {
    const [centro] = (await app.rest(token, 'GET', '/centro-custo')).body
    const conta = { descricaoConta: 'Telhado', valorConta: '10.00', dataVencimentoConta: '2026-12-10' }
    const made = async () => (await app.rest(token, 'POST', contas, { ...conta, idCentroCusto: centro.id })).body
    const { id: idConta } = await made()
    expect((await succeed(`GET ${atraso}`, `${atraso}?data=2026-12-20`)).body.total.quantidade).toBeGreaterThan(0)
    const { id, uuid } = (await succeed(`POST ${baixas}`, baixas, { idConta, valor: '4.00' })).body
    const one = (await succeed(`GET ${baixas}/{id}`, `${baixas}/${id}`)).body
    expect((await succeed(`GET ${baixas}/{id}`, `${baixas}/${uuid}`)).body).toEqual(one)
    await succeed(`DELETE ${baixas}/{id}`, `${baixas}/${uuid}`)
    expect((await app.rest(token, 'DELETE', `${baixas}/${id}`)).status).toBe(404)
    await succeed(`POST ${baixas}/varias`, `${baixas}/varias`, { ids: [idConta, (await made()).uuid] })
  })

  test('a pastoral visit is created, read, updated and deleted', async () => {
    const [{ id: idPastor }, { id: idVisitado }] = [await church.person(), await church.person()]
    const body = { idPastor, idVisitado, dataVisita: '2026-05-12', comentarioVisita: 'Bem.' }
    const { id, uuid } = (await succeed('POST /visitas-pastorais', '/visitas-pastorais', body)).body
    const one = (await succeed('GET /visitas-pastorais/{id}', `/visitas-pastorais/${id}`)).body
    expect((await succeed('GET /visitas-pastorais/{id}', `/visitas-pastorais/${uuid}`)).body).toEqual(one)
    await succeed('PUT /visitas-pastorais/{id}', `/visitas-pastorais/${uuid}`, body)
    await succeed('DELETE /visitas-pastorais/{id}', `/visitas-pastorais/${id}`)
    expect((await app.rest(token, 'DELETE', `/visitas-pastorais/${id}`)).status).toBe(404)
  })

  test('a leadership meeting is created, read and updated, and its minutes are approved; another meeting is deleted after its draft', async () => {
    const path = '/reunioes-lideranca'
    const body = { dataReuniao: '2026-06-02', pautaReuniao: 'Retiro', statusReuniao: 'marcada' }
    const { id, uuid } = (await succeed(`POST ${path}`, path, body)).body
    const one = (await succeed(`GET ${path}/{id}`, `${path}/${id}`)).body
    expect((await succeed(`GET ${path}/{id}`, `${path}/${uuid}`)).body).toEqual(one)
    await succeed(`PUT ${path}/{id}`, `${path}/${uuid}`, { ...body, statusReuniao: 'realizada' })
    await succeed(`PUT ${path}/{id}/ata`, `${path}/${id}/ata`, { textoAta: '<p>Decidido.</p>' })
    await succeed(`PATCH ${path}/{id}/ata/aprovar`, `${path}/${uuid}/ata/aprovar`, {})
    await succeed(`GET ${path}/{id}/ata`, `${path}/${uuid}/ata`)
    const { body: other } = await app.rest(token, 'POST', path, body)
    await app.rest(token, 'PUT', `${path}/${other.id}/ata`, { textoAta: '<p>Rascunho.</p>' })
    await succeed(`DELETE ${path}/{id}/ata`, `${path}/${other.uuid}/ata`)
    await succeed(`DELETE ${path}/{id}`, `${path}/${other.uuid}`)
    expect((await app.rest(token, 'DELETE', `${path}/${other.id}`)).status).toBe(404)
  })
})

test('a maintenance is created, read, updated, concluded and reopened; another maintenance is cancelled', async () => {
  const path = '/patrimonio-manutencoes'
  const [{ id: idPatrimonio }] = (await app.rest(token, 'GET', '/patrimonios?limit=1')).body
  const body = { dataManutencao: '2026-05-12', valorManutencao: 150.5, idPatrimonio, idCliente: church.idCliente }
  const { id, uuid } = (await succeed(`POST ${path}`, path, body)).body
  const one = (await succeed(`GET ${path}/{id}`, `${path}/${id}`)).body
  expect((await succeed(`GET ${path}/{id}`, `${path}/${uuid}`)).body).toEqual(one)
  await succeed(`PUT ${path}/{id}`, `${path}/${uuid}`, { ...body, valorManutencao: 151 })
  for (const verb of ['concluir', 'reabrir']) {
    const step = `${path}/manutencao/{id}/cliente/{idCliente}/${verb}`
    await succeed(`PATCH ${step}`, step.replace('{id}', id).replace('{idCliente}', String(church.idCliente)))
  }
  const { body: other } = await app.rest(token, 'POST', path, body)
  await succeed(`DELETE ${path}/{id}`, `${path}/${other.uuid}`)
  expect((await app.rest(token, 'DELETE', `${path}/${other.id}`)).status).toBe(404)
})

test('a category is merged into another', async () => {
  const path = '/categorias'
  const sample = { natureza: 'despesa', raiz: 4 }
  const [{ id }, { uuid }] = [
    (await succeed(`POST ${path}`, path, { ...sample, nome: 'Luz do anexo' })).body,
    (await succeed(`POST ${path}`, path, { ...sample, nome: 'Energia do anexo' })).body,
  ]
  await succeed(merge, `${path}/${id}/juntar`, { idCategoria: uuid })
  expect((await app.rest(token, 'GET', `${path}/${id}`)).status).toBe(404)
})

test('budgets are created, read and updated; one is approved, one is refused, and both are deleted', async () => {
  const path = '/orcamentos'
  const [{ id: idDepartamento }] = (await app.rest(token, 'GET', '/departamentos?limit=1')).body
  const what = { tituloOrcamento: 'Cantata', descricaoOrcamento: 'Figurino', dataOrcamento: '2026-12-20' }
  const body = { ...what, valorOrcamento: 2500, idDepartamento, statusOrcamento: 'pendente' }
  for (const verb of ['aprovar', 'reprovar']) {
    const { id, uuid } = (await succeed(`POST ${path}`, path, body)).body
    const one = (await succeed(`GET ${path}/{id}`, `${path}/${id}`)).body
    expect((await succeed(`GET ${path}/{id}`, `${path}/${uuid}`)).body).toEqual(one)
    await succeed(`PUT ${path}/{id}`, `${path}/${uuid}`, { ...body, valorOrcamento: 2600.5 })
    await succeed(`PATCH ${path}/{id}/${verb}`, `${path}/${uuid}/${verb}`)
    await succeed(`DELETE ${path}/{id}`, `${path}/${uuid}`)
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(404)
  }
})

test('several tithes are saved in one request, and a receipt is issued', async () => {
  const { id: idMembro } = await church.person()
  const linhas = [{ idMembro, valorDizimo: 10.5, meioDizimo: 'pix' }]
  await succeed('POST /dizimos/folha', '/dizimos/folha', { dataDizimo: '2026-05-10', linhas })
  const [{ id, uuid }] = (await app.rest(token, 'GET', `/dizimos?idMembro=${idMembro}`)).body
  const given = (await succeed('POST /dizimos/{id}/recibo', `/dizimos/${id}/recibo`)).body
  expect((await succeed('GET /dizimos/{id}/recibo', `/dizimos/${uuid}/recibo`)).body).toEqual(given)
  const { body: pdf } = await succeed('GET /dizimos/{id}/recibo/pdf', `/dizimos/${uuid}/recibo/pdf`)
  expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  const { data } = await app.graphql(token, '{ recibos(first: 1) { nodes { uuid } } }')
  const same = await succeed('GET /recibos/{id}/pdf', `/recibos/${data.recibos.nodes[0].uuid}/pdf`)
  expect(String(same.body.subarray(0, 5))).toBe('%PDF-')
})

test('the sheet of a Pix code, and the charge of a receivable, are PDFs', async () => {
  await app.sql(
    `update cliente set chave_pix = '11222333000181', nome_pix = 'IGREJA BETEL', cidade_pix = 'RECIFE' where id = $1`,
    [church.idCliente],
  )
  await app.graphql(token, 'mutation { gerarCodigoPix(input: { finalidade: "oferta" }) { txid } }')
  const [{ uuid }] = (await app.graphql(token, '{ codigosPix { nodes { uuid } } }')).data.codigosPix.nodes
  const { body: pdf } = await succeed('GET /codigos-pix/{id}/folha/pdf', `/codigos-pix/${uuid}/folha/pdf`)
  expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  const [centro] = (await app.rest(token, 'GET', '/centro-custo')).body
  const conta = { descricaoConta: 'Aluguel', valorConta: '10.00', dataVencimentoConta: '2026-12-10' }
  const owed = (await app.rest(token, 'POST', '/contasReceber', { ...conta, idCentroCusto: centro.id })).body
  await app.sql(
    `insert into pix_cobranca (id_cliente, txid, id_conta_receber, texto, valor, expira_em, chave, banco)
     values ($1, md5('cobranca'), $2, '00020101', 10, now() + interval '1 day', '11222333000181',
       (select endereco || ' ' || aplicacao from provedor_pix where id_cliente = $1))`,
    [church.idCliente, owed.id],
  )
  const path = '/contasReceber/{id}/cobranca/pdf'
  const charge = await succeed(`GET ${path}`, path.replace('{id}', owed.uuid))
  expect(String(charge.body.subarray(0, 5))).toBe('%PDF-')
})

test('the yearly statements of one’s own giving and of everybody’s are PDFs', async () => {
  const { id: idMembro } = (await app.graphql(token, '{ eu { id } }')).data.eu
  await app.rest(token, 'POST', '/dizimos', { idMembro, valorDizimo: 10, dataDizimo: '2025-05-10', meioDizimo: 'pix' })
  const { body: pdf } = await succeed('GET /comprovante-contribuicoes', '/comprovante-contribuicoes?ano=2025')
  expect(String(pdf.subarray(0, 5))).toBe('%PDF-')
  await app.graphql(token, 'mutation { emitirMeuComprovante(ano: 2025) { id } }')
  const all = await succeed('GET /comprovantes-contribuicoes', '/comprovantes-contribuicoes?ano=2025')
  expect(String(all.body.subarray(0, 5))).toBe('%PDF-')
})

test('members of an event are added and removed as documented', async () => {
  const body = { nomeEvento: 'Retiro', dataInicio: '2026-12-05' }
  const { id: idEvento } = (await app.rest(token, 'POST', '/eventos', body)).body
  const { id: idMembro } = await church.person()
  await succeed('POST /eventos-membros', '/eventos-membros', { idEvento, idMembro })
  await succeed('DELETE /eventos-membros/{idMembro}', `/eventos-membros/${idMembro}?idEvento=${idEvento}`)
})

test('members of a mission are added, changed and removed as documented', async () => {
  const { id: idMissao } = (await app.rest(token, 'POST', '/missoes', { nomeMissao: 'Sertão' })).body
  const { id: idMembro } = await church.person()
  await succeed('POST /missoes-membros', '/missoes-membros', { idMissao, idMembro, statusMembro: 'ativo' })
  for (const verb of ['desativar', 'ativar']) {
    const name = `PATCH /missoes-membros/{idMembro}/${verb}`
    await succeed(name, `/missoes-membros/${idMembro}/${verb}?idMissao=${idMissao}`)
  }
  await succeed('DELETE /missoes-membros/{idMembro}', `/missoes-membros/${idMembro}?idMissao=${idMissao}`)
})

test('the state of a campaign is changed; a donation is created, read and deleted', async () => {
  const dates = { dataInicio: '2026-03-01', dataFim: '2026-09-30' }
  const body = { nomeCampanha: 'Mundiais', tipoCampanha: 'mundial', alvoCampanha: 100.5, ...dates }
  const { id: idCampanha } = (await app.rest(token, 'POST', '/campanhasMissoes', body)).body
  for (const verb of ['concluir', 'ativar', 'cancelar', 'ativar'])
    await succeed(`PATCH /campanhasMissoes/{id}/${verb}`, `/campanhasMissoes/${idCampanha}/${verb}`)
  const path = '/campanhas-missoes-doacoes'
  const { id: idMembro } = await church.person()
  const { id, uuid } = (await succeed(`POST ${path}`, path, { idCampanha, idMembro, valorDoacao: 50.25 })).body
  expect((await succeed('GET /campanhasMissoes/{id}', `/campanhasMissoes/${idCampanha}`)).body.atingidoCampanha).toBe(
    50.25,
  )
  await succeed(`GET ${path}/{id}`, `${path}/${uuid}`)
  await succeed(`DELETE ${path}/{id}`, `${path}/${id}`)
  await succeed('DELETE /campanhasMissoes/{id}', `/campanhasMissoes/${idCampanha}`)
})

test('Sunday school has pupils, a lesson with attendance, and the attendance report as documented', async () => {
  const { id: idClasse } = (await app.rest(token, 'POST', '/classesEBD', { nomeClasse: unique('Classe ') })).body
  const { id: idMembro } = await church.person()
  const path = '/classesEBD-membros'
  await succeed(`POST ${path}`, path, { idClasse, idMembro })
  for (const verb of ['desativar', 'ativar'])
    await succeed(`PATCH ${path}/{idMembro}/${verb}`, `${path}/${idMembro}/${verb}?idClasse=${idClasse}`)
  const lesson = { idClasse, dataAula: '2026-05-10', oferta: 12.5, presentes: [idMembro] }
  const { id, uuid } = (await succeed('POST /aulasEBD', '/aulasEBD', lesson)).body
  const one = (await succeed('GET /aulasEBD/{id}', `/aulasEBD/${id}`)).body
  expect((await succeed('GET /aulasEBD/{id}', `/aulasEBD/${uuid}`)).body).toEqual(one)
  await succeed('PUT /aulasEBD/{id}', `/aulasEBD/${uuid}`, { dataAula: '2026-05-17', visitantes: 2 })
  await succeed('GET /aulasEBD/{id}/chamada', `/aulasEBD/${id}/chamada`)
  const query = 'dataInicial=2026-04-01&dataFinal=2026-06-30'
  const often = await succeed('GET /classesEBD/{id}/frequencia', `/classesEBD/${idClasse}/frequencia?${query}`)
  expect(often.body.alunos).toMatchObject([{ idMembro, presencas: 1, percentual: 100 }])
  await succeed('DELETE /aulasEBD/{id}', `/aulasEBD/${id}`)
  await succeed(`DELETE ${path}/{idMembro}`, `${path}/${idMembro}?idClasse=${idClasse}`)
})

test('a contact, and those of a group, are read as vCards', async () => {
  const { id } = await church.person({ dataNascimento: '1990-12-25', telefoneUsuario: '81999990000' })
  await app.sql(
    `insert into consentimento (id_cliente, id_usuario, documento, versao_texto, aceito) values ($1, $2, 'diretorioTelefone', 1, 1)`,
    [church.idCliente, id],
  )
  const { body: one } = await succeed('GET /user/{id}/vcard', `/user/${id}/vcard`)
  expect(String(one)).toMatch(/^BEGIN:VCARD\r\nVERSION:4\.0\r\n/)
  const cell = (await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Betânia ') })).body
  await app.rest(token, 'POST', '/membros-celulas', { idCelula: cell.id, idMembro: id })
  const { body: group } = await succeed('GET /celulas/{id}/vcard', `/celulas/${cell.uuid}/vcard`)
  expect(String(group)).toContain('CATEGORIES:Betânia')

  const post = async (path: string, body: object) => (await app.rest(token, 'POST', path, body)).body
  const som = await post('/departamentos', { tituloDepartamento: unique('Som ') })
  await post('/departamento-membros', { idDepartamento: som.id, idMembro: id })
  const { body: department } = await succeed('GET /departamentos/{id}/vcard', `/departamentos/${som.id}/vcard`)
  expect(String(department)).toContain('CATEGORIES:Som')
  const jovens = await post('/classesEBD', { nomeClasse: unique('Jovens ') })
  await post('/classesEBD-membros', { idClasse: jovens.id, idMembro: id })
  const { body: pupils } = await succeed('GET /classesEBD/{id}/vcard', `/classesEBD/${jovens.id}/vcard`)
  expect(String(pupils)).toContain('CATEGORIES:Jovens')
  const culto = await post('/cultos', { dataCulto: '2091-03-04', horaCulto: '19:00' })
  await post('/escalas-cultos', { idCulto: culto.id, idMembro: id, funcao: 'Vocal' })
  const { body: roster } = await succeed('GET /cultos/{id}/escala/vcard', `/cultos/${culto.id}/escala/vcard`)
  expect(String(roster)).toContain('BEGIN:VCARD')
})

test('the feed and the calendar are read, the calendar also at its secret address', async () => {
  await succeed('GET /post', '/post?limit=2')
  await succeed('GET /calendario', '/calendario?de=2030-12-20&ate=2031-01-20')
  const { data } = await app.graphql(token, 'mutation { criarEnderecoCalendario { url } }')
  const { pathname } = new URL(data.criarEnderecoCalendario.url)
  await succeed('GET /calendario/{arquivo}', pathname.replace('/api', ''), undefined, null)
})

test('access levels are read and changed; people are imported', async () => {
  await succeed('PUT /nivelUsuario/{perfil}', '/nivelUsuario/3', { nome: 'Líder de célula' })
  const name = 'POST /importar-usuarios'
  const data = Buffer.from(`name,email\nInês,${unique('ines')}@exemplo.com.br\n`)
  const { status, body } = await app.restUpload(token, '/importar-usuarios', { name: 'a.csv', type: 'text/csv', data })
  expect([status, shapeFindings(name, routeOf(name).response, body)]).toEqual([200, []])
  seen.add(name)
  for (const [route, path] of [
    ['GET /importacoes/modelo', '/importacoes/modelo'],
    ['GET /importacoes/{id}/recusadas', `/importacoes/${body.id}/recusadas`],
  ] as const) {
    const { status, headers } = await app.rest(token, 'GET', path)
    expect([route, status, headers['content-type']]).toEqual([route, 200, 'text/csv; charset=utf-8'])
    seen.add(route)
  }
})

test('cells have members, meetings with attendance, and the report as documented', async () => {
  const { idCliente } = church
  const [ana, beto] = [await church.person(), await church.person()]
  const { id } = (await succeed('POST /celulas', '/celulas', { nomeCelula: 'Ágape', idResponsavel: ana.id })).body
  const { uuid } = (await succeed('POST /membros-celulas', '/membros-celulas', { idCelula: id, idMembro: beto.id }))
    .body
  const promotion = 'PATCH /membros-celulas/alterarResponsavel/{idCelula}/{uuid}/{idCliente}'
  await succeed(promotion, `/membros-celulas/alterarResponsavel/${id}/${uuid}/${idCliente}`)
  await succeed('DELETE /membros-celulas/{idMembro}', `/membros-celulas/${ana.id}?idCelula=${id}`)

  const path = '/celulas/{idCelula}/encontros'
  const meeting = (await succeed(`POST ${path}`, `/celulas/${id}/encontros`, { dataEncontro: '2026-02-03' })).body
  const present = `/celulas/${id}/encontros/${meeting.id}/membros`
  await succeed(`POST ${path}/{id}/membros`, present, { idMembro: beto.id })
  const report = `/gerarRelatorioCelulas?idCelula=${id}&idCliente=1&dataInicial=2026-02-01&dataFinal=2026-02-28`
  expect((await succeed('GET /gerarRelatorioCelulas', report)).body.mediaPresentes).toBe(1)
  await succeed(`DELETE ${path}/{id}/membros/{idMembro}`, `${present}/${beto.id}`)
})

test('worship groups have members, rehearsals and songs as documented', async () => {
  const { idCliente } = church
  const group = { nomeGrupo: unique('Vozes '), statusGrupo: 1, idCliente }
  const { id, uuid } = (await succeed('POST /gruposLouvor', '/gruposLouvor', group)).body
  const one = (await succeed('GET /gruposLouvor/grupo/{id}', `/gruposLouvor/grupo/${id}?idCliente=${idCliente}`)).body
  expect((await succeed('GET /gruposLouvor/grupo/{id}', `/gruposLouvor/grupo/${uuid}`)).body).toEqual(one)
  await succeed('PUT /gruposLouvor/{id}/{idCliente}', `/gruposLouvor/${uuid}/${idCliente}`, group)

  const path = '/grupos_louvor/{idGrupo}/membros/{uuid}'
  const members = `/grupos_louvor/${id}/membros`
  const [ana, beto] = [await church.person(), await church.person()]
  const body = { statusMembro: 1, membroLider: 1, idCliente }
  const first = (await succeed(`POST ${path}`, `${members}/${ana.uuid}`, body)).body
  const second = (await succeed(`POST ${path}`, `${members}/${beto.uuid}`, body)).body
  expect([first.membroLider, second.membroLider]).toEqual([1, 0])
  await succeed(`PATCH ${path}/promover`, `${members}/${second.uuid}/promover`, {})
  const old = `/membros-celulas/alterarResponsavel/undefined/${first.uuid}/${idCliente}`
  expect((await app.rest(token, 'PATCH', old, {})).body).toMatchObject({ idMembro: ana.id, membroLider: 1 })
  await succeed(`DELETE ${path}`, `${members}/${second.uuid}?idCliente=${idCliente}`)

  const day = { idGrupo: id, dataEnsaio: '2027-03-05', horaEnsaio: '20:00', localEnsaio: null, statusEnsaio: 'Marcado' }
  const rehearsal = (await succeed('POST /ensaiosLouvor', '/ensaiosLouvor', { ...day, idCliente })).body
  const read = 'GET /ensaiosLouvor/ensaio/{id}/cliente/{idCliente}'
  await succeed(read, `/ensaiosLouvor/ensaio/${rehearsal.uuid}/cliente/${idCliente}`)
  const put = 'PUT /ensaiosLouvor/{id}/cliente/{idCliente}'
  await succeed(put, `/ensaiosLouvor/${rehearsal.id}/cliente/${idCliente}`, day)
  const song = { idEnsaio: rehearsal.id, nomeMusica: 'Castelo forte', linkMusica: '', tomMusica: 'C#', idCliente }
  const { id: musica } = (await succeed('POST /setlist-ensaio', '/setlist-ensaio', song)).body
  await succeed('PUT /setlist-ensaio/{id}', `/setlist-ensaio/${musica}`, { ...song, tomMusica: 'Bm' })
  await succeed('DELETE /setlist-ensaio/{id}', `/setlist-ensaio/${musica}`)
  await succeed('PATCH /ensaiosLouvor/{id}/concluir', `/ensaiosLouvor/${rehearsal.uuid}/concluir`, {})
  const { body: next } = await app.rest(token, 'POST', '/ensaiosLouvor', day)
  await succeed('PATCH /ensaiosLouvor/{id}/cancelar', `/ensaiosLouvor/${next.id}/cancelar`, {})
  await succeed('DELETE /gruposLouvor/{id}/{idCliente}', `/gruposLouvor/${id}/${idCliente}`)
  expect((await app.rest(token, 'DELETE', `/gruposLouvor/${id}/${idCliente}`)).status).toBe(404)
})

test('roster entries are created, read, updated, answered and deleted', async () => {
  const path = '/escalas-cultos'
  const { body: culto } = await app.rest(token, 'POST', '/cultos', { dataCulto: '2027-05-02', horaCulto: '10:00' })
  const body = { idCulto: culto.id, idMembro: church.idCliente, funcao: 'Vocal', idDepartamento: null }
  const { id, uuid } = (await succeed(`POST ${path}`, path, body)).body
  const one = (await succeed(`GET ${path}/{id}`, `${path}/${id}`)).body
  expect((await succeed(`GET ${path}/{id}`, `${path}/${uuid}`)).body).toEqual(one)
  await succeed(`PUT ${path}/{id}`, `${path}/${uuid}`, { ...body, funcao: 'Violão' })
  await succeed(`PATCH ${path}/{id}/responder`, `${path}/${id}/responder`, { resposta: 'confirmada' })
  await succeed(`DELETE ${path}/{id}`, `${path}/${id}`)
  expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(404)
})

test('a person signs up, recovers the password, signs in and signs out', async () => {
  const email = `${unique('ana')}@exemplo.com.br`
  const password = 'candeia acesa de azeite'
  await succeed('POST /cadastro', '/cadastro', { nomeIgreja: unique('Igreja '), name: 'Ana', email }, null)
  await succeed('POST /email-recuperacao-senha', '/email-recuperacao-senha', { email }, null)
  const [{ id }] = (await app.sql<{ id: number }>('select id_cliente as id from usuario where email = $1', [
    email,
  ])) as [{ id: number }]
  const reset = /reset-password\/(\S+)/.exec((await app.emails(id))[0]?.texto ?? '')?.[1] as string
  await succeed('GET /getPasswordResetToken/{token}', `/getPasswordResetToken/${reset}`, undefined, null)
  await succeed('POST /updatePassword/{email}', `/updatePassword/${email}`, { password, token: reset }, null)
  const { body } = await succeed('POST /login', '/login', { email, password }, null)
  const { acoes, ...user } = (await succeed('GET /userProfile', '/userProfile', undefined, body.token)).body
  expect([user, acoes.includes('igreja.administrar')]).toEqual([body.user, true])
  await succeed('POST /logout', '/logout', {}, body.token)
})

test('worship services have states, an order of service and attendance as documented', async () => {
  const fields = { dataCulto: '2026-05-10', horaCulto: '19:00', temaCulto: unique('Fé ') }
  const { id, uuid, token: code } = (await succeed('POST /cultos', '/cultos', fields)).body
  const one = (await succeed('GET /cultos/{id}', `/cultos/${id}`)).body
  expect((await succeed('GET /cultos/{id}', `/cultos/${uuid}`)).body).toEqual(one)
  await succeed('PUT /cultos/{id}', `/cultos/${uuid}`, fields)
  for (const step of ['concluir', 'reabrir', 'cancelar', 'reabrir', 'renovar-token'])
    await succeed(`PATCH /cultos/{id}/${step}`, `/cultos/${id}/${step}`)
  await succeed('PATCH /cultos/{id}/visitantes', `/cultos/${id}/visitantes`, { visitantes: 3 })

  const [{ id: idMomento }] = (await app.rest(token, 'GET', '/momentosCulto')).body
  const item = (await succeed('POST /liturgiaCulto', '/liturgiaCulto', { idCulto: id, idMomento })).body
  await succeed('PUT /liturgiaCulto/{id}', `/liturgiaCulto/${item.uuid}`, { idMomento, descricao: 'Salmo 23' })
  const order = '/liturgiaCulto/culto/{idCulto}'
  await succeed(`PUT ${order}/ordem`, `/liturgiaCulto/culto/${uuid}/ordem`, { ids: [item.id] })
  const { id: other } = (await app.rest(token, 'POST', '/cultos', fields)).body
  await succeed(`POST ${order}/copiar`, `/liturgiaCulto/culto/${other}/copiar`, { idOrigem: id })
  await succeed('DELETE /liturgiaCulto/{id}', `/liturgiaCulto/${item.id}`)

  const { token: present } = (await app.rest(token, 'GET', `/cultos/${id}`)).body
  expect(present).not.toBe(code)
  await succeed('GET /cultoPorToken/{token}', `/cultoPorToken/${present}`)
  const { id: idMembro } = await church.person()
  await succeed('POST /participacoes-cultos', '/participacoes-cultos', { idCulto: id, idMembro })
  await succeed('DELETE /participacoes-cultos/{idMembro}', `/participacoes-cultos/${idMembro}?idCulto=${id}`)
  await succeed('GET /frequencia-cultos', '/frequencia-cultos?ultimos=3')
  await succeed('DELETE /cultos/{id}', `/cultos/${uuid}`)
})

test('a request for a room, which people make with GraphQL alone, is read as documented', async () => {
  const [room] = (await app.rest(token, 'GET', '/recursos?limit=1')).body
  const { data } = await app.graphql(
    token,
    'mutation($input: PedidoReservaInput!) { pedirReserva(input: $input) { id } }',
    {
      input: {
        idRecurso: String(room.id),
        finalidade: 'Ensaio',
        dataInicio: '2096-05-10T19:00',
        dataFim: '2096-05-10T21:00',
      },
    },
  )
  const { id } = data.pedirReserva
  expect((await succeed('GET /pedidosReserva/{id}', `/pedidosReserva/${id}`)).body).toMatchObject({
    id,
    situacao: 'pendente',
  })
})

/** A statement that was sent to a council. */
async function sentStatement(): Promise<number> {
  const { id } = (
    await app.rest(token, 'POST', '/prestacoesContas', { nome: 'Dezembro', de: '2019-12', ate: '2019-12' })
  ).body
  await app.graphql(token, 'mutation { fecharMes(mes: "2019-12") { message } }')
  const pessoa = (await church.person()).id
  await app.graphql(
    token,
    'mutation($id: ID!, $pessoa: ID!) { enviarPrestacaoContas(id: $id, idsConselho: [$pessoa]) { id } }',
    { id, pessoa },
  )
  return id
}

test('reports and minutes are PDF files', async () => {
  const [ata] = await app.sql<{ id_reuniao: number }>('select id_reuniao from ata where id_cliente = $1 limit 1', [
    church.idCliente,
  ])
  for (const [name, path] of [
    ['GET /relatorio/{tipo}', '/relatorio/batismos'],
    ['GET /reunioes-lideranca/{id}/ata/pdf', `/reunioes-lideranca/${ata?.id_reuniao}/ata/pdf`],
    ['GET /prestacoesContas/{id}/pdf', `/prestacoesContas/${await sentStatement()}/pdf`],
  ] as const)
    expect(String((await succeed(name, path)).body.subarray(0, 5))).toBe('%PDF-')
})

test('the receipts of a month are an archive, and so is what the accountant gets', async () => {
  const [entry] = await app.sql<{ mes: string }>(
    `select to_char(e.data, 'YYYY-MM') as mes from anexo a join entrada e on e.id_cliente = a.id_cliente and e.id = a.id_registro
     where a.id_cliente = $1 and a.especie = 'entrada'`,
    [church.idCliente],
  )
  const { body } = await succeed('GET /comprovantes', `/comprovantes?mes=${entry?.mes}`)
  expect(String(body.subarray(0, 2))).toBe('PK')
  const packed = await succeed('GET /pacote-contador', `/pacote-contador?de=${entry?.mes}&ate=${entry?.mes}`)
  expect(String(packed.body.subarray(0, 2))).toBe('PK')
})

test('public pages and payment routes respond as documented', async () => {
  await succeed('GET /oferta', '/oferta', undefined, null)
  const visitor = { nome: 'Noé', email: 'noe@exemplo.com.br', mensagem: 'Quanto custa?' }
  await succeed('POST /contato', '/contato', visitor, null)

  const secret = 'x'.repeat(43)
  await app.sql('update provedor_pix set ativo = true, aviso_segredo = $2 where id_cliente = $1', [
    church.idCliente,
    encrypt(app.services.secretKey, secret, 'provedor_pix'),
  ])
  const notice = `/pix/webhook/${church.idCliente}-${secret}/pix`
  await succeed('POST /pix/webhook/{endereco}/pix', notice, { pix: [] }, null)
  await app.sql('update provedor_pix set ativo = false where id_cliente = $1', [church.idCliente])

  const stripe = await FakeStripe.start()
  const paid = await testApp(stripe.env)
  const send = async (name: string, body: object | string, headers: Record<string, string> = {}) => {
    const url = `/api${name.split(' ')[1]}`
    const answer = await paid.http.inject({ method: 'POST', url, headers, payload: body })
    expect([name, answer.statusCode]).toEqual([name, 200])
    expect(shapeFindings(name, routeOf(name).response, answer.json())).toEqual([])
    seen.add(name)
  }
  for (const path of ['/success-checkout', '/delete-customer']) {
    const person = { nomeIgreja: unique('Igreja '), name: 'Ana', email: `${unique('ana')}@exemplo.com.br` }
    await paid.rest(null, 'POST', '/cadastro', { ...person, plano: 'essencial' })
    const customer = [...stripe.customers.keys()].at(-1) as string
    if (path === '/success-checkout') stripe.pay(customer)
    await send(`POST ${path}`, { stripe_customer_id: customer })
  }
  const { payload, headers } = stripe.event('charge.refunded', { id: 'ch_1' })
  await send('POST /stripe/webhook', payload, headers)
  await paid.close()
  await stripe.stop()
})

test('the data of a person and of the whole church are exported', async () => {
  const { body } = await succeed('GET /meus-dados', '/meus-dados')
  expect(body.registros.auditoria).not.toEqual([])
  const one = (await succeed('GET /user/{id}/dados', `/user/${(await church.person()).id}/dados`)).body
  expect(one.pessoa).not.toBeNull()
  expect(String((await succeed('GET /igreja/dados', '/igreja/dados')).body.subarray(0, 2))).toBe('PK')
})

test.each([
  ['/posts/{id}/imagem', '/posts', 'imgPost'],
  ['/eventos/{id}/imagem', '/eventos', 'fotoUrl'],
  ['/user/{id}/foto', '/user', 'fotoUrl'],
  ['/patrimonios/{id}/foto', '/patrimonios', 'fotoUrl'],
] as const)(
  '%s: a picture is uploaded and removed; the error for a picture in a JSON body names this route',
  async (path, list, field) => {
    const [{ id }] = (await app.rest(token, 'GET', `${list}?limit=1`)).body
    const at = path.replace('{id}', id)
    const data = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#884422' } })
      .png()
      .toBuffer()
    const file = { name: 'foto.png', type: 'image/png', data }
    expect((await app.restUpload(null, at, file, 'PUT')).status).toBe(401)
    const sent = await app.restUpload(token, at, file, 'PUT')
    expect([sent.status, sent.body[field]]).toEqual([200, expect.stringMatching(/^\/arquivos\/[0-9a-f-]{36}$/)])
    const wrong = await app.restUpload(token, at, { ...file, data: Buffer.from('no picture') }, 'PUT')
    expect([wrong.status, wrong.body.campos]).toEqual([415, { file: 'Envie uma imagem JPEG, PNG ou WebP.' }])
    const { status, body } = await app.rest(token, 'PUT', `${list}/${id}`, { [field]: 'data:image/png;base64,AAAA' })
    expect([status, body.campos]).toEqual([
      422,
      { [field]: `Envie a imagem por PUT ${path}, como multipart/form-data, no campo file.` },
    ])
    seen.add(`PUT ${path}`)
    expect((await succeed(`DELETE ${path}`, at)).body[field]).toBeNull()
  },
)

test('GET /movimentos-bancarios/{id}: a movement of a statement, which only a file brings', async () => {
  const [{ id }] = (await app.rest(token, 'GET', '/movimentos-bancarios?limit=1')).body
  expect((await succeed('GET /movimentos-bancarios/{id}', `/movimentos-bancarios/${id}`)).body.id).toBe(id)
})

test('every route was compared with the OpenAPI document', () => {
  expect(routes.map(nameOf).filter((name) => !seen.has(name))).toEqual([])
})

describe('the contract sweep finds planted faults', () => {
  test('a documented route that the server lacks', () => {
    expect(missingRoutes(routes.filter(({ path }) => path !== '/adm/patrimonio'))).toEqual(['GET /adm/patrimonio'])
  })

  test('a field of another type, a missing field and an undocumented field', () => {
    const { response } = routeOf('GET /tipoPatrimonios/{id}')
    const row = { id: 1, uuid: '6c0d7f0e-9a55-4c0f-9d5a-0a8f4b6f2c11', idCliente: 1, tipoPatrimonio: 'Som' }
    expect(shapeFindings('row', response, row)).toEqual([])
    for (const wrong of [
      { ...row, id: '1' },
      { ...row, idCliente: undefined },
      { ...row, senhaHash: 'x' },
    ])
      expect(shapeFindings('row', response, wrong)).toHaveLength(1)
  })

  test('a list that ignores limit, offset and busca', async () => {
    const rest: TestApp['rest'] = (as, method, path) => app.rest(as, method, path.replace(/\?.*/, ''))
    const deaf = Object.assign(Object.create(app), { rest }) as TestApp
    const findings = (await listFindings(deaf, token, routeOf('GET /patrimonios'))).join()
    for (const query of ['?limit=1', '?offset=1', '?busca=']) expect(findings).toContain(`GET /patrimonios${query}`)
  })
})
