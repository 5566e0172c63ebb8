import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../../tests/factories/password.js'
import { readPdf } from '../../../../../tests/factories/pdf.js'
import { PixChurch } from '../../../../../tests/factories/pix.js'
import type { BankPix } from '../../../../../tests/factories/psp.js'
import { cobrancaDeadline } from '../pix-recebido.rules.js'

const lab = new AccountsLab()
const { create } = accountsOf(lab, ...kinds[1])
let app: TestApp
let pix: PixChurch

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  lab.app = app
})
afterAll(() => app.close())

beforeEach(async () => {
  pix = await PixChurch.start(app)
  await lab.withCentre(pix.church)
})
afterEach(() => pix.psp.stop())

const owed = (data: object = {}) =>
  create({ descricaoConta: 'Aluguel do salão', valorConta: '300.00', ...data }, pix.church)

const charging = (id: number, token = pix.admin) =>
  app.graphql(
    token,
    'mutation($id: ID!) { cobrarContaPorPix(id: $id) { txid copiaECola qrCode valor expiraEm recebedor { igreja } } }',
    { id },
  )
const charge = async (id: number) => {
  const { data, errors } = await charging(id)
  expect(errors).toBeUndefined()
  return data.cobrarContaPorPix
}

const conta = async (id: number) =>
  (
    await app.graphql(
      pix.admin,
      `query($id: ID!) { contaReceber(id: $id) { statusConta restante baixas { nodes { id valor data meio juros multa estornada pixRecebido { id } } }
        pixRecebidos { nodes { id situacao motivo valorDevolvido contaReceber { id } recebimento { id } lancamento { valor } acoesPermitidas } } } }`,
      { id },
    )
  ).data.contaReceber

const entries = async () =>
  (
    await app.sql<{ valor: string }>(
      `select valor from entrada where id_cliente = $1 and excluido_em is null order by id`,
      [pix.church.idCliente],
    )
  ).map(({ valor }) => valor)

const rest = (method: 'POST' | 'PATCH' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.rest(pix.admin, method, path, body)

describe('the charge of a receivable', () => {
  test('is of what is due, is the same one while it is valid, and can be printed', async () => {
    await pix.switchOn()
    const { id } = await owed({ dataVencimentoConta: em(10) })
    await rest('POST', '/baixasReceber', { idConta: id, valor: '50.00' })
    const made = await charge(id)
    expect(pix.psp.charges.get(made.txid)).toMatchObject({
      valor: { original: '250.00' },
      calendario: { expiracao: 11 * 86_400 },
      solicitacaoPagador: 'Aluguel do salão',
    })
    expect(await charge(id)).toEqual(made)
    const { body } = await app.rest(pix.admin, 'GET', `/contasReceber/${id}/cobranca/pdf`)
    const { text, pages } = await readPdf(body)
    expect(pages).toHaveLength(1)
    const letters = text.replace(/[\s|]+/g, '')
    for (const words of ['Aluguel do salão', 'R$ 250,00', made.copiaECola.slice(0, 40)])
      expect(letters).toContain(words.replace(/\s+/g, ''))
  })

  test('is refused without a bank, for a settled receivable, and when the bank is down; members and others may not', async () => {
    const { id } = await owed()
    expect((await charging(id)).errors?.[0]?.message).toContain('ligue antes o Pix pelo banco')
    expect((await app.rest(pix.admin, 'GET', `/contasReceber/${id}/cobranca/pdf`)).status).toBe(409)
    await pix.switchOn()
    expect((await charging(id, await pix.church.token(2))).status).toBe(403)
    expect((await charging(id, await (await app.church()).token(1))).status).toBe(404)
    pix.psp.down = true
    expect((await charging(id)).status).toBe(503)
    pix.psp.down = false
    await rest('PATCH', `/contasReceber/${id}/encerrar`)
    expect((await charging(id)).errors?.[0]?.message).toContain('já foi recebida')
  })

  test('can be paid until the day after it is due, from 3 to 30 days', () => {
    const days = (vencimento: string) => cobrancaDeadline(vencimento, '2026-11-26') / 86_400
    expect(['2026-10-01', '2026-11-26', '2026-12-06', '2027-03-01'].map(days)).toEqual([3, 3, 11, 30])
  })
})

describe('a Pix of a charge', () => {
  test('settles the receivable once, whoever tells it how often', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const { txid } = await charge(id)
    const paid = pix.psp.pay(txid, '300.00')
    await Promise.all(Array.from({ length: 20 }, () => app.rest(null, 'POST', pix.notices, { pix: [paid] })))
    await Promise.all(Array.from({ length: 20 }, () => pix.check(paid.endToEndId)))
    await pix.search()
    const settled = await conta(id)
    expect(settled).toMatchObject({ statusConta: 'recebido', restante: '0.00' })
    const [received] = settled.pixRecebidos.nodes
    expect(settled.baixas.nodes).toEqual([
      expect.objectContaining({
        valor: '300.00',
        data: hoje(),
        meio: 'pix',
        juros: '0.00',
        pixRecebido: { id: received.id },
      }),
    ])
    expect(received).toMatchObject({
      situacao: 'lancado',
      contaReceber: { id },
      recebimento: { id: settled.baixas.nodes[0].id },
      lancamento: { valor: '300.00' },
    })
    expect(await entries()).toEqual(['300.00'])
  })

  test('of less is a payment of a part', async () => {
    await pix.switchOn()
    const { id } = await owed()
    await pix.tell(pix.psp.pay((await charge(id)).txid, '120.00'))
    expect(await conta(id)).toMatchObject({ statusConta: 'pendente', restante: '180.00' })
  })

  test('of more than is due, or of a receivable that is settled or deleted, waits for the treasurer', async () => {
    await pix.switchOn()
    const [more, settled, deleted] = [await owed(), await owed(), await owed()]
    const charges = [await charge(more.id), await charge(settled.id), await charge(deleted.id)]
    await rest('PATCH', `/contasReceber/${settled.id}/encerrar`)
    await rest('DELETE', `/contasReceber/${deleted.id}`)
    const amounts = ['300.01', '300.00', '300.00']
    const paid = charges.map(({ txid }, index) => pix.psp.pay(txid, amounts[index] as string))
    const [paidMore] = paid as [BankPix]
    await pix.tell(...paid)
    const { data } = await app.graphql(pix.admin, '{ pixRecebidos { nodes { situacao motivo recebimento { id } } } }')
    expect(data.pixRecebidos.nodes).toEqual(
      Array.from({ length: 3 }, () => ({ situacao: 'pendente', motivo: 'conta', recebimento: null })),
    )
    expect(await entries()).toEqual(['300.00'])
    expect(await conta(more.id)).toMatchObject({ restante: '300.00' })
    // once more is due, the treasurer makes it the payment, in another account
    const bank = await rest('POST', '/contas-financeiras', { nome: 'Banco do Salão', tipo: 'banco' })
    const [waiting] = (await conta(more.id)).pixRecebidos.nodes
    const settle = () =>
      app.graphql(
        pix.admin,
        `mutation { identificarPixRecebido(id: ${waiting.id}, input: { finalidade: "conta", idContaFinanceira: ${bank.body.id} }) {
          situacao motivo lancamento { contaFinanceira { id } } } }`,
      )
    expect((await settle()).errors?.[0]?.message).toBe('A conta já não deve este valor: diga para que o Pix foi.')
    // it is offered while it can succeed, to those who may
    const escopos = ['pixRecebido.ler', 'pixRecebido.escrever']
    const token = await pix.apiToken(escopos)
    const offered = async (who: string): Promise<string[]> =>
      (await app.graphql(who, `{ pixRecebido(id: ${waiting.id}) { acoesPermitidas } }`)).data.pixRecebido
        .acoesPermitidas
    expect(await offered(pix.admin)).toEqual(['identificar', 'ignorar', 'devolver'])
    await app.sql(`update conta_receber set valor_conta = '300.01' where id = $1`, [more.id])
    expect(await offered(pix.admin)).toEqual(['identificar', 'receberConta', 'ignorar', 'devolver'])
    expect(await offered(token)).toEqual(['identificar', 'ignorar'])
    expect((await settle()).data.identificarPixRecebido).toEqual({
      situacao: 'lancado',
      motivo: null,
      lancamento: { contaFinanceira: { id: bank.body.id } },
    })
    expect(await conta(more.id)).toMatchObject({ statusConta: 'recebido', restante: '0.00' })
    expect((await settle()).status).toBe(409)
    // what the church keeps after a part refund stays in that account
    pix.psp.refund(paidMore, '100.00')
    await pix.tell(paidMore)
    expect(
      await app.sql('select valor from entrada where id_cliente = $1 and id_conta_financeira = $2 order by id', [
        pix.church.idCliente,
        bank.body.id,
      ]),
    ).toEqual([{ valor: '300.01' }, { valor: '-300.01' }, { valor: '200.01' }])
  })

  test('that goes back opens the receivable again, by what went back', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const paid = pix.psp.pay((await charge(id)).txid, '300.00')
    await pix.tell(paid)
    pix.psp.refund(paid, '100.00')
    await Promise.all([pix.tell(paid), pix.tell(paid), pix.tell(paid)])
    expect(await conta(id)).toMatchObject({ statusConta: 'pendente', restante: '100.00' })
    expect(await entries()).toEqual(['300.00', '-300.00', '200.00'])
    pix.psp.refund(paid, '200.00', { natureza: 'MED_FRAUDE' })
    await pix.tell(paid)
    expect(await conta(id)).toMatchObject({
      statusConta: 'pendente',
      restante: '300.00',
      pixRecebidos: { nodes: [expect.objectContaining({ valorDevolvido: '300.00', acoesPermitidas: [] })] },
    })
    expect(await entries()).toEqual(['300.00', '-300.00', '200.00', '-200.00'])
  })

  test('that goes back after the treasurer undid the payment changes nothing more', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const paid = pix.psp.pay((await charge(id)).txid, '300.00')
    await pix.tell(paid)
    const [baixa] = (await conta(id)).baixas.nodes
    expect((await rest('DELETE', `/baixasReceber/${baixa.id}`)).status).toBe(200)
    pix.psp.refund(paid, '300.00')
    await pix.tell(paid)
    expect(await entries()).toEqual([])
    expect(await conta(id)).toMatchObject({ statusConta: 'pendente', restante: '300.00' })
  })
})

describe('a charge that is not of what is due any more', () => {
  test.each([
    ['is settled', (id: number) => rest('PATCH', `/contasReceber/${id}/encerrar`)],
    ['is paid in part', (id: number) => rest('POST', '/baixasReceber', { idConta: id, valor: '1.00' })],
    ['is settled with others', (id: number) => rest('POST', '/baixasReceber/varias', { ids: [id] })],
    ['is deleted', (id: number) => rest('DELETE', `/contasReceber/${id}`)],
  ])('is taken back when the receivable %s, also after the bank did not answer', async (_what, act) => {
    await pix.switchOn()
    const { id } = await owed()
    const other = await charge((await owed()).id)
    const { txid } = await charge(id)
    // the search that switching on has queued must not meet the outage: it would wait for its next try
    await app.runJobs()
    pix.psp.down = true
    expect((await act(id)).status).toBeLessThan(300)
    await app.runJobs()
    expect(pix.psp.charges.get(txid)?.status).toBe('ATIVA')
    pix.psp.down = false
    await app.graphql(pix.admin, 'mutation { buscarPixRecebidos { message } }')
    await app.runJobs()
    expect(pix.psp.charges.get(txid)?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect(pix.psp.charges.get(other.txid)?.status).toBe('ATIVA')
  })

  test('is replaced by one to the new key, for which the bank also learns where to send its notices', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const before = await charge(id)
    const change = 'mutation($input: MudarChavePixInput!) { mudarChavePix(input: $input) { versao } }'
    const key = { tipoChave: 'email', chavePix: 'tesouraria@betel.org', nome: 'BETEL', cidade: 'RECIFE' }
    const input = { ...key, minhaSenha: knownPassword, codigo: await pix.code() }
    expect((await app.graphql(pix.admin, change, { input })).errors).toBeUndefined()
    const notices = async () =>
      (await app.graphql(pix.admin, '{ pixAutomatico { avisoRegistrado } }')).data.pixAutomatico.avisoRegistrado
    expect(await notices()).toBe(false)
    expect((await app.rest(pix.admin, 'GET', `/contasReceber/${id}/cobranca/pdf`)).status).toBe(409)
    const made = await charge(id)
    expect(pix.psp.charges.get(made.txid)?.chave).toBe('tesouraria@betel.org')
    await app.runJobs()
    expect(await notices()).toBe(true)
    expect(pix.psp.webhooks.has('tesouraria@betel.org')).toBe(true)
    expect(pix.psp.charges.get(before.txid)?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect(await charge(id)).toEqual(made)
  })

  test('is not shown when the church has another bank, which is not asked to take it back', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const before = await charge(id)
    const move = `update provedor_pix set endereco = endereco || '/' where id_cliente = $1`
    await app.sql(move, [pix.church.idCliente])
    expect((await charge(id)).txid).not.toBe(before.txid)
    await rest('PATCH', `/contasReceber/${id}/encerrar`)
    await app.runJobs()
    expect(pix.psp.charges.get(before.txid)?.status).toBe('ATIVA')
  })

  test('of the church’s account before at the same bank, or of the version before, is taken back', async () => {
    await pix.switchOn()
    const [one, other] = [(await owed()).id, (await owed()).id]
    const [first, second] = [await charge(one), await charge(other)]
    await app.sql(`update pix_cobranca set banco = banco || '-antes' where txid = $1`, [first.txid])
    await app.sql(`update pix_cobranca set chave = null, banco = null where txid = $1`, [second.txid])
    expect((await charge(one)).txid).not.toBe(first.txid)
    expect((await charge(other)).txid).not.toBe(second.txid)
    await app.graphql(pix.admin, 'mutation { buscarPixRecebidos { message } }')
    await app.runJobs()
    for (const { txid } of [first, second])
      expect(pix.psp.charges.get(txid)?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
  })

  test('is replaced by one of the new amount', async () => {
    await pix.switchOn()
    const { id } = await owed()
    const before = await charge(id)
    await rest('POST', '/baixasReceber', { idConta: id, valor: '100.00' })
    await app.runJobs()
    expect(pix.psp.charges.get(before.txid)?.status).toBe('REMOVIDA_PELO_USUARIO_RECEBEDOR')
    expect(await charge(id)).toMatchObject({ valor: '200.00' })
  })
})
