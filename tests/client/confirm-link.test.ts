import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { confirmLink } from '../../client/kernel/apollo/confirm-link.js'
import { errorCode, fieldErrors } from '../../client/kernel/apollo/errors.js'
import { idempotencyLink } from '../../client/kernel/apollo/idempotency.js'
import { answerQuestions } from '../../client/kernel/apollo/questions.js'

const save = parse('mutation Criar($confirmacoes: [String!]) { criar(confirmacoes: $confirmacoes) { ok } }')
const wanted = [
  { nome: 'parecido', pergunta: 'Ana já tem um.', campo: 'linhas.0.idMembro' },
  { nome: 'parecido', pergunta: 'Beto já tem um.', campo: 'linhas.1.idMembro' },
  { nome: 'caixaNegativo', pergunta: 'O caixa fica negativo.' },
]

let sent: { variables: object; key: unknown }[] = []
const server = new ApolloLink((operation) => {
  const { variables } = operation
  sent.push({ variables, key: operation.getContext().headers?.['Idempotency-Key'] })
  const all = ['parecido', 'caixaNegativo'].every((name) => variables.confirmacoes?.includes(name))
  const extensions = {
    code: 'CONFIRM',
    status: 409,
    confirmacoes: wanted,
    campos: { 'linhas.0.idMembro': 'Ana já tem um.' },
  }
  return new Observable((observer) => {
    observer.next(
      all ? { data: { criar: { ok: true } } } : { data: null, errors: [{ message: 'confira', extensions }] },
    )
    observer.complete()
  })
})

const client = () =>
  new ApolloClient({ link: ApolloLink.from([idempotencyLink, confirmLink, server]), cache: new InMemoryCache() })

beforeEach(() => {
  sent = []
})

describe('what the server asks before it saves', () => {
  test('is asked all at once, and the same call repeats the names, under the same key', async () => {
    const asked: (readonly string[])[] = []
    const stop = answerQuestions(async (questions) => asked.push(questions) > 0)
    const { data } = await client().mutate({ mutation: save })
    stop()
    expect(data).toEqual({ criar: { ok: true } })
    expect(asked).toEqual([wanted.map(({ pergunta }) => pergunta)])
    expect(sent.map(({ variables }) => variables)).toEqual([{}, { confirmacoes: ['parecido', 'caixaNegativo'] }])
    expect(sent[0]?.key).toBe(sent[1]?.key)
  })

  test('who goes back gets the refusal with its fields, and so does a page that cannot ask', async () => {
    const stop = answerQuestions(async () => false)
    const refused = await client()
      .mutate({ mutation: save })
      .catch((error: unknown) => error)
    stop()
    expect([errorCode(refused), fieldErrors(refused)]).toEqual(['CONFIRM', { 'linhas.0.idMembro': 'Ana já tem um.' }])
    await expect(client().mutate({ mutation: save })).rejects.toThrow('confira')
    expect(sent).toHaveLength(2)
  })
})
