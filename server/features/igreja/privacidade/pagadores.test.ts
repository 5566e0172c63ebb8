import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Migration20261128034500_pagadores_ja_anonimizados } from '../../../../migrations/Migration20261128034500_pagadores_ja_anonimizados.js'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'
import { PixStatement } from '../../../../tests/factories/pix-statement.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'

let app: TestApp
let at: PixStatement

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  at = await PixStatement.start(app)
})
afterAll(async () => {
  await at.bank.psp.stop()
  await app.close()
})

test('the bank’s words of a person’s gifts are in the own copy, and go with the person, whatever form of the name they have', async () => {
  const { psp, church, tell } = at.bank
  const joao = await church.person({ name: 'João da Conceição Silva', perfil: 2 })
  const maria = await church.person({ name: 'Maria Souza', perfil: 2 })
  const as = await app.session(church.idCliente, joao.id)
  await withPassword(app, church.idCliente, joao.id)
  const code = async (bearer: string) =>
    (
      await app.graphql(bearer, 'mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }', {
        input: { finalidade: 'dizimo' },
      })
    ).data.gerarCodigoPix.txid
  const more = { pagador: { nome: 'JOAO C SILVA' }, infoPagador: 'Dizimo do Joao' }
  const his = psp.pay(await code(as), '80.00', more)
  const hers = psp.pay(await code(await app.session(church.idCliente, maria.id)), '30.00', {
    pagador: { nome: 'MARIA SOUZA' },
  })
  await tell(his, hers)
  await at.imported([
    { valor: '70.00', memo: 'PIX RECEBIDO JOAO C SILVA' },
    { valor: '60.00', memo: 'TED RECEBIDA JOAO CONCEICAO SILVA' },
    { valor: '20.00', memo: 'PIX RECEBIDO MARIA SOUZA' },
    { valor: '80.00', memo: 'PIX RECEBIDO JOAO CONCEICAO S', e2e: his.endToEndId },
  ])
  const [line, , other] = await at.movements()
  expect(await at.enter(line?.id, { dizimo: String(joao.id) })).toBeUndefined()
  expect(await at.enter(other?.id, { dizimo: String(maria.id) })).toBeUndefined()

  const { body } = await app.rest(as, 'GET', '/meus-dados')
  expect(body.registros.pix_recebido).toMatchObject([
    { end_to_end_id: his.endToEndId, pagador: 'JOAO C SILVA', mensagem: 'Dizimo do Joao' },
  ])

  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  expect((await app.graphql(as, leave, { senha })).errors).toBeUndefined()
  for (const table of ['movimento_bancario', 'pix_recebido', 'auditoria'])
    expect([
      table,
      await app.sql(`select t::text from ${table} t where id_cliente = $1 and normalizar(t::text) ~ 'joao|c silva'`, [
        church.idCliente,
      ]),
    ]).toEqual([table, []])
  expect(
    await app.sql(`select historico, pagador, valor from movimento_bancario where id_cliente = $1 order by valor`, [
      church.idCliente,
    ]),
  ).toEqual([
    { historico: 'PIX RECEBIDO MARIA SOUZA', pagador: 'maria souza', valor: '20.00' },
    { historico: 'Crédito na conta', pagador: null, valor: '60.00' },
    { historico: 'Pix recebido', pagador: null, valor: '70.00' },
    { historico: 'Pix recebido', pagador: null, valor: '80.00' },
  ])
  expect(
    await app.sql('select pagador, valor from pix_recebido where id_cliente = $1 order by valor', [church.idCliente]),
  ).toEqual([
    { pagador: 'MARIA SOUZA', valor: '30.00' },
    { pagador: null, valor: '80.00' },
  ])
  // a file that is imported again is known
  expect(await at.imported([{ valor: '70.00', memo: 'PIX RECEBIDO JOAO C SILVA' }])).toMatchObject({ novos: 0 })
})

test('the update takes people who left before out of the bank’s words of their gifts, and nobody else', async () => {
  const { church } = at.bank
  const rute = await church.person({ name: 'Rute Antes', perfil: 2 })
  const stays = await church.person({ name: 'Noemi Fica', perfil: 2 })
  await at.imported([
    { valor: '12.00', memo: 'PIX RECEBIDO RUTE A ANTES' },
    { valor: '13.00', memo: 'PIX RECEBIDO NOEMI FICA' },
    { valor: '14.00', memo: 'PIX RECEBIDO RUTE NUNCA LANCADA' },
  ])
  const lineOf = async (valor: string) =>
    (
      await app.sql<{ id: number }>('select id from movimento_bancario where id_cliente = $1 and valor = $2', [
        church.idCliente,
        valor,
      ])
    )[0]?.id
  expect(await at.enter(await lineOf('12.00'), { dizimo: String(rute.id) })).toBeUndefined()
  expect(await at.enter(await lineOf('13.00'), { dizimo: String(stays.id) })).toBeUndefined()
  // as the version before left her
  await app.sql(
    `update usuario set name = 'Pessoa anonimizada', email = null, cpf = null, usuario_ativo = 0, perfil = -1,
       excluido_em = now(), anonimizado_em = now() where id = $1`,
    [rute.id],
  )
  const { em, config } = app.services.sessions.app
  const migration = new Migration20261128034500_pagadores_ja_anonimizados(em.getDriver(), config)
  migration.up()
  const entries = async () =>
    (await app.sql('select count(*)::int as n from auditoria where id_cliente = $1', [church.idCliente]))[0]
  const before = await entries()
  for (const statement of migration.getQueries()) await app.sql(String(statement))
  expect(
    await app.sql(
      `select historico, pagador from movimento_bancario where id_cliente = $1 and valor in (12, 13, 14) order by valor`,
      [church.idCliente],
    ),
  ).toEqual([
    { historico: 'Pix recebido', pagador: null },
    { historico: 'PIX RECEBIDO NOEMI FICA', pagador: 'noemi fica' },
    // no gift leads to this line, and her name is gone
    { historico: 'PIX RECEBIDO RUTE NUNCA LANCADA', pagador: 'rute nunca lancada' },
  ])
  expect(
    await app.sql(
      `select t::text from auditoria t where id_cliente = $1 and tabela = 'movimento_bancario' and t::text ~ 'RUTE A ANTES'`,
      [church.idCliente],
    ),
  ).toEqual([])
  expect(await entries()).toEqual(before)
  const forced = await app.sql(
    `select relname from pg_class where relname in ('usuario', 'auditoria', 'movimento_bancario') and relforcerowsecurity`,
  )
  expect(forced).toHaveLength(3)
})
