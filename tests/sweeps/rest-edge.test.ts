import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { perfis } from '../../schema/rules/perfis.js'
import { actions } from '../../server/access-table.js'
import { features } from '../../server/features.js'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { fillChurch, fillLists, realPath } from '../factories/records.js'
import { nameOf } from './rest-contract.js'

let app: TestApp
let church: TestChurch
let token: string
let platform: string
let ownOfPlatform: number
const routes = features.flatMap((feature) => [...(feature.routes ?? [])])

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  platform = await app.platformToken()
  ownOfPlatform = (await get('/userProfile', platform)).body.idCliente
  await fillChurch(app, church)
  await fillLists(app, church, 2)
})
afterAll(() => app.close())

const get = (path: string, as = token) => app.rest(as, 'GET', path)
const post = (path: string, body: object, as = token) => app.rest(as, 'POST', path, body)
const put = (path: string, body: object, as = token) => app.rest(as, 'PUT', path, body)
const tipo = async () => (await get('/tipoPatrimonios')).body[0].id as number
const asset = async (data: object = {}) => ({
  nomePatrimonio: unique('Bem '),
  codigoPatrimonio: unique('B'),
  tipoPatrimonio: await tipo(),
  ...data,
})

describe('deleted records over REST', () => {
  const records = routes.filter(
    ({ method, path }) => method === 'DELETE' && routes.some((r) => r.method === 'GET' && r.path === path),
  )

  test.each(records.map((route) => route.path).filter((path) => /^\/[\w-]+\/\{id\}$/.test(path)))(
    '%s: a deleted record gets 404 for an administrator',
    async (path) => {
      const list = routes.find(
        (r) => r.list && !r.adm && !r.path.includes('{') && r.path.startsWith(path.split('/{')[0] ?? ''),
      )
      // records that other records still need cannot be deleted
      const refused: unknown[] = []
      for (const { id, uuid } of (await get(list?.path ?? '')).body.reverse()) {
        const { status, body } = await app.rest(token, 'DELETE', path.replace('{id}', id))
        if (status !== 200) {
          refused.push([status, body.message])
          continue
        }
        expect((await get(path.replace('{id}', id))).status).toBe(404)
        expect((await get(path.replace('{id}', uuid))).status).toBe(404)
        // the platform may not read everything
        const reads = list && (actions as Record<string, readonly number[]>)[list.action]?.includes(perfis.platform)
        expect((await get(path.replace('{id}', uuid), platform)).status).toBe(reads ? 404 : 403)
        return
      }
      throw new Error(`nothing of ${list?.path} could be deleted: ${JSON.stringify(refused)}`)
    },
  )

  test('an administrator, who may restore, still reads a deleted record over GraphQL', async () => {
    const { id } = (await post('/patrimonios', await asset())).body
    await app.rest(token, 'DELETE', `/patrimonios/${id}`)
    const { data } = await app.graphql(
      token,
      'query($id: ID!) { patrimonio(id: $id) { excluidoEm acoesPermitidas } }',
      {
        id,
      },
    )
    expect(data.patrimonio).toEqual({ excluidoEm: expect.any(String), acoesPermitidas: ['restaurar'] })
  })
})

describe('the platform’s administrator with an old client that always sends its own idCliente', () => {
  test('the platform’s administrator with an old client reads, updates and deletes the record in the path, also one of another church', async () => {
    const { id, idCliente } = (await post('/patrimonios', await asset())).body
    const own = `idCliente=${ownOfPlatform}`
    expect((await get(`/patrimonios/${id}?${own}`, platform)).body.idCliente).toBe(idCliente)
    const body = await asset({ idCliente: ownOfPlatform })
    expect((await put(`/patrimonios/${id}?${own}`, body, platform)).body.idCliente).toBe(idCliente)
    expect((await app.rest(platform, 'DELETE', `/patrimonios/${id}?${own}`)).status).toBe(200)
  })

  test('the platform’s administrator with an old client reads the list filtered by another church’s record, and adds to it in that church', async () => {
    const { id } = (await post('/departamentos', { tituloDepartamento: unique('Som ') })).body
    const idMembro = (await church.person()).id
    const link = { idDepartamento: id, idMembro, idCliente: ownOfPlatform }
    expect((await post('/departamento-membros', link, platform)).body.idCliente).toBe(church.idCliente)
    const list = await get(`/departamento-membros?idDepartamento=${id}&idCliente=${ownOfPlatform}`, platform)
    expect(list.body).toMatchObject([{ idMembro }])
  })

  test('the platform’s administrator with an old client promotes members of another church’s cell and worship group', async () => {
    const [first, second] = [await church.person(), await church.person()]
    const cell = (await post('/celulas', { nomeCelula: unique('Célula '), idResponsavel: first.id })).body
    const inCell = (await post('/membros-celulas', { idCelula: cell.id, idMembro: second.id })).body
    const { id } = (await post('/gruposLouvor', { nomeGrupo: unique('Vozes ') })).body
    const inGroup = (await post(`/grupos_louvor/${id}/membros/${second.uuid}`, {})).body
    for (const [group, { uuid }] of [
      [cell.id, inCell],
      ['undefined', inGroup],
    ]) {
      const path = `/membros-celulas/alterarResponsavel/${group}/${uuid}/${ownOfPlatform}`
      const { status, body } = await app.rest(platform, 'PATCH', path, {})
      expect([status, body.idMembro, body.membroLider]).toEqual([200, second.id, 1])
    }
  })

  test('the platform’s administrator with an old client creates in the church of the record that the body names', async () => {
    const first = async (path: string) => (await get(path)).body[0].id as number
    const person = (await church.person()).id
    const bodies: [path: string, body: object][] = [
      [
        '/orcamentos',
        {
          idDepartamento: await first('/departamentos'),
          tituloOrcamento: 'Cantata',
          dataOrcamento: '2026-12-20',
          valorOrcamento: 25,
          descricaoOrcamento: 'Lanche',
        },
      ],
      ['/centro-custo', { idDepartamento: await first('/departamentos'), nome: unique('Centro ') }],
      [
        '/patrimonio-manutencoes',
        { idPatrimonio: await first('/patrimonios'), dataManutencao: '2026-05-12', valorManutencao: 3 },
      ],
      ['/ensaiosLouvor', { idGrupo: await first('/gruposLouvor'), dataEnsaio: '2027-03-05', horaEnsaio: '20:00' }],
      ['/escalas-cultos', { idCulto: await first('/cultos'), idMembro: person, funcao: unique('Som ') }],
      [
        '/reservas',
        {
          idRecurso: await first('/recursos'),
          finalidade: 'Ensaio',
          dataInicio: '2041-01-01T10:00:00Z',
          dataFim: '2041-01-01T11:00:00Z',
        },
      ],
      ['/dizimos', { idMembro: person, valorDizimo: 10, dataDizimo: '2026-05-10', meioDizimo: 'pix' }],
    ]
    for (const kind of ['/contasPagar', '/contasReceber'])
      bodies.push([
        kind,
        {
          idCentroCusto: await first('/centro-custo'),
          descricaoConta: 'Luz',
          valorConta: 3,
          dataVencimentoConta: '2026-12-10',
        },
      ])
    for (const [path, body] of bodies) {
      const made = await post(path, { ...body, idCliente: ownOfPlatform }, platform)
      expect([path, made.status, made.body.idCliente ?? made.body]).toEqual([path, 201, church.idCliente])
    }
  })

  test('the platform’s administrator with an old client gets the report of another church’s record', async () => {
    const { id } = (await post('/celulas', { nomeCelula: unique('Célula ') })).body
    const report = await get(`/relatorio/celulas?idCelula=${id}&idCliente=${ownOfPlatform}`, platform)
    expect([report.status, report.headers['content-type']]).toEqual([200, 'application/pdf'])
    const query = 'query($input: GerarRelatorioInput!) { dadosRelatorio(input: $input) { igreja } }'
    const read = await app.graphql(inChurch(platform, church), query, { input: { tipo: 'celulas', idCelula: id } })
    expect(read.data?.dadosRelatorio).toEqual({ igreja: church.nome })
    const make = 'mutation($input: GerarRelatorioInput!) { gerarRelatorio(input: $input, aguardar: false) { id } }'
    const made = await app.graphql(inChurch(platform, church), make, { input: { tipo: 'celulas', idCelula: id } })
    const [stored] = await app.sql('select id_cliente from relatorio where id = $1', [made.data?.gerarRelatorio.id])
    expect(stored).toEqual({ id_cliente: church.idCliente })
    const none = await get(`/relatorio/celulas?idCelula=2000000000&idCliente=${ownOfPlatform}`, platform)
    expect([none.status, none.body.campos]).toEqual([422, { idCelula: 'Célula não encontrada.' }])
  })

  test('the platform’s administrator with an old client gets the list of the administrator’s own church when no record is named, and creates records in that church', async () => {
    const list = await get(`/patrimonios?idCliente=${ownOfPlatform}`, platform)
    expect(list.body.filter((row: { idCliente: number }) => row.idCliente !== ownOfPlatform)).toEqual([])
    const made = await post('/locais', { nomeLocal: unique('Sala '), idCliente: ownOfPlatform }, platform)
    expect(made.body.idCliente).toBe(ownOfPlatform)
  })
})

describe('the field names (campos) of an error', () => {
  const filters = routes
    .filter((route) => route.method === 'GET' && route.query && !route.adm && !route.path.includes('{tipo}'))
    .map((route) => [nameOf(route), route] as const)

  test.each(filters)('%s: the field names of an error are those of its query parameters', async (_name, route) => {
    const path = await realPath(app, token, route.path)
    const names = Object.keys(route.query ?? {})
    for (const name of names) {
      // any other value than 'ativo' means 'inativo', so none is refused
      if (name === 'statusMembro') continue
      const { status, body } = await get(`${path}?${name}=${'x'.repeat(300)}`)
      expect([name, status]).toEqual([name, 422])
      expect(names).toEqual(expect.arrayContaining(Object.keys(body.campos)))
    }
  })
})

describe('requests of old integrations', () => {
  test('a number sent for a text field is stored as text; an amount stays a number', async () => {
    const body = await asset({ codigoPatrimonio: 12345, localizacaoPatrimonio: 7, valorAtualPatrimonio: 10.5 })
    const made = await post('/patrimonios', body)
    expect([made.status, made.body]).toMatchObject([
      201,
      { codigoPatrimonio: '12345', localizacaoPatrimonio: '7', valorAtualPatrimonio: 10.5 },
    ])
  })

  test('times may have seconds, which are dropped', async () => {
    const celula = await post('/celulas', { nomeCelula: unique('Célula '), horaCelula: '19:30:00' })
    expect([celula.status, celula.body.horaCelula]).toEqual([201, '19:30'])
    const culto = { dataCulto: '2031-05-04', horaCulto: '09:00:59' }
    expect((await post('/cultos', culto)).body.horaCulto).toBe('09:00')
    expect((await post('/cultos', { ...culto, horaCulto: '09:60:00' })).status).toBe(422)
  })

  test('payment methods and states are accepted in any case, with and without accents', async () => {
    const idMembro = (await church.person()).id
    const dizimo = { idMembro, valorDizimo: 10, dataDizimo: '2026-05-10' }
    for (const meioDizimo of ['Cartão', 'CARTAO', 'cartao'])
      expect((await post('/dizimos', { ...dizimo, meioDizimo })).body.meioDizimo).toBe('cartao')
    expect((await post('/dizimos', { ...dizimo, meioDizimo: 'ouro' })).status).toBe(422)
    const missao = await post('/missoes', { nomeMissao: unique('Sertão '), statusMissao: 'Em andamento' })
    expect(missao.body.statusMissao).toBe('em_andamento')
  })

  test.each(['/pedidosReserva', '/prestacoesContas', '/previsoesOrcamentarias', '/contagens'])(
    '%s: a state to filter by is accepted in any case, with and without accents',
    async (path) => {
      const route = routes.find((one) => one.method === 'GET' && one.path === path)
      const states = /^Situação: (.+)\.$/.exec(route?.query?.situacao ?? '')?.[1]?.split(/, | ou /) ?? []
      expect(states.length).toBeGreaterThan(2)
      for (const state of states)
        for (const sent of [state, state.toUpperCase(), state.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]) {
          const { status } = await get(`${path}?situacao=${encodeURIComponent(sent)}`)
          expect([sent, status]).toEqual([sent, 200])
        }
    },
  )

  test('a membership status other than ativo is stored as inativo', async () => {
    const { id } = (await post('/departamentos', { tituloDepartamento: unique('Som ') })).body
    for (const [sent, kept] of [
      ['Ativo', 'ativo'],
      ['desligado', 'inativo'],
      ['0', 'inativo'],
    ]) {
      const link = { idDepartamento: id, idMembro: (await church.person()).id, statusMembro: sent }
      expect((await post('/departamento-membros', link)).body.statusMembro).toBe(kept)
    }
  })

  test('an inactive person cannot join a department, event, mission, class or cell meeting', async () => {
    const { id: idMembro } = await church.person({ usuarioAtivo: 0 })
    const [departamento, evento, missao, classe, celula] = [
      (await post('/departamentos', { tituloDepartamento: unique('Som ') })).body,
      (await post('/eventos', { nomeEvento: unique('Retiro '), dataInicio: '2031-01-05' })).body,
      (await post('/missoes', { nomeMissao: unique('Sertão ') })).body,
      (await post('/classesEBD', { nomeClasse: unique('Jovens ') })).body,
      (await post('/celulas', { nomeCelula: unique('Célula ') })).body,
    ]
    const meeting = `/celulas/${celula.id}/encontros`
    const encontro = (await post(meeting, { dataEncontro: '2026-05-10' })).body
    for (const [path, group] of [
      ['/departamento-membros', { idDepartamento: departamento.id }],
      ['/eventos-membros', { idEvento: evento.id }],
      ['/missoes-membros', { idMissao: missao.id }],
      ['/classesEBD-membros', { idClasse: classe.id }],
      [`${meeting}/${encontro.id}/membros`, {}],
    ] as const) {
      const { status, body } = await post(path, { ...group, idMembro })
      expect([path, status, body.message]).toEqual([
        path,
        422,
        'Esta pessoa está inativa. Ative-a antes de adicioná-la.',
      ])
    }
  })

  test('an unknown category number becomes 5 (Outros), and a category that is no whole number is refused', async () => {
    const entry = { descricao: 'x', data: '2026-05-10', valor: 1 }
    for (const path of ['/entradas', '/saidas'])
      for (const [sent, kept] of [
        [77, 5],
        ['0', 5],
        ['3', 3],
        [4, 4],
      ])
        expect((await post(path, { ...entry, categoria: sent })).body.categoria).toBe(kept)
    for (const categoria of [1.5, 'Oferta', null, undefined])
      expect((await post('/entradas', { ...entry, categoria })).status).toBe(422)
  })

  test('a link without a scheme gets https://, and a link that is not http(s) is refused', async () => {
    const grupo = (await post('/gruposLouvor', { nomeGrupo: unique('Coral ') })).body
    const ensaio = { idGrupo: grupo.id, dataEnsaio: '2031-01-05', horaEnsaio: '19:30' }
    const { id: idEnsaio } = (await post('/ensaiosLouvor', ensaio)).body
    const song = (linkMusica: string) =>
      post('/setlist-ensaio', { idEnsaio, nomeMusica: 'X', tomMusica: 'C', linkMusica })
    expect((await song('youtu.be/abc')).body.linkMusica).toBe('https://youtu.be/abc')
    expect((await song('exemplo.com.br:8080/x')).body.linkMusica).toBe('https://exemplo.com.br:8080/x')
    expect((await song('http://exemplo.com.br')).body.linkMusica).toBe('http://exemplo.com.br')
    for (const bad of ['javascript:alert(1)', 'mailto:a@b.c', 'Porque Ele Vive', 'nada'])
      expect([bad, (await song(bad)).status]).toEqual([bad, 422])
  })
})

test('a rehearsal updated without its group keeps its group', async () => {
  const grupo = (await post('/gruposLouvor', { nomeGrupo: unique('Coral ') })).body
  const { id } = (await post('/ensaiosLouvor', { idGrupo: grupo.id, dataEnsaio: '2031-01-05', horaEnsaio: '19:30' }))
    .body
  const changed = await put(`/ensaiosLouvor/${id}/cliente/${church.idCliente}`, {
    dataEnsaio: '2031-01-06',
    horaEnsaio: '20:15:00',
  })
  expect([changed.status, changed.body]).toMatchObject([200, { idGrupo: grupo.id, horaEnsaio: '20:15' }])
})

test('moving an item of the liturgy by PUT shifts the other items', async () => {
  const culto = (await post('/cultos', { dataCulto: '2031-02-02', horaCulto: '19:00' })).body
  const moments = (await get('/momentosCulto')).body
  const items: { id: number; idMomento: number }[] = []
  for (const [index, descricao] of ['a', 'b', 'c', 'd'].entries())
    items.push(
      (await post('/liturgiaCulto', { idCulto: culto.id, idMomento: moments[0].id, descricao, ordem: index + 1 })).body,
    )
  const move = async (index: number, ordem: number) => {
    const { id, idMomento } = items[index] as (typeof items)[number]
    await put(`/liturgiaCulto/${id}`, { idMomento, ordem })
    const { body } = await get(`/liturgiaCulto/${culto.id}`)
    return body.map((row: { descricao: string; ordem: number }) => `${row.descricao}${row.ordem}`).join(' ')
  }
  expect(await move(0, 3)).toBe('b1 c2 a3 d4')
  expect(await move(3, 1)).toBe('d1 b2 c3 a4')
  expect(await move(1, 2)).toBe('d1 b2 c3 a4')
})

describe('the feed over REST', () => {
  test('the feed over REST takes busca, limit and offset, and sends X-Total-Count', async () => {
    const idTipoPost = (await get('/tipoPosts')).body[0].id
    const word = unique('palavra')
    for (const n of [1, 2, 3])
      await post('/posts', { idTipoPost, tituloPost: `${word} ${n}`, textoPost: '<p>x</p>', statusPost: 1 })
    const read = async (query: string) => {
      const { body, headers } = await get(`/post?${query}`)
      return [body.posts.length, headers['x-total-count']]
    }
    expect(await read(`busca=${word}`)).toEqual([3, '3'])
    expect(await read(`busca=${word}&limit=2`)).toEqual([2, '3'])
    expect(await read(`busca=${word}&offset=2`)).toEqual([1, '3'])
    expect(await read('busca=zzznobodyzzz')).toEqual([0, '0'])
  })
})

describe('assets: rules that differ between REST and GraphQL', () => {
  const create = 'mutation($input: PatrimonioInput!) { criarPatrimonio(input: $input) { id codigoPatrimonio } }'
  const question = 'Já existe um patrimônio com este código. Salvar mesmo assim?'

  test('a duplicate code is accepted over REST and needs a confirmation over GraphQL', async () => {
    const input = { ...(await asset()), tipoPatrimonio: String(await tipo()) }
    expect([(await post('/patrimonios', input)).status, (await post('/patrimonios', input)).status]).toEqual([201, 201])
    const { errors } = await app.graphql(token, create, { input })
    expect(errors?.[0]).toMatchObject({ message: question, extensions: { campos: { confirmarCodigo: question } } })
    const { data } = await app.graphql(token, create, { input: { ...input, confirmarCodigo: true } })
    expect(data.criarPatrimonio.codigoPatrimonio).toBe(input.codigoPatrimonio)
  })

  test('saving an asset with its code unchanged needs no confirmation', async () => {
    const input = { ...(await asset()), tipoPatrimonio: String(await tipo()) }
    const { id } = (await post('/patrimonios', input)).body
    await post('/patrimonios', input)
    const update = 'mutation($id: ID!, $input: PatrimonioInput!) { atualizarPatrimonio(id: $id, input: $input) { id } }'
    expect((await app.graphql(token, update, { id, input })).data.atualizarPatrimonio.id).toBe(id)
  })

  test('the search covers supplier, description and type, and the state filter ignores case and accents', async () => {
    const [supplier, description] = [unique('Fornecedor'), unique('Descrição')]
    const { id } = (
      await post(
        '/patrimonios',
        await asset({
          fornecedorPatrimonio: supplier,
          descricaoPatrimonio: description,
          estadoConservacaoPatrimonio: 'Ótimo',
        }),
      )
    ).body
    const name = (await get('/tipoPatrimonios')).body[0].tipoPatrimonio
    for (const busca of [supplier, description.toUpperCase(), `${name} ${supplier}`])
      expect((await get(`/patrimonios?busca=${encodeURIComponent(busca)}`)).body).toMatchObject([{ id }])
    const found = (await get('/patrimonios?estadoConservacaoPatrimonio=otimo')).body
    expect(found.map((row: { id: number }) => row.id)).toContain(id)
  })
})

describe('pastoral visits: rules that differ between REST and GraphQL', () => {
  test('a second visit on the same day is accepted over REST and needs a confirmation over GraphQL', async () => {
    const [idPastor, idVisitado] = [(await church.person({ perfil: 5 })).id, (await church.person()).id]
    const visit = { idPastor: String(idPastor), idVisitado: String(idVisitado), dataVisita: '2026-05-12' }
    for (const _ of [1, 2]) expect((await post('/visitas-pastorais', visit)).status).toBe(201)
    const create = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id } }'
    const { errors } = await app.graphql(token, create, { input: visit })
    expect(errors?.[0]?.extensions.campos).toEqual({
      confirmarMesmoDia: 'Este pastor já visitou esta pessoa neste dia. Salvar mesmo assim?',
    })
    expect((await app.graphql(token, create, { input: { ...visit, confirmarMesmoDia: true } })).errors).toBeUndefined()
  })

  test('a recent convert cannot be the visitor, and the choices for the visitor list pastors first', async () => {
    const [recent, idVisitado] = [(await church.person({ recemConvertido: 1 })).id, (await church.person()).id]
    const { status, body } = await post('/visitas-pastorais', {
      idPastor: recent,
      idVisitado,
      dataVisita: '2026-05-12',
    })
    expect([status, body.campos]).toEqual([422, { idPastor: 'Quem visita não pode ser recém-convertido.' }])
    await church.person({ name: 'Zzz Pastor', perfil: 5 })
    const { data } = await app.graphql(
      token,
      '{ usuarios(first: 100, ordem: { campo: pastor, direcao: ASC }) { nodes { name perfil } } }',
    )
    const perfis = data.usuarios.nodes.map(({ perfil }: { perfil: number }) => perfil === 5)
    expect(perfis.lastIndexOf(true)).toBeLessThan(perfis.indexOf(false))
  })
})
