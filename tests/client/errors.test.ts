import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from '@jest/globals'
import {
  errorCode,
  errorText,
  fieldErrors,
  httpStatus,
  maySucceedLater,
  unanswered,
} from '../../client/kernel/apollo/errors.js'
import { failureText } from '../../client/kernel/record/failure-text.js'

const wire = {
  errors: [
    {
      message: 'Confira os campos.',
      extensions: { code: 'VALIDATION_FAILED', status: 422, campos: { nomePatrimonio: 'Informe o nome.' } },
    },
  ],
}
const graphql = new CombinedGraphQLErrors(wire)
// The error that arrives when a proxy changes the content type of a refused request.
const bare = new ServerError('422', { response: new Response(null, { status: 422 }), bodyText: JSON.stringify(wire) })

test.each([
  ['as GraphQL', graphql],
  ['as a bare HTTP answer', bare],
])('the client reads code, text, fields and status of an error that arrives %s', (_, error) => {
  expect(errorCode(error)).toBe('VALIDATION_FAILED')
  expect(errorText(error, 'Erro ao salvar o patrimônio.')).toBe('Erro ao salvar o patrimônio. Confira os campos.')
  expect(errorText(error)).toBe('Confira os campos.')
  expect(fieldErrors(error)).toEqual({ nomePatrimonio: 'Informe o nome.' })
  expect(httpStatus(error)).toBe(422)
})

test('the sentence of the screen comes first, then the reason, each said once', () => {
  const refused = (message: string) =>
    new CombinedGraphQLErrors({ errors: [{ message, extensions: { code: 'CONFLICT' } }] })
  const taken = refused('O código já existe.')
  expect(errorText(taken, 'Erro ao salvar o patrimônio.')).toBe('Erro ao salvar o patrimônio. O código já existe.')
  // documented without a full stop
  expect(errorText(taken, 'Erro ao gerar o relatório')).toBe('Erro ao gerar o relatório. O código já existe.')
  expect(errorText(taken, '')).toBe('O código já existe.')
  // somebody went back from a question: nothing has failed
  const asked = new CombinedGraphQLErrors({ errors: [{ message: 'Confira antes.', extensions: { code: 'CONFIRM' } }] })
  expect(errorText(asked, 'Erro ao salvar o patrimônio.')).toBe('Confira antes.')
  const same = 'Não foi possível confirmar a presença.'
  expect(errorText(refused(same), same)).toBe(same)
  expect(errorText(refused(''), same)).toBe(same)
})

test('trying again may help where the server was not reached, and not where it knows no such record', () => {
  const answered = (code: string) => new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code } }] })
  expect(maySucceedLater(new TypeError('Failed to fetch'))).toBe(true)
  for (const code of ['UNAVAILABLE', 'INTERNAL']) expect(maySucceedLater(answered(code))).toBe(true)
  expect(['NOT_FOUND', 'FORBIDDEN', 'VALIDATION_FAILED'].map((code) => maySucceedLater(answered(code)))).toEqual([
    false,
    false,
    false,
  ])
})

test('an internal error and a failed connection show the text of the screen', () => {
  const internal = new CombinedGraphQLErrors({ errors: [{ message: 'boom', extensions: { code: 'INTERNAL' } }] })
  expect(errorText(internal, 'Não foi possível salvar.')).toBe('Não foi possível salvar.')
  expect(errorText(new TypeError('Failed to fetch'), 'Não foi possível salvar.')).toBe('Não foi possível salvar.')
  expect(errorText(new TypeError('Failed to fetch'))).toBe('Erro na conexão com o servidor.')
  expect(fieldErrors(new TypeError('Failed to fetch'))).toEqual({})
})

test('a response that is not JSON has no error code and shows the text of the screen', () => {
  const html = new ServerError('502', {
    response: new Response(null, { status: 502 }),
    bodyText: '<h1>Bad Gateway</h1>',
  })
  expect(errorCode(html)).toBeUndefined()
  expect(errorText(html, 'Falhou.')).toBe('Falhou.')
})

test('what no server answered is still to be saved, whatever the browser knows of the network', () => {
  const refused = { ...wire, errors: [{ message: 'Confira os campos.', extensions: { status: 422 } }] }
  const gateway = new ServerError('502', {
    response: new Response(null, { status: 502 }),
    bodyText: '<h1>Bad Gateway</h1>',
  })
  for (const lost of [new TypeError('Failed to fetch'), new Error('time limit'), gateway])
    expect(unanswered(lost)).toBe(true)
  for (const answered of [graphql, bare, new CombinedGraphQLErrors(refused)]) expect(unanswered(answered)).toBe(false)
})

test("'Tente novamente.' is said only where no reason is known", () => {
  const sentence = 'Ocorreu um erro ao tentar excluir o grupo. Tente novamente.'
  const refused = (code: string, message: string) =>
    new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] })
  expect(failureText(refused('CONFLICT', 'O grupo tem ensaios.'), sentence)).toBe(
    'Ocorreu um erro ao tentar excluir o grupo. O grupo tem ensaios.',
  )
  expect(failureText(refused('INTERNAL', 'Erro interno.'), sentence)).toBe(sentence)
  expect(failureText(new TypeError('Failed to fetch'), sentence)).toBe(sentence)
})
