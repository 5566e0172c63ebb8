import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { todayIn } from '../../../kernel/dates.js'
import { contaPagarFeature } from '../conta-pagar/index.js'
import { contaReceberFeature } from '../conta-receber/index.js'
import { diaDoMes, diasDepois, mesesDepois } from './conta.rules.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
const centres = new Map<TestChurch, { id: number; uuid: string }>()

beforeAll(async () => {
  app = await testApp()
  betel = await withCentre(await app.church())
  other = await withCentre(await app.church())
})
afterAll(() => app.close())

async function withCentre(church: TestChurch): Promise<TestChurch> {
  const token = await church.token(1)
  const departamento = (await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: unique('Zeladoria ') }))
    .body
  const centro = { nome: unique('Templo '), idDepartamento: departamento.id }
  centres.set(church, (await app.rest(token, 'POST', '/centro-custo', centro)).body)
  return church
}

const hoje = todayIn('America/Sao_Paulo')
/** A day so many days from now. */
const em = (dias: number) => diasDepois(hoje, dias)

/** Both kinds of account keep the same rules, each over its own operations. */
describe.each([
  [
    'contaPagar',
    'ContaPagar',
    'contasPagar',
    'aberto',
    'pago',
    'paga',
    'saida',
    'saidas',
    'conta_pagar',
    contaPagarFeature,
  ],
  [
    'contaReceber',
    'ContaReceber',
    'contasReceber',
    'pendente',
    'recebido',
    'recebida',
    'entrada',
    'entradas',
    'conta_receber',
    contaReceberFeature,
  ],
] as const)('%s', (one, Type, many, aberto, encerrado, participio, livro, livros, tabela, feature) => {
  const fields = (data: object = {}, church = betel) => ({
    descricaoConta: unique('Conta de luz '),
    valorConta: '320.45',
    dataVencimentoConta: em(10),
    idCentroCusto: String(centres.get(church)!.id),
    ...data,
  })
  const create = async (data: object = {}, church = betel) => {
    const { status, body } = await app.rest(await church.token(1), 'POST', `/${many}`, fields(data, church))
    expect([status, body.message]).toEqual([201, undefined])
    return body
  }
  const patch = async (id: number | string, verb: string, body: object = {}, church = betel) =>
    app.rest(await church.token(1), 'PATCH', `/${many}/${id}/${verb}`, body)
  /** The entries, alive or not, of an account. */
  const entries = (id: number) =>
    app.sql<{
      valor: string
      alive: boolean
      data: string
      id_centro_custo: number
      descricao: string
      categoria: number
    }>(
      `select valor, excluido_em is null as alive, data::text, id_centro_custo, descricao, categoria from ${livro}
       where origem = $1 and id_origem = $2 order by id`,
      [one, id],
    )
  const balance = async (church: TestChurch) =>
    (
      await app.graphql(
        await church.token(1),
        `{ livroCaixa(inicio: "2020-01-01", fim: "${em(366).slice(0, 4)}-12-31") { saldo } }`,
      )
    ).data.livroCaixa.saldo
  const seriesOf = (serie: string) =>
    app.sql<{ id: number; dia: string; parcela: number; repete: boolean; valor: string; excluida: boolean }>(
      `select id, data_vencimento_conta::text as dia, parcela, repete, valor_conta as valor, excluido_em is not null as excluida
       from ${tabela} where serie = $1 order by parcela`,
      [serie],
    )

  const ler = `query($id: ID!) { ${one}(id: $id) { id statusConta acoesPermitidas } }`
  const criar = `mutation($input: NovaContaInput!) { criar${Type}(input: $input) { id uuid idCliente valorConta statusConta responsavelUsuarioConta responsavelClienteConta responsavel { name } centroCusto { id } versao acoesPermitidas } }`
  const atualizar = `mutation($id: ID!, $input: ContaInput!) { atualizar${Type}(id: $id, input: $input) { valorConta versao repete } }`
  const verb = (name: string, args = '') =>
    `mutation($id: ID!) { ${name}${Type}(id: $id${args}) { id statusConta dataEncerramentoConta } }`
  const excluir = `mutation($id: ID!) { excluir${Type}(id: $id) { message } }`
  const restaurar = `mutation($id: ID!) { restaurar${Type}(id: $id) { excluidoEm statusConta } }`
  const parar = `mutation($id: ID!) { pararRepeticao${Type}(id: $id) { repete } }`

  describe('each operation asks who is there', () => {
    const operations = (id: number | string): [string, object][] => [
      [ler, { id }],
      [atualizar, { id, input: fields() }],
      [verb('encerrar'), { id }],
      [verb('reabrir'), { id }],
      [excluir, { id }],
      [restaurar, { id }],
      [parar, { id }],
      [criar, { input: fields() }],
    ]
    const calls = (id: number | string) =>
      [
        ['GET', ''],
        ['POST', ''],
        ['GET', `/${id}`],
        ['PUT', `/${id}`],
        ['PATCH', `/${id}/encerrar`],
        ['PATCH', `/${id}/reabrir`],
        ['DELETE', `/${id}`],
      ] as const

    test('no session: 401', async () => {
      const { id } = await create()
      for (const [query, variables] of operations(id))
        expect([query, (await app.graphql(null, query, variables)).status]).toEqual([query, 401])
      for (const [method, path] of calls(id))
        expect([path, (await app.rest(null, method, `/${many}${path}`, {})).status]).toEqual([path, 401])
    })

    test('a member may only read', async () => {
      const { id } = await create()
      const token = await betel.token(2)
      for (const [query, variables] of operations(id).slice(1))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
      for (const [method, path] of calls(id)) {
        const { status } = await app.rest(token, method, `/${many}${path}`, fields())
        expect([method, path, status]).toEqual([method, path, method === 'GET' ? 200 : 403])
      }
      expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toEqual([])
      expect(
        (
          await app.rest(
            token,
            'GET',
            `/exportar/${many === 'contasPagar' ? 'contas-pagar' : 'contas-receber'}?formato=csv`,
          )
        ).status,
      ).toBe(403)
      expect(await entries(id)).toEqual([])
    })

    test("another church's account is not found, by number and by uuid", async () => {
      const { id, uuid } = await create()
      const token = await other.token(1)
      for (const ref of [id, uuid]) {
        for (const [query, variables] of operations(ref).slice(0, 7))
          expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
        for (const [method, path] of calls(ref).slice(2))
          expect([path, (await app.rest(token, method, `/${many}${path}`, fields({}, other))).status]).toEqual([
            path,
            404,
          ])
      }
      expect(await entries(id)).toEqual([])
    })

    test.each([1, 3, 4, 5] as const)('perfil %i creates, edits, settles, opens again, cancels', async (perfil) => {
      const token = await betel.token(perfil)
      const made = (await app.graphql(token, criar, { input: fields() })).data[`criar${Type}`]
      expect(made).toMatchObject({
        statusConta: aberto,
        valorConta: '320.45',
        acoesPermitidas: ['editar', 'encerrar', 'excluir'],
      })
      const { id, uuid } = made
      const edited = await app.graphql(token, atualizar, {
        id: uuid,
        input: fields({ valorConta: '99.90', versao: 1 }),
      })
      expect(edited.data[`atualizar${Type}`]).toMatchObject({ valorConta: '99.90', versao: 2 })
      const settled = (await app.graphql(token, verb('encerrar'), { id })).data[`encerrar${Type}`]
      expect(settled).toEqual({ id, statusConta: encerrado, dataEncerramentoConta: hoje })
      expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toEqual(['reabrir'])
      const opened = (await app.graphql(token, verb('reabrir'), { id })).data[`reabrir${Type}`]
      expect(opened).toEqual({ id, statusConta: aberto, dataEncerramentoConta: null })
      expect((await app.rest(token, 'DELETE', `/${many}/${uuid}`)).body).toEqual({
        message: 'Conta cancelada com sucesso.',
      })
      expect((await app.graphql(token, restaurar, { id })).status).toBe(perfil === 1 ? 200 : 403)
    })
  })

  describe('fields', () => {
    test.each([
      ['descricaoConta', ' ', 'Informe a descrição.'],
      ['descricaoConta', 'x'.repeat(256), 'Use no máximo 255 caracteres.'],
      ['valorConta', '0', 'O valor deve ser maior que zero.'],
      ['valorConta', '1.234', 'Informe um valor com no máximo duas casas decimais.'],
      ['dataVencimentoConta', '2026-02-30', 'Informe uma data válida.'],
      ['idCentroCusto', null, 'Escolha o centro de custo.'],
      ['idCentroCusto', '2000000000', 'Centro de custo não encontrado.'],
      ['responsavelUsuarioConta', 2_000_000_000, 'Pessoa não encontrada.'],
      ['parcelas', 121, 'No máximo 120 parcelas.'],
      ['parcelas', 0, 'Informe o número de parcelas.'],
    ])('%s: %p is refused, and nothing written', async (campo, value, text) => {
      const token = await betel.token(1)
      const word = unique('nada')
      const { status, body } = await app.rest(
        token,
        'POST',
        `/${many}`,
        fields({ descricaoConta: word, [campo]: value }),
      )
      expect([status, body.campos]).toEqual([422, { [campo]: text }])
      expect((await app.rest(token, 'GET', `/${many}?busca=${word}`)).body).toEqual([])
    })

    test('255 characters are taken; a JSON number too', async () => {
      expect(await create({ descricaoConta: 'x'.repeat(255), valorConta: 0.1 })).toMatchObject({ valorConta: 0.1 })
    })

    test('a person answers for it or, without one, the church', async () => {
      const person = await betel.person({ name: 'Débora Tesoureira' })
      const token = await betel.token(1)
      const input = fields({ responsavelUsuarioConta: person.uuid })
      const made = (await app.graphql(token, criar, { input })).data[`criar${Type}`]
      expect(made).toMatchObject({
        responsavelUsuarioConta: person.id,
        responsavelClienteConta: null,
        responsavel: { name: 'Débora Tesoureira' },
        centroCusto: { id: centres.get(betel)!.id },
      })
      const put = (data: object) => app.rest(token, 'PUT', `/${many}/${made.id}`, fields(data))
      // an old integration names the client, or nobody
      expect((await put({})).body.responsavelUsuarioConta).toBe(person.id)
      expect((await put({ responsavelUsuarioConta: '', responsavelClienteConta: other.idCliente })).body).toMatchObject(
        {
          responsavelUsuarioConta: null,
          responsavelClienteConta: betel.idCliente,
        },
      )
    })

    test("another church's cost centre and person are not there", async () => {
      const stranger = await other.person()
      const token = await betel.token(1)
      for (const data of [
        { idCentroCusto: centres.get(other)!.uuid },
        { responsavelUsuarioConta: stranger.uuid },
        { responsavelUsuarioConta: String(stranger.id) },
      ]) {
        const { status, body } = await app.rest(token, 'POST', `/${many}`, fields(data))
        expect([status, Object.keys(body.campos)]).toEqual([422, Object.keys(data)])
      }
    })

    test('an edit over somebody else’s edit is refused; the state and the day of settling cannot be sent', async () => {
      const { id } = await create()
      const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
      expect((await edit()).status).toBe(200)
      expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
      const forged = {
        statusConta: encerrado,
        dataEncerramentoConta: hoje,
        repete: true,
        totalParcelas: 9,
        excluidoEm: null,
      }
      const { body } = await app.rest(await betel.token(1), 'PUT', `/${many}/${id}`, fields(forged))
      expect(body).toMatchObject({
        statusConta: aberto,
        dataEncerramentoConta: null,
        repete: false,
        totalParcelas: null,
      })
    })
  })

  describe('overdue', () => {
    test('from the day after it was due until it is settled, in lists, filters and files', async () => {
      const word = unique('venc')
      const [late, due, coming] = [
        await create({ descricaoConta: `Ontem ${word}`, dataVencimentoConta: em(-1) }),
        await create({ descricaoConta: `Hoje ${word}`, dataVencimentoConta: hoje }),
        await create({ descricaoConta: `Amanhã ${word}`, dataVencimentoConta: em(1) }),
      ]
      expect([late.statusConta, due.statusConta, coming.statusConta]).toEqual(['atrasado', aberto, aberto])
      const token = await betel.token(1)
      const list = async (filter: string) =>
        (await app.rest(token, 'GET', `/${many}?busca=${word}${filter}`)).body.map(({ id }: { id: number }) => id)
      expect(await list('')).toEqual([late.id, due.id, coming.id])
      expect(await list('&statusConta=atrasado')).toEqual([late.id])
      expect(await list(`&statusConta=${aberto}`)).toEqual([due.id, coming.id])
      await patch(late.id, 'encerrar')
      expect(await list('&statusConta=atrasado')).toEqual([])
      expect(await list(`&statusConta=${encerrado}`)).toEqual([late.id])
      // the open ones come first
      expect(await list('')).toEqual([due.id, coming.id, late.id])
      const file = `/exportar/${many === 'contasPagar' ? 'contas-pagar' : 'contas-receber'}?formato=csv&busca=${word}`
      const csv = String((await app.rest(token, 'GET', file)).body)
      expect(csv).toContain(encerrado === 'pago' ? 'Pago' : 'Recebido')
      expect(csv).toContain('Igreja')
    })

    test('by the clock of each church, also in the list of the platform', async () => {
      const [east, west] = [await withCentre(await app.church()), await withCentre(await app.church())]
      // 25 hours lie between them: it is never the same day
      for (const [church, zone] of [
        [east, 'Pacific/Kiritimati'],
        [west, 'Pacific/Pago_Pago'],
      ] as const)
        await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
      const dataVencimentoConta = todayIn('Pacific/Pago_Pago')
      const [there, here] = [await create({ dataVencimentoConta }, east), await create({ dataVencimentoConta }, west)]
      expect([there.statusConta, here.statusConta]).toEqual(['atrasado', aberto])
      const all = (await app.rest(await app.platformToken(), 'GET', `/adm/${many}`)).body
      const shown = new Map(all.map((row: { id: number; statusConta: string }) => [row.id, row.statusConta]))
      expect([shown.get(there.id), shown.get(here.id)]).toEqual(['atrasado', aberto])
      // and its money comes on the church's own day
      await patch(here.id, 'encerrar', {}, west)
      expect((await entries(here.id))[0]?.data).toBe(dataVencimentoConta)
    })
  })

  describe('settling', () => {
    test('makes one entry of the amount, of that day, of its cost centre, categoria 4', async () => {
      const church = await withCentre(await app.church())
      const { id, descricaoConta } = await create({ valorConta: '1234.56' }, church)
      const settled = await patch(id, 'encerrar', {}, church)
      expect([settled.status, settled.body]).toMatchObject([
        200,
        { statusConta: encerrado, dataEncerramentoConta: hoje },
      ])
      expect(await entries(id)).toEqual([
        {
          valor: '1234.56',
          alive: true,
          data: hoje,
          id_centro_custo: centres.get(church)!.id,
          descricao: descricaoConta.trim(),
          categoria: 4,
        },
      ])
      expect(await balance(church)).toBe(livro === 'entrada' ? '1234.56' : '-1234.56')
      const again = await patch(id, 'encerrar', {}, church)
      expect([again.status, again.body.message]).toEqual([409, `Esta conta já foi ${participio}.`])
      const [{ id: idEntry, origem, idOrigem }] = (await app.rest(await church.token(1), 'GET', `/${livros}`)).body
      expect([origem, idOrigem]).toEqual([one, id])
      expect((await app.rest(await church.token(1), 'DELETE', `/${livros}/${idEntry}`)).status).toBe(409)
    })

    test('20 at once make exactly one entry', async () => {
      const { id } = await create()
      const answers = await Promise.all(Array.from({ length: 20 }, () => patch(id, 'encerrar')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
      expect(await entries(id)).toHaveLength(1)
    })

    test('settled, opened, cancelled and edited at once: the account and its entry agree', async () => {
      const token = await betel.token(1)
      for (let round = 0; round < 3; round++) {
        const { id } = await create()
        await Promise.all([
          ...Array.from({ length: 4 }, () => patch(id, 'encerrar')),
          ...Array.from({ length: 4 }, () => patch(id, 'reabrir')),
          app.rest(token, 'PUT', `/${many}/${id}`, fields({ valorConta: '77.00' })),
          app.rest(token, 'DELETE', `/${many}/${id}`),
        ])
        const [state] = await app.sql<{ status: string; gone: boolean; valor: string }>(
          `select status_conta as status, excluido_em is not null as gone, valor_conta as valor from ${tabela} where id = $1`,
          [id],
        )
        const living = (await entries(id)).filter(({ alive }) => alive)
        expect(living.map(({ valor }) => valor)).toEqual(state?.status === encerrado ? [state.valor] : [])
        expect(state?.gone && state.status === encerrado).toBe(false)
      }
    })

    test('on another day when it is told, not on one that has not come', async () => {
      const { id } = await create()
      const future = await patch(id, 'encerrar', { data: em(2) })
      expect([future.status, future.body.campos]).toEqual([422, { data: 'A data não pode ser futura.' }])
      expect((await patch(id, 'encerrar', { data: '31/12/2026' })).status).toBe(422)
      expect((await patch(id, 'encerrar', { data: em(-3) })).body.dataEncerramentoConta).toBe(em(-3))
      expect((await entries(id)).map(({ data }) => data)).toEqual([em(-3)])
    })

    test('a settled account is neither edited nor cancelled', async () => {
      const token = await betel.token(1)
      const { id } = await create()
      await patch(id, 'encerrar')
      const text = `Esta conta já foi ${participio}: para alterá-la, reabra-a antes.`
      for (const method of ['PUT', 'DELETE'] as const) {
        const { status, body } = await app.rest(token, method, `/${many}/${id}`, fields())
        expect([method, status, body.message]).toEqual([method, 409, text])
      }
      expect(await entries(id)).toHaveLength(1)
    })

    test('opened again, the books are as before; settled again, there is one living entry', async () => {
      const church = await withCentre(await app.church())
      const { id } = await create({}, church)
      expect((await patch(id, 'reabrir', {}, church)).status).toBe(409)
      await patch(id, 'encerrar', {}, church)
      const opened = await patch(id, 'reabrir', {}, church)
      expect([opened.status, opened.body.statusConta]).toEqual([200, aberto])
      expect(await balance(church)).toBe('0.00')
      await patch(id, 'encerrar', {}, church)
      expect((await entries(id)).map(({ alive }) => alive)).toEqual([false, true])
      expect(await balance(church)).toBe(livro === 'entrada' ? '320.45' : '-320.45')
    })

    test('a closed month refuses the settlement of that day and its undoing', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      const lastMonth = mesesDepois(hoje, 1, -1)
      const [settled, open] = [await create({}, church), await create({}, church)]
      await patch(settled.id, 'encerrar', { data: lastMonth }, church)
      const close = 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }'
      expect((await app.graphql(token, close, { mes: lastMonth.slice(0, 7) })).status).toBe(200)
      for (const refused of [
        await patch(open.id, 'encerrar', { data: lastMonth }, church),
        await patch(settled.id, 'reabrir', {}, church),
      ])
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringMatching(/^O mês de .+ está fechado\.$/),
        ])
      const read = async (id: number) => (await app.graphql(token, ler, { id })).data[one]
      expect(await read(settled.id)).toMatchObject({ statusConta: encerrado, acoesPermitidas: [] })
      expect(await read(open.id)).toMatchObject({ statusConta: aberto })
      expect(await entries(open.id)).toEqual([])
      expect((await patch(open.id, 'encerrar', {}, church)).status).toBe(200)
    })

    test('the reversal of its entry, in an open month, has its cost centre too', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      const lastMonth = mesesDepois(hoje, 1, -1)
      const { id } = await create({}, church)
      await patch(id, 'encerrar', { data: lastMonth }, church)
      const [entry] = (await app.rest(token, 'GET', `/${livros}`)).body
      await app.graphql(token, 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }', {
        mes: lastMonth.slice(0, 7),
      })
      const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
      const reverse = `mutation($id: ID!, $input: EstornoInput!) { estornar${Entry}(id: $id, input: $input) { valor centroCusto { id } } }`
      const { data } = await app.graphql(token, reverse, { id: entry.id, input: { data: hoje } })
      expect(data[`estornar${Entry}`]).toEqual({ valor: '-320.45', centroCusto: { id: centres.get(church)!.id } })
    })

    test('a settled account tells its entry, and whether that was reversed', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      const told = async (id: number) => {
        const query = `query($id: ID!) { ${one}(id: $id) { idLancamento estornada acoesPermitidas } }`
        return (await app.graphql(token, query, { id })).data[one]
      }
      const lastMonth = mesesDepois(hoje, 1, -1)
      const [kept, reversed] = [await create({}, church), await create({}, church)]
      expect(await told(kept.id)).toMatchObject({ idLancamento: null, estornada: false })
      for (const { id } of [kept, reversed]) await patch(id, 'encerrar', { data: lastMonth }, church)
      const rows: { id: number; idOrigem: number }[] = (await app.rest(token, 'GET', `/${livros}`)).body
      const entryOf = ({ id }: { id: number }) => rows.find(({ idOrigem }) => idOrigem === id)!.id
      expect(await told(kept.id)).toEqual({
        idLancamento: entryOf(kept),
        estornada: false,
        acoesPermitidas: ['reabrir'],
      })

      const mes = lastMonth.slice(0, 7)
      const month = (what: string) => app.graphql(token, `mutation { ${what}Mes(mes: "${mes}") { message } }`)
      await month('fechar')
      const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
      const reverse = `mutation($id: ID!, $input: EstornoInput!) { estornar${Entry}(id: $id, input: $input) { id } }`
      const { data } = await app.graphql(token, reverse, { id: entryOf(reversed), input: { data: hoje } })
      expect(await told(reversed.id)).toEqual({
        idLancamento: entryOf(reversed),
        estornada: true,
        acoesPermitidas: [],
      })
      expect(await told(kept.id)).toMatchObject({ estornada: false })

      // also with its month open again, it is the reversal that goes first
      await month('reabrir')
      expect((await told(reversed.id)).acoesPermitidas).toEqual([])
      expect((await patch(reversed.id, 'reabrir', {}, church)).status).toBe(409)
      expect((await app.rest(token, 'DELETE', `/${livros}/${data[`estornar${Entry}`].id}`)).status).toBe(200)
      expect(await told(reversed.id)).toMatchObject({ estornada: false, acoesPermitidas: ['reabrir'] })
    })

    test('a repeated Idempotency-Key settles once and answers the same', async () => {
      const { id } = await create()
      const headers = { 'Idempotency-Key': unique('chave') }
      const token = await betel.token(1)
      const settle = () => app.rest(token, 'PATCH', `/${many}/${id}/encerrar`, {}, headers)
      const [first, second] = [await settle(), await settle()]
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
      expect(await entries(id)).toHaveLength(1)
    })
  })

  describe('cancelling', () => {
    test('goes to the bin and comes back open; the books never knew', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      const { id } = await create({}, church)
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      expect((await app.rest(token, 'GET', `/${many}`)).body).toEqual([])
      expect((await patch(id, 'encerrar', {}, church)).status).toBe(404)
      expect((await app.rest(await church.token(5), 'GET', `/${many}/${id}`)).status).toBe(404)
      expect((await app.rest(await church.token(5), 'GET', `/${many}?excluidos=true`)).status).toBe(403)
      expect((await app.rest(token, 'GET', `/${many}?excluidos=true`)).body).toMatchObject([{ id }])
      expect((await app.graphql(token, restaurar, { id })).data[`restaurar${Type}`]).toEqual({
        excluidoEm: null,
        statusConta: aberto,
      })
      expect(await balance(church)).toBe('0.00')
      expect((await app.graphql(token, restaurar, { id })).status).toBe(404)
    })

    test('it does not come back to a cost centre that was deleted meanwhile', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      const { id } = await create({}, church)
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      expect((await app.rest(token, 'DELETE', `/centro-custo/${centres.get(church)!.uuid}`)).status).toBe(200)
      const refused = await app.graphql(token, restaurar, { id })
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([
        409,
        'O centro de custo desta conta foi excluído: restaure-o antes.',
      ])
    })
  })

  describe('instalments', () => {
    test('one a month on the same day, the cents distributed', async () => {
      const first = await create({ valorConta: '100.00', parcelas: 3, dataVencimentoConta: '2027-01-31' })
      expect(first).toMatchObject({ valorConta: 33.34, parcela: 1, totalParcelas: 3, repete: false })
      expect((await seriesOf(first.serie)).map(({ dia, parcela, valor }) => [dia, parcela, valor])).toEqual([
        ['2027-01-31', 1, '33.34'],
        ['2027-02-28', 2, '33.33'],
        ['2027-03-31', 3, '33.33'],
      ])
      await patch(first.id, 'encerrar')
      expect((await entries(first.id))[0]?.descricao).toMatch(/ \(1\/3\)$/)
    })

    test('one part is an account like any other', async () => {
      expect(await create({ parcelas: 1 })).toMatchObject({ serie: null, parcela: null, totalParcelas: null })
    })

    test('less than a cent each, or repeated besides, is refused', async () => {
      const token = await betel.token(1)
      const send = async (data: object) => (await app.rest(token, 'POST', `/${many}`, fields(data))).body.campos
      expect(await send({ valorConta: '0.02', parcelas: 3 })).toEqual({
        parcelas: 'Cada parcela precisa de ao menos um centavo.',
      })
      expect(await send({ parcelas: 3, repetir: true })).toEqual({
        repetir: 'Escolha parcelas ou repetição, não as duas.',
      })
    })

    test('a part does not repeat', async () => {
      const { id } = await create({ parcelas: 2 })
      const { body } = await app.rest(await betel.token(1), 'PUT', `/${many}/${id}`, fields({ repetir: true }))
      expect(body.campos).toEqual({ repetir: 'Uma parcela não se repete.' })
    })
  })

  describe('every month', () => {
    const run = () =>
      feature.jobs![0]!.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' } as never)
    /** As if it had been entered so long ago: nobody made the accounts since. */
    const ago = (id: number, data: string) =>
      app.sql(
        `update ${tabela} set data_vencimento_conta = $2::date, dia_vencimento = extract(day from $2::date) where id = $1`,
        [id, data],
      )

    test('what was due since the first and what is due within a month is there, the newest goes on', async () => {
      const dataVencimentoConta = mesesDepois(hoje, 31, -4)
      const { serie } = await create({ repetir: true, dataVencimentoConta })
      const made = await seriesOf(serie)
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((n) => mesesDepois(dataVencimentoConta, diaDoMes(dataVencimentoConta), n))
        .filter((day) => day <= em(31))
      expect(made.map(({ dia }) => dia)).toEqual(days)
      expect(made.map(({ repete }) => repete)).toEqual([...days.slice(1).map(() => false), true])
      expect(made.map(({ parcela }) => parcela)).toEqual(days.map((_, index) => index + 1))
    })

    test('an hour of the job makes what is missing once, also when it runs many times at once', async () => {
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) })
      expect(await seriesOf(serie)).toHaveLength(1)
      await ago(id, mesesDepois(em(20), diaDoMes(em(20)), -3))
      await Promise.all(Array.from({ length: 6 }, run))
      await run()
      const made = await seriesOf(serie)
      expect([made.length, new Set(made.map(({ dia }) => dia)).size]).toEqual([4, 4])
      expect(made.at(-1)).toMatchObject({ repete: true, valor: '320.45' })
      await run()
      expect(await seriesOf(serie)).toHaveLength(4)
    })

    test('day 31 comes back after a short month', async () => {
      const church = await withCentre(await app.church())
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) }, church)
      await ago(id, '2026-01-31')
      await run()
      const days = (await seriesOf(serie)).map(({ dia }) => dia)
      expect(days.slice(0, 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    })

    test('stops when it is told, in the account or in its form; what is there stays', async () => {
      const token = await betel.token(1)
      const dataVencimentoConta = em(20)
      const { id, serie } = await create({ repetir: true, dataVencimentoConta })
      expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toContain('pararRepeticao')
      expect((await app.graphql(token, parar, { id })).data[`pararRepeticao${Type}`]).toEqual({ repete: false })
      expect((await app.graphql(token, parar, { id })).status).toBe(409)
      await ago(id, mesesDepois(em(20), diaDoMes(em(20)), -2))
      await run()
      expect(await seriesOf(serie)).toHaveLength(1)
      const put = async (repetir: boolean) =>
        (await app.rest(token, 'PUT', `/${many}/${id}`, fields({ repetir, dataVencimentoConta }))).body
      expect(await put(true)).toMatchObject({ repete: true, serie })
      expect(await put(false)).toMatchObject({ repete: false })
    })

    test('one that others follow already does not start a second series', async () => {
      const { id } = await create({ repetir: true, dataVencimentoConta: em(-40) })
      const { body } = await app.rest(
        await betel.token(1),
        'PUT',
        `/${many}/${id}`,
        fields({ repetir: true, dataVencimentoConta: em(-40) }),
      )
      expect(body.campos).toEqual({ repetir: 'Esta conta já tem a do mês seguinte.' })
    })

    test('cancelling the newest ends it; restoring it goes on', async () => {
      const token = await betel.token(1)
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) })
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      await ago(id, mesesDepois(em(20), diaDoMes(em(20)), -1))
      await run()
      expect(await seriesOf(serie)).toHaveLength(1)
      await app.graphql(token, restaurar, { id })
      expect((await seriesOf(serie)).map(({ excluida }) => excluida)).toEqual([false, false])
    })

    test('it starts within the last year', async () => {
      const { status, body } = await app.rest(
        await betel.token(1),
        'POST',
        `/${many}`,
        fields({ repetir: true, dataVencimentoConta: em(-400) }),
      )
      expect([status, body.campos]).toEqual([
        422,
        { dataVencimentoConta: 'Uma conta que se repete começa há no máximo um ano.' },
      ])
    })
  })

  describe('list', () => {
    test('searches, filters by cost centre and days, sorts, sums and counts', async () => {
      const church = await withCentre(await app.church())
      const token = await church.token(1)
      for (const [descricaoConta, valorConta, dataVencimentoConta] of [
        ['Água', '30.10', '2027-03-10'],
        ['aluguel', '20.20', '2027-01-10'],
        ['Energia', '10.05', '2027-02-10'],
      ])
        await create({ descricaoConta, valorConta, dataVencimentoConta }, church)
      const list = async (args: string) =>
        (await app.graphql(token, `{ ${many}(${args}) { totalCount soma nodes { descricaoConta } } }`)).data[many]
      const names = async (args: string) =>
        (await list(args)).nodes.map((row: { descricaoConta: string }) => row.descricaoConta)
      expect(await list('first: 1')).toEqual({ totalCount: 3, soma: '60.35', nodes: [{ descricaoConta: 'aluguel' }] })
      expect(await names('busca: "agua"')).toEqual(['Água'])
      expect(await names('ordem: { campo: descricaoConta }')).toEqual(['Água', 'aluguel', 'Energia'])
      expect(await names('ordem: { campo: valorConta, direcao: DESC }')).toEqual(['Água', 'aluguel', 'Energia'])
      expect(await names('filtro: { inicio: "2027-02-01", fim: "2027-02-28" }')).toEqual(['Energia'])
      expect(await names(`filtro: { idCentroCusto: "${centres.get(church)!.uuid}" }`)).toHaveLength(3)
      expect(await names(`filtro: { idCentroCusto: "${centres.get(betel)!.uuid}" }`)).toEqual([])
      expect((await list('filtro: { inicio: "2027-02-01" }')).soma).toBe('40.15')
    })

    test('takes the same statements for one account as for many', async () => {
      const church = await withCentre(await app.church())
      const person = await church.person()
      const query = `{ ${many}(first: 50) { totalCount soma nodes { statusConta acoesPermitidas centroCusto { nome departamento { id } } responsavel { name } } } }`
      const token = await church.token(1)
      await create({ responsavelUsuarioConta: person.id }, church)
      const few = await countStatements(() => app.graphql(token, query))
      for (let i = 0; i < 5; i++) await create({ responsavelUsuarioConta: person.id }, church)
      const many_ = await countStatements(() => app.graphql(token, query))
      expect(many_).toBe(few)
    })

    test('the search over everything finds it', async () => {
      const { descricaoConta, id } = await create()
      const query = 'query($texto: String!) { buscar(texto: $texto) { tipo id subtitulo } }'
      const { buscar } = (await app.graphql(await betel.token(2), query, { texto: descricaoConta })).data
      expect(buscar).toEqual([{ tipo: one, id, subtitulo: expect.stringMatching(/ · R\$ 320,45$/) }])
    })

    test('the platform writes into a church that it names, and changes records where they are', async () => {
      const platform = await app.platformToken()
      const made = await app.rest(platform, 'POST', `/${many}`, { ...fields(), idCliente: betel.idCliente })
      expect([made.status, made.body.idCliente]).toEqual([201, betel.idCliente])
      expect((await app.rest(platform, 'PATCH', `/${many}/${made.body.id}/encerrar`)).body.statusConta).toBe(encerrado)
      expect(await entries(made.body.id)).toHaveLength(1)
      expect(
        (await app.rest(platform, 'POST', `/${many}`, { ...fields({}, other), idCliente: betel.idCliente })).status,
      ).toBe(422)
    })
  })
})

describe('what is due', () => {
  const query = (args = '') =>
    `{ vencimentos${args} { hoje faixas { inicio fim pagar quantidadePagar receber quantidadeReceber } contas { tipo descricaoConta atrasada valorConta } } }`

  test('overdue and the coming weeks, of both kinds; settled and cancelled ones are not', async () => {
    const church = await withCentre(await app.church())
    const token = await church.token(1)
    const add = async (many: string, descricaoConta: string, days: number, valorConta: string) =>
      (
        await app.rest(token, 'POST', `/${many}`, {
          descricaoConta,
          valorConta,
          dataVencimentoConta: em(days),
          idCentroCusto: centres.get(church)!.id,
        })
      ).body.id
    await add('contasPagar', 'Luz', -5, '100.10')
    await add('contasPagar', 'Água', -1, '50.05')
    await add('contasReceber', 'Aluguel do salão', 0, '700.00')
    await add('contasPagar', 'Internet', 6, '90.00')
    await add('contasPagar', 'Som', 7, '10.00')
    await add('contasReceber', 'Cantina', 30, '5.00')
    await add('contasPagar', 'Longe', 31, '9.00')
    await app.rest(token, 'PATCH', `/contasPagar/${await add('contasPagar', 'Paga', -2, '1.00')}/encerrar`)
    await app.rest(token, 'DELETE', `/contasPagar/${await add('contasPagar', 'Cancelada', 2, '1.00')}`)
    const { vencimentos } = (await app.graphql(await church.token(2), query())).data
    const faixa = (inicio: string | null, fim: string, pagar: string, receber: string, ...quantities: number[]) => ({
      inicio,
      fim,
      pagar,
      quantidadePagar: quantities[0],
      receber,
      quantidadeReceber: quantities[1],
    })
    expect(vencimentos.hoje).toBe(hoje)
    expect(vencimentos.faixas).toEqual([
      faixa(null, em(-1), '150.15', '0.00', 2, 0),
      faixa(hoje, em(6), '90.00', '700.00', 1, 1),
      faixa(em(7), em(13), '10.00', '0.00', 1, 0),
      faixa(em(14), em(20), '0.00', '0.00', 0, 0),
      faixa(em(21), em(27), '0.00', '0.00', 0, 0),
      faixa(em(28), em(30), '0.00', '5.00', 0, 1),
    ])
    expect(
      vencimentos.contas.map(({ descricaoConta, atrasada }: { descricaoConta: string; atrasada: boolean }) => [
        descricaoConta,
        atrasada,
      ]),
    ).toEqual([
      ['Luz', true],
      ['Água', true],
      ['Aluguel do salão', false],
      ['Internet', false],
      ['Som', false],
      ['Cantina', false],
    ])
    const week = (await app.graphql(token, query('(dias: 7)'))).data.vencimentos
    expect(week.faixas.map(({ fim }: { fim: string }) => fim)).toEqual([em(-1), em(6), em(7)])
  })

  test('asks who is there, and for how many days', async () => {
    expect((await app.graphql(null, query())).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), query())).status).toBe(403)
    expect((await app.graphql(await betel.token(1), query('(dias: 0)'))).status).toBe(422)
    expect((await app.graphql(await betel.token(1), query('(dias: 367)'))).status).toBe(422)
    const foreign = await app.graphql(await betel.token(1), query(`(idCliente: ${other.idCliente})`))
    expect(foreign.errors?.[0]?.extensions.code).toBe('TENANT_MISMATCH')
    const platform = await app.platformToken()
    expect((await app.graphql(platform, query(`(idCliente: ${other.idCliente})`))).status).toBe(200)
  })
})
