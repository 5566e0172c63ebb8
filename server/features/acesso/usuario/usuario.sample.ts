import { cpf } from 'cpf-cnpj-validator'
import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'
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
    optional: () => ({
      telefoneUsuario: '11912345678',
      perfil: 4,
      minhaSenha: knownPassword,
      recemConvertido: 1,
      usuarioAtivo: 0,
      cpf: cpf.generate(),
      dataNascimento: '1990-04-05',
      sexo: 'Feminino',
      estadoCivil: 'Casado(a)',
      cep: '01310100',
      endereco: 'Avenida Paulista',
      numero: '1000',
      complemento: 'Sala 3',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      uf: 'SP',
      dataConversao: '2005-06-07',
      dataBatismo: '2006-08-09',
      observacoes: 'Toca violino.',
    }),
    path: '/user',
    sample: usuario,
    make: post('/user', usuario),
    rows: `insert into usuario (id_cliente, name, email)
    select $1::int, 'Pessoa ' || i, 'pessoa' || $1::int || '.' || i || '@exemplo.com.br' from generate_series(1, $2) i`,
  },
]
