import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../../tests/factories/pix.js'

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
  doacaoParecida: { id: number } | null
}

const shown = async (): Promise<Shown[]> =>
  (
    await app.graphql(
      bank.admin,
      '{ pixRecebidos { nodes { id situacao motivo versao acoesPermitidas dizimo { id } dizimoParecido { id } doacaoParecida { id } } } }',
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

test('a Pix is booked at once beside tithes of others, in cash, of other cents or days, or deleted', async () => {
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

const identify = async (id: number, input: object, confirmacoes: string[] = []) => {
  const { errors } = await app.graphql(
    bank.admin,
    'mutation($id: ID!, $input: IdentificarPixInput!, $sim: [String!]) { identificarPixRecebido(id: $id, input: $input, confirmacoes: $sim) { id } }',
    { id, input, sim: confirmacoes },
  )
  return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? errors
}
const waiting = async () => (await app.graphql(bank.admin, '{ aConferir { nome tabela } }')).data.aConferir

/** A campaign, and the code of the administrator's gifts to it. */
const campaign = async () => {
  const { body } = await app.rest(bank.admin, 'POST', '/campanhasMissoes', {
    nomeCampanha: 'Barco',
    tipoCampanha: 'mundial',
    dataInicio: day(30),
    dataFim: day(-30),
    alvoCampanha: 1000,
  })
  const code = 'mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }'
  const input = { finalidade: 'campanha', idCampanha: String(body.id) }
  const { data } = await app.graphql(bank.admin, code, { input })
  return { id: body.id as number, code: data.gerarCodigoPix.txid as string }
}

/** What the campaign has raised, wherever it is shown, and what the books have. */
const raised = async (id: number) => {
  const { data } = await app.graphql(
    bank.admin,
    `{ campanhaMissoes(id: ${id}) { atingidoCampanha quantidadeDoacoes } campanhasMissoes { nodes { atingidoCampanha } }
      home { campanhas { campanhas { atingidoCampanha } } } contasFinanceiras { nodes { saldo } } }`,
  )
  const { body } = await app.rest(bank.admin, 'GET', `/campanhasMissoes/${id}`)
  return [
    data.campanhaMissoes.atingidoCampanha,
    data.campanhasMissoes.nodes[0].atingidoCampanha,
    data.home.campanhas.campanhas[0].atingidoCampanha,
    body.atingidoCampanha.toFixed(2),
    data.contasFinanceiras.nodes
      .reduce((sum: number, { saldo }: { saldo: string }) => sum + Number(saldo), 0)
      .toFixed(2),
  ]
}
const once = (valor: string) => Array(5).fill(valor)
const takeGift = (id: number, idDoacao: number, token = bank.admin) =>
  app.graphql(
    token,
    'mutation($id: ID!, $idDoacao: ID!) { tomarDoacaoPixRecebido(id: $id, idDoacao: $idDoacao) { situacao motivo doacao { id } } }',
    { id, idDoacao },
  )
const gave = async (data: object): Promise<number> => {
  const gift = { idMembro, valorDoacao: 50, dataDoacao: day(0), ...data }
  const { status, body } = await app.rest(bank.admin, 'POST', '/campanhas-missoes-doacoes', gift)
  expect(status).toBe(201)
  return body.id
}

test('a Pix to a campaign whose donation was typed waits, counts nowhere until then, and becomes that donation', async () => {
  const barco = await campaign()
  await bank.tell(bank.psp.pay(barco.code, '60.00'))
  // of a Pix, so the next one is another gift
  await bank.tell(bank.psp.pay(barco.code, '60.00'))
  expect(await raised(barco.id)).toEqual(once('120.00'))
  const idDoacao = await gave({ idCampanha: barco.id })
  await bank.tell(bank.psp.pay(barco.code, '50.00'))
  const [pix] = await shown()
  expect(pix).toMatchObject({
    situacao: 'pendente',
    motivo: 'doacao',
    dizimoParecido: null,
    doacaoParecida: { id: idDoacao },
    acoesPermitidas: expect.arrayContaining(['tomarDoacao', 'identificar']),
  })
  expect(pix?.acoesPermitidas).not.toContain('tomarDizimo')
  expect(await waiting()).toEqual([])
  expect(await raised(barco.id)).toEqual(once('170.00'))
  const { id } = pix as Shown
  const reader = await bank.apiToken(['pixRecebido.ler', 'pixRecebido.escrever'])
  expect((await takeGift(id, idDoacao, reader)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  const other = await gave({ idCampanha: barco.id, valorDoacao: 49 })
  expect((await takeGift(id, other)).errors?.[0]?.message).toBe(
    'Este Pix já não pode ser aquela doação. Confira os dois.',
  )
  expect((await takeGift(id, idDoacao)).data.tomarDoacaoPixRecebido).toEqual({
    situacao: 'lancado',
    motivo: null,
    doacao: { id: idDoacao },
  })
  expect(await raised(barco.id)).toEqual(once('219.00'))
  expect((await takeGift(id, idDoacao)).errors).toHaveLength(1)
  // the donation has its Pix now: the next one is another gift
  await bank.tell(bank.psp.pay(barco.code, '50.00'))
  expect((await shown())[0]).toMatchObject({ situacao: 'lancado', doacaoParecida: null })
  expect(await raised(barco.id)).toEqual(once('269.00'))
})

test('a Pix that is another donation than the typed one is booked as a new donation', async () => {
  const barco = await campaign()
  await gave({ idCampanha: barco.id })
  await bank.tell(bank.psp.pay(barco.code, '50.00'))
  const { id } = (await shown())[0] as Shown
  const donation = { finalidade: 'campanha', idUsuario: String(idMembro), idCampanha: String(barco.id) }
  expect(await identify(id, donation)).toBeUndefined()
  expect(await raised(barco.id)).toEqual(once('100.00'))
})

test('a Pix is booked at once beside donations in cash, of four days before, or of somebody else', async () => {
  const barco = await campaign()
  await gave({ idCampanha: barco.id, valorDoacao: 70, meioDoacao: 'dinheiro' })
  await gave({ idCampanha: barco.id, valorDoacao: 70, dataDoacao: day(4) })
  await gave({ idCampanha: barco.id, valorDoacao: 70, idMembro: (await bank.church.person()).id })
  await bank.tell(bank.psp.pay(barco.code, '70.00'))
  expect((await shown())[0]).toMatchObject({ situacao: 'lancado', motivo: null })
})

test('a Pix waits because of a donation that was typed for three days before', async () => {
  const barco = await campaign()
  await gave({ idCampanha: barco.id, valorDoacao: 90, dataDoacao: day(3) })
  await bank.tell(bank.psp.pay(barco.code, '90.00'))
  expect((await shown())[0]).toMatchObject({ situacao: 'pendente', motivo: 'doacao' })
})

test('saying what a Pix is asks about an equal tithe or donation of that person', async () => {
  const barco = await campaign()
  const gift = { idCampanha: barco.id, idMembro, valorDoacao: 200, dataDoacao: day(0) }
  await app.rest(bank.admin, 'POST', '/campanhas-missoes-doacoes', gift)
  await typed({ dataDizimo: day(0) })
  await bank.tell(bank.psp.pay('NINGUEMCONHECE0000000000000', '200.00'))
  const { id } = (await shown())[0] as Shown
  const before = await amounts()
  const tithe = { finalidade: 'dizimo', idUsuario: String(idMembro) }
  const donation = { finalidade: 'campanha', idUsuario: String(idMembro), idCampanha: String(barco.id) }
  expect(await identify(id, tithe)).toEqual(['dizimoParecido'])
  expect(await identify(id, donation)).toEqual(['doacaoParecida'])
  expect(await amounts()).toEqual(before)
  expect(await identify(id, donation, ['doacaoParecida'])).toBeUndefined()
  expect(await waiting()).toEqual([])
})
