import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword as minhaSenha } from '../../../../tests/factories/password.js'
import { decidemOsLivros, lancamNosLivros } from '../sessao/index.js'
import { decisoesDemais, funcoesUsuais } from './funcao.rules.js'

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

const criar = 'mutation($input: FuncaoInput!) { criarFuncao(input: $input) { id } }'
const atualizar = 'mutation($id: ID!, $input: FuncaoInput!) { atualizarFuncao(id: $id, input: $input) { id acoes } }'
const recusa =
  'Quem lança nos livros (também a oferta de uma aula, uma contagem ou uma manutenção) não fecha o mês, não aprova orçamento e não decide contas pela mesma função. Tire uma das duas partes, ou faça duas funções.'

async function save(acoes: readonly string[], id?: number) {
  const input = { nome: unique('Função '), acoes, alcance: 'tudo', minhaSenha }
  const { errors } = await app.graphql(token, id ? atualizar : criar, { ...(id && { id: String(id) }), input })
  return errors?.[0]?.extensions.campos ?? null
}

async function stored(acoes: readonly string[]) {
  const [row] = await app.sql<{ id: number }>(
    `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, 'tudo') returning id`,
    [church.idCliente, unique('Guardada '), JSON.stringify(acoes)],
  )
  return row?.id as number
}

test('a function that writes the books in any way decides nothing about them', async () => {
  for (const lanca of lancamNosLivros)
    expect([lanca, await save([lanca, 'fechamento.fechar'])]).toEqual([lanca, { acoes: recusa }])
  for (const decide of decidemOsLivros) {
    expect([decide, await save([decide, 'contagem.contar'])]).toEqual([decide, { acoes: recusa }])
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
  expect(await save([...both, 'orcamento.aprovar'], id)).toEqual({ acoes: recusa })
  expect(await save([...both, 'entrada.escrever'], id)).toEqual({ acoes: recusa })
  // what was given up does not come back
  expect(await save(['aulaEBD.escrever'], id)).toBeNull()
  expect(await save(both, id)).toEqual({ acoes: recusa })
})

test('every usual function keeps to it and can be saved as it is', async () => {
  for (const { nome, acoes } of funcoesUsuais()) expect([nome, decisoesDemais(acoes)]).toEqual([nome, []])
  const { funcoes } = (await app.graphql(token, '{ funcoes { nodes { id nome acoes alcance versao } } }')).data
  expect(funcoes.nodes).toHaveLength(funcoesUsuais().length)
  for (const { id, ...rest } of funcoes.nodes) {
    const { errors } = await app.graphql(token, atualizar, { id: String(id), input: { ...rest, minhaSenha } })
    expect([rest.nome, errors]).toEqual([rest.nome, undefined])
  }
})
