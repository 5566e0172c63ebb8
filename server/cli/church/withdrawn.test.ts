import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Client } from 'pg'
import type { TestApp, TestChurch } from '../../../tests/factories/harness.js'
import { appWithOwner } from '../../../tests/factories/owner.js'
import { senha, withPassword } from '../../../tests/factories/privacidade.js'
import { today } from '../../../tests/factories/reports.js'
import { eraseAgainJob } from '../../features/igreja/privacidade/apagar-de-novo.job.js'
import { explainWithdrawn, withdrawnSince } from './withdrawn.js'

let app: TestApp
let client: Client
let close: () => Promise<void>

beforeAll(async () => {
  ;({ app, client, close } = await appWithOwner())
})
afterAll(() => close())

const nothingElse = { rules: false, receipts: [] }

const clock = async () => (await app.sql<{ now: string }>('select clock_timestamp()::text as now'))[0]?.now ?? ''

const ascending = (...people: ({ id: number } | undefined)[]) =>
  people.map((person) => Number(person?.id)).sort((a, b) => a - b)

test('the log tells who lost the access, got another perfil or function, or was erased after a backup; who was erased is erased again', async () => {
  const church = await app.church()
  const [off, deleted, other, member, leaving, same] = await Promise.all(
    ['Otávio', 'Dora', 'Paula', 'Flávia', 'Eva', 'Saulo'].map((name) =>
      church.person({ name: `${name} Depoisdacópia` }),
    ),
  )
  await withPassword(app, church.idCliente, leaving?.id as number)
  const change = (person: { id: number } | undefined, set: string) =>
    app.sql(`update usuario set ${set} where id = $1`, [person?.id])
  const [funcao] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Tesouraria', '[]', 'tudo') returning id`,
    [church.idCliente],
  )
  const [held] = await app.sql<{ id: number }>(
    'insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - 9) returning id',
    [church.idCliente, funcao?.id, member?.id],
  )
  await change(same, 'usuario_ativo = 0')
  const backup = await clock()
  const since = () => withdrawnSince(client, church.idCliente, backup)
  expect(explainWithdrawn(await since())).toEqual([])

  await change(same, 'usuario_ativo = 1')
  await change(off, 'usuario_ativo = 0')
  await change(deleted, 'excluido_em = now()')
  await change(other, 'perfil = 4')
  await app.sql('update funcao_usuario set fim = current_date - 1 where id = $1', [held?.id])
  const left = await app.graphql(
    await app.session(church.idCliente, leaving?.id as number),
    'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }',
    { senha },
  )
  expect(left.errors).toBeUndefined()
  expect(await since()).toEqual({
    erased: [leaving?.id],
    closed: ascending(off, deleted),
    changed: ascending(other, member),
    ...nothingElse,
  })
  expect(
    explainWithdrawn({ erased: [], closed: [], changed: Array.from({ length: 53 }, (_, n) => n), ...nothingElse }),
  ).toEqual([expect.stringContaining('49 e mais 3. Confira.')])

  // the backup has brought the person back
  await app.sql(
    `update usuario set name = 'Eva Depoisdacópia', email = 'eva@exemplo.com.br', anonimizado_em = null, excluido_em = null where id = $1`,
    [leaving?.id],
  )
  const job = {
    // the only administrator cannot be erased, and keeps nobody else back
    ids: [church.idCliente, leaving?.id as number],
    idCliente: church.idCliente,
    idUsuario: null,
    requisicao: 'npm run church',
  }
  for (let n = 0; n < 2; n++) {
    await expect(eraseAgainJob.run(app.services, job)).rejects.toThrow('único administrador')
    const [row] = await app.sql('select name, email, anonimizado_em is not null as erased from usuario where id = $1', [
      leaving?.id,
    ])
    expect(row).toEqual({ name: 'Pessoa anonimizada', email: null, erased: true })
  }
  const [log] = await app.sql(
    `select count(*)::int as n from auditoria where id_cliente = $1 and acao = 'lgpd.anonimizar' and operacao = 'evento'`,
    [church.idCliente],
  )
  expect(log).toEqual({ n: 2 })
})

test('it tells that a perfil or a function may do something else, but not of a new function or another name', async () => {
  const church = await app.church()
  const create = (nome: string) =>
    app.sql<{ id: number }>(
      `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, '["post.ler"]', 'tudo') returning id`,
      [church.idCliente, nome],
    )
  const [funcao] = await create('Mídia')
  const backup = await clock()
  const rules = async (since: string) => (await withdrawnSince(client, church.idCliente, since)).rules
  await create('Recepção')
  await app.sql(`update funcao set nome = 'Imagem' where id = $1`, [funcao?.id])
  expect(await rules(backup)).toBe(false)
  for (const change of [
    `update funcao set acoes = '[]' where id = ${funcao?.id}`,
    `update funcao set exclusiva = true where id = ${funcao?.id}`,
    `insert into acesso_perfil (id_cliente, perfil, areas) values (${church.idCliente}, 4, '{}')`,
    `update acesso_perfil set areas = '{"pessoas": "nada"}' where id_cliente = ${church.idCliente}`,
    `update funcao set excluido_em = now() where id = ${funcao?.id}`,
  ]) {
    const before = await clock()
    await app.sql(change)
    expect([change, await rules(before)]).toEqual([change, true])
  }
  expect(explainWithdrawn({ erased: [], closed: [], changed: [], rules: true, receipts: [] })).toEqual([
    expect.stringContaining('O que um perfil ou uma função pode fazer mudou'),
  ])
})

/** Issues the receipt of a new tithe. */
async function receipt(church: TestChurch, bearer: string): Promise<number> {
  const { id: idMembro } = await church.person({ name: 'Rute Doadora' })
  const tithe = { idMembro, dataDizimo: today(), valorDizimo: 120.5, meioDizimo: 'pix' }
  const { id } = (await app.rest(bearer, 'POST', '/dizimos', tithe)).body
  return (await app.rest(bearer, 'POST', `/dizimos/${id}/recibo`)).body.numeroRecibo
}

test('it tells which receipts were issued or cancelled, because their numbers will be given again', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const [cancelled, stays] = [await receipt(church, bearer), await receipt(church, bearer)]
  const backup = await clock()
  const issued = await receipt(church, bearer)
  await app.sql(
    `update recibo set cancelado_em = now(), motivo_cancelamento = 'Nome errado' where id_cliente = $1 and numero = $2`,
    [church.idCliente, cancelled],
  )
  const { receipts } = await withdrawnSince(client, church.idCliente, backup)
  expect(receipts).toEqual([String(cancelled), String(issued)])
  expect(receipts).not.toContain(String(stays))
  expect(explainWithdrawn({ erased: [], closed: [], changed: [], rules: false, receipts })).toEqual([
    expect.stringContaining(`depois da cópia: ${cancelled}, ${issued}.`),
  ])
})

test('it names everybody who leaves an incident, because they must still be told', () => {
  const people = Array.from({ length: 60 }, (_, n) => ({ incident: 7, id: n + 1, name: `Pessoa ${n + 1}` }))
  const other = { incident: 9, id: 61, name: 'Ana Recente' }
  const lines = explainWithdrawn({ erased: [], closed: [], changed: [], ...nothingElse }, [...people, other])
  expect(lines).toEqual([
    expect.stringMatching(/^Pessoas do incidente de segurança 7 .*: Pessoa 1 \(1\), .*, Pessoa 60 \(60\)\. Avise-as/),
    expect.stringMatching(/^Pessoas do incidente de segurança 9 .*: Ana Recente \(61\)\. Avise-as/),
  ])
})
