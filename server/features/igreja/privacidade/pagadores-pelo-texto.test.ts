import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Migration20261129064100_pagadores_pelo_texto } from '../../../../migrations/Migration20261129064100_pagadores_pelo_texto.js'
import { ownTestApp, type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'

let app: TestApp
let church: TestChurch
let token: string
let conta: number

beforeAll(async () => {
  app = await ownTestApp()
  church = await app.church()
  token = await church.token(1)
  await withPassword(app, church.idCliente, church.idCliente)
  const input = { nome: unique('Banco '), tipo: 'banco', dataSaldoInicial: '2026-01-01' }
  conta = (await app.rest(token, 'POST', '/contas-financeiras', input)).body.id
})
afterAll(() => app.close())

async function imported(...texts: string[]): Promise<void> {
  const text =
    'mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) { extrato { novos } } }'
  const lines = texts.map((memo, at) => `05/10/2026;${memo};${10 + at},00`)
  const data = Buffer.from(['Data;Descrição;Valor', ...lines].join('\n'))
  const colunas = { colunaData: 0, colunaDescricao: 1, colunaValor: 2 }
  const sent = await app.upload(
    token,
    text,
    { conta: String(conta), colunas },
    { arquivo: { name: 'a.csv', type: 'text/csv', data } },
  )
  expect(sent.data.importarExtrato.extrato.novos).toBe(texts.length)
}

const erase = async (id: number) => {
  const text =
    'mutation($id: ID!, $minhaSenha: String!) { apagarDadosDaPessoa(id: $id, minhaSenha: $minhaSenha) { message } }'
  expect((await app.graphql(token, text, { id: String(id), minhaSenha: senha })).errors).toBeUndefined()
}

const payers = () =>
  app.sql('select historico, pagador from movimento_bancario where id_cliente = $1 order by historico, id', [
    church.idCliente,
  ])

/** The log of the movements, as one text. */
const log = async () =>
  JSON.stringify(
    await app.sql(`select antes, depois from auditoria where id_cliente = $1 and tabela = 'movimento_bancario'`, [
      church.idCliente,
    ]),
  )

test('the payer of a line that no gift was booked of goes with the person, whatever rule has found it', async () => {
  const maria = await church.person({ name: 'Maria Sá Lima', perfil: 2 })
  const joao = await church.person({ name: 'João da Conceição Silva', perfil: 2 })
  await imported(
    'PIX RECEBIDO MARIA SA LIMA',
    'PIX RECEBIDO MARIA LIMA',
    'TED JOAO CONCEICAO SILVA CRESCER',
    'PIX JOAO DA CONCEICAO',
  )
  // as earlier rules have found them
  await app.sql(
    `update movimento_bancario set pagador = 'ted joao conceicao silva crescer' where id_cliente = $1 and historico like 'TED%'`,
    [church.idCliente],
  )
  expect(await payers()).toMatchObject([
    { pagador: 'joao conceicao' },
    { pagador: 'maria lima' },
    { pagador: 'maria lima' },
    { pagador: 'ted joao conceicao silva crescer' },
  ])
  await erase(maria.id)
  await erase(joao.id)
  expect(await payers()).toEqual([
    // another João, and another Maria
    { historico: 'PIX JOAO DA CONCEICAO', pagador: 'joao conceicao' },
    { historico: 'PIX RECEBIDO MARIA LIMA', pagador: 'maria lima' },
    { historico: 'PIX RECEBIDO Pessoa anonimizada', pagador: null },
    { historico: 'TED JOAO CONCEICAO SILVA CRESCER', pagador: null },
  ])
  expect((await log()).match(/"pagador":"[^"]+"/g)?.sort()).toEqual([
    '"pagador":"joao conceicao"',
    '"pagador":"maria lima"',
  ])
})

test('the update takes the payer out of lines whose name was erased before', async () => {
  await imported('TED Pessoa anonimizada 77', 'TED RUTE FICA AQUI')
  await app.sql(
    `update movimento_bancario set pagador = 'rute saiu' where id_cliente = $1 and historico like 'TED Pessoa%'`,
    [church.idCliente],
  )
  expect(await log()).toContain('rute saiu')
  const { em, config } = app.services.sessions.app
  const migration = new Migration20261129064100_pagadores_pelo_texto(em.getDriver(), config)
  migration.up()
  // without the function, which is replaced already
  for (const statement of migration.getQueries().slice(1)) await app.sql(String(statement))
  expect(await payers()).toEqual(
    expect.arrayContaining([
      { historico: 'TED Pessoa anonimizada 77', pagador: null },
      { historico: 'TED RUTE FICA AQUI', pagador: 'rute fica aqui' },
    ]),
  )
  expect(await log()).not.toContain('rute saiu')
})
