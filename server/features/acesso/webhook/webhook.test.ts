import { createHmac } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { Webhook } from 'standardwebhooks'
import { exceptOnCitus } from '../../../../tests/factories/except-on-citus.js'
import { ownTestApp, type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { deliver } from './webhook.deliver.js'
import { fanOut } from './webhook.fan-out.js'
import { deliveryPause, eventosOf, mostPending } from './webhook.rules.js'
import { standardHeaders } from './webhook.secret.js'

interface Received {
  evento: string
  body: { entrega: string; evento: string; tipo: string; id: string; versao: number; quando: string; idCliente: number }
  text: string
  signature: string
  /** the headers of Standard Webhooks */
  standard: Record<string, string>
  id: string
}

let app: TestApp
let church: TestChurch
let token: string
let received: Received[] = []
/** the status of the answer to a delivery */
let status: (delivery: Received) => number = () => 204
const receiver = http.createServer((request, response) => {
  let text = ''
  request.on('data', (chunk) => (text += chunk))
  request.on('end', () => {
    const header = (name: string) => String(request.headers[name])
    const delivery = {
      evento: header('candeia-evento'),
      body: JSON.parse(text),
      text,
      signature: header('candeia-assinatura'),
      standard: Object.fromEntries(
        ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, header(name)]),
      ),
      id: header('candeia-entrega'),
    }
    received.push(delivery)
    response.writeHead(status(delivery)).end('an answer with a secret')
  })
})
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/candeia`
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
})
beforeEach(async () => {
  received = []
  status = () => 204
  church = await app.church()
  await knowPassword(app, church.idCliente)
  token = await church.token(1)
})
afterAll(async () => {
  await app.close()
  receiver.closeAllConnections()
  receiver.close()
})

interface Made {
  id: number
  segredo: string
}

const createText =
  'mutation($input: WebhookInput!) { criarWebhook(input: $input) { segredo webhook { id uuid url eventos ativo } } }'

async function make(eventos: string[] = ['pessoa.criada', 'pessoa.alterada'], input: object = {}): Promise<Made> {
  const variables = { input: { url, eventos, minhaSenha: knownPassword, ...input } }
  const { data, errors } = await app.graphql(token, createText, variables)
  expect(errors).toBeUndefined()
  return { id: data.criarWebhook.webhook.id, segredo: data.criarWebhook.segredo }
}

async function person(name = 'Marta Moura'): Promise<{ id: number; uuid: string; versao: number }> {
  const query = 'mutation($name: String!) { criarUsuario(input: { name: $name }) { id uuid versao } }'
  return (await app.graphql(token, query, { name })).data.criarUsuario
}

const rename = async (id: number, name: string) =>
  (
    await app.graphql(
      token,
      'mutation($id: ID!, $name: String!) { atualizarUsuario(id: $id, input: { name: $name }) { id } }',
      { id, name },
    )
  ).data.atualizarUsuario

const sender = { signal: new AbortController().signal }

/** What the dispatcher of a process does when it has time: deliveries of all changes, then one turn of the webhook. */
async function turn(webhook: Made): Promise<void> {
  await fanOut(app.services, church.idCliente, { over: false })
  await deliver(app.services, church.idCliente, webhook.id, sender)
}

const log = async () =>
  app.sql<{
    id: number
    uuid: string
    evento: string
    situacao: string
    tentativas: number
    status: number | null
    problema: string | null
  }>(
    'select id, uuid, evento, situacao, tentativas, status, problema from webhook_entrega where id_cliente = $1 order by id',
    [church.idCliente],
  )

/** As if all pauses were over. */
const later = async () => {
  await app.sql('update webhook_entrega set tentar_em = now() where id_cliente = $1', [church.idCliente])
  await app.sql('update webhook set pausado_ate = null where id_cliente = $1', [church.idCliente])
}

const webhook = async ({ id }: Made) =>
  (
    await app.graphql(
      token,
      'query($id: ID!) { webhook(id: $id) { ativo motivo falhandoDesde eventos anteriorAte } }',
      {
        id,
      },
    )
  ).data.webhook

/** Whether the library of Standard Webhooks accepts the delivery. */
function isSignedBy(secret: string, text: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(text, headers)
    return true
  } catch {
    return false
  }
}

test('the library of Standard Webhooks also checks with the text of a secret of earlier versions', () => {
  const secret = `whs_${'x'.repeat(43)}`
  const headers = standardHeaders([secret], 'id', '{"a":1}')
  expect(isSignedBy(Buffer.from(secret).toString('base64'), '{"a":1}', headers)).toBe(true)
  expect(isSignedBy(Buffer.from(secret).toString('base64'), '{"a":2}', headers)).toBe(false)
})

describe('a delivery', () => {
  test('is signed, names the record, and contains nothing that is written in it', async () => {
    const made = await make()
    const { uuid, versao } = await person()
    await turn(made)
    const [delivery] = received
    expect(received).toHaveLength(1)
    const { entrega, quando, ...body } = delivery?.body ?? ({} as Received['body'])
    expect(body).toEqual({ evento: 'pessoa.criada', tipo: 'Usuario', id: uuid, versao, idCliente: church.idCliente })
    expect(delivery).toMatchObject({ evento: 'pessoa.criada', id: entrega })
    expect(Math.abs(Date.parse(quando) - Date.now())).toBeLessThan(60_000)
    const [, t = '', v1] = delivery?.signature.match(/^t=(\d+),v1=([0-9a-f]{64})$/) ?? []
    expect(Math.abs(Number(t) * 1000 - Date.now())).toBeLessThan(60_000)
    expect(v1).toBe(createHmac('sha256', made.segredo).update(`${t}.${delivery?.text}`).digest('hex'))
    expect(delivery?.text).not.toContain('Marta')
    expect(await log()).toMatchObject([{ situacao: 'entregue', tentativas: 1, status: 204, problema: null }])
  })

  test('follows each kind of change, in the order of each record', async () => {
    const made = await make(['pessoa.criada', 'pessoa.alterada', 'pessoa.excluida', 'pessoa.restaurada'])
    const { id } = await person()
    await rename(id, 'Marta Alves')
    const byId = { id: String(id) }
    expect(
      (await app.graphql(token, 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }', byId)).errors,
    ).toBeUndefined()
    expect(
      (await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', byId)).errors,
    ).toBeUndefined()
    for (let turns = 0; turns < 5; turns++) await turn(made)
    expect(received.map(({ evento }) => evento)).toEqual([
      'pessoa.criada',
      'pessoa.alterada',
      'pessoa.excluida',
      'pessoa.restaurada',
    ])
    const versions = received.map(({ body }) => body.versao)
    expect(versions).toEqual(versions.toSorted((a, b) => a - b))
  })

  test('is not made by a change that is rolled back, of an event that is not chosen, or of another church', async () => {
    const made = await make(['pessoa.alterada'])
    await person()
    const refused = await app.graphql(token, 'mutation { criarUsuario(input: { name: "" }) { id } }')
    expect(refused.errors).toBeDefined()
    const other = await app.church()
    const otherToken = await other.token(1)
    await app.graphql(otherToken, 'mutation { criarUsuario(input: { name: "De Outra" }) { id } }')
    await turn(made)
    expect(received).toEqual([])
    const waiting = await app.sql('select from webhook_mudanca where id_cliente in ($1, $2)', [
      church.idCliente,
      other.idCliente,
    ])
    expect(waiting).toEqual([])
  })

  const inOneStatement = exceptOnCitus('triggers run for each row, so each record is announced in a row of its own.')
  inOneStatement('of an import of 3,000 people costs one row in its transaction', async () => {
    const made = await make(['pessoa.criada'])
    await app.sql(
      `insert into usuario (id_cliente, name, perfil) select $1, 'Pessoa ' || i, 2 from generate_series(1, 3000) i`,
      [church.idCliente],
    )
    const changes = await app.sql<{ total: number }>(
      'select jsonb_array_length(registros) as total from webhook_mudanca where id_cliente = $1',
      [church.idCliente],
    )
    expect(changes).toEqual([{ total: 3000 }])
    await turn(made)
    expect(await log()).toHaveLength(3000)
    expect(received).toHaveLength(20)
  })
})

describe('who came to a worship service', () => {
  const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
  const service = async (): Promise<{ id: number; uuid: string }> =>
    (await app.rest(token, 'POST', '/cultos', { dataCulto: today(), horaCulto: '00:00' })).body
  const mark = async (id: number, people: readonly { id: number }[], presente: boolean, minutes: number) => {
    const marcadoEm = new Date(Date.now() - minutes * 60_000).toISOString()
    const marcas = people.map((one) => ({ idMembro: String(one.id), presente, marcadoEm }))
    const query =
      'mutation($id: ID!, $input: MarcasCultoInput!) { marcarPresencasCulto(id: $id, input: $input) { presentes } }'
    const input = { marcas, enviadoEm: new Date().toISOString() }
    expect((await app.graphql(token, query, { id: String(id), input })).errors).toBeUndefined()
  }

  test('is told once for a whole roll, by the service, and not again when the roll arrives again', async () => {
    const made = await make(['presenca.registrada', 'presenca.removida'])
    const { id, uuid } = await service()
    const people = await Promise.all(Array.from({ length: 5 }, () => church.person()))
    await mark(id, people, true, 30)
    await turn(made)
    expect(received.map(({ body }) => body)).toMatchObject([
      { evento: 'presenca.registrada', tipo: 'Culto', id: uuid, versao: 1 },
    ])
    await mark(id, people, true, 30)
    await mark(id, people, true, 20)
    await turn(made)
    expect(received).toHaveLength(1)
    // an absence that a device marked later
    await mark(id, people.slice(0, 2), false, 10)
    await turn(made)
    expect(received.slice(1).map(({ body }) => body)).toMatchObject([
      { evento: 'presenca.removida', tipo: 'Culto', id: uuid },
    ])
  })

  test('queues one delivery while people come one after the other; one that is being sent does not count', async () => {
    const made = await make(['presenca.registrada'])
    const { id } = await service()
    const comes = async () => mark(id, [await church.person()], true, 1)
    await comes()
    await fanOut(app.services, church.idCliente, { over: false })
    await comes()
    await comes()
    await fanOut(app.services, church.idCliente, { over: false })
    expect(await log()).toHaveLength(1)
    // somebody comes while the receiver reads the roll
    let during: Promise<unknown> | undefined
    status = () => {
      during ??= comes().then(() => fanOut(app.services, church.idCliente, { over: false }))
      return 204
    }
    await turn(made)
    await during
    await turn(made)
    expect(received).toHaveLength(2)
  })

  test('is told only to who may read the presences and the service', async () => {
    const evento = eventosOf(app.services.features).find(({ nome }) => nome === 'presenca.registrada')
    expect(evento?.acoes).toEqual(['presencaCulto.ler', 'culto.ler'])
  })
})

describe('a turn', () => {
  test('takes its deliveries in time when PostgreSQL does not know yet that many wait', async () => {
    // statistics of a table in which nothing waits: a join by the order of records may look quadratic and cheap
    await app.sql('alter table webhook_entrega set (autovacuum_enabled = off)')
    const made = await make(['pessoa.criada'])
    await person()
    await turn(made)
    await app.sql('analyze webhook_entrega')
    await app.sql(
      `insert into usuario (id_cliente, name, perfil) select $1, 'Pessoa ' || i, 2 from generate_series(1, 20000) i`,
      [church.idCliente],
    )
    await turn(made)
    expect(received).toHaveLength(21)
  })
})

test('a webhook whose queue grows too long by single changes is switched off, with an e-mail', async () => {
  const made = await make(['pessoa.criada'])
  await app.sql(
    `insert into webhook_entrega (id_cliente, id_webhook, evento) select $1, $2, 'teste' from generate_series(1, $3)`,
    [church.idCliente, made.id, mostPending],
  )
  await person()
  await fanOut(app.services, church.idCliente, { over: false })
  expect(await webhook(made)).toMatchObject({ ativo: false, motivo: 'fila' })
  const emails = await app.emails(church.idCliente)
  expect(emails.filter(({ assunto }) => assunto === 'Um webhook foi desligado')).toHaveLength(1)
})

describe('a receiver that fails', () => {
  test('gets the same delivery again after a pause, nine times in all; then the delivery has failed', async () => {
    status = () => 500
    const made = await make()
    await person()
    await turn(made)
    expect(await log()).toMatchObject([
      { situacao: 'pendente', tentativas: 1, status: 500, problema: 'O servidor respondeu 500.' },
    ])
    await turn(made)
    expect(received).toHaveLength(1)
    for (let tries = 2; tries <= 9; tries++) {
      await later()
      await turn(made)
    }
    expect(new Set(received.map(({ id }) => id)).size).toBe(1)
    expect(received).toHaveLength(9)
    const [failed] = await log()
    expect(failed).toMatchObject({ situacao: 'falhou', tentativas: 9 })
    // nothing is tried again, so a failure weeks later is the first of its own
    expect(await webhook(made)).toMatchObject({ ativo: true, falhandoDesde: null })
    // 'Enviar de novo'
    status = () => 200
    const again = 'mutation($id: ID!) { reenviarEntregaWebhook(id: $id) { situacao uuid } }'
    const { data } = await app.graphql(token, again, { id: String(failed?.id) })
    expect(data.reenviarEntregaWebhook).toEqual({ situacao: 'pendente', uuid: failed?.uuid })
    await turn(made)
    expect(received.at(-1)?.id).toBe(failed?.uuid)
    expect(await log()).toMatchObject([{ situacao: 'entregue' }])
    expect(await webhook(made)).toMatchObject({ ativo: true, falhandoDesde: null })
  })

  test('gets the later changes of a record only after the earlier ones; other records go on', async () => {
    const made = await make()
    const { id, uuid } = await person()
    await rename(id, 'Marta Alves')
    const other = await person('Outra Pessoa')
    status = ({ body }) => (body.id === uuid ? 400 : 200)
    await turn(made)
    await turn(made)
    expect(received.map(({ body, evento }) => [body.id, evento])).toEqual([
      [uuid, 'pessoa.criada'],
      [other.uuid, 'pessoa.criada'],
    ])
    status = () => 200
    await later()
    await turn(made)
    await turn(made)
    expect(received.slice(2).map(({ evento }) => evento)).toEqual(['pessoa.criada', 'pessoa.alterada'])
  })

  test('is not asked for further deliveries while it does not answer', async () => {
    const made = await make()
    for (let i = 0; i < 12; i++) await person(`Pessoa ${i}`)
    status = () => 503
    await turn(made)
    expect(received.length).toBeLessThanOrEqual(4)
    const [row] = await app.sql<{ paused: boolean }>(
      'select pausado_ate > now() as paused from webhook where id = $1',
      [made.id],
    )
    expect(row?.paused).toBe(true)
  })

  test('a redirect is not followed and counts as a failure', async () => {
    const made = await make()
    await person()
    status = () => 302
    await turn(made)
    const [entry] = await log()
    expect(entry).toMatchObject({ situacao: 'pendente', status: 302 })
    expect(entry?.problema).toContain('redirecionamentos não são seguidos')
  })

  test('no longer fails when what failed is omitted', async () => {
    const made = await make(['pessoa.criada'])
    const { id } = await person()
    status = () => 500
    await turn(made)
    expect(await webhook(made)).toMatchObject({ falhandoDesde: expect.any(String) })
    await app.sql('delete from usuario where id = $1', [id])
    await later()
    await turn(made)
    expect(await log()).toMatchObject([{ situacao: 'omitida' }])
    expect(await webhook(made)).toMatchObject({ ativo: true, falhandoDesde: null })
  })

  test('is switched off by the last attempt of the only delivery, with an e-mail', async () => {
    status = () => 500
    const made = await make()
    await person()
    await turn(made)
    for (let tries = 1; tries <= 8; tries++) {
      expect(await webhook(made)).toMatchObject({ ativo: true })
      // the shortest pauses
      const [since] = await app.sql<{ at: Date }>('select falhando_desde as at from webhook where id = $1', [made.id])
      const earlier = new Date(Number(since?.at) - (deliveryPause(tries, 0) as number))
      await app.sql('update webhook set falhando_desde = $2 where id = $1', [made.id, earlier])
      await later()
      await turn(made)
    }
    expect(await log()).toMatchObject([{ situacao: 'falhou', tentativas: 9 }])
    expect(await webhook(made)).toMatchObject({ ativo: false, motivo: 'falhas' })
    const emails = await app.emails(church.idCliente)
    expect(emails.filter(({ assunto }) => assunto === 'Um webhook foi desligado')).toHaveLength(1)
  })

  test('is switched off after three days, and its creator gets an e-mail', async () => {
    const made = await make()
    await person()
    status = () => 500
    await turn(made)
    await app.sql(`update webhook set falhando_desde = now() - interval '73 hours' where id = $1`, [made.id])
    await later()
    await turn(made)
    expect(await webhook(made)).toMatchObject({ ativo: false, motivo: 'falhas' })
    const emails = await app.emails(church.idCliente)
    expect(emails.filter(({ assunto }) => assunto === 'Um webhook foi desligado')).toMatchObject([
      { para: church.email },
    ])
    // nothing more is queued, and switched on again it begins anew
    await person('Depois')
    await turn(made)
    expect(await log()).toHaveLength(1)
    const on = 'mutation($id: ID!, $input: WebhookInput!) { atualizarWebhook(id: $id, input: $input) { ativo motivo } }'
    const input = { url, eventos: ['pessoa.criada'], ativo: true, minhaSenha: knownPassword }
    expect((await app.graphql(token, on, { id: String(made.id), input })).data.atualizarWebhook).toEqual({
      ativo: true,
      motivo: null,
    })
    // what had failed is tried at once, not hours later
    status = () => 204
    await turn(made)
    expect(await log()).toMatchObject([{ situacao: 'entregue', tentativas: 3 }])
  })
})

describe('who may have a webhook', () => {
  test('only an administrator of the church with the current password, without a token', async () => {
    const variables = { input: { url, eventos: ['pessoa.criada'], minhaSenha: knownPassword } }
    for (const perfil of [2, 3, 4, 5] as const)
      expect((await app.graphql(await church.token(perfil), createText, variables)).status).toBe(403)
    const wrong = await app.graphql(token, createText, { input: { ...variables.input, minhaSenha: 'outra' } })
    expect(wrong.errors?.[0]?.extensions.campos).toHaveProperty('minhaSenha')
    const { data } = await app.graphql(
      token,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["webhook.administrar"]) { token } }',
    )
    expect((await app.graphql(data.criarTokenApi.token, createText, variables)).status).toBe(403)
  })

  test('the address, the events and the number are checked', async () => {
    const refused = async (input: object) =>
      (
        await app.graphql(token, createText, {
          input: { url, eventos: ['pessoa.criada'], minhaSenha: knownPassword, ...input },
        })
      ).errors?.[0]?.extensions
    expect((await refused({ url: 'ftp://exemplo.org' }))?.campos).toHaveProperty('url')
    expect((await refused({ url: 'https://ana:senha@8.8.8.8/' }))?.campos).toHaveProperty('url')
    expect((await refused({ eventos: [] }))?.campos).toHaveProperty('eventos')
    expect((await refused({ eventos: ['pessoa.sonhada'] }))?.campos).toHaveProperty('eventos')
    for (let i = 0; i < 5; i++) await make()
    expect((await refused({}))?.code).toBe('CONFLICT')
  })

  test('a webhook whose creator is no longer an administrator is told nothing', async () => {
    const made = await make()
    await person()
    await app.sql('update usuario set perfil = 2 where id = $1', [church.idCliente])
    await turn(made)
    expect(received).toEqual([])
    const [row] = await app.sql('select ativo, motivo from webhook where id = $1', [made.id])
    expect(row).toEqual({ ativo: false, motivo: 'acesso' })
  })

  test('a webhook goes on when its creator has another password', async () => {
    const made = await make(['pessoa.criada'])
    const change = `mutation { alterarMinhaSenha(atual: "${knownPassword}", nova: "azeite na botija") { message } }`
    expect((await app.graphql(token, change)).errors).toBeUndefined()
    await person()
    await turn(made)
    expect(received).toHaveLength(1)
    expect(await webhook(made)).toMatchObject({ ativo: true, motivo: null })
  })

  test.each([
    ['deactivated', 'mutation($id: ID!) { desativarUsuario(id: $id) { id } }'],
    ['deactivated with others', 'mutation($id: ID!) { desativarUsuarios(ids: [$id]) { message } }'],
    ['deleted', 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }'],
  ])(
    'when its creator is %s, a webhook is off, and the audit log and the other administrators know',
    async (_, text) => {
      const made = await make(['pessoa.criada'])
      const creator = await church.person({ perfil: 1 })
      await app.sql('update webhook set id_usuario = $1 where id = $2', [creator.id, made.id])
      expect((await app.graphql(token, text, { id: String(creator.id) })).errors).toBeUndefined()
      expect(await webhook(made)).toMatchObject({ ativo: false, motivo: 'acesso' })
      const letters = (await app.emails(church.idCliente)).filter(
        ({ assunto }) => assunto === 'Um webhook foi desligado',
      )
      expect(letters).toMatchObject([{ para: church.email, texto: expect.stringContaining('Quem o criou não é mais') }])
      const events = `select depois from auditoria where id_cliente = $1 and acao = 'webhook.desligar'`
      expect(await app.sql(events, [church.idCliente])).toEqual([{ depois: { id: made.id, motivo: 'acesso' } }])
    },
  )

  test('the secret is shown once, is stored encrypted, and after a rotation both secrets sign for a day', async () => {
    const made = await make()
    const stored = JSON.stringify(
      await app
        .sql('select to_jsonb(w) as w from webhook w where id = $1', [made.id])
        .then(async (rows) => [
          rows,
          await app.sql('select depois from auditoria where id_cliente = $1', [church.idCliente]),
        ]),
    )
    expect(stored).not.toContain(made.segredo)
    const rotate =
      'mutation($id: ID!, $senha: String!) { trocarSegredoWebhook(id: $id, minhaSenha: $senha) { segredo } }'
    const { data } = await app.graphql(token, rotate, { id: String(made.id), senha: knownPassword })
    const { segredo } = data.trocarSegredoWebhook
    const signs = (secret: string) => {
      const { signature, text, standard } = received.at(-1) as Received
      const t = signature.match(/^t=(\d+)/)?.[1]
      const own = signature.includes(createHmac('sha256', secret).update(`${t}.${text}`).digest('hex'))
      expect(isSignedBy(secret, text, standard)).toBe(own)
      return own
    }
    await person()
    await turn(made)
    expect([signs(made.segredo), signs(segredo)]).toEqual([true, true])
    await app.sql(`update webhook set anterior_ate = now() - interval '1 second' where id = $1`, [made.id])
    await person('Depois de um dia')
    await turn(made)
    expect([signs(made.segredo), signs(segredo)]).toEqual([false, true])
  })

  test('a test does not wait for an earlier test that the receiver refused', async () => {
    const made = await make()
    const send = () =>
      app.graphql(token, 'mutation($id: ID!) { testarWebhook(id: $id) { id } }', { id: String(made.id) })
    status = () => 500
    await send()
    await turn(made)
    status = () => 204
    await send()
    await turn(made)
    expect(await log()).toMatchObject([
      { situacao: 'pendente', status: 500 },
      { situacao: 'entregue', status: 204 },
    ])
  })

  test('a test delivery says whether the receiver answers; an excluded webhook gets nothing more', async () => {
    const made = await make()
    const query = 'mutation($id: ID!) { testarWebhook(id: $id) { evento situacao } }'
    const { data } = await app.graphql(token, query, { id: String(made.id) })
    expect(data.testarWebhook).toEqual({ evento: 'teste', situacao: 'pendente' })
    await turn(made)
    expect(received).toMatchObject([{ evento: 'teste', body: { evento: 'teste', id: null } }])
    await person()
    const exclude = 'mutation($id: ID!, $senha: String) { excluirWebhook(id: $id, minhaSenha: $senha) { message } }'
    const id = String(made.id)
    for (const senha of [null, '', 'outra senha']) {
      const { status, errors } = await app.graphql(token, exclude, { id, senha })
      expect([senha, status, Object.keys(errors?.[0]?.extensions.campos ?? {})]).toEqual([senha, 422, ['minhaSenha']])
    }
    expect((await app.graphql(token, '{ webhooks { id } }')).data.webhooks).toEqual([{ id: made.id }])
    expect((await app.graphql(token, exclude, { id, senha: knownPassword })).data.excluirWebhook.message).toBe(
      'Webhook excluído.',
    )
    await turn(made)
    expect(received).toHaveLength(1)
    expect((await app.graphql(token, '{ webhooks { id } }')).data.webhooks).toEqual([])
  })
})

// last, because this process goes on delivering by itself
test('a process that works on jobs delivers by itself, and at once', async () => {
  await app.startJobs()
  await make()
  await person()
  // deliveries of the churches of other tests may still wait
  const own = () => received.filter(({ body }) => body.idCliente === church.idCliente)
  for (let tries = 0; tries < 100 && own().length < 1; tries++) await new Promise((done) => setTimeout(done, 50))
  expect(own().map(({ evento }) => evento)).toEqual(['pessoa.criada'])
})
