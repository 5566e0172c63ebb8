import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

/*
 * Records of other areas name departments. Whoever reads all of these records sees all names, also when leading one
 * department limits what the person may do with departments.
 */
let app: TestApp
let church: TestChurch
/** leads a department, and has by a function everything of the records that name departments */
let leader: string
let idLeader: number
const titles = ['Som', 'Recepção'].map((title) => unique(`${title} `))
const departments: number[] = []
const centres: number[] = []

const actions = [
  ...['ler', 'criar', 'exportar'].map((verb) => `orcamento.${verb}`),
  ...['centroCusto', 'manutencaoPatrimonio', 'escalaCulto'].flatMap((kind) => [`${kind}.ler`, `${kind}.escrever`]),
  ...['patrimonio.ler', 'culto.ler', 'usuario.ler', 'entrada.ler', 'saida.ler', 'saida.escrever'],
]

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  idLeader = (await church.person({ perfil: 2 })).id
  leader = await app.session(church.idCliente, idLeader)
  await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, '{"departamentos": "nada"}')`, [
    church.idCliente,
  ])
  await app.sql(
    `with f as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Livros', $3, 'tudo') returning id)
     insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $2, current_date - 9 from f`,
    [church.idCliente, idLeader, JSON.stringify(actions)],
  )
  const admin = await church.token(1)
  const create = async (path: string, body: object) => {
    const made = await app.rest(admin, 'POST', path, body)
    expect([path, made.status]).toEqual([path, 201])
    return made.body.id as number
  }
  const [tipo] = await app.sql<{ id: number }>('select min(id) as id from tipo_patrimonio where id_cliente = $1', [
    church.idCliente,
  ])
  const bem = { nomePatrimonio: 'Mesa de som', codigoPatrimonio: unique('B'), tipoPatrimonio: tipo?.id }
  const idPatrimonio = await create('/patrimonios', bem)
  const idCulto = await create('/cultos', { dataCulto: '2026-01-04', horaCulto: '19:00', temaCulto: 'Domingo' })
  for (const tituloDepartamento of titles) {
    const idDepartamento = await create('/departamentos', { tituloDepartamento })
    departments.push(idDepartamento)
    centres.push(await create('/centro-custo', { nome: unique('Centro '), idDepartamento }))
    await create('/orcamentos', { ...budget(idDepartamento) })
    await create('/patrimonio-manutencoes', {
      ...{ idPatrimonio, dataManutencao: '2026-02-02', valorManutencao: '10.00', descricaoManutencao: 'Cabos' },
      idDepartamento,
    })
    await create('/escalas-cultos', {
      idCulto,
      idMembro: (await church.person()).id,
      idDepartamento,
      funcao: unique('Porta '),
    })
  }
})
afterAll(() => app.close())

const budget = (idDepartamento: number) => ({
  tituloOrcamento: unique('Orçamento '),
  dataOrcamento: '2026-03-03',
  valorOrcamento: '50.00',
  descricaoOrcamento: 'Para o ano',
  idDepartamento,
})

/** Makes the person the leader of the first department, or of none. */
const leads = (yes: boolean) =>
  app.sql('update departamento set id_responsavel = $3 where id_cliente = $1 and id = $2', [
    church.idCliente,
    departments[0],
    yes ? idLeader : null,
  ])

const lists: readonly [name: string, query: string][] = [
  ['budgets', '{ l: orcamentos(first: 9) { totalCount nodes { id departamento { tituloDepartamento } } } }'],
  ['cost centres', '{ l: centrosCusto(first: 9) { totalCount nodes { id departamento { tituloDepartamento } } } }'],
  [
    'maintenances',
    '{ l: manutencoesPatrimonio(first: 9) { totalCount nodes { id departamento { tituloDepartamento } } } }',
  ],
  ['rosters', '{ l: escalasCulto(first: 9) { totalCount nodes { id departamento { tituloDepartamento } } } }'],
  [
    'execution of budgets',
    '{ l: resumoOrcamentos(inicio: "2026-01-01", fim: "2026-12-31") { departamentos { tituloDepartamento } } }',
  ],
]

test.each(lists)('the list of %s names all departments to whoever leads one of them', async (_, query) => {
  const seen: unknown[] = []
  for (const yes of [false, true]) {
    await leads(yes)
    const { data, errors } = await app.graphql(leader, query)
    expect(errors).toBeUndefined()
    for (const title of titles) expect(JSON.stringify(data)).toContain(title)
    seen.push(data)
  }
  expect(seen[1]).toEqual(seen[0])
})

test.each(['/orcamentos', '/centro-custo', '/patrimonio-manutencoes', '/escalas-cultos'])(
  'the rows of %s over REST are the same, whether the person leads a department or none',
  async (path) => {
    const seen: unknown[] = []
    for (const yes of [false, true]) {
      await leads(yes)
      const { status, body } = await app.rest(leader, 'GET', path)
      expect(status).toBe(200)
      for (const title of path === '/patrimonio-manutencoes' ? [] : titles)
        expect(JSON.stringify(body)).toContain(title)
      seen.push(body)
    }
    expect(seen[1]).toEqual(seen[0])
  },
)

test('whoever leads one department writes budgets and cost centres of every department', async () => {
  await leads(true)
  for (const idDepartamento of departments) {
    expect((await app.rest(leader, 'POST', '/orcamentos', budget(idDepartamento))).status).toBe(201)
    const centre = { nome: unique('Centro '), idDepartamento }
    expect((await app.rest(leader, 'POST', '/centro-custo', centre)).status).toBe(201)
  }
})

test('whoever leads one department books on the cost centres of every department, and sees their names', async () => {
  await leads(true)
  for (const idCentroCusto of centres) {
    const saida = { descricao: unique('Cabos '), data: '2026-03-03', valor: '12.00', categoria: 2, idCentroCusto }
    expect((await app.rest(leader, 'POST', '/saidas', saida)).status).toBe(201)
  }
  const { data } = await app.graphql(leader, '{ saidas { nodes { centroCusto { id } } } }')
  const shown = data.saidas.nodes.map((node: { centroCusto: { id: number } | null }) => node.centroCusto?.id)
  expect(shown.sort()).toEqual(centres)
})

test('the departments themselves stay the own ones: their list, page, members, and members within other lists', async () => {
  await leads(true)
  const [own, foreign] = departments
  const stranger = await church.person({ name: unique('Estranha ') })
  await app.sql('insert into departamento_membro (id_cliente, id_departamento, id_membro) values ($1, $2, $3)', [
    church.idCliente,
    foreign,
    stranger.id,
  ])
  await app.sql('update escala_culto set id_membro = $3 where id_cliente = $1 and id_departamento = $2', [
    church.idCliente,
    foreign,
    stranger.id,
  ])
  const { data } = await app.graphql(leader, '{ departamentos { nodes { id } } }')
  expect(data.departamentos.nodes).toEqual([{ id: own }])
  expect((await app.rest(leader, 'GET', `/departamentos/${foreign}`)).status).toBe(404)
  const nested = await app.graphql(
    leader,
    `{ orcamentos { nodes { departamento { id acoesPermitidas membros { nodes { id } } } } }
       escalasCulto { nodes { departamento { id membros { nodes { id } } } membro { departamentos { id } } } } }`,
  )
  expect(nested.errors).toBeUndefined()
  for (const { departamento } of nested.data.orcamentos.nodes) {
    expect(departamento.membros.nodes).toEqual([])
    expect(departamento.acoesPermitidas).toEqual(departamento.id === own ? expect.anything() : [])
  }
  for (const { departamento, membro } of nested.data.escalasCulto.nodes) {
    expect(departamento.membros.nodes).toEqual([])
    expect(membro.departamentos).toEqual([])
  }
})
