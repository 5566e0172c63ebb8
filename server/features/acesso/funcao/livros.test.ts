import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword as ownSenha } from '../../../../tests/factories/password.js'
import { bookingActions, decidingActions } from '../sessao/index.js'
import { excessDecisions, usualFuncoes } from './funcao.rules.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})
afterAll(() => app.close())

const create = 'mutation($input: FuncaoInput!) { criarFuncao(input: $input) { id } }'
const update = 'mutation($id: ID!, $input: FuncaoInput!) { atualizarFuncao(id: $id, input: $input) { id acoes } }'
const refusal =
  'Quem lança nos livros (também a oferta de uma aula, uma contagem ou uma manutenção) não fecha o mês, não aprova orçamento e não decide contas pela mesma função. Tire uma das duas partes, ou faça duas funções.'

async function save(acoes: readonly string[], id?: number) {
  const input = { nome: unique('Função '), acoes, alcance: 'tudo', minhaSenha: ownSenha }
  const { errors } = await app.graphql(token, id ? update : create, { ...(id && { id: String(id) }), input })
  return errors?.[0]?.extensions.campos ?? null
}

async function stored(actions: readonly string[]) {
  const [row] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, 'tudo') returning id`,
    [church.idCliente, unique('Guardada '), JSON.stringify(actions)],
  )
  return row?.id as number
}

test('a function that writes the books in any way decides nothing about them', async () => {
  for (const books of bookingActions)
    expect([books, await save([books, 'fechamento.fechar'])]).toEqual([books, { acoes: refusal }])
  for (const decide of decidingActions) {
    expect([decide, await save([decide, 'contagem.contar'])]).toEqual([decide, { acoes: refusal }])
    // preparing what others decide about is not booking
    expect([decide, await save([decide, 'prestacaoContas.escrever', 'previsaoOrcamentaria.escrever'])]).toEqual([
      decide,
      null,
    ])
  }
})

test('a stored function that has both is changed as before, and gets no other pair', async () => {
  const both = ['aulaEBD.escrever', 'fechamento.fechar']
  const id = await stored(both)
  expect(await save(both, id)).toBeNull()
  expect(await save([...both, 'evento.escrever'], id)).toBeNull()
  expect(await save([...both, 'orcamento.aprovar'], id)).toEqual({ acoes: refusal })
  expect(await save([...both, 'entrada.escrever'], id)).toEqual({ acoes: refusal })
  // what was given up does not come back
  expect(await save(['aulaEBD.escrever'], id)).toBeNull()
  expect(await save(both, id)).toEqual({ acoes: refusal })
})

test('every usual function keeps to it and can be saved as it is', async () => {
  for (const { nome, acoes } of usualFuncoes()) expect([nome, excessDecisions(acoes)]).toEqual([nome, []])
  const { funcoes } = (await app.graphql(token, '{ funcoes { nodes { id nome acoes alcance versao } } }')).data
  expect(funcoes.nodes).toHaveLength(usualFuncoes().length)
  for (const { id, ...rest } of funcoes.nodes) {
    const { errors } = await app.graphql(token, update, { id: String(id), input: { ...rest, minhaSenha: ownSenha } })
    expect([rest.nome, errors]).toEqual([rest.nome, undefined])
  }
})
