import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { done, post, type RecordKind } from '../../../../tests/factories/sample.js'

/**
 * Creates a person in the church.
 * @returns the id
 */
export const somebody = async (app: TestApp, token: string, data: object = {}): Promise<number> =>
  done(await app.rest(token, 'POST', '/user', { ...usuario(), ...data })).body.id

const usuario = () => ({ name: unique('Inês da Silva '), email: `${unique('ines')}@exemplo.com.br` })

export const samples: readonly RecordKind[] = [
  {
    table: 'usuario',
    input: 'UsuarioInput',
    path: '/user',
    sample: usuario,
    make: post('/user', usuario),
    rows: `insert into usuario (id_cliente, name, email)
    select $1::int, 'Pessoa ' || i, 'pessoa' || $1::int || '.' || i || '@exemplo.com.br' from generate_series(1, $2) i`,
  },
]
