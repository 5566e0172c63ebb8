import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../../tests/factories/pix.js'

let app: TestApp
let pix: PixChurch

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterAll(() => app.close())

beforeEach(async () => {
  pix = await PixChurch.start(app)
  const publish = 'mutation { publicarOfertar(noAr: true, endereco: "betel") { enderecoPublico } }'
  expect((await app.graphql(pix.admin, publish)).errors).toBeUndefined()
  // the limits of addresses are of the whole process
  await app.sql(`delete from limite where key like 'ofertar_%'`)
})
afterEach(() => pix.psp.stop())

const give = async (valor: string | null, more: object = {}) =>
  (
    await app.graphql(
      null,
      `mutation($endereco: String!, $finalidade: String!, $idCampanha: ID, $valor: Decimal) {
        gerarCodigoDaPagina(endereco: $endereco, finalidade: $finalidade, idCampanha: $idCampanha, valor: $valor) { txid copiaECola expiraEm } }`,
      { endereco: `${pix.church.idCliente}-betel`, finalidade: 'oferta', valor, ...more },
    )
  ).data?.gerarCodigoDaPagina

test('a visitor who says an amount gets a charge of the bank, and what comes is an offering without a name', async () => {
  expect((await give('30.00')).expiraEm).toBeNull()
  await pix.switchOn()
  const made = await give('30.00')
  expect(pix.psp.charges.get(made.txid)).toMatchObject({ valor: { original: '30.00' } })
  await pix.tell(pix.psp.pay(made.txid, '30.00'))
  const { data } = await app.graphql(
    pix.admin,
    '{ pixRecebidos { nodes { situacao codigo { finalidade usuario { id } } lancamento { valor categoria } } } }',
  )
  expect(data.pixRecebidos.nodes).toEqual([
    {
      situacao: 'lancado',
      codigo: { finalidade: 'oferta', usuario: null },
      lancamento: { valor: '30.00', categoria: 2 },
    },
  ])
})

test('without an amount, or for what cannot be given, the bank is not asked', async () => {
  await pix.switchOn()
  const asked = pix.psp.asked.length
  expect((await give(null)).expiraEm).toBeNull()
  expect(await give('10.00', { finalidade: 'campanha', idCampanha: '1' })).toBeUndefined()
  expect(pix.psp.asked.length).toBe(asked)
})

test('a bank that does not answer is left alone for a while, and everybody gets the fixed code', async () => {
  await pix.switchOn()
  const fixed = await give(null)
  pix.psp.down = true
  expect((await give('10.00')).txid).toBe(fixed.txid)
  const asked = pix.psp.asked.length
  pix.psp.down = false
  expect((await give('10.00')).txid).toBe(fixed.txid)
  expect(pix.psp.asked.length).toBe(asked)
})

test('an address gets few charges, and a church no more than it needs; then comes the fixed code', async () => {
  await pix.switchOn()
  const { txid: fixed } = await give(null)
  const made: string[] = []
  for (let times = 0; times < 22; times++) made.push((await give('1.00')).txid)
  expect(made.filter((txid) => txid !== fixed)).toHaveLength(20)
  await app.sql(`delete from limite where key like 'ofertar_cobrancas:%'`)
  await app.sql(`update limite set points = 200 where key = $1`, [`ofertar_cobrancas_igreja:${pix.church.idCliente}`])
  expect((await give('1.00')).txid).toBe(fixed)
})

test('a whole congregation behind one address gets codes within the hour', async () => {
  await give(null)
  await app.sql(`update limite set points = 500 where key like 'ofertar_codigos:%'`)
  expect((await give(null)).txid).toMatch(/^O/)
  await app.sql(`update limite set points = 1000 where key like 'ofertar_codigos:%'`)
  expect(await give(null)).toBeUndefined()
})

test('a Pix without a name raises its campaign by what the church kept', async () => {
  await pix.switchOn()
  const campaign = {
    nomeCampanha: 'Barco',
    tipoCampanha: 'mundial',
    dataInicio: '2026-03-01',
    dataFim: '2026-09-30',
    alvoCampanha: 100,
  }
  const { id } = (await app.rest(pix.admin, 'POST', '/campanhasMissoes', campaign)).body
  const paid = pix.psp.pay((await give('40.00', { finalidade: 'campanha', idCampanha: id })).txid, '40.00')
  await pix.tell(paid)
  const raised = async () => {
    const fields = 'atingidoCampanha totalDoacoes totalSemNome ajuste progresso'
    return (await app.graphql(pix.admin, `query($id: ID!) { campanhaMissoes(id: $id) { ${fields} } }`, { id })).data
      .campanhaMissoes
  }
  const nothing = { totalDoacoes: '0.00', ajuste: '0.00' }
  expect(await raised()).toEqual({ ...nothing, atingidoCampanha: '40.00', totalSemNome: '40.00', progresso: '40.00' })
  // saved as it is shown, it is not counted again as what came otherwise
  await app.rest(pix.admin, 'PUT', `/campanhasMissoes/${id}`, { ...campaign, atingidoCampanha: 40 })
  expect(await raised()).toMatchObject({ ajuste: '0.00', atingidoCampanha: '40.00' })
  pix.psp.refund(paid, '15.00')
  await pix.tell(paid)
  expect(await raised()).toEqual({ ...nothing, atingidoCampanha: '25.00', totalSemNome: '25.00', progresso: '25.00' })
  const report = '{ dadosRelatorio(input: { tipo: "campanhas-missoes" }) { resumo { rotulo texto } } }'
  const { data } = await app.graphql(pix.admin, report)
  expect(data.dadosRelatorio.resumo).toContainEqual({ rotulo: 'Atingido', texto: expect.stringContaining('25,00') })
})
