import { expect } from '@jest/globals'
import type { TestApp, TestChurch } from './harness.js'
import { knowPassword, knownPassword as minhaSenha } from './password.js'

const presets = '{ matrizAcesso { presets { nome celulas { perfil area nivel alcance } } } }'
const decide = `mutation($celulas: [CelulaAcessoInput!]!, $minhaSenha: String!) {
  salvarMatrizAcesso(celulas: $celulas, minhaSenha: $minhaSenha, versao: 0) { preset } }`

/** Gives a church that has decided nothing yet the access matrix that new churches start with. */
export async function decideRecommended(app: TestApp, church: TestChurch): Promise<void> {
  const admin = await church.token(1)
  await knowPassword(app, church.idCliente)
  const { data } = await app.graphql(admin, presets)
  const { celulas } = data.matrizAcesso.presets.find(({ nome }: { nome: string }) => nome === 'recomendado')
  expect((await app.graphql(admin, decide, { celulas, minhaSenha })).errors).toBeUndefined()
}
