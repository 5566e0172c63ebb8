import type { TestApp, TestChurch } from './harness.js'

/** A CSV file with these lines. */
export const csv = (...lines: string[]) => ({
  name: 'membros.csv',
  type: 'text/csv',
  data: Buffer.from(lines.join('\n')),
})

const fields =
  'id nomeArquivo formato situacao colunas mapeamento { coluna campo } totalLinhas validas comErro duplicadas gravadas desfeitas'
const linhas = 'linhas(first: 50) { totalCount nodes { numero situacao name email telefoneUsuario cpf erros } }'

interface Answer {
  status: number
  message?: string
  // biome-ignore lint/suspicious/noExplicitAny: answers of any of the operations
  importacao: any
}

async function send(promise: ReturnType<TestApp['graphql']>): Promise<Answer> {
  const { status, data, errors } = await promise
  return { status, ...(errors?.[0] && { message: errors[0].message }), importacao: data && Object.values(data)[0] }
}

/** Helpers for imports of people into a church with its session. */
export const importsOf = (app: TestApp, church: TestChurch, token: string) => ({
  preparar: (arquivo: ReturnType<typeof csv>, mapeamento?: object[]) =>
    send(
      app.upload(
        token,
        `mutation($arquivo: Upload!, $mapeamento: [ImportacaoColunaInput!]) { prepararImportacao(arquivo: $arquivo, mapeamento: $mapeamento) { ${fields} ${linhas} } }`,
        { mapeamento },
        { arquivo },
      ),
    ),
  remapear: (id: number, mapeamento: object[]) =>
    send(
      app.graphql(
        token,
        `mutation($id: ID!, $mapeamento: [ImportacaoColunaInput!]!) { remapearImportacao(id: $id, mapeamento: $mapeamento) { ${fields} ${linhas} } }`,
        { id, mapeamento },
      ),
    ),
  gravar: (id: number, ignorar?: boolean, convidar?: boolean, comErro?: boolean) =>
    send(
      app.graphql(
        token,
        `mutation($id: ID!, $ignorar: Boolean, $comErro: Boolean, $convidar: Boolean) { gravarImportacao(id: $id, ignorarDuplicadas: $ignorar, ignorarComErro: $comErro, convidar: $convidar) { ${fields} } }`,
        { id, ignorar, comErro, convidar },
      ),
    ),
  desfazer: (id: number) =>
    send(app.graphql(token, `mutation($id: ID!) { desfazerImportacao(id: $id) { ${fields} } }`, { id })),
  ler: (id: number) =>
    send(app.graphql(token, `query($id: ID!) { importacao(id: $id) { ${fields} ${linhas} } }`, { id })),
  /** The people of the church except its owner. */
  people: () =>
    app.sql<Record<string, unknown>>(
      'select * from usuario where id_cliente = $1 and id <> $1 and excluido_em is null order by id',
      [church.idCliente],
    ),
})
