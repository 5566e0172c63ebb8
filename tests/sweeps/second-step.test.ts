import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getNamedType, isInputObjectType, isNonNullType } from 'graphql'
import { features } from '../../server/features.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { encrypt } from '../../server/kernel/base/crypto.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { knownPassword, knowPassword } from '../factories/password.js'
import { schemaOf } from '../factories/schema.js'
import { callOperation, type Operation, operationsOf, variablesFor } from './operations.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

/** Names of arguments in which an operation asks for the present password again. */
const passwords = ['minhaSenha', 'senha', 'atual', 'password']

/** The names of all arguments of an operation, and of the fields of its inputs. */
const names = ({ args }: Operation): string[] =>
  args.flatMap(({ name, type }) => {
    const named = getNamedType(type)
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name]
  })

const mutations = operationsOf(schemaOf(features)).filter(
  ({ kind, action }) => kind === 'mutation' && action && action !== publicAction,
)
const asking = mutations.filter(
  (operation) =>
    names(operation).some((name) => passwords.includes(name)) &&
    // who has a second step has none to prepare: refused, whatever the code
    operation.name !== 'prepararDoisFatores',
)

/** The variables with the right password, and this code. */
function answers(operation: Operation, ref: string, codigo: string | null): Record<string, unknown> {
  const variables = variablesFor(operation, ref)
  const fill = (into: Record<string, unknown>, known: readonly string[]) => {
    for (const name of known.filter((one) => passwords.includes(one))) into[name] = knownPassword
    if (known.includes('codigo')) into.codigo = codigo
  }
  fill(
    variables,
    operation.args.map(({ name }) => name),
  )
  for (const { name, type } of operation.args) {
    const named = getNamedType(type)
    if (!isInputObjectType(named) || Array.isArray(variables[name])) continue
    const input = { ...(variables[name] as object) }
    fill(input, Object.keys(named.getFields()))
    variables[name] = { ...input, ...more[operation.name] }
  }
  return { ...variables, ...values[operation.name] }
}

/** Fields of inputs without which an operation does not ask for the password, or refuses something else first. */
const more: Record<string, object> = {
  atualizarMeuPerfil: { name: 'Ana Administradora', email: 'outro@exemplo.demo' },
}
const values: Record<string, object> = { alterarMinhaSenha: { nova: 'candeia acesa de azeite' } }

test('every argument for a password is known to this sweep', () => {
  const other = mutations.flatMap((operation) =>
    names(operation)
      .filter((name) => /senha|password/i.test(name) && !passwords.includes(name))
      .map((name) => `${operation.name}.${name}`),
  )
  // the password of a file, not of a person
  expect(other).toEqual(['configurarPixAutomatico.senhaCertificado'])
  expect(asking.length).toBeGreaterThan(20)
})

/** The actions of security points whose operations must ask: what an open session must not do for whoever finds it. */
const guarded: readonly Action[] = [
  'codigoPix.mudarChave',
  'dadosPessoa.apagar',
  'funcao.escrever',
  'igreja.encerrar',
  'nivelUsuario.escrever',
  'pixRecebido.devolver',
  'provedorPix.configurar',
  'tokenApi.administrar',
  'usuario.alterarPerfil',
  'webhook.administrar',
]

/** Operations of these actions that ask nothing, with the reason. */
const harmless: Record<string, string> = {
  atualizarNivelUsuario: 'the name of a level, which gives nothing',
  entenderMudancaDoAcesso: 'somebody has read a notice',
  manterIgreja: 'the church stays',
  reenviarEntregaWebhook: 'to an address that was confirmed, what was sent there before',
  testarPixAutomatico: 'asks the bank whether it answers',
  testarWebhook: 'to an address that was confirmed, nothing of the church',
}

/** Operations of people on themselves, whose action also allows what is harmless. */
const onOneself = ['alterarMinhaSenha', 'desativarDoisFatores', 'excluirMinhaConta']

test('every operation that must ask has an argument for the password', () => {
  const askingNames = asking.map(({ name }) => name)
  for (const action of guarded) expect([action, mutations.some((one) => one.action === action)]).toEqual([action, true])
  const silent = mutations.filter(
    ({ name, action }) => guarded.some((one) => one === action) && !askingNames.includes(name),
  )
  expect(silent.map(({ name }) => name).sort()).toEqual(Object.keys(harmless).sort())
  expect(askingNames).toEqual(expect.arrayContaining(onOneself))
})

test.each(asking.map((operation) => [operation.name, operation] as const))(
  '%s asks a person who signs in in two steps for the code too, and refuses a wrong one',
  async (_, operation) => {
    const church = await app.church()
    const { idCliente } = church
    const token = await church.token(1)
    await knowPassword(app, idCliente)
    const secret = encrypt(app.services.secretKey, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    const active = await app.sql(
      `update credencial set totp_segredo = $2, totp_ativo_em = now(), codigos_recuperacao = '[]'
       where id_usuario = $1 and id_cliente = $1 returning id_usuario`,
      [idCliente, secret],
    )
    expect(active).toHaveLength(1)
    const ask = async (codigo: string | null) => {
      const { errors } = await callOperation(app, token, operation, answers(operation, String(idCliente), codigo))
      return errors?.[0]?.extensions.campos
    }
    // what cannot be left out of the request needs no answer
    const required = operation.args.some(({ name, type }) => name === 'codigo' && isNonNullType(type))
    if (!required) expect(await ask(null)).toEqual({ codigo: 'Informe o código do aplicativo de verificação.' })
    expect(await ask('ZZZZ-ZZZZ')).toEqual({ codigo: 'Código de verificação incorreto.' })
  },
)
