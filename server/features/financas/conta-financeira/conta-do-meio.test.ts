import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let ana: { id: number; uuid: string; name: string }
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  ana = await church.person({ name: 'Ana Dizimista' })
})

const make = async (data: object = {}): Promise<number> =>
  (
    await app.rest(token, 'POST', '/contas-financeiras', {
      nome: unique('Banco '),
      tipo: 'banco',
      dataSaldoInicial: '2026-03-10',
      ...data,
    })
  ).body.id
const general = async (): Promise<number> =>
  (
    await app.sql<{ id: number }>('select id from conta_financeira where id_cliente = $1 and geral', [church.idCliente])
  )[0]!.id
const means = async (): Promise<Record<string, number>> => {
  const { data } = await app.graphql(token, '{ contasFinanceiras { nodes { id meios } } }')
  return Object.fromEntries(
    data.contasFinanceiras.nodes.flatMap(({ id, meios }: { id: number; meios: string[] }) =>
      meios.map((meio) => [meio, id]),
    ),
  )
}
const decide = (itens: object[]) =>
  app.graphql(token, 'mutation($itens: [ContaDoMeioInput!]!) { definirContasDosMeios(itens: $itens) { id meios } }', {
    itens,
  })
const textOf = ({ errors }: { errors?: { message: string; extensions?: { campos?: object } }[] }) =>
  Object.values(errors?.[0]?.extensions?.campos ?? {})[0] ?? errors?.[0]?.message
const sheet = (meios: readonly string[], conta?: number) =>
  app.graphql(
    token,
    'mutation($input: DizimosInput!) { criarDizimos(input: $input, confirmacoes: ["dizimoParecido"]) { quantidade } }',
    {
      input: {
        dataDizimo: '2026-05-10',
        ...(conta && { idContaFinanceira: String(conta) }),
        linhas: meios.map((meioDizimo, index) => ({
          idMembro: ana.uuid,
          valorDizimo: `${index + 1}.10`,
          meioDizimo,
        })),
      },
    },
  )
/** The accounts of all entries, in the order in which they were written. */
const lies = async (tabela: 'entrada' | 'saida' = 'entrada'): Promise<number[]> =>
  (
    await app.sql<{ conta: number }>(
      `select id_conta_financeira as conta from ${tabela} where id_cliente = $1 and excluido_em is null order by id`,
      [church.idCliente],
    )
  ).map(({ conta }) => conta)

describe('which account each means has', () => {
  test('a church that has booked nothing gets the usual accounts with its first bank account, and no other church does', async () => {
    expect(await means()).toEqual({})
    const [cash, bank] = [await general(), await make()]
    const rest = ['pix', 'transferencia', 'cheque', 'cartao', 'boleto', 'debito'].map((meio) => [meio, bank] as const)
    expect(await means()).toEqual({ dinheiro: cash, ...Object.fromEntries(rest) })
    await make()
    expect((await means()).pix).toBe(bank)

    church = await app.church()
    token = await church.token(1)
    await app.rest(token, 'POST', '/saidas', { descricao: 'Luz', data: '2026-05-01', categoria: 4, valor: '10.00' })
    await make()
    expect(await means()).toEqual({})
  })

  test('each means is decided by itself, may go back to the default account, and is named once', async () => {
    const [first, second] = [await make(), await make()]
    expect((await decide([{ meio: 'pix', idContaFinanceira: second }])).errors).toBeUndefined()
    expect(await means()).toMatchObject({ pix: second, cheque: first })
    expect((await decide([{ meio: 'pix' }])).errors).toBeUndefined()
    expect(await means()).not.toHaveProperty('pix')
    const twice = [
      { meio: 'boleto', idContaFinanceira: second },
      { meio: 'boleto', idContaFinanceira: first },
    ]
    expect(textOf(await decide(twice))).toBe('Informe cada meio uma vez.')
    expect((await means()).boleto).toBe(first)
    expect(textOf(await decide([{ meio: 'ouro', idContaFinanceira: second }]))).toBe(
      'Este meio de pagamento não existe.',
    )
    expect(textOf(await decide([{ meio: 'pix', idContaFinanceira: 2147483647 }]))).toMatch(/não encontrada/)
  })

  test('only those who write accounts decide', async () => {
    const bank = await make()
    const member = await church.token(2)
    const text = `mutation { definirContasDosMeios(itens: [{ meio: "pix", idContaFinanceira: "${bank}" }]) { id } }`
    expect((await app.graphql(member, text)).status).toBe(403)
  })
})

describe('where money lies', () => {
  test('a sheet without an account puts each line where its means lies, and an account that is named wins', async () => {
    const [cash, bank, card] = [await general(), await make(), await make()]
    await decide([{ meio: 'cartao', idContaFinanceira: card }])
    await sheet(['dinheiro', 'pix', 'cartao', 'transferencia', 'cheque'])
    expect(await lies()).toEqual([cash, bank, card, bank, bank])
    await sheet(['dinheiro', 'pix'], card)
    expect((await lies()).slice(5)).toEqual([card, card])
  })

  test('a means of which nothing is decided lies in the default account, as does money that tells none', async () => {
    const [cash, bank] = [await general(), await make()]
    await decide([{ meio: 'pix' }])
    await sheet(['pix', 'cheque'])
    await app.rest(token, 'POST', '/entradas', { descricao: 'Oferta', data: '2026-05-10', categoria: 2, valor: '5.00' })
    expect(await lies()).toEqual([cash, bank, cash])
  })

  test('single tithes over REST and payments of bills follow it; closing a bill tells no means', async () => {
    const [cash, bank] = [await general(), await make()]
    const dizimo = { idMembro: ana.id, valorDizimo: 10, dataDizimo: '2026-05-10', meioDizimo: 'pix' }
    expect((await app.rest(token, 'POST', '/dizimos', dizimo)).status).toBe(201)
    expect(await lies()).toEqual([bank])
    const { body: dep } = await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: 'Casa' })
    const { body: centro } = await app.rest(token, 'POST', '/centro-custo', { nome: 'Casa', idDepartamento: dep.id })
    const bill = async () =>
      (
        await app.rest(token, 'POST', '/contasPagar', {
          descricaoConta: 'Luz',
          valorConta: 10,
          dataVencimentoConta: '2026-05-10',
          idCentroCusto: centro.id,
        })
      ).body.id
    const pay = (id: number, meio: string) =>
      app.graphql(
        token,
        'mutation($input: BaixaPagarInput!) { criarBaixaPagar(input: $input, confirmacoes: ["lancamentoParecido"]) { id } }',
        {
          input: { idConta: String(id), data: '2026-05-11', valor: '10.00', meio },
        },
      )
    for (const meio of ['boleto', 'dinheiro']) expect((await pay(await bill(), meio)).errors).toBeUndefined()
    expect((await app.rest(token, 'PATCH', `/contasPagar/${await bill()}/encerrar`, {})).status).toBeLessThan(300)
    expect(await lies('saida')).toEqual([bank, cash, cash])
  })

  test('money goes to the account of its corrected means, unless its account was chosen or a movement is its money', async () => {
    const [cash, bank, other] = [await general(), await make(), await make()]
    await sheet(['dinheiro'])
    const correct = async (meioDizimo: string) => {
      const [row] = await app.sql<{ id: number }>(
        'select id from dizimo where id_cliente = $1 order by id desc limit 1',
        [church.idCliente],
      )
      const input = { idMembro: ana.id, valorDizimo: 1.1, dataDizimo: '2026-05-10', meioDizimo }
      expect((await app.rest(token, 'PUT', `/dizimos/${row?.id}`, input)).status).toBe(200)
    }
    await correct('pix')
    expect(await lies()).toEqual([bank])
    await correct('dinheiro')
    expect(await lies()).toEqual([cash])
    await app.sql('update entrada set id_conta_financeira = $2 where id_cliente = $1', [church.idCliente, other])
    await correct('pix')
    expect(await lies()).toEqual([other])
  })

  test('an account of a means is neither deactivated nor deleted, and a deactivated one is never used', async () => {
    const bank = await make()
    await make()
    const act = (name: string) => app.graphql(token, `mutation { ${name}(id: ${bank}) { __typename } }`)
    const refusal =
      /^Nesta conta cai o que chega por Pix, .+: antes de (desativá|excluí)-la, escolha outra para isso\.$/
    expect(textOf(await act('desativarContaFinanceira'))).toMatch(refusal)
    expect(textOf(await act('excluirContaFinanceira'))).toMatch(refusal)
    // as a copy of the church, or the version before, may have left it
    await app.sql('update conta_financeira set ativa = false where id = $1 and id_cliente = $2', [
      bank,
      church.idCliente,
    ])
    expect(textOf(await sheet(['dinheiro', 'pix']))).toMatch(
      /^Pix cai na conta Banco .+, que não está em uso: escolha outra conta/,
    )
    expect(await lies()).toEqual([])
    expect((await sheet(['dinheiro'])).errors).toBeUndefined()
  })
})
