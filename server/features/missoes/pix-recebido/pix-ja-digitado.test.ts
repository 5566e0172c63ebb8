import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../tests/factories/pix.js'

let app: TestApp
let bank: PixChurch
let idMembro: number
let txid: string

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterAll(() => app.close())

beforeEach(async () => {
  bank = await PixChurch.start(app)
  await bank.switchOn()
  idMembro = (await app.graphql(bank.admin, '{ eu { id } }')).data.eu.id
  const code = 'mutation { gerarCodigoPix(input: { finalidade: "dizimo" }) { txid } }'
  txid = (await app.graphql(bank.admin, code)).data.gerarCodigoPix.txid
})
afterEach(() => bank.psp.stop())

const day = (back: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date(Date.now() - back * 86_400_000))

/** The treasurer types a tithe. */
const typed = async (data: object = {}): Promise<number> => {
  const { status, body } = await app.rest(bank.admin, 'POST', '/dizimos', {
    idMembro,
    valorDizimo: 200,
    dataDizimo: day(1),
    meioDizimo: 'pix',
    ...data,
  })
  expect(status).toBe(201)
  return body.id
}

interface Shown {
  id: number
  situacao: string
  motivo: string | null
  versao: number
  acoesPermitidas: string[]
  dizimo: { id: number } | null
  dizimoParecido: { id: number } | null
}

const shown = async (): Promise<Shown[]> =>
  (
    await app.graphql(
      bank.admin,
      '{ pixRecebidos { nodes { id situacao motivo versao acoesPermitidas dizimo { id } dizimoParecido { id } } } }',
    )
  ).data.pixRecebidos.nodes

const tell = async (valor = '200.00'): Promise<Shown> => {
  await bank.tell(bank.psp.pay(txid, valor))
  return (await shown())[0] as Shown
}

const amounts = async () =>
  (
    await app.sql<{ valor: string }>(
      'select valor::text from entrada where id_cliente = $1 and excluido_em is null order by id',
      [bank.church.idCliente],
    )
  ).map(({ valor }) => valor)

const take = async (id: number, idDizimo: number, versao: number | null = null, token = bank.admin) =>
  app.graphql(
    token,
    `mutation($id: ID!, $idDizimo: ID!, $versao: Int) {
      tomarDizimoPixRecebido(id: $id, idDizimo: $idDizimo, versao: $versao) { situacao motivo dizimo { id } } }`,
    { id, idDizimo, versao },
  )

test('a Pix whose tithe was typed waits, and becomes that tithe', async () => {
  const idDizimo = await typed()
  const pix = await tell()
  expect(pix).toMatchObject({
    situacao: 'pendente',
    motivo: 'parecido',
    dizimo: null,
    dizimoParecido: { id: idDizimo },
    acoesPermitidas: expect.arrayContaining(['tomarDizimo', 'identificar']),
  })
  expect(await amounts()).toEqual(['200.00'])
  expect((await take(pix.id, idDizimo, pix.versao + 1)).errors?.[0]?.extensions.code).toBe('STALE')
  const other = await typed({ valorDizimo: 199 })
  expect((await take(pix.id, other)).errors?.[0]?.message).toBe(
    'Este Pix já não pode ser aquele dízimo. Confira os dois.',
  )
  expect((await take(pix.id, idDizimo, pix.versao)).data.tomarDizimoPixRecebido).toEqual({
    situacao: 'lancado',
    motivo: null,
    dizimo: { id: idDizimo },
  })
  expect(await shown()).toMatchObject([{ dizimoParecido: null }])
  expect((await take(pix.id, idDizimo)).errors).toHaveLength(1)
  expect(await amounts()).toEqual(['200.00', '199.00'])
  // the tithe has its Pix now: the next one is another gift
  expect(await tell()).toMatchObject({ situacao: 'lancado', motivo: null })
  expect(await amounts()).toEqual(['200.00', '199.00', '200.00'])
})

test('a Pix that is another tithe than the typed one is booked as a new one', async () => {
  const idDizimo = await typed()
  const { id, versao } = await tell()
  const { errors } = await app.graphql(
    bank.admin,
    'mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { id } }',
    { id, input: { finalidade: 'dizimo', idUsuario: String(idMembro), versao } },
  )
  expect(errors).toBeUndefined()
  expect(await amounts()).toEqual(['200.00', '200.00'])
  const [pix] = await shown()
  expect(pix).toMatchObject({ situacao: 'lancado', motivo: null, dizimoParecido: null })
  expect(pix?.dizimo?.id).not.toBe(idDizimo)
})

test('a Pix takes a typed tithe of a closed month, whose books stay as they are', async () => {
  const idDizimo = await typed({ dataDizimo: day(0) })
  await app.sql(
    `insert into fechamento (id_cliente, fechado_ate) values ($1, (date_trunc('month', now()) + interval '1 month - 1 day')::date)
     on conflict (id_cliente) do update set fechado_ate = excluded.fechado_ate`,
    [bank.church.idCliente],
  )
  const pix = await tell()
  expect(pix).toMatchObject({ motivo: 'parecido', dizimoParecido: { id: idDizimo } })
  expect((await take(pix.id, idDizimo)).errors).toBeUndefined()
  expect(await amounts()).toEqual(['200.00'])
})

test('a Pix is booked at once beside tithes that it cannot be', async () => {
  const someone = await bank.church.person()
  await typed({ idMembro: someone.id })
  await typed({ meioDizimo: 'dinheiro' })
  await typed({ valorDizimo: 199.99 })
  await typed({ dataDizimo: day(5) })
  await app.rest(bank.admin, 'DELETE', `/dizimos/${await typed()}`)
  expect(await tell()).toMatchObject({ situacao: 'lancado', motivo: null, dizimoParecido: null })
})

test('a typed tithe is given to a Pix only by somebody who may write tithes', async () => {
  const idDizimo = await typed()
  const { id } = await tell()
  const token = await bank.apiToken(['pixRecebido.ler', 'pixRecebido.escrever'])
  expect((await take(id, idDizimo, null, token)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  expect(await shown()).toMatchObject([{ situacao: 'pendente', motivo: 'parecido' }])
})
