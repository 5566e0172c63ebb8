import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'
import { PixChurch } from '../../../../tests/factories/pix.js'
import type { BankPix, FakePsp } from '../../../../tests/factories/psp.js'
import { agendarBuscas } from './pix-recebido.job.js'
import { ownEntrada, remainingAmount } from './pix-recebido.rules.js'

let app: TestApp
let bank: PixChurch
let psp: FakePsp
let betel: TestChurch
let admin: string

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
afterAll(() => app.close())

beforeEach(async () => {
  bank = await PixChurch.start(app)
  psp = bank.psp
  betel = bank.church
  admin = bank.admin
})
afterEach(() => psp.stop())

const { inTwoSteps, configure, switchOn, search, tell } = {
  inTwoSteps: () => bank.inTwoSteps(),
  configure: (input?: object) => bank.configure(input),
  switchOn: () => bank.switchOn(),
  search: () => bank.search(),
  tell: (...told: BankPix[]) => bank.tell(...told),
}

const codeFor = async (token: string, input: object = {}): Promise<string> =>
  (
    await app.graphql(token, 'mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }', {
      input: { finalidade: 'dizimo', ...input },
    })
  ).data.gerarCodigoPix.txid

const campaign = async (): Promise<number> =>
  (
    await app.rest(admin, 'POST', '/campanhasMissoes', {
      nomeCampanha: 'Barco',
      tipoCampanha: 'mundial',
      dataInicio: '2026-03-01',
      dataFim: '2026-09-30',
      alvoCampanha: 1000,
    })
  ).body.id

/** Closes the books up to the end of this month. */
const closeMonth = () =>
  app.sql(
    `insert into fechamento (id_cliente, fechado_ate) values ($1, (date_trunc('month', now()) + interval '1 month - 1 day')::date)
     on conflict (id_cliente) do update set fechado_ate = excluded.fechado_ate`,
    [betel.idCliente],
  )

/** Gives a Pix back, wholly or in part. */
const giveBack = async (id: number, valor: string, quantasDevolucoes: number, minhaSenha = knownPassword) =>
  app.graphql(
    admin,
    'mutation($id: ID!, $input: DevolverPixInput!) { devolverPixRecebido(id: $id, input: $input) { valorDevolvido valorEmDevolucao situacaoDevolucao lancamento { valor } } }',
    { id, input: { valor, quantasDevolucoes, minhaSenha, codigo: await bank.code() } },
  )

interface Shown {
  id: number
  endToEndId: string
  valor: string
  valorDevolvido: string
  quantasDevolucoes: number
  situacao: string
  motivo: string | null
  acoesPermitidas: string[]
  dizimo: { id: number; valorDizimo: string } | null
  doacao: { id: number } | null
  lancamento: { id: number; valor: string; categoria: number } | null
}

const shown = async (): Promise<Shown[]> =>
  (
    await app.graphql(
      admin,
      `{ pixRecebidos { nodes { id endToEndId valor valorDevolvido quantasDevolucoes situacao motivo acoesPermitidas
        dizimo { id valorDizimo } doacao { id } lancamento { id valor categoria } } } }`,
    )
  ).data.pixRecebidos.nodes

/** The shortest PKCS #12 file. Its last number says how often the password is hashed. */
function slowCertificate(): Buffer {
  const der = (tag: number, ...parts: (Buffer | string)[]): Buffer => {
    const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)))
    return Buffer.concat([Buffer.from([tag, body.length]), body])
  }
  const nothing = der(0x30, '06092a864886f70d010701', der(0xa0, der(4, der(0x30))))
  const hash = der(0x30, der(0x30, '06052b0e03021a0500'), der(4, Buffer.alloc(20)))
  return der(0x30, '020103', nothing, der(0x30, hash, der(4, Buffer.alloc(8)), '02047fffffff'))
}

const entries = () =>
  app.sql<{ valor: string; categoria: number; origem: string | null }>(
    'select valor, categoria, origem from entrada where id_cliente = $1 and excluido_em is null order by id',
    [betel.idCliente],
  )

const balance = async () =>
  (
    await app.sql<{ saldo: string }>(
      'select coalesce(sum(valor), 0.00) as saldo from entrada where id_cliente = $1 and excluido_em is null',
      [betel.idCliente],
    )
  )[0]?.saldo

describe('the settings', () => {
  test('need password and two steps, answer only to the administrator, and tell everybody who administers', async () => {
    const input = { ativo: true, ...psp.settings, minhaSenha: knownPassword }
    const text = 'mutation($input: PixAutomaticoInput!) { configurarPixAutomatico(input: $input) { ativo } }'
    for (const perfil of [2, 3, 4, 5] as const)
      expect((await app.graphql(await betel.token(perfil), text, { input })).status).toBe(403)
    expect((await app.graphql(await app.platformToken(), text, { input })).status).toBe(403)
    const withoutCode = await app.graphql(admin, text, { input })
    expect(withoutCode.errors?.[0]?.extensions.campos).toHaveProperty('codigo')
    await inTwoSteps()
    expect((await configure()).data.configurarPixAutomatico).toMatchObject({ ativo: true, temCertificado: false })
    const [letter] = (await app.emails(betel.idCliente)).filter(({ assunto }) => assunto.includes('Pix pelo banco'))
    expect(letter?.texto).toContain('127.0.0.1')
    const warned = await app.sql('select 1 from email_saida where para = $1 and assunto = $2 and seguranca', [
      letter?.para,
      letter?.assunto,
    ])
    expect(warned).toHaveLength(1)
    expect(letter?.texto).not.toContain('Client_Secret_1')
  })

  test('are checked at the bank before they are saved, and no answer shows a secret', async () => {
    await inTwoSteps()
    expect((await configure({ segredo: 'outro' })).errors?.[0]?.extensions.campos).toEqual({
      aplicacao: 'O banco não aceitou o Client ID, o Client Secret ou o certificado.',
    })
    psp.down = true
    expect((await configure()).errors?.[0]?.extensions.campos).toEqual({
      enderecoAcesso: 'O serviço de Pix do banco está fora do ar.',
    })
    psp.down = false
    expect((await configure({ certificado: 'QUJD' })).errors?.[0]?.extensions.campos).toEqual({
      certificado: 'Este arquivo não é um certificado .p12 ou .pfx.',
    })
    expect((await configure()).errors).toBeUndefined()
    const [row] = await app.sql('select segredo, aviso_segredo from provedor_pix where id_cliente = $1', [
      betel.idCliente,
    ])
    expect(JSON.stringify(row)).not.toContain('Client_Secret_1')
    const audit = await app.sql('select * from auditoria where id_cliente = $1', [betel.idCliente])
    expect(JSON.stringify(audit)).not.toContain('Client_Secret_1')
  })

  test('are sent as the bank reads them, in the header or in the form', async () => {
    await inTwoSteps()
    psp.credentials = 'form'
    expect((await configure()).errors).toBeUndefined()
    expect((await configure({ segredo: 'outro' })).errors?.[0]?.extensions.campos).toHaveProperty('aplicacao')
  })

  test('take no certificate whose password is hashed two thousand million times, and serve others meanwhile', async () => {
    await inTwoSteps()
    const refused = configure({ certificado: slowCertificate().toString('base64'), senhaCertificado: 'x' })
    const started = Date.now()
    expect((await app.graphql(admin, '{ eu { perfil } }')).status).toBe(200)
    expect(Date.now() - started).toBeLessThan(5000)
    expect((await refused).errors?.[0]?.extensions.campos).toEqual({
      certificado: 'Este certificado leva tempo demais para abrir. Gere-o de novo no banco.',
    })
  })

  test('are tried again later, and why that failed stays to be read', async () => {
    await switchOn()
    const notes = async () => (await app.graphql(admin, '{ pixAutomatico { problema problemaEm } }')).data.pixAutomatico
    psp.down = true
    const failed = await app.graphql(admin, 'mutation { testarPixAutomatico { message } }')
    expect([failed.status, failed.errors?.[0]?.message]).toEqual([503, 'O serviço de Pix do banco está fora do ar.'])
    expect(await notes()).toEqual({
      problema: 'O serviço de Pix do banco está fora do ar.',
      problemaEm: expect.any(String),
    })
    psp.down = false
    const worked = await app.graphql(admin, 'mutation { testarPixAutomatico { message } }')
    expect(worked.data.testarPixAutomatico.message).toBe('O banco respondeu: está tudo certo.')
    expect(await notes()).toEqual({ problema: null, problemaEm: null })
  })

  test('can be switched off when the server of the bank is gone', async () => {
    await switchOn()
    const gone = { endereco: 'https://banco.invalid/v2', enderecoAcesso: 'https://banco.invalid/token' }
    const move = 'update provedor_pix set endereco = $2, endereco_acesso = $3 where id_cliente = $1'
    await app.sql(move, [betel.idCliente, gone.endereco, gone.enderecoAcesso])
    const off = await configure({ ...gone, segredo: null, ativo: false })
    expect([off.errors, off.data?.configurarPixAutomatico.ativo]).toEqual([undefined, false])
  })

  test('demand the secret again for another server, so that nobody sends the stored one elsewhere', async () => {
    await inTwoSteps()
    expect((await configure()).errors).toBeUndefined()
    const elsewhere = await configure({ endereco: 'http://127.0.0.2:1025/v2', segredo: null })
    expect(elsewhere.errors?.[0]?.extensions.campos).toEqual({ segredo: 'Informe o Client Secret que o banco deu.' })
    expect((await configure({ segredo: null })).errors).toBeUndefined()
  })
})

describe('a notice of the bank', () => {
  test('of a tithe becomes the tithe of the person who has the code, and its entry', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '110.00', { pagador: { nome: 'Ana Paula' } })
    expect((await tell(pix)).body).toEqual({ recebido: true })
    expect(await shown()).toEqual([
      expect.objectContaining({
        endToEndId: pix.endToEndId,
        situacao: 'lancado',
        dizimo: expect.objectContaining({ valorDizimo: '110.00' }),
        lancamento: expect.objectContaining({ valor: '110.00', categoria: 1 }),
      }),
    ])
  })

  test('books what came: a code that is paid twice, and a charge that is paid late with another amount', async () => {
    await switchOn()
    const txid = await codeFor(admin)
    await tell(psp.pay(txid, '10.00'))
    await tell(psp.pay(txid, '10.00'))
    const { data } = await app.graphql(
      admin,
      'mutation { ofertarPix(input: { finalidade: "oferta", valor: "37.00" }) { txid } }',
    )
    await app.sql(`update pix_cobranca set expira_em = now() - interval '1 day' where id_cliente = $1`, [
      betel.idCliente,
    ])
    await tell(psp.pay(data.ofertarPix.txid, '35.00'))
    expect((await entries()).map(({ valor, origem }) => [valor, origem])).toEqual([
      ['10.00', 'dizimo'],
      ['10.00', 'dizimo'],
      ['35.00', 'pixRecebido'],
    ])
  })

  test('that comes twenty times at once makes one entry', async () => {
    await switchOn()
    const txid = await codeFor(admin)
    const [one, two] = [psp.pay(txid, '50.00'), psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '20.00')]
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => app.rest(null, 'POST', bank.notices, { pix: [one, two] })),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    await Promise.all(Array.from({ length: 20 }, () => bank.check(one.endToEndId, two.endToEndId)))
    await app.runJobs()
    expect(await entries()).toHaveLength(2)
    expect(await balance()).toBe('70.00')
  })

  test('that somebody invented, or changed, books what the bank says', async () => {
    await switchOn()
    const txid = await codeFor(admin)
    const real = psp.pay(txid, '10.00')
    await tell({ ...real, valor: '9999.00', endToEndId: real.endToEndId })
    await tell({ endToEndId: 'E'.repeat(32), txid, valor: '500.00', horario: new Date().toISOString() })
    expect(await balance()).toBe('10.00')
  })

  test('comes from Efí too, which tries the address itself and writes after it', async () => {
    psp.likeEfi = true
    await inTwoSteps()
    await configure({ banco: 'efi' })
    await search()
    const url = new URL([...psp.webhooks.values()][0] ?? 'http://x')
    const path = `${url.pathname.replace('/api', '')}${url.search}`
    expect((await app.rest(null, 'POST', path, { evento: 'teste_webhook' })).status).toBe(200)
    const pix = psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '10.00')
    expect((await app.rest(null, 'POST', `${path}/pix`, { pix: [pix] })).status).toBe(200)
    await app.runJobs()
    expect(await balance()).toBe('10.00')
  })

  test('whose address the bank does not take is a note of its own: the search has not failed', async () => {
    psp.likeEfi = true
    await switchOn()
    const notes = async () =>
      (await app.graphql(admin, '{ pixAutomatico { problema ultimaBusca avisoRegistrado avisoProblema } }')).data
        .pixAutomatico
    expect(await notes()).toEqual({
      problema: null,
      ultimaBusca: expect.any(String),
      avisoRegistrado: false,
      avisoProblema: 'O banco recusou o endereço dos avisos. (Um detalhe)',
    })
    psp.likeEfi = false
    await search()
    expect(await notes()).toMatchObject({ avisoRegistrado: true, avisoProblema: null })
  })

  test('at a wrong address is refused like an address that does not exist, and books nothing', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '10.00')
    const path = `/pix/webhook/${betel.idCliente}-${'x'.repeat(43)}/pix`
    const wrong = await app.rest(null, 'POST', path, { pix: [pix] })
    const none = await app.rest(null, 'POST', `/pix/webhook/999999-${'x'.repeat(43)}/pix`, { pix: [pix] })
    expect([wrong.status, none.status]).toEqual([404, 404])
    expect(wrong.body.message).toEqual(none.body.message)
    expect(await shown()).toEqual([])
  })
})

describe('a Pix that no notice told', () => {
  test('is found by the search, over several pages and after an outage', async () => {
    await switchOn()
    // the search that switching on has queued must not meet the outage: it would wait for its next try
    await app.runJobs()
    psp.perPage = 2
    const txid = await codeFor(admin, { finalidade: 'oferta' })
    for (const valor of ['1.00', '2.00', '3.00', '4.00', '5.00']) psp.pay(txid, valor)
    psp.down = true
    await expect(search()).rejects.toThrow('fora do ar')
    const notes = async () =>
      (await app.graphql(admin, '{ pixAutomatico { problema ultimaBusca avisoRegistrado } }')).data.pixAutomatico
    expect(await notes()).toMatchObject({ problema: 'O serviço de Pix do banco está fora do ar.' })
    psp.down = false
    psp.expireTokens()
    await agendarBuscas.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    await app.runJobs()
    expect(await notes()).toMatchObject({ problema: null, avisoRegistrado: true })
    expect(await balance()).toBe('15.00')
    await search()
    expect(await entries()).toHaveLength(5)
  })

  test('lets a failure that comes late not hide the success of a later search', async () => {
    await switchOn()
    await app.runJobs()
    psp.down = true
    psp.slow = 400
    const asked = psp.asked.length
    const late = expect(search()).rejects.toThrow('fora do ar')
    // the bank has refused it, and says so only when the next one is done
    const searched = () => psp.asked.slice(asked).some((call) => ['GET /pix', 'POST /oauth/token'].includes(call))
    while (!searched()) await new Promise((resolve) => setTimeout(resolve, 5))
    psp.down = false
    psp.slow = 0
    await search()
    await late
    expect((await app.graphql(admin, '{ pixAutomatico { problema } }')).data.pixAutomatico.problema).toBeNull()
  })

  test('of before it was switched on is not booked', async () => {
    psp.pay(await codeFor(admin), '10.00', { horario: new Date(Date.now() - 86_400_000).toISOString() })
    await switchOn()
    await search()
    expect(await shown()).toEqual([])
  })
})

describe('a Pix that waits', () => {
  test('because its txid is unknown is booked once the treasurer says what it is, and anew when that was wrong', async () => {
    await switchOn()
    await tell(psp.pay('DESCONHECIDO', '30.00'), psp.pay(undefined, '40.00'))
    const waiting = await shown()
    expect(waiting.map(({ situacao, motivo, lancamento }) => [situacao, motivo, lancamento])).toEqual([
      ['pendente', 'txid', null],
      ['pendente', 'txid', null],
    ])
    const identify = (id: number, input: object) =>
      app.graphql(
        admin,
        `mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { situacao dizimo { id } } }`,
        { id, input },
      )
    const pix = waiting.find(({ valor }) => valor === '30.00')!
    expect((await identify(pix.id, { finalidade: 'oferta' })).data.identificarPixRecebido.situacao).toBe('lancado')
    expect((await shown()).find(({ id }) => id === pix.id)?.lancamento).toMatchObject({ valor: '30.00', categoria: 2 })
    // in the account that the treasurer names, which a correction of the purpose keeps
    const bank = (await app.rest(admin, 'POST', '/contas-financeiras', { nome: 'Banco Novo', tipo: 'banco' })).body.id
    const account = () =>
      app.sql(
        `select id_conta_financeira as id from entrada
         where id_cliente = $1 and origem = 'pixRecebido' and id_origem = $2 and excluido_em is null`,
        [betel.idCliente, pix.id],
      )
    await identify(pix.id, { finalidade: 'oferta', idContaFinanceira: String(bank) })
    expect(await account()).toEqual([{ id: bank }])
    await identify(pix.id, { finalidade: 'oferta' })
    expect(await account()).toEqual([{ id: bank }])
    // or that of the settings, once nothing is booked there any more
    await app.sql('update conta_financeira set ativa = false where id = $1', [bank])
    expect((await identify(pix.id, { finalidade: 'oferta' })).errors).toBeUndefined()
    expect(await account()).toEqual(
      await app.sql('select id from conta_financeira where id_cliente = $1 and padrao', [betel.idCliente]),
    )
    const wrong = await identify(pix.id, { finalidade: 'conta' })
    expect([wrong.status, Object.keys(wrong.errors?.[0]?.extensions.campos ?? {})]).toEqual([422, ['finalidade']])
    const again = await identify(pix.id, { finalidade: 'dizimo', idUsuario: betel.idCliente })
    expect(again.data.identificarPixRecebido.dizimo).not.toBeNull()
    expect(await balance()).toBe('30.00')
    expect((await identify(pix.id, { finalidade: 'oferta' })).errors?.[0]?.message).toContain('já é um dízimo')
    expect((await identify(pix.id, { finalidade: 'campanha' })).status).toBe(409)

    const other = waiting.find(({ valor }) => valor === '40.00')!
    const ignore = (ignorar: boolean) =>
      app.graphql(
        admin,
        'mutation($id: ID!, $ignorar: Boolean!) { ignorarPixRecebido(id: $id, ignorar: $ignorar) { situacao acoesPermitidas } }',
        { id: other.id, ignorar },
      )
    expect((await ignore(true)).data.ignorarPixRecebido.acoesPermitidas).toEqual(['considerar', 'devolver'])
    expect((await identify(other.id, { finalidade: 'oferta' })).status).toBe(409)
    expect((await ignore(false)).data.ignorarPixRecebido.situacao).toBe('pendente')
  })

  test('becomes a tithe only through somebody who may write tithes', async () => {
    await switchOn()
    await tell(psp.pay('DESCONHECIDO', '30.00'))
    const [{ id } = { id: 0 }] = await shown()
    const escopos = ['pixRecebido.ler', 'pixRecebido.escrever', 'entrada.escrever']
    const token = await bank.apiToken(escopos)
    const identify = (finalidade: string) =>
      app.graphql(
        token,
        'mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { situacao } }',
        { id, input: { finalidade, idUsuario: betel.idCliente } },
      )
    const refused = await identify('dizimo')
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([403, expect.stringContaining('dizimo.escrever')])
    expect(await entries()).toEqual([])
    expect((await identify('oferta')).data.identificarPixRecebido.situacao).toBe('lancado')
  })

  test('because its month is closed is booked on a later day', async () => {
    await switchOn()
    const txid = await codeFor(admin, { finalidade: 'oferta' })
    await closeMonth()
    await tell(psp.pay(txid, '25.00'))
    expect(await shown()).toEqual([expect.objectContaining({ situacao: 'pendente', motivo: 'mes' })])
    expect(await balance()).toBe('0.00')
  })
})

describe('a tithe or a donation of a Pix', () => {
  const identify = (id: number, input: object) =>
    app.graphql(
      admin,
      'mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { situacao } }',
      { id, input },
    )
  const daysAndAmounts = () =>
    app.sql('select data, valor from entrada where id_cliente = $1 and excluido_em is null order by id', [
      betel.idCliente,
    ])

  test('that is deleted lets the Pix wait again, whose money is then booked once, with what went back meanwhile', async () => {
    await switchOn()
    const idCampanha = await campaign()
    const pix = psp.pay(await codeFor(admin, { finalidade: 'campanha', idCampanha }), '100.00')
    await tell(pix)
    const [{ id, doacao } = { id: 0, doacao: null }] = await shown()
    await app.rest(admin, 'DELETE', `/campanhas-missoes-doacoes/${doacao?.id}`)
    expect((await shown())[0]).toMatchObject({
      situacao: 'pendente',
      motivo: null,
      lancamento: null,
      acoesPermitidas: ['identificar', 'ignorar', 'devolver'],
    })
    psp.refund(pix, '30.00')
    await tell(pix)
    expect(await balance()).toBe('0.00')
    expect((await identify(id, { finalidade: 'oferta' })).errors).toBeUndefined()
    expect((await entries()).map(({ valor, origem }) => [valor, origem])).toEqual([
      ['100.00', 'pixRecebido'],
      ['-100.00', null],
      ['70.00', 'pixRecebido'],
    ])
    const restored = await app.graphql(admin, 'mutation($id: ID!) { restaurarDoacao(id: $id) { id } }', {
      id: doacao?.id,
    })
    const reason = 'O Pix deste registro já foi lançado de novo: restaurá-lo contaria o dinheiro duas vezes.'
    expect(restored.errors?.[0]?.message).toBe(reason)
    expect(await balance()).toBe('70.00')
    // the record says it before; one whose Pix waits may come back
    const tithes = [psp.pay(await codeFor(admin), '20.00'), psp.pay(await codeFor(admin), '30.00')]
    await tell(...tithes)
    const made = (await shown()).filter((one) => one.dizimo)
    for (const { dizimo } of made) await app.rest(admin, 'DELETE', `/dizimos/${dizimo?.id}`)
    expect((await identify(made[0]?.id ?? 0, { finalidade: 'oferta' })).errors).toBeUndefined()
    const bin = async () =>
      (
        await app.graphql(
          admin,
          `{ dizimos(filtro: { excluidos: true }) { nodes { id recusaRestaurar acoesPermitidas } }
             doacoes(filtro: { excluidos: true }) { nodes { id recusaRestaurar acoesPermitidas } } }`,
        )
      ).data
    const refused = { recusaRestaurar: reason, acoesPermitidas: [] }
    const { dizimos, doacoes } = await bin()
    expect(doacoes.nodes).toEqual([{ id: doacao?.id, ...refused }])
    expect(dizimos.nodes).toHaveLength(2)
    expect(dizimos.nodes).toEqual(
      expect.arrayContaining([
        { id: made[0]?.dizimo?.id, ...refused },
        { id: made[1]?.dizimo?.id, recusaRestaurar: null, acoesPermitidas: ['restaurar'] },
      ]),
    )
  })

  test('that comes back from the bin takes its Pix back, and what went back of that meanwhile', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '100.00')
    await tell(pix)
    const [{ dizimo } = { dizimo: null }] = await shown()
    await app.rest(admin, 'DELETE', `/dizimos/${dizimo?.id}`)
    expect((await shown())[0]).toMatchObject({ situacao: 'pendente', dizimo: null })
    psp.refund(pix, '30.00')
    await tell(pix)
    const restored = await app.graphql(admin, 'mutation($id: ID!) { restaurarDizimo(id: $id) { id } }', {
      id: dizimo?.id,
    })
    expect(restored.errors).toBeUndefined()
    expect((await shown())[0]).toMatchObject({
      situacao: 'lancado',
      valorDevolvido: '30.00',
      dizimo: { valorDizimo: '70.00' },
      lancamento: { valor: '70.00' },
    })
    expect(await balance()).toBe('70.00')
  })

  test('of which a part went back before it was deleted is booked again without that part, not before it went', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '100.00')
    await tell(pix)
    await app.sql(`update pix_recebido set data = data - 1 where id_cliente = $1`, [betel.idCliente])
    await app.sql(`update entrada set data = data - 1 where id_cliente = $1`, [betel.idCliente])
    psp.refund(pix, '30.00')
    await tell(pix)
    const [{ id, dizimo } = { id: 0, dizimo: null }] = await shown()
    await app.rest(admin, 'DELETE', `/dizimos/${dizimo?.id}`)
    expect((await identify(id, { finalidade: 'oferta' })).errors).toBeUndefined()
    const [first, reversal, rest] = await daysAndAmounts()
    expect([first?.valor, reversal?.valor, rest?.valor]).toEqual(['100.00', '-100.00', '70.00'])
    expect(rest?.data).toEqual(reversal?.data)
    expect((await shown())[0]).toMatchObject({ valorDevolvido: '30.00', lancamento: { valor: '70.00' } })
    psp.refund(pix, '70.00')
    await tell(pix)
    expect(await balance()).toBe('0.00')
  })

  test.each(['was deleted after a part went back', 'waited because its month was closed'])(
    'that %s keeps its day, when the treasurer says what it was in another year',
    async (what) => {
      await switchOn()
      await app.sql(`update provedor_pix set ligado_em = '2025-12-01' where id_cliente = $1`, [betel.idCliente])
      const horario = '2025-12-30T15:00:00Z'
      const idCampanha = await campaign()
      const close = () => app.graphql(admin, 'mutation { fecharMes(mes: "2025-12") { message } }')
      const closed = what.startsWith('waited')
      if (closed) await close()
      const txid = () => codeFor(admin, { finalidade: 'campanha', idCampanha })
      const pix = psp.pay(await txid(), '100.00', { horario })
      const gift = psp.pay(await txid(), '60.00', { horario })
      await tell(pix, gift)
      if (!closed) {
        await close()
        for (const one of [pix, gift]) {
          psp.refund(one, '10.00')
          await tell(one)
          const { doacao } = (await shown()).find(({ endToEndId }) => endToEndId === one.endToEndId) ?? {}
          expect((await app.rest(admin, 'DELETE', `/campanhas-missoes-doacoes/${doacao?.id}`)).status).toBe(200)
        }
      }
      const waiting = await shown()
      const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
      for (const [one, input] of [
        [pix, { finalidade: 'dizimo' }],
        [gift, { finalidade: 'campanha', idCampanha }],
      ] as const) {
        const { id = 0 } = waiting.find(({ endToEndId }) => endToEndId === one.endToEndId) ?? {}
        const made = await identify(id, { ...input, idUsuario: betel.idCliente, data: closed ? today : null })
        expect(made.errors).toBeUndefined()
      }
      expect(
        await app.sql(
          `select coalesce(d.data_dizimo, o.data_doacao)::text as dado, e.data > '2025-12-31' as depois
           from entrada e left join dizimo d on e.origem = 'dizimo' and d.id = e.id_origem
             left join doacao o on e.origem = 'doacao' and o.id = e.id_origem
           where e.id_cliente = $1 and e.excluido_em is null and e.valor in (100, 90, 60, 50) and e.data > '2025-12-31'`,
          [betel.idCliente],
        ),
      ).toEqual(Array(2).fill({ dado: '2025-12-30', depois: true }))
      const issue = `mutation($id: ID!) { emitirComprovante(idMembro: $id, ano: 2025) { valor } }`
      expect((await app.graphql(admin, issue, { id: betel.idCliente })).data.emitirComprovante.valor).toBe(
        closed ? '160.00' : '140.00',
      )
    },
  )

  test('that is another person’s and less since is theirs in the list, and after a refund', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '100.00')
    await tell(pix)
    const [{ dizimo } = { dizimo: null }] = await shown()
    const maria = await betel.person({ name: 'Maria das Dores' })
    const body = { idMembro: maria.id, dataDizimo: '2026-05-10', valorDizimo: 80, meioDizimo: 'pix' }
    expect((await app.rest(admin, 'PUT', `/dizimos/${dizimo?.id}`, body)).status).toBe(200)
    const whose = async () =>
      (await app.graphql(admin, '{ pixRecebidos { nodes { codigo { usuario { name } } } } }')).data.pixRecebidos.nodes
    expect(await whose()).toEqual([{ codigo: { usuario: { name: 'Maria das Dores' } } }])
    psp.refund(pix, '30.00')
    await tell(pix)
    expect(
      await app.sql(
        `select id_membro = $2 as dela, valor_dizimo as valor from dizimo where id_cliente = $1 and excluido_em is null order by id`,
        [betel.idCliente, maria.id],
      ),
    ).toEqual([
      { dela: true, valor: '80.00' },
      { dela: true, valor: '50.00' },
    ])
    expect(await balance()).toBe('50.00')
  })
})

describe('money that goes back', () => {
  test('whole becomes a reversal, once, however often the bank tells it', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '80.00')
    await tell(pix)
    psp.refund(pix, '80.00', { natureza: 'MED_FRAUDE' })
    for (let times = 0; times < 3; times++) await tell(pix)
    await search()
    expect((await entries()).map(({ valor }) => valor)).toEqual(['80.00', '-80.00'])
    expect(await shown()).toEqual([expect.objectContaining({ valorDevolvido: '80.00', acoesPermitidas: [] })])
  })

  test('that the bank takes by itself is told once to those who book Pix, and is shown as the bank’s', async () => {
    await switchOn()
    for (const perfil of [4, 3, 2] as const) await betel.token(perfil)
    const people = await app.sql<{ email: string; perfil: number }>(
      'select email, perfil from usuario where id_cliente = $1 order by perfil',
      [betel.idCliente],
    )
    const told = async () =>
      (await app.emails(betel.idCliente)).filter(({ assunto }) =>
        assunto.startsWith('O banco retirou dinheiro de um Pix'),
      )
    const taken = async () =>
      (await app.graphql(admin, '{ pixRecebidos { nodes { valorDevolvido valorRetiradoPeloBanco } } }')).data
        .pixRecebidos.nodes
    const pix = psp.pay(await codeFor(admin), '80.00')
    await tell(pix)
    psp.refund(pix, '5.00')
    await tell(pix)
    expect([await told(), await taken()]).toEqual([[], [{ valorDevolvido: '5.00', valorRetiradoPeloBanco: '0.00' }]])
    const med = psp.refund(pix, '30.00', { natureza: 'MED_FRAUDE', status: 'EM_PROCESSAMENTO' })
    await tell(pix)
    expect(await told()).toEqual([])
    med.status = 'DEVOLVIDO'
    for (let times = 0; times < 2; times++) await tell(pix)
    await search()
    expect(await taken()).toEqual([{ valorDevolvido: '35.00', valorRetiradoPeloBanco: '30.00' }])
    const letters = await told()
    expect(letters.map(({ para }) => para).sort()).toEqual(
      people
        .filter(({ perfil }) => perfil !== 2)
        .map(({ email }) => email)
        .sort(),
    )
    for (const { texto } of letters) {
      expect(texto).toContain('R$ 30,00 do Pix de R$ 80,00')
      expect(texto).toContain(`/dashboard/pix-recebidos?busca=${pix.endToEndId}`)
    }
    // taken twice before anybody looks: one letter for each person
    const before = letters.length
    for (const valor of ['7.00', '8.00']) psp.refund(pix, valor, { natureza: 'MED_FRAUDE' })
    await tell(pix)
    const later = (await told()).slice(before)
    expect(later).toHaveLength(before)
    for (const { texto } of later) expect(texto).toMatch(/R\$ 15,00 \(em 2 devoluções\) do Pix de R\$ 80,00/)
  })

  test('in parts leaves the tithe and the entry at what the church kept', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin), '80.00')
    await tell(pix)
    psp.refund(pix, '30.00')
    await tell(pix)
    psp.refund(pix, '10.00')
    psp.refund(pix, '5.00', { status: 'EM_PROCESSAMENTO' })
    await Promise.all([tell(pix), tell(pix), tell(pix)])
    expect(await balance()).toBe('40.00')
    const [row] = await shown()
    expect(row).toMatchObject({
      valorDevolvido: '40.00',
      dizimo: { valorDizimo: '40.00' },
      lancamento: { valor: '40.00' },
    })
  })

  test('in part leaves the gift on its day, in a month that is closed and a year that is over', async () => {
    await switchOn()
    await app.sql(`update provedor_pix set ligado_em = '2025-12-01' where id_cliente = $1`, [betel.idCliente])
    const idCampanha = await campaign()
    const horario = '2025-12-30T15:00:00Z'
    const tithe = psp.pay(await codeFor(admin), '100.00', { horario })
    const gift = psp.pay(await codeFor(admin, { finalidade: 'campanha', idCampanha }), '60.00', { horario })
    await tell(tithe, gift)
    await app.graphql(admin, 'mutation { fecharMes(mes: "2025-12") { message } }')
    for (const pix of [tithe, gift]) {
      psp.refund(pix, '50.00')
      await tell(pix)
    }
    const booked = () =>
      app.sql(
        `select e.valor, coalesce(d.data_dizimo, o.data_doacao)::text as dado, e.data > '2025-12-31' as depois
         from entrada e left join dizimo d on e.origem = 'dizimo' and d.id = e.id_origem
           left join doacao o on e.origem = 'doacao' and o.id = e.id_origem
         where e.id_cliente = $1 and e.excluido_em is null order by e.valor`,
        [betel.idCliente],
      )
    const reversed = [
      { valor: '-100.00', dado: null, depois: true },
      { valor: '-60.00', dado: null, depois: true },
    ]
    const kept = { valor: '10.00', dado: '2025-12-30', depois: true }
    const before = [
      { valor: '60.00', dado: '2025-12-30', depois: false },
      { valor: '100.00', dado: '2025-12-30', depois: false },
    ]
    expect(await booked()).toEqual([...reversed, kept, { ...kept, valor: '50.00' }, ...before])
    const issue = `mutation($id: ID!) { emitirComprovante(idMembro: $id, ano: 2025) { valor linhas { data meio valor } } }`
    expect((await app.graphql(admin, issue, { id: betel.idCliente })).data.emitirComprovante).toEqual({
      valor: '60.00',
      linhas: [
        { data: '2025-12-30', meio: 'Pix', valor: '50.00' },
        { data: '2025-12-30', meio: 'Pix', valor: '10.00' },
      ],
    })
    // what is left may be corrected, deleted and restored, because its entry is of an open month
    const { dizimo } = (await shown()).find((one) => one.dizimo) ?? {}
    const read = 'query($id: ID!) { dizimo(id: $id) { acoesPermitidas } }'
    const may = (await app.graphql(admin, read, { id: dizimo?.id })).data.dizimo.acoesPermitidas
    expect(may).toEqual(expect.arrayContaining(['editar', 'excluir']))
    const body = { idMembro: betel.idCliente, dataDizimo: '2025-12-29', valorDizimo: 45, meioDizimo: 'pix' }
    expect((await app.rest(admin, 'PUT', `/dizimos/${dizimo?.id}`, body)).status).toBe(200)
    expect((await app.rest(admin, 'DELETE', `/dizimos/${dizimo?.id}`)).status).toBe(200)
    const { doacao } = (await shown()).find((one) => one.doacao) ?? {}
    expect((await app.rest(admin, 'DELETE', `/campanhas-missoes-doacoes/${doacao?.id}`)).status).toBe(200)
    const inBin = async () =>
      (
        await app.graphql(
          admin,
          `{ dizimos(filtro: { excluidos: true }) { nodes { id recusaRestaurar acoesPermitidas } }
             doacoes(filtro: { excluidos: true }) { nodes { id recusaRestaurar acoesPermitidas } } }`,
        )
      ).data
    const offered = { recusaRestaurar: null, acoesPermitidas: ['restaurar'] }
    expect(await inBin()).toEqual({
      dizimos: { nodes: [{ id: dizimo?.id, ...offered }] },
      doacoes: { nodes: [{ id: doacao?.id, ...offered }] },
    })
    const restore = 'mutation($d: ID!, $o: ID!) { restaurarDizimo(id: $d) { id } restaurarDoacao(id: $o) { id } }'
    expect((await app.graphql(admin, restore, { d: dizimo?.id, o: doacao?.id })).errors).toBeUndefined()
    expect(await booked()).toEqual([...reversed, kept, { valor: '45.00', dado: '2025-12-29', depois: true }, ...before])
  })

  test('cancels the receipt of its tithe or donation, wholly or in part', async () => {
    await switchOn()
    const idCampanha = await campaign()
    const tithe = psp.pay(await codeFor(admin), '80.00')
    const gift = psp.pay(await codeFor(admin, { finalidade: 'campanha', idCampanha }), '60.00')
    await tell(tithe, gift)
    for (const { dizimo, lancamento } of await shown())
      if (dizimo) expect((await app.rest(admin, 'POST', `/dizimos/${dizimo.id}/recibo`)).status).toBe(201)
      else {
        const issue = 'mutation($id: ID!) { emitirReciboEntrada(id: $id) { numero } }'
        expect((await app.graphql(admin, issue, { id: lancamento?.id })).errors).toBeUndefined()
      }
    psp.refund(tithe, '30.00')
    psp.refund(gift, '60.00', { natureza: 'MED_FRAUDE' })
    await tell(tithe, gift)
    expect(
      await app.sql(
        `select valor, meio, motivo_cancelamento as porque from recibo where id_cliente = $1 order by valor`,
        [betel.idCliente],
      ),
    ).toEqual([
      { valor: '60.00', meio: 'Pix', porque: 'Pix devolvido' },
      { valor: '80.00', meio: 'Pix', porque: 'Pix devolvido' },
    ])
  })

  test.each(['oferta', 'dizimo', 'campanha'])(
    'in part leaves the rest of %s in the account of the entry, and in that of the settings once it is out of use',
    async (finalidade) => {
      await switchOn()
      const pix = psp.pay('DESCONHECIDO', '100.00')
      await tell(pix)
      const conta = (await app.rest(admin, 'POST', '/contas-financeiras', { nome: 'Banco Novo', tipo: 'banco' })).body
        .id
      const idCampanha = finalidade === 'campanha' ? await campaign() : null
      const identified = await app.graphql(
        admin,
        'mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { situacao } }',
        {
          id: (await shown())[0]?.id,
          input: {
            finalidade,
            idCampanha,
            idContaFinanceira: conta,
            idUsuario: finalidade === 'oferta' ? null : betel.idCliente,
          },
        },
      )
      expect(identified.errors).toBeUndefined()
      const lie = () =>
        app.sql(
          `select valor, id_conta_financeira = $2 as la from entrada where id_cliente = $1 and excluido_em is null order by id`,
          [betel.idCliente, conta],
        )
      psp.refund(pix, '30.00')
      await tell(pix)
      const before = [
        { valor: '100.00', la: true },
        { valor: '-100.00', la: true },
        { valor: '70.00', la: true },
      ]
      expect(await lie()).toEqual(before)
      await app.sql('update conta_financeira set ativa = false where id = $1', [conta])
      psp.refund(pix, '10.00')
      await tell(pix)
      expect(await lie()).toEqual([...before, { valor: '-70.00', la: true }, { valor: '60.00', la: false }])
    },
  )

  test('that the church gives back goes through the bank, with the password, and no more than came', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '60.00')
    await tell(pix)
    const give = async (valor: string, senha?: string) => {
      const [{ id, quantasDevolucoes } = { id: 0, quantasDevolucoes: 0 }] = await shown()
      return giveBack(id, valor, quantasDevolucoes, senha)
    }
    expect((await give('1.00', 'outra senha')).errors?.[0]?.extensions.campos).toHaveProperty('minhaSenha')
    expect((await give('60.01')).errors?.[0]?.extensions.campos).toHaveProperty('valor')
    // a suspended church is refused before the bank pays
    const suspend = (at: string | null) =>
      app.sql('update cliente set suspenso_em = $2::timestamptz where id = $1', [betel.idCliente, at])
    await suspend('2026-01-01')
    expect((await give('20.00')).errors?.[0]?.message).toContain('suspensa')
    await suspend(null)
    expect(pix.devolucoes ?? []).toEqual([])
    psp.refusedRefunds = 1
    expect((await give('20.00')).status).toBe(503)
    expect((await give('20.00')).data.devolverPixRecebido).toEqual({
      valorDevolvido: '20.00',
      valorEmDevolucao: '0.00',
      situacaoDevolucao: 'DEVOLVIDO',
      lancamento: { valor: '40.00' },
    })
    // the bank tells it again
    await tell(pix)
    expect(await balance()).toBe('40.00')
    psp.refundsAtOnce = false
    const underWay = { valorDevolvido: '20.00', valorEmDevolucao: '40.00', situacaoDevolucao: 'EM_PROCESSAMENTO' }
    expect((await give('40.00')).data.devolverPixRecebido).toMatchObject(underWay)
    expect((await give('40.00')).errors?.[0]?.message).toContain('ainda está fazendo')
    pix.devolucoes!.at(-1)!.status = 'NAO_REALIZADO'
    await tell(pix)
    const [after] = (
      await app.graphql(admin, '{ pixRecebidos { nodes { valorDevolvido valorEmDevolucao situacaoDevolucao } } }')
    ).data.pixRecebidos.nodes
    expect(after).toEqual({ valorDevolvido: '20.00', valorEmDevolucao: '0.00', situacaoDevolucao: 'NAO_REALIZADO' })
    expect((await give('40.00')).data.devolverPixRecebido).toMatchObject(underWay)
    // no notice tells it, and the search finds no Pix of so long ago
    pix.devolucoes!.at(-1)!.status = 'DEVOLVIDO'
    pix.horario = new Date(Date.now() - 10 * 86_400_000).toISOString()
    await search()
    expect(await balance()).toBe('0.00')
  })

  test('is given back once when the answer was lost and the request is sent again', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '100.00')
    await tell(pix)
    const [{ id } = { id: 0 }] = await shown()
    for (let times = 0; times < 2; times++)
      expect((await giveBack(id, '30.00', 0)).data.devolverPixRecebido.valorDevolvido).toBe('30.00')
    // somebody who has not seen that refund may not know what is left
    expect((await giveBack(id, '20.00', 0)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await giveBack(id, '30.00', 2)).errors?.[0]?.extensions.code).toBe('STALE')
    expect(pix.devolucoes?.map(({ valor }) => valor)).toEqual(['30.00'])
    expect((await giveBack(id, '30.00', 1)).data.devolverPixRecebido.valorDevolvido).toBe('60.00')
    expect(await balance()).toBe('40.00')
  })

  test.each(['30.00', '20.00'])('is given back once when two people ask at once, for 30.00 and %s', async (other) => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '100.00')
    await tell(pix)
    const [{ id } = { id: 0 }] = await shown()
    psp.slow = 300
    const first = giveBack(id, '30.00', 0)
    for (let n = 0; n < 2000 && !pix.devolucoes; n++) await new Promise((resolve) => setTimeout(resolve, 5))
    const second = await giveBack(id, other, 0)
    expect(second.errors?.[0]?.extensions.code).toBe(other === '30.00' ? undefined : 'STALE')
    expect((await first).data.devolverPixRecebido.valorDevolvido).toBe('30.00')
    expect(pix.devolucoes).toHaveLength(1)
    expect(await balance()).toBe('70.00')
  })

  test('in a closed month, which the books do not have yet, is not given back again', async () => {
    await switchOn()
    const pix = psp.pay(await codeFor(admin, { finalidade: 'oferta' }), '100.00')
    await tell(pix)
    await closeMonth()
    psp.refund(pix, '80.00')
    await tell(pix)
    const [{ id, quantasDevolucoes } = { id: 0, quantasDevolucoes: 0 }] = await shown()
    expect((await giveBack(id, '20.01', quantasDevolucoes)).errors?.[0]?.extensions.campos).toHaveProperty('valor')
    expect(pix.devolucoes).toHaveLength(1)
  })

  test('is found in the list while the books do not have it, as the treasury counts it', async () => {
    await switchOn()
    const txid = await codeFor(admin, { finalidade: 'oferta' })
    const [back, kept] = [psp.pay(txid, '100.00'), psp.pay(txid, '50.00')]
    await tell(back)
    await tell(kept)
    await closeMonth()
    psp.refund(back, '80.00')
    await tell(back)
    const asked = `{ home { esperaNosLivros { devolucoes } }
      pixRecebidos(filtro: { devolucaoALancar: true }) { nodes { endToEndId } } }`
    const { data } = await app.graphql(admin, asked)
    expect(data.home.esperaNosLivros).toEqual({ devolucoes: 1 })
    expect(data.pixRecebidos.nodes).toEqual([{ endToEndId: back.endToEndId }])
  })

  test.each([
    ['100.00', '0.00', '30.00', '70.00'],
    ['0.30', '0.10', '0.20', '0.00'],
    ['10.00', '8.00', '5.00', '0.00'],
  ])('of %s after %s: with %s more the church keeps %s', (valor, before, now, left) => {
    expect(remainingAmount(valor, before, now)).toBe(left)
  })
})

describe('who gives', () => {
  const give = async (token: string, input: object) =>
    (
      await app.graphql(
        token,
        'mutation($input: GerarCodigoPixInput!) { ofertarPix(input: $input) { txid copiaECola qrCode expiraEm valor } }',
        { input },
      )
    ).data.ofertarPix

  test('gets a code of the bank for an amount, and what is paid with it is that person’s tithe', async () => {
    await switchOn()
    const member = await betel.token(2)
    const made = await give(member, { finalidade: 'dizimo', valor: '37.00' })
    expect(psp.charges.get(made.txid)).toMatchObject({ valor: { original: '37.00' }, chave: '11222333000181' })
    expect(made.copiaECola).toContain(made.txid)
    expect(Date.parse(made.expiraEm)).toBeGreaterThan(Date.now())
    await tell(psp.pay(made.txid, '37.00'))
    expect((await shown())[0]?.dizimo).toMatchObject({ valorDizimo: '37.00' })
  })

  test('waits for a slow bank without a lock, and without a transaction', async () => {
    await switchOn()
    const member = await betel.token(2)
    psp.slow = 700
    const asked = psp.asked.length
    const waits = give(member, { finalidade: 'dizimo', valor: '37.00' })
    while (psp.asked.length === asked) await new Promise((resolve) => setTimeout(resolve, 5))
    // nothing that the request may have read or written is locked, and others of this church go on
    for (const table of ['cliente', 'provedor_pix', 'codigo_pix', 'usuario'])
      await app.sql(`select from ${table} where id_cliente = $1 for update nowait`, [betel.idCliente])
    expect((await give(member, { finalidade: 'oferta' })).expiraEm).toBeNull()
    const open = `select pid from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'
      and xact_start < now() - interval '300 milliseconds' and pid <> pg_backend_pid()`
    await new Promise((resolve) => setTimeout(resolve, 350))
    expect(await app.sql(open)).toEqual([])
    expect((await waits).expiraEm).not.toBeNull()
  })

  test('gets the fixed code without an amount, without a bank, and when the bank is down', async () => {
    const member = await betel.token(2)
    const fixed = await give(member, { finalidade: 'dizimo', valor: '37.00' })
    expect(fixed.expiraEm).toBeNull()
    await switchOn()
    expect((await give(member, { finalidade: 'dizimo' })).txid).toBe(fixed.txid)
    psp.down = true
    expect((await give(member, { finalidade: 'dizimo', valor: '37.00' })).txid).toBe(fixed.txid)
  })

  test('gets the fixed code after many codes of the bank, so that nobody floods the bank with charges', async () => {
    await switchOn()
    const member = await betel.token(2)
    const ask = () => give(member, { finalidade: 'oferta', valor: '5.00' })
    for (let n = 0; n < 20; n++) expect((await ask()).expiraEm).not.toBeNull()
    expect((await ask()).expiraEm).toBeNull()
    expect(psp.charges.size).toBe(20)
    expect((await give(await betel.token(3), { finalidade: 'oferta', valor: '5.00' })).expiraEm).not.toBeNull()
  })

  test('is named by no entry of a Pix without a tithe', () => {
    expect(ownEntrada('campanha', 'Sertão')).toEqual({ categoria: 3, descricao: 'Pix para a campanha: Sertão' })
    expect(ownEntrada('dizimo', null).categoria).toBe(1)
  })
})
