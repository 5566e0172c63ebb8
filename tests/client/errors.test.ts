import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from '@jest/globals'
import { errorCode, errorText, fieldErrors, httpStatus } from '../../client/kernel/apollo/errors.js'

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
  expect(errorText(error, 'outro')).toBe('Confira os campos.')
  expect(fieldErrors(error)).toEqual({ nomePatrimonio: 'Informe o nome.' })
  expect(httpStatus(error)).toBe(422)
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
