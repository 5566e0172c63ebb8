import { expect } from '@jest/globals'
import type { TestApp, TestChurch } from './harness.js'
import { knowPassword, knownPassword as minhaSenha } from './password.js'

const presets = '{ matrizAcesso { presets { nome comoMembro celulas { perfil area nivel alcance } } } }'
const decide = `mutation($celulas: [CelulaAcessoInput!]!, $comoMembro: [Int!], $minhaSenha: String!) {
  salvarMatrizAcesso(celulas: $celulas, comoMembro: $comoMembro, minhaSenha: $minhaSenha, versao: 0) { preset } }`

/** Gives a church that has decided nothing yet the access matrix that new churches start with. */
export async function decideRecommended(app: TestApp, church: TestChurch): Promise<void> {
  const admin = await church.token(1)
  await knowPassword(app, church.idCliente)
  const { data } = await app.graphql(admin, presets)
  const { celulas, comoMembro } = data.matrizAcesso.presets.find(({ nome }: { nome: string }) => nome === 'recomendado')
  expect((await app.graphql(admin, decide, { celulas, comoMembro, minhaSenha })).errors).toBeUndefined()
}

/** The cells of a church in which leaders work only in the own groups, and see of the church no more than these. */
const onlyOwnGroups = {
  2: { contatos: 'nada', visitas: 'nada', reunioes: 'nada', tesouraria: 'resumo', orcamentos: 'nada' },
  3: {
    contatos: 'ler meus',
    dadosPessoais: 'ler meus',
    escalas: 'ler',
    visitas: 'nada',
    comentariosVisitas: 'nada',
    ...Object.fromEntries(
      ['celulas', 'departamentos', 'louvor', 'ensino', 'missoes'].map((area) => [area, 'escrever meus']),
    ),
    campanhas: 'nada',
    dizimos: 'resumo',
    tesouraria: 'nada',
    orcamentos: 'nada',
    patrimonio: 'ler',
  },
  4: { comentariosVisitas: 'nada' },
}

/** Lets a church that has decided nothing yet limit its leaders to the groups that they lead. */
export async function decideOwnGroups(app: TestApp, { idCliente }: Pick<TestChurch, 'idCliente'>): Promise<void> {
  for (const [perfil, areas] of Object.entries(onlyOwnGroups))
    await app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, $2, $3)', [
      idCliente,
      Number(perfil),
      JSON.stringify(areas),
    ])
}
