import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { sendLogo } from '../../../../tests/factories/logo.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let giver: { id: number; uuid: string; name: string }

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  giver = await betel.person({ name: 'Clara Dizimista', email: `${unique('clara')}@exemplo.com.br` })
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({
  idMembro: giver.id,
  valorDizimo: 250.25,
  dataDizimo: '2026-05-10',
  meioDizimo: 'pix',
  ...data,
})
const input = (data: object = {}) => ({ ...fields(data), idMembro: giver.uuid, valorDizimo: '250.25', ...data })
const create = async (data: object = {}, church = betel) => {
  const { status, body } = await app.rest(await church.token(1), 'POST', '/dizimos', fields(data))
  expect(status).toBe(201)
  return body as { id: number; uuid: string }
}
const givers = async (church: TestChurch) => church.person({ name: unique('Bento ') })

const incomes = (church = betel) =>
  app.sql<{ descricao: string; valor: string; categoria: number; data: string; id_origem: number }>(
    `select descricao, valor::text, categoria, data::text, id_origem from entrada
     where id_cliente = $1 and origem = 'dizimo' and excluido_em is null order by id`,
    [church.idCliente],
  )
const incomeOf = async (id: number, church = betel) => (await incomes(church)).filter((row) => row.id_origem === id)

const verb = (name: string) => `mutation($id: ID!) { ${name}(id: $id) { __typename } }`
const folha = 'mutation($input: DizimosInput!) { criarDizimos(input: $input) { quantidade total } }'
const emitir = 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { numeroRecibo } }'

const operations = (id: number | string): [string, string, object][] => [
  ['dizimo', 'query($id: ID!) { dizimo(id: $id) { id } }', { id }],
  ['reciboDizimo', 'query($id: ID!) { reciboDizimo(id: $id) { id } }', { id }],
  ['criar', 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', { input: input() }],
  [
    'folha',
    folha,
    { input: { dataDizimo: '2026-05-10', linhas: [{ idMembro: giver.uuid, valorDizimo: '1', meioDizimo: 'pix' }] } },
  ],
  [
    'atualizar',
    'mutation($id: ID!, $input: DizimoInput!) { atualizarDizimo(id: $id, input: $input) { id } }',
    { id, input: input() },
  ],
  ['excluir', verb('excluirDizimo'), { id }],
  ['restaurar', verb('restaurarDizimo'), { id }],
  ['emitir', emitir, { id }],
]

describe('each operation asks who is there', () => {
  const statuses = async (token: string | null, id: number | string) => {
    const found: [string, number][] = []
    for (const [name, query, variables] of operations(id))
      found.push([name, (await app.graphql(token, query, variables)).status])
    return Object.fromEntries(found)
  }

  test('no session: 401', async () => {
    const { id } = await create()
    expect(new Set(Object.values(await statuses(null, id)))).toEqual(new Set([401]))
    for (const call of ['', `/${id}`, `/${id}/recibo`])
      expect((await app.rest(null, 'GET', `/dizimos${call}`)).status).toBe(401)
  })

  test('a member writes nothing and does not even find what others gave; without a perfil, nothing at all', async () => {
    const { id } = await create()
    const before = await incomes()
    const answers = await statuses(await betel.token(2), id)
    expect(answers).toEqual({
      dizimo: 404,
      reciboDizimo: 404,
      criar: 403,
      folha: 403,
      atualizar: 403,
      excluir: 403,
      restaurar: 403,
      emitir: 403,
    })
    expect(new Set(Object.values(await statuses(await betel.token(-1), id)))).toEqual(new Set([403]))
    expect(await incomes()).toEqual(before)
  })

  test("another church's tithe is not found, by number and by uuid; nor is its member", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      const answers = await statuses(token, ref)
      expect(answers).toMatchObject({ dizimo: 404, reciboDizimo: 404, atualizar: 404, excluir: 404, emitir: 404 })
      expect(answers).toMatchObject({ criar: 422, folha: 422 })
    }
    expect((await app.rest(token, 'GET', '/dizimos')).body).toEqual([])
    expect(await incomes(other)).toEqual([])
  })

  test('leaders, helpers and the pastor keep the tithes', async () => {
    for (const perfil of [3, 4, 5] as const) {
      const token = await betel.token(perfil)
      const { status, body } = await app.rest(token, 'POST', '/dizimos', fields())
      expect([status, body]).toMatchObject([
        201,
        {
          idCliente: betel.idCliente,
          idMembro: giver.id,
          membro: { name: 'Clara Dizimista' },
          valorDizimo: 250.25,
          dataDizimo: '2026-05-10',
          meioDizimo: 'pix',
          numeroRecibo: null,
        },
      ])
      expect((await app.rest(token, 'GET', `/dizimos/${body.uuid}`)).body).toEqual(body)
      expect((await app.rest(token, 'DELETE', `/dizimos/${body.id}`)).body).toEqual({
        message: 'Dízimo excluído com sucesso.',
      })
    }
  })
})

describe('what somebody gives is private', () => {
  test('a member finds the own tithes in every way of asking, and nobody else’s', async () => {
    const church = await app.church()
    const own = await church.person({ perfil: 2, name: 'Davi Próprio' })
    const someone = await church.person({ name: 'Eva Alheia' })
    const mine = await create({ idMembro: own.id, valorDizimo: 10 }, church)
    const theirs = await create({ idMembro: someone.id, valorDizimo: 99 }, church)
    await app.graphql(await church.token(1), emitir, { id: mine.id })
    await app.graphql(await church.token(1), emitir, { id: theirs.id })
    const token = await app.session(church.idCliente, own.id)
    const numbers = async (query: string) =>
      (await app.rest(token, 'GET', `/dizimos?${query}`)).body.map(({ id }: { id: number }) => id)
    expect(await numbers('')).toEqual([mine.id])
    expect(await numbers('busca=eva')).toEqual([])
    expect(await numbers(`idMembro=${someone.id}`)).toEqual([])
    const { data } = await app.graphql(
      token,
      '{ dizimos(ordem: { campo: membro }) { totalCount soma nodes { id acoesPermitidas } } }',
    )
    expect(data.dizimos).toEqual({
      totalCount: 1,
      soma: '10.00',
      nodes: [{ id: mine.id, acoesPermitidas: ['verRecibo'] }],
    })
    expect((await app.rest(token, 'GET', `/dizimos/${mine.id}/recibo`)).body).toMatchObject({ numeroRecibo: 1 })
    for (const call of ['', '/recibo'])
      expect((await app.rest(token, 'GET', `/dizimos/${theirs.id}${call}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv')).status).toBe(403)

    const timeline = async (who: string, id: number) =>
      (
        await app.graphql(who, 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }', {
          id,
        })
      ).data.usuario.linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'dizimo')
    expect(await timeline(token, own.id)).toEqual([{ tipo: 'dizimo', titulo: 'Dízimo', descricao: 'R$ 10,00 · Pix' }])
    expect(await timeline(token, someone.id)).toEqual([])
    expect(await timeline(await church.token(4), someone.id)).toHaveLength(1)
  })

  test('a token of few scopes reads what a member reads', async () => {
    const criar = 'mutation { criarTokenApi(nome: "Site", escopos: ["dizimo.ler"]) { token } }'
    const { data } = await app.graphql(await betel.token(1), criar)
    await create()
    expect((await app.rest(data.criarTokenApi.token, 'GET', '/dizimos')).body).toEqual([])
  })

  test('neither the books nor the search name the person', async () => {
    const { id } = await create()
    const [income] = await incomeOf(id)
    expect(income?.descricao).toBe('Dízimo (Pix)')
    const found = await app.graphql(await betel.token(1), '{ buscar(texto: "Clara Dizimista") { tipo } }')
    expect(found.data.buscar.map(({ tipo }: { tipo: string }) => tipo)).not.toContain('dizimo')
  })
})

describe('its income', () => {
  test('is made, changed, taken away and brought back with it', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    expect(await incomeOf(id)).toEqual([
      { descricao: 'Dízimo (Pix)', valor: '250.25', categoria: 1, data: '2026-05-10', id_origem: id },
    ])
    const changed = fields({ valorDizimo: 300, dataDizimo: '2026-06-01', meioDizimo: 'dinheiro' })
    expect((await app.rest(token, 'PUT', `/dizimos/${id}`, changed)).status).toBe(200)
    expect(await incomeOf(id)).toMatchObject([{ descricao: 'Dízimo (Dinheiro)', valor: '300.00', data: '2026-06-01' }])
    const income = (await app.rest(token, 'GET', '/entradas')).body.find(
      (row: { origem: string; idOrigem: number }) => row.origem === 'dizimo' && row.idOrigem === id,
    )
    const refused = await app.rest(token, 'DELETE', `/entradas/${income.id}`)
    expect([refused.status, refused.body.erro]).toEqual([409, 'Esta entrada vem de um dízimo e só muda por meio dele.'])
    await app.rest(token, 'DELETE', `/dizimos/${id}`)
    expect(await incomeOf(id)).toEqual([])
    expect((await app.graphql(await betel.token(5), verb('restaurarDizimo'), { id })).status).toBe(403)
    expect((await app.graphql(token, verb('restaurarDizimo'), { id })).status).toBe(200)
    expect(await incomeOf(id)).toMatchObject([{ valor: '300.00', data: '2026-06-01' }])
  })

  test('a closed month takes no tithe and gives none away', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id: idMembro } = await givers(church)
    const { id } = await create({ idMembro, dataDizimo: '2025-03-10' }, church)
    const gone = await create({ idMembro, dataDizimo: '2025-03-11' }, church)
    await app.rest(token, 'DELETE', `/dizimos/${gone.id}`)
    expect((await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')).status).toBe(200)
    const linhas = [{ idMembro, valorDizimo: '5', meioDizimo: 'pix' }]
    for (const answer of [
      await app.rest(token, 'POST', '/dizimos', fields({ idMembro, dataDizimo: '2025-03-12' })),
      await app.rest(token, 'POST', '/dizimos/folha', { dataDizimo: '2025-03-12', linhas }),
      await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro, dataDizimo: '2025-04-01' })),
      await app.rest(token, 'DELETE', `/dizimos/${id}`),
    ])
      expect([answer.status, answer.body.erro]).toEqual([409, 'O mês de março de 2025 está fechado.'])
    const restored = await app.graphql(token, verb('restaurarDizimo'), { id: gone.id })
    expect(restored.errors?.[0]?.extensions.status).toBe(409)
    expect((await app.rest(token, 'GET', '/dizimos')).body.map((row: { id: number }) => row.id)).toEqual([id])
    expect(await incomes(church)).toHaveLength(1)
    const { data } = await app.graphql(token, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })
    expect(data.dizimo.acoesPermitidas).toEqual(['emitirRecibo'])
  })

  test('reversed, the tithe tells so, counts in no sum and gets no receipt; the reversal gone, all is as it was', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const own = await church.person({ perfil: 2, name: 'Noé Estornado' })
    const kept = await create({ idMembro: own.id, dataDizimo: '2025-03-10', valorDizimo: 10.1 }, church)
    const one = await create({ idMembro: own.id, dataDizimo: '2025-03-11', valorDizimo: 20.2 }, church)
    const numbered = await create({ idMembro: own.id, dataDizimo: '2025-03-12', valorDizimo: 40.4 }, church)
    await app.graphql(token, emitir, { id: numbered.id })
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
    const entryOf = new Map<number, number>(
      (await app.rest(token, 'GET', '/entradas')).body.map((row: { id: number; idOrigem: number }) => [
        row.idOrigem,
        row.id,
      ]),
    )
    const list = async (who = token) =>
      (await app.graphql(who, '{ dizimos { totalCount soma nodes { id idLancamento estornado } } }')).data.dizimos
    const told = async (id: number) => {
      const query = 'query($id: ID!) { dizimo(id: $id) { estornado acoesPermitidas } }'
      return (await app.graphql(token, query, { id })).data.dizimo
    }
    const valid = async () => {
      const query = 'query($id: ID!) { reciboDizimo(id: $id) { estornado } }'
      return !(await app.graphql(token, query, { id: numbered.id })).data.reciboDizimo.estornado
    }
    expect([(await list()).soma, await valid()]).toEqual(['70.70', true])
    const reversals: number[] = []
    for (const { id } of [one, numbered]) {
      const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-04-02" }) { id } }'
      reversals.push((await app.graphql(token, estornar, { id: entryOf.get(id) })).data.estornarEntrada.id)
    }
    for (const who of [token, await app.session(church.idCliente, own.id)])
      expect(await list(who)).toEqual({
        totalCount: 3,
        soma: '10.10',
        nodes: [numbered, one, kept].map(({ id }) => ({
          id,
          idLancamento: entryOf.get(id),
          estornado: id !== kept.id,
        })),
      })
    expect(await valid()).toBe(false)
    // the old integrations and the file say so too
    const rows = (await app.rest(token, 'GET', '/dizimos')).body.map((row: { id: number; estornado: boolean }) => [
      row.id,
      row.estornado,
    ])
    expect(rows).toEqual([numbered, one, kept].map(({ id }) => [id, id !== kept.id]))
    expect((await app.rest(token, 'GET', `/dizimos/${one.id}`)).body.estornado).toBe(true)
    const csv = String((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv')).body)
      .trim()
      .split(/\r?\n/)
    expect(csv.map((line) => line.split(';').at(-1)?.replaceAll('"', ''))).toEqual(['Estornado', 'Sim', 'Sim', 'Não'])
    const refused = await app.rest(token, 'POST', `/dizimos/${one.id}/recibo`)
    expect([refused.status, refused.body.erro]).toEqual([409, 'Este dízimo foi estornado e não recebe recibo.'])
    expect((await app.rest(token, 'POST', `/dizimos/${numbered.id}/recibo`)).body.numeroRecibo).toBe(1)
    const timeline = await app.graphql(
      token,
      'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo descricao } } }',
      { id: own.id },
    )
    const given = timeline.data.usuario.linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'dizimo')
    expect(given.map(({ descricao }: { descricao: string }) => descricao).sort()).toEqual([
      'R$ 10,10 · Pix',
      'R$ 20,20 · Pix · estornado',
      'R$ 40,40 · Pix · estornado',
    ])

    // also with its month open again, it is the reversal that goes first
    await app.graphql(token, 'mutation { reabrirMes(mes: "2025-03") { message } }')
    expect(await told(one.id)).toEqual({ estornado: true, acoesPermitidas: [] })
    expect(await told(numbered.id)).toEqual({ estornado: true, acoesPermitidas: ['verRecibo'] })
    expect((await app.rest(token, 'DELETE', `/dizimos/${one.id}`)).status).toBe(409)
    for (const id of reversals) expect((await app.rest(token, 'DELETE', `/entradas/${id}`)).status).toBe(200)
    expect(await told(one.id)).toEqual({ estornado: false, acoesPermitidas: ['emitirRecibo', 'editar', 'excluir'] })
    expect([(await list()).soma, await valid()]).toEqual(['70.70', true])
  })

  test('what is wrong is named, and neither tithe nor income is written', async () => {
    const token = await betel.token(1)
    const before = await incomes()
    const { status, body } = await app.rest(token, 'POST', '/dizimos', {
      valorDizimo: 0,
      dataDizimo: '2026-02-30',
      meioDizimo: 'ouro',
    })
    expect([status, body.campos]).toEqual([
      422,
      {
        idMembro: 'Escolha o membro.',
        valorDizimo: 'O valor deve ser maior que zero.',
        dataDizimo: 'Informe uma data válida.',
        meioDizimo: 'Escolha Dinheiro, Pix, Cartão, Transferência ou Cheque.',
      },
    ])
    const foreign = await givers(other)
    expect((await app.rest(token, 'POST', '/dizimos', fields({ idMembro: foreign.uuid }))).body.campos).toEqual({
      idMembro: 'Pessoa não encontrada.',
    })
    expect(await incomes()).toEqual(before)
  })

  test('who has left the church still gave what was given', async () => {
    const token = await betel.token(1)
    const person = await givers(betel)
    const { id } = await create({ idMembro: person.id })
    expect((await app.rest(token, 'DELETE', `/user/${person.id}`)).status).toBe(200)
    expect((await app.rest(token, 'POST', '/dizimos', fields({ idMembro: person.id }))).status).toBe(422)
    expect(
      (await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro: person.id, valorDizimo: 9 }))).body,
    ).toMatchObject({ valorDizimo: 9, membro: { name: person.name } })
  })
})

describe('the sheet of a day', () => {
  const rows = (people: readonly { uuid: string }[]) =>
    people.map(({ uuid }, index) => ({ idMembro: uuid, valorDizimo: `${index + 1}.10`, meioDizimo: 'dinheiro' }))

  test('every row becomes a tithe with its income, with as many statements for 40 as for 2', async () => {
    const church = await app.church()
    const token = await church.token(4)
    const people = await Promise.all(Array.from({ length: 40 }, () => givers(church)))
    const { status, data } = await app.graphql(token, folha, {
      input: { dataDizimo: '2026-05-17', linhas: rows(people) },
    })
    expect([status, data.criarDizimos]).toEqual([200, { quantidade: 40, total: '824.00' }])
    expect(await incomes(church)).toHaveLength(40)
    const { rows: found } = {
      rows: await app.sql<{ same: boolean }>(
        `select count(*) = 40 as same from dizimo join entrada on entrada.id_origem = dizimo.id and origem = 'dizimo'
         where dizimo.id_cliente = $1 and valor = valor_dizimo and data = data_dizimo`,
        [church.idCliente],
      ),
    }
    expect(found).toEqual([{ same: true }])
  })

  test('one wrong row keeps all of them out, and each fault is told at its cell', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [one, two] = [await givers(church), await givers(church)]
    const linhas = rows([one, two])
    const wrong = await app.rest(token, 'POST', '/dizimos/folha', {
      dataDizimo: '2026-05-17',
      linhas: [linhas[0], { ...linhas[1], valorDizimo: '0' }, { ...linhas[1], meioDizimo: 'ouro' }],
    })
    expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([
      422,
      ['linhas.1.valorDizimo', 'linhas.2.meioDizimo'],
    ])
    const unknown = await app.rest(token, 'POST', '/dizimos/folha', {
      dataDizimo: '2026-05-17',
      linhas: [{ ...linhas[0], idMembro: giver.uuid }, linhas[1], { ...linhas[0], idMembro: 'ninguém' }],
    })
    expect([unknown.status, unknown.body.campos]).toEqual([
      422,
      { 'linhas.0.idMembro': 'Pessoa não encontrada.', 'linhas.2.idMembro': 'Pessoa não encontrada.' },
    ])
    expect(
      (await app.rest(token, 'POST', '/dizimos/folha', { dataDizimo: '2026-05-17', linhas: [] })).body.campos,
    ).toEqual({ linhas: 'Preencha ao menos uma linha.' })
    expect((await app.rest(token, 'GET', '/dizimos')).body).toEqual([])
    expect(await incomes(church)).toEqual([])
  })

  test('sent 20 times at once with one Idempotency-Key it is written once; with other rows the key is refused', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const people = [await givers(church), await givers(church)]
    const send = (linhas: object[]) =>
      app.graphql(token, folha, { input: { dataDizimo: '2026-05-17', linhas } }, { 'idempotency-key': 'folha-1' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(rows(people))))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.criarDizimos)))).toEqual(
      new Set(['{"quantidade":2,"total":"3.20"}']),
    )
    expect(await incomes(church)).toHaveLength(2)
    expect((await send(rows(people.slice(1)))).errors?.[0]?.extensions.campos).toEqual({
      'Idempotency-Key': 'Esta chave de idempotência já foi usada com outros dados.',
    })
  })
})

describe('the receipt', () => {
  test('its numbers follow one another, whoever asks at once; a second time it is the same', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const person = await givers(church)
    const made: { id: number }[] = []
    for (let i = 0; i < 10; i++) made.push(await create({ idMembro: person.id }, church))
    const answers = await Promise.all(
      [...made, ...made].map(({ id }) => app.rest(token, 'POST', `/dizimos/${id}/recibo`)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    const numbers = new Map(answers.map(({ body }) => [body.id, body.numeroRecibo]))
    expect([...numbers.values()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { body } of answers) expect(body.numeroRecibo).toBe(numbers.get(body.id))
  })

  test('says who, how much in words, when and how; a failure in between leaves no gap', async () => {
    const church = await app.church('Igreja do Recibo')
    const token = await church.token(1)
    const person = await church.person({ name: 'Lia Contribuinte', cpf: '52998224725' })
    const first = await create({ idMembro: person.id, valorDizimo: 1234.5, meioDizimo: 'cheque' }, church)
    expect((await app.rest(token, 'GET', `/dizimos/${first.id}/recibo`)).body.erro).toBe(
      'Este dízimo ainda não tem recibo.',
    )
    expect((await app.rest(token, 'POST', '/dizimos/999999999/recibo')).status).toBe(404)
    const { status, body } = await app.rest(token, 'POST', `/dizimos/${first.uuid}/recibo`)
    expect([status, body]).toMatchObject([
      201,
      {
        numeroRecibo: 1,
        nomeIgreja: 'Igreja do Recibo',
        nomeMembro: 'Lia Contribuinte',
        cpfMembro: '52998224725',
        valorDizimo: 1234.5,
        valorPorExtenso: 'mil duzentos e trinta e quatro reais e cinquenta centavos',
        dataDizimo: '2026-05-10',
        meioDizimo: 'cheque',
        nomeEmissor: 'Ana Administradora',
      },
    ])
    expect((await app.rest(token, 'GET', `/dizimos/${first.id}/recibo`)).body).toEqual(body)
    const second = await create({ idMembro: person.id }, church)
    expect((await app.rest(token, 'POST', `/dizimos/${second.id}/recibo`)).body.numeroRecibo).toBe(2)
  })

  test('carries the logo of its own church, whoever reads it', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id } = await create({ idMembro: (await givers(church)).id }, church)
    await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
    const logo = async (who: string) =>
      (await app.graphql(who, 'query($id: ID!) { reciboDizimo(id: $id) { logoUrl } }', { id })).data.reciboDizimo
        .logoUrl
    expect(await logo(token)).toBeNull()
    await sendLogo(app, token)
    const url = (await app.graphql(token, '{ eu { igreja { logoUrl } } }')).data.eu.igreja.logoUrl
    expect([await logo(token), await logo(await app.platformToken())]).toEqual([url, url])
  })

  test('what it says does not change, in the database either; deleted, its number stays taken', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const person = await givers(church)
    const { id } = await create({ idMembro: person.id }, church)
    await app.rest(token, 'POST', `/dizimos/${id}/recibo`)
    const edit = await app.rest(token, 'PUT', `/dizimos/${id}`, fields({ idMembro: person.id, valorDizimo: 1 }))
    expect([edit.status, edit.body.erro]).toEqual([
      409,
      'O recibo nº 1 já foi emitido. Para corrigir, exclua este dízimo e registre outro.',
    ])
    for (const change of ['valor_dizimo = 1', 'numero_recibo = 7', 'recibo_em = null', 'id_membro = id_cliente'])
      await expect(app.sql(`update dizimo set ${change} where id = $1`, [id])).rejects.toThrow('receipt')
    await expect(app.sql('delete from dizimo where id = $1', [id])).rejects.toThrow('receipt')
    const { data } = await app.graphql(token, 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }', { id })
    expect(data.dizimo.acoesPermitidas).toEqual(['verRecibo', 'excluir'])
    expect((await app.rest(token, 'DELETE', `/dizimos/${id}`)).status).toBe(200)
    expect((await app.rest(await church.token(5), 'GET', `/dizimos/${id}/recibo`)).status).toBe(404)
    const next = await create({ idMembro: person.id }, church)
    expect((await app.rest(token, 'POST', `/dizimos/${next.id}/recibo`)).body.numeroRecibo).toBe(2)
    expect((await app.graphql(token, verb('restaurarDizimo'), { id })).status).toBe(200)
    expect((await app.rest(token, 'POST', `/dizimos/${id}/recibo`)).body.numeroRecibo).toBe(1)
  })
})

describe('list', () => {
  test('searches by name, filters by month, means and person, sums what it found', async () => {
    const church = await app.church()
    const token = await church.token(3)
    const [ana, rui] = [await church.person({ name: 'Ângela Reis' }), await church.person({ name: 'Rui Melo' })]
    await create({ idMembro: ana.id, dataDizimo: '2026-01-31', valorDizimo: 10.1 }, church)
    await create({ idMembro: rui.id, dataDizimo: '2026-02-01', valorDizimo: 20.2, meioDizimo: 'dinheiro' }, church)
    await create({ idMembro: ana.id, dataDizimo: '2026-02-28', valorDizimo: 30.3, meioDizimo: 'cartao' }, church)
    const list = async (args: string) =>
      (await app.graphql(token, `{ dizimos(${args}) { totalCount soma nodes { valorDizimo } } }`)).data.dizimos
    const values = (answer: { nodes: { valorDizimo: string }[] }) => answer.nodes.map((row) => row.valorDizimo)
    expect(values(await list('first: 10'))).toEqual(['30.30', '20.20', '10.10'])
    expect(await list('busca: "angela"')).toMatchObject({ totalCount: 2, soma: '40.40' })
    expect(await list('filtro: { mes: "2026-02" }')).toMatchObject({ totalCount: 2, soma: '50.50' })
    expect(values(await list('filtro: { meioDizimo: "cartao" }'))).toEqual(['30.30'])
    expect(values(await list(`filtro: { idMembro: "${rui.uuid}" }`))).toEqual(['20.20'])
    expect(values(await list('ordem: { campo: membro, direcao: ASC }'))).toEqual(['10.10', '30.30', '20.20'])
    expect(values(await list('ordem: { campo: valorDizimo, direcao: ASC }'))).toEqual(['10.10', '20.20', '30.30'])
    const { body, headers } = await app.rest(token, 'GET', '/dizimos?limit=1&mes=2026-02')
    expect([body.length, headers['x-total-count']]).toEqual([1, '2'])
    const csv = String((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv&mes=2026-01')).body)
    expect(csv).toContain('Ângela Reis')
    expect(csv).not.toContain('Rui Melo')
  })

  test('the platform sees all churches and writes in the record’s own', async () => {
    const token = await app.platformToken()
    await create({ idMembro: (await givers(other)).id }, other)
    const all = (await app.rest(token, 'GET', '/adm/dizimos')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
    const { uuid } = await create()
    expect((await app.rest(token, 'PUT', `/dizimos/${uuid}`, fields({ valorDizimo: 7 }))).body).toMatchObject({
      idCliente: betel.idCliente,
      valorDizimo: 7,
    })
    expect((await app.rest(token, 'POST', `/dizimos/${uuid}/recibo`)).body).toMatchObject({ nomeIgreja: betel.nome })
    expect((await app.rest(await betel.token(1), 'GET', '/adm/dizimos')).status).toBe(403)
  })
})
