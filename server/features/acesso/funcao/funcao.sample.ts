import { type TestApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { done, type RecordKind } from '../../../../tests/factories/sample.js'

const sample = () => ({ nome: unique('Função '), acoes: ['celula.ler'], alcance: 'tudo', minhaSenha: knownPassword })

/** The church and the person of a session. */
export async function personOf(app: TestApp, token: string): Promise<{ id: number; idCliente: number }> {
  return done(await app.graphql(token, '{ eu { id idCliente } }')).data.eu
}

export const samples: readonly RecordKind[] = [
  {
    table: 'funcao',
    input: 'FuncaoInput',
    optional: () => ({ descricao: 'Cuida da entrada.', exclusiva: true }),
    sample,
    filters: ['idFuncao'],
    make: (app, token) => mutateWith(app, token, 'criarFuncao', 'FuncaoInput', sample()),
    rows: `insert into funcao (id_cliente, nome, acoes, alcance)
      select $1, 'Função ' || i, '["celula.ler"]', 'tudo' from generate_series(1, $2) i`,
  },
  {
    table: 'funcao_usuario',
    after: ['funcao'],
    input: 'AtribuirFuncaoInput',
    optional: () => ({ fim: '2026-12-31' }),
    refs: ['idFuncao', 'idUsuario'],
    sample: (ref) => ({ idFuncao: ref, idUsuario: ref, inicio: '2026-01-01', minhaSenha: knownPassword }),
    async make(app, token) {
      const { id } = await personOf(app, token)
      const { funcoes } = done(await app.graphql(token, '{ funcoes { nodes { id } } }')).data
      const input = { idFuncao: funcoes.nodes[0].id, idUsuario: id, inicio: '2026-01-01', minhaSenha: knownPassword }
      return mutateWith(app, token, 'atribuirFuncao', 'AtribuirFuncaoInput', input)
    },
    // ended long ago, so that nobody may do less or more
    rows: `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
      select $1, id, $1, '2020-01-01', '2020-12-31' from funcao
      where id_cliente = $1 and nome like 'Função %' order by id limit $2`,
  },
]

async function mutateWith(app: TestApp, token: string, name: string, type: string, input: object) {
  const { id, idCliente } = await personOf(app, token)
  await knowPassword(app, idCliente, id)
  return done(await app.graphql(token, `mutation($input: ${type}!) { ${name}(input: $input) { id } }`, { input }))
}
