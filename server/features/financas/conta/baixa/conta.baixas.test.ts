import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { type TestApp, type TestChurch, unique } from '../../../../../tests/factories/harness.js'
import { monthsAfter } from '../conta.rules.js'

const lab = new AccountsLab()
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('payments of %s', (...kind) => {
  const [one, Type, many, open, encerrado, participle, livro, livros, tabela] = kind
  const { fields, create, patch, entries, balance, restaurar } = accountsOf(lab, ...kind)
  const pagar = one === 'contaPagar'
  const path = pagar ? '/baixasPagar' : '/baixasReceber'
  const toPay = pagar ? 'pagar' : 'receber'
  const sign = pagar ? '-' : ''

  const pay = async (idConta: number, data: object = {}, church = betel) =>
    app.rest(await church.token(1), 'POST', path, { idConta, ...data })
  const undo = async (id: number, church = betel) => app.rest(await church.token(1), 'DELETE', `${path}/${id}`)
  const read = async (id: number, church = betel) =>
    (await app.rest(await church.token(1), 'GET', `/${many}/${id}`)).body
  const paymentsOf = async (id: number, church = betel) =>
    (await app.rest(await church.token(1), 'GET', `${path}?idConta=${id}`)).body

  test('two payments settle a record: each has its ledger entry, with interest, fine and discount', async () => {
    const church = await lab.withCentre(await app.church())
    const { id } = await create({ valorConta: '300.00' }, church)
    const first = await pay(id, { valor: '100.10', juros: '2.50', multa: '1.00', data: em(-2), meio: 'Pix' }, church)
    expect([first.status, first.body]).toMatchObject([
      201,
      { idConta: id, valor: 100.1, juros: 2.5, multa: 1, desconto: 0, total: 103.6, meio: 'pix', estornada: false },
    ])
    expect(await read(id, church)).toMatchObject({ statusConta: open, restante: 199.9, parcial: true })
    const second = await pay(id, { desconto: '9.90', observacao: 'Acordo' }, church)
    expect(second.body).toMatchObject({ valor: 199.9, total: 190, data: hoje(), observacao: 'Acordo' })
    expect(await read(id, church)).toMatchObject({
      statusConta: encerrado,
      dataEncerramentoConta: hoje(),
      restante: 0,
      parcial: false,
    })
    expect((await entries(id)).map(({ valor, data, categoria }) => [valor, data, categoria])).toEqual([
      ['103.60', em(-2), 4],
      ['190.00', hoje(), 4],
    ])
    expect(await balance(church)).toBe(`${sign}293.60`)
    const again = await pay(id, {}, church)
    expect([again.status, again.body.message]).toEqual([409, `Esta conta já foi ${participle}.`])
  })

  test('a payment above what is left, in the future, without money or of nothing is refused, and nothing is written', async () => {
    const { id } = await create({ valorConta: '50.00' })
    for (const [data, campos] of [
      [{ valor: '50.01' }, { valor: `Falta ${toPay} R$ 50,00 desta conta.` }],
      [{ valor: '0' }, { valor: 'O valor deve ser maior que zero.' }],
      [{ juros: '-1' }, { juros: 'O valor não pode ser negativo.' }],
      [{ valor: '10', desconto: '10' }, { desconto: 'O desconto precisa ser menor que o valor com juros e multa.' }],
      [{ desconto: '50.00' }, { desconto: 'O desconto precisa ser menor que o valor com juros e multa.' }],
      [{ data: em(2) }, { data: 'A data não pode ser futura.' }],
      [{ meio: 'fiado' }, { meio: 'Este meio de pagamento não existe.' }],
      [{ idContaFinanceira: 2_000_000_000 }, { idContaFinanceira: 'Conta financeira não encontrada.' }],
    ] as const) {
      const { status, body } = await pay(id, data)
      expect([status, body.campos]).toEqual([422, campos])
    }
    for (const ref of [2_000_000_000, 'nada', '9999999999']) {
      const { status, body } = await pay(ref as number)
      expect([status, body.message]).toEqual([404, 'Conta não encontrada.'])
    }
    expect([await entries(id), await paymentsOf(id)]).toEqual([[], []])
  })

  test('20 payments at once never pay more than the amount', async () => {
    const church = await lab.withCentre(await app.church())
    const { id } = await create({ valorConta: '100.00' }, church)
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(id, { valor: '30.00' }, church)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(17).fill(422)])
    expect(await read(id, church)).toMatchObject({ restante: 10, statusConta: open })
    const mixed = await Promise.all([
      ...Array.from({ length: 10 }, () => patch(id, 'encerrar', {}, church)),
      ...Array.from({ length: 10 }, () => pay(id, {}, church)),
    ])
    expect(mixed.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(await balance(church)).toBe(`${sign}100.00`)
    expect((await read(id, church)).statusConta).toBe(encerrado)
  })

  test('settling a record that is paid in part pays what is left; reopening undoes the latest payment alone', async () => {
    const church = await lab.withCentre(await app.church())
    const { id } = await create({ valorConta: '80.00' }, church)
    await pay(id, { valor: '30.00', data: em(-1) }, church)
    expect((await patch(id, 'encerrar', {}, church)).body).toMatchObject({ statusConta: encerrado, restante: 0 })
    expect((await entries(id)).map(({ valor }) => valor)).toEqual(['30.00', '50.00'])
    expect((await patch(id, 'reabrir', {}, church)).body).toMatchObject({ statusConta: open, restante: 50 })
    expect(await balance(church)).toBe(`${sign}30.00`)
    expect((await patch(id, 'reabrir', {}, church)).status).toBe(409)
  })

  test('undoing a payment deletes its ledger entry, and what it paid is open again', async () => {
    const church = await lab.withCentre(await app.church())
    const { id } = await create({ valorConta: '80.00' }, church)
    const first = (await pay(id, { valor: '30.00' }, church)).body
    await pay(id, {}, church)
    const done = await undo(first.id, church)
    expect([done.status, done.body.message]).toEqual([
      200,
      `${pagar ? 'Pagamento' : 'Recebimento'} desfeito com sucesso.`,
    ])
    expect(await read(id, church)).toMatchObject({ statusConta: open, restante: 30, dataEncerramentoConta: null })
    expect((await entries(id)).map(({ valor, alive }) => [valor, alive])).toEqual([
      ['30.00', false],
      ['50.00', true],
    ])
    expect((await undo(first.id, church)).status).toBe(404)
    expect((await paymentsOf(id, church)).map(({ valor }: { valor: number }) => valor)).toEqual([50])
    // the next payment has a number of its own
    await pay(id, {}, church)
    expect(await balance(church)).toBe(`${sign}80.00`)
  })

  test('a record that is paid in part is not cancelled, and its amount does not go below what is paid', async () => {
    const token = await betel.token(1)
    const { id } = await create({ valorConta: '80.00' })
    const { id: idBaixa } = (await pay(id, { valor: '30.00' })).body
    const put = (valorConta: string) => app.rest(token, 'PUT', `/${many}/${id}`, fields({ valorConta }))
    const low = await put('29.99')
    expect([low.status, low.body.campos]).toEqual([
      422,
      {
        valorConta: `Desta conta já foram ${pagar ? 'pagos' : 'recebidos'} R$ 30,00: o valor não pode ficar abaixo disso.`,
      },
    ])
    const cancel = await app.rest(token, 'DELETE', `/${many}/${id}`)
    expect([cancel.status, cancel.body.message]).toEqual([
      409,
      `Uma parte desta conta já foi ${participle}: desfaça antes os ${pagar ? 'pagamentos' : 'recebimentos'}.`,
    ])
    expect((await put('45.00')).body).toMatchObject({ statusConta: open, restante: 15 })
    // an amount that is paid already settles the record
    expect((await put('30.00')).body).toMatchObject({
      statusConta: encerrado,
      dataEncerramentoConta: hoje(),
      restante: 0,
    })
    await undo(idBaixa)
    expect((await app.rest(token, 'DELETE', `/${many}/${id}`)).status).toBe(200)
    expect((await app.graphql(token, restaurar, { id })).status).toBe(200)
    expect((await pay(id, { valor: '1.00' })).status).toBe(201)
  })

  test('in a closed month a payment is neither made nor undone; its reversal reopens what it paid', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const lastMonth = monthsAfter(hoje(), 1, -1)
    const { id } = await create({ valorConta: '100.00' }, church)
    const first = (await pay(id, { valor: '60.00', juros: '5.00', data: lastMonth }, church)).body
    await pay(id, { valor: '10.00' }, church)
    await app.graphql(token, `mutation { fecharMes(mes: "${lastMonth.slice(0, 7)}") { message } }`)
    for (const refused of [await pay(id, { data: lastMonth }, church), await undo(first.id, church)])
      expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/está fechado\.$/)])
    const Baixa = pagar ? 'baixaPagar' : 'baixaReceber'
    const state = async () =>
      (
        await app.graphql(
          token,
          `{ ${Baixa}(id: ${first.id}) { estornada acoesPermitidas lancamento { id valor } conta { id restante } } }`,
        )
      ).data[Baixa]
    const before = await state()
    expect(before).toMatchObject({ estornada: false, acoesPermitidas: ['estornar'], conta: { id, restante: '30.00' } })
    expect(before.lancamento.valor).toBe('65.00')

    const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
    const reverse = `mutation { estornar${Entry}(id: ${before.lancamento.id}, input: { data: "${hoje()}" }) { id } }`
    const reversal = (await app.graphql(token, reverse)).data[`estornar${Entry}`].id
    expect(await state()).toMatchObject({ estornada: true, acoesPermitidas: [], conta: { restante: '90.00' } })
    expect(await balance(church)).toBe(`${sign}10.00`)
    expect((await undo(first.id, church)).status).toBe(409)

    // while the rest is not paid, the reversal can be taken back; after that it does not fit any more
    const takeBack = () => app.rest(token, 'DELETE', `/${livros}/${reversal}`)
    expect((await takeBack()).status).toBe(200)
    expect(await state()).toMatchObject({ estornada: false, conta: { restante: '30.00' } })
    await app.graphql(token, `mutation { restaurar${Entry}(id: ${reversal}) { id } }`)
    expect(await state()).toMatchObject({ estornada: true, conta: { restante: '90.00' } })
    await pay(id, { valor: '80.00' }, church)
    const refused = await takeBack()
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'O valor da conta deste estorno mudou: encerre-a de novo.',
    ])
    expect(await read(id, church)).toMatchObject({ restante: 10, statusConta: open })
  })

  test('a record that was settled before there were payments keeps its entry, and is reopened and settled again', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const { id } = await create({ valorConta: '40.00' }, church)
    await app.sql(`update ${tabela} set status_conta = $2, data_encerramento_conta = $3 where id = $1`, [
      id,
      encerrado,
      hoje(),
    ])
    await app.sql(
      `insert into ${livro} (id_cliente, descricao, data, categoria, valor, origem, id_origem)
       values ($1, 'Conta', $2, 4, 40.00, $3, $4)`,
      [church.idCliente, hoje(), one, id],
    )
    const query = `query($id: ID!) { ${one}(id: $id) { statusConta restante idLancamento acoesPermitidas baixas { nodes { id } } } }`
    const before = (await app.graphql(token, query, { id })).data[one]
    expect(before).toMatchObject({ statusConta: encerrado, restante: '0.00', acoesPermitidas: ['reabrir'] })
    expect([before.idLancamento, before.baixas]).toEqual([expect.any(Number), { nodes: [] }])
    expect((await patch(id, 'reabrir', {}, church)).body).toMatchObject({ statusConta: open, restante: 40 })
    expect(await balance(church)).toBe('0.00')
    await pay(id, { valor: '15.00' }, church)
    await patch(id, 'encerrar', {}, church)
    expect(await balance(church)).toBe(`${sign}40.00`)
    expect((await paymentsOf(id, church)).map(({ valor }: { valor: number }) => valor)).toEqual([25, 15])
  })

  test('the list finds records that are paid in part; export and edge show their payments', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const part = await create({ valorConta: '100.00', descricaoConta: 'Telhado' }, church)
    await create({}, church)
    await pay(part.id, { valor: '25.00', meio: 'boleto' }, church)
    const found = (await app.rest(token, 'GET', `/${many}?statusConta=parcial`)).body
    expect(found.map(({ id }: { id: number }) => id)).toEqual([part.id])
    const file = pagar ? 'pagamentos-de-contas' : 'recebimentos-de-contas'
    const csv = String((await app.rest(token, 'GET', `/exportar/${file}?formato=csv`)).body)
    expect(csv).toMatch(/Telhado.*25,00.*25,00.*Boleto.*Não/)
    const { data } = await app.graphql(
      token,
      `{ ${many}(first: 5) { nodes { restante parcial baixas(first: 5) { totalCount nodes { valor meio } } } } }`,
    )
    expect(data[many].nodes.map(({ parcial }: { parcial: boolean }) => parcial)).toContain(true)
    expect(data[many].nodes.find((node: { parcial: boolean }) => node.parcial)).toMatchObject({
      restante: '75.00',
      baixas: { totalCount: 1, nodes: [{ valor: '25.00', meio: 'boleto' }] },
    })
  })

  test('several records are settled together, all or none, and the error names the record', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const made = [await create({ valorConta: '10.00' }, church), await create({ valorConta: '20.00' }, church)]
    const settled = await create({ descricaoConta: 'Já foi' }, church)
    await patch(settled.id, 'encerrar', {}, church)
    await pay(made[1].id, { valor: '5.00' }, church)
    const all = (ids: unknown[], more: object = {}) => app.rest(token, 'POST', `${path}/varias`, { ids, ...more })
    const ids = made.map(({ id }) => id)
    const before = await balance(church)
    for (const [refs, campos] of [
      [[...ids, settled.id], { 'ids.2': `Já foi: já foi ${participle}.` }],
      [[ids[0], 2_000_000_000], { 'ids.1': 'Conta não encontrada.' }],
      [[ids[0], made[0].uuid], { 'ids.1': expect.stringContaining('foi escolhida duas vezes.') }],
      [[], { ids: 'Escolha as contas.' }],
      [Array.from({ length: 201 }, (_, i) => i + 1), { ids: 'No máximo 200 contas de uma vez.' }],
    ] as const) {
      const { status, body } = await all([...refs])
      expect([status, body.campos]).toEqual([422, campos])
    }
    expect(await balance(church)).toBe(before)
    const done = await all([made[0].uuid, ids[1]], { meio: 'transferencia', data: em(-1) })
    expect([done.status, done.body]).toEqual([201, { quantidade: 2, total: 25 }])
    for (const id of ids) expect(await read(id, church)).toMatchObject({ statusConta: encerrado, restante: 0 })
    expect((await paymentsOf(ids[0], church))[0]).toMatchObject({ meio: 'transferencia', data: em(-1), total: 10 })
    const [twice, once] = await Promise.all([all(ids), all([...ids].reverse())])
    expect([twice.status, once.status]).toEqual([422, 422])
  })

  test('a record is settled as the person saw it, alone and with others', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const names = [unique('Luz '), unique('Internet '), unique('Aluguel ')]
    const made = []
    for (const descricaoConta of names) made.push(await create({ descricaoConta, valorConta: '480.00' }, church))
    const ids = made.map(({ id }) => id)
    const seen = async (id: number): Promise<number> =>
      (await app.graphql(token, `query($id: ID!) { ${one}(id: $id) { versao } }`, { id })).data[one].versao
    const versions = () => Promise.all(ids.map(seen))
    const settle = (versao: number) =>
      app.graphql(
        token,
        `mutation($id: ID!, $versao: Int) { encerrar${Type}(id: $id, versao: $versao) { restante } }`,
        { id: ids[0], versao },
      )
    const all = (versoes: number[]) => app.rest(token, 'POST', `${path}/varias`, { ids, versoes })

    const old = await versions()
    const before = await balance(church)
    const edited = fields({ descricaoConta: names[0], valorConta: '530.00' }, church)
    await app.rest(token, 'PUT', `/${many}/${ids[0]}`, edited)
    await pay(ids[2], { valor: '80.00' }, church)
    const paid = await balance(church)
    expect((await settle(old[0]!)).errors?.[0]?.extensions.code).toBe('STALE')
    const { status, body } = await all(old)
    expect([status, body.codigo, body.campos]).toEqual([
      409,
      'STALE',
      {
        'ids.0': `${names[0]}: mudou, e agora faltam R$ 530,00.`,
        'ids.2': `${names[2]}: mudou, e agora faltam R$ 400,00.`,
      },
    ])
    expect((await all([1])).body.campos).toEqual({ versoes: 'Informe uma versão para cada conta.' })
    expect([await balance(church), paid === before]).toEqual([paid, false])

    expect((await settle(await seen(ids[0]))).data[`encerrar${Type}`].restante).toBe('0.00')
    // who comes second hears that it is settled
    expect((await settle(old[0]!)).errors?.[0]?.message).toBe(`Esta conta já foi ${participle}.`)
    ids.shift()
    expect((await all(await versions())).body).toEqual({ quantidade: 2, total: 880 })
  })

  test('a church neither sees nor pays records of another one; a member pays nothing', async () => {
    const { id } = await create()
    const paid = (await pay(id, { valor: '1.00' })).body
    const stranger = await lab.other.token(1)
    expect((await app.rest(stranger, 'POST', path, { idConta: id })).status).toBe(404)
    expect((await app.rest(stranger, 'DELETE', `${path}/${paid.id}`)).status).toBe(404)
    expect((await app.rest(stranger, 'GET', `${path}/${paid.id}`)).status).toBe(404)
    expect((await app.rest(await betel.token(2), 'POST', path, { idConta: id })).status).toBe(403)
    const mutation = `mutation($input: Baixa${Type.replace('Conta', '')}Input!) { criarBaixa${Type.replace('Conta', '')}(input: $input) { id } }`
    expect((await app.graphql(await betel.token(2), mutation, { input: { idConta: String(id) } })).status).toBe(403)
  })

  test('a repeated Idempotency-Key pays once', async () => {
    const { id } = await create({ valorConta: '90.00' })
    const headers = { 'Idempotency-Key': unique('chave') }
    const send = async () => app.rest(await betel.token(1), 'POST', path, { idConta: id, valor: '30.00' }, headers)
    const [first, second] = [await send(), await send()]
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect(await read(id)).toMatchObject({ restante: 60 })
  })
})
