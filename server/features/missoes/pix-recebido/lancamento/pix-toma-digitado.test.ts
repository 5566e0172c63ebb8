import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { em, hoje } from '../../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import { lineOf, PixStatement } from '../../../../../tests/factories/pix-statement.js'
import type { BankPix } from '../../../../../tests/factories/psp.js'

/* A Pix that waits because somebody typed its gift: where that lies, and why it waits after a match was undone. */

let app: TestApp
let church: PixStatement
let safe: number
let idMembro: number
let idCampanha: number

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await PixStatement.start(app)
  safe = await church.account('Cofre')
  idMembro = (await church.ask('{ eu { id } }')).id
  idCampanha = await church.campaign()
})
afterEach(() => church.bank.psp.stop())

const rest = async (path: string, data: object): Promise<number> => {
  const { status, body } = await app.rest(church.bank.admin, 'POST', path, data)
  expect([path, status]).toEqual([path, 201])
  return body.id
}
/** Typed for the day before that of its Pix, into an account that is not that of the Pix. */
const gifts = {
  dizimo: {
    path: '/dizimos',
    typed: (conta = safe) => ({
      idMembro,
      valorDizimo: 50,
      dataDizimo: em(-1),
      meioDizimo: 'pix',
      idContaFinanceira: conta,
    }),
    code: () => ({ finalidade: 'dizimo' }),
    take: 'tomarDizimoPixRecebido(id: $id, idDizimo: $gift',
    reason: 'parecido',
  },
  doacao: {
    path: '/campanhas-missoes-doacoes',
    typed: (conta = safe) => ({
      idCampanha,
      idMembro,
      valorDoacao: 50,
      dataDoacao: em(-1),
      idContaFinanceira: conta,
    }),
    code: () => ({ finalidade: 'campanha', idCampanha: String(idCampanha) }),
    take: 'tomarDoacaoPixRecebido(id: $id, idDoacao: $gift',
    reason: 'doacao',
  },
} as const
type Kind = keyof typeof gifts
const kinds: Kind[] = ['dizimo', 'doacao']

/** The gift is typed, and then its Pix comes. */
async function waiting(kind: Kind, conta?: number): Promise<{ gift: number; pix: BankPix; id: number }> {
  const { path, typed, code, reason } = gifts[kind]
  const gift = await rest(path, typed(conta))
  const pix = church.bank.psp.pay(await church.codeFor(code()), '50.00')
  await church.bank.tell(pix)
  const [row] = await church.received()
  expect(row).toMatchObject({ situacao: 'pendente', motivo: reason })
  return { gift, pix, id: row?.id as number }
}
const take = (kind: Kind, { id, gift }: { id: number; gift: number }, more = '') =>
  church.graphql(
    `mutation($id: ID!, $gift: ID!) { ${gifts[kind].take}${more}) { situacao lancamento { contaFinanceira { id } } } }`,
    { id, gift },
  )
const taken = (conta: number) => ({ situacao: 'lancado', lancamento: { contaFinanceira: { id: conta } } })
const lies = async () =>
  (
    await app.sql<{ conta: number }>(
      'select id_conta_financeira as conta from entrada where id_cliente = $1 and excluido_em is null order by id',
      [church.bank.church.idCliente],
    )
  ).map(({ conta }) => conta)

describe.each(kinds)('a typed %s of another account, which a Pix is,', (kind) => {
  test('goes to the account of the Pix, where the line of the statement finds it', async () => {
    const made = await waiting(kind)
    const { data, errors } = await take(kind, made)
    expect(errors).toBeUndefined()
    expect(Object.values(data)).toEqual([taken(church.conta)])
    expect(await church.imported([lineOf(made.pix)])).toEqual({ novos: 1, conciliados: 1 })
  })

  test('goes to the account of the line that came before, and is matched with that', async () => {
    const other = await church.account('Outro banco')
    const made = await waiting(kind)
    await church.imported([lineOf(made.pix)], other)
    expect(Object.values((await take(kind, made)).data)).toEqual([taken(other)])
    expect((await church.movements()).map(({ situacao }) => situacao)).toEqual(['conciliado'])
  })

  test('is refused in a closed month, and nothing changes', async () => {
    const made = await waiting(kind)
    await app.sql(
      `insert into fechamento (id_cliente, fechado_ate) values ($1, $2)
       on conflict (id_cliente) do update set fechado_ate = excluded.fechado_ate`,
      [church.bank.church.idCliente, hoje()],
    )
    const { errors } = await take(kind, made)
    expect(errors?.[0]?.message).toMatch(/está em outra conta que a do Pix, e o mês está fechado: reabra o mês/)
    expect([await church.received(), await lies()]).toMatchObject([[{ situacao: 'pendente' }], [safe]])
  })

  test('asks about the opening day of the account to which it goes', async () => {
    const made = await waiting(kind)
    await app.rest(church.bank.admin, 'PUT', `/contas-financeiras/${church.conta}`, {
      nome: 'Banco do Pix',
      tipo: 'banco',
      saldoInicial: '10.00',
      dataSaldoInicial: hoje(),
    })
    const { errors } = await take(kind, made)
    expect(errors?.[0]?.extensions.confirmacoes).toMatchObject([{ nome: 'antesDoSaldoInicial' }])
    expect(await lies()).toEqual([safe])
    const sim = ', confirmacoes: ["antesDoSaldoInicial"]'
    expect(Object.values((await take(kind, made, sim)).data)).toEqual([taken(church.conta)])
  })
})

test('a typed gift stays where it was typed while nobody has said in which account Pix arrive', async () => {
  await app.sql('update provedor_pix set id_conta_financeira = null where id_cliente = $1', [
    church.bank.church.idCliente,
  ])
  await app.sql('delete from conta_do_meio where id_cliente = $1', [church.bank.church.idCliente])
  const made = await waiting('dizimo')
  expect(Object.values((await take('dizimo', made)).data)).toEqual([taken(safe)])
})

test.each(kinds)(
  'a Pix beside a typed %s waits for the same reason once the match of its line is undone',
  async (kind) => {
    const { pix } = await waiting(kind)
    const income = { descricao: 'Oferta', data: hoje(), categoria: 2, idContaFinanceira: church.conta }
    const parts = [
      await rest('/entradas', { ...income, valor: '20.00' }),
      await rest('/entradas', { ...income, valor: '30.00' }),
    ]
    await church.imported([lineOf(pix)])
    const [line] = await church.movements()
    expect(await church.match(line?.id, parts)).toBeUndefined()
    expect(await church.received()).toMatchObject([{ situacao: 'pendente', motivo: 'extrato' }])
    expect(await church.undo(line?.id)).toBeUndefined()
    expect(await church.received()).toMatchObject([{ situacao: 'pendente', motivo: gifts[kind].reason }])
  },
)
