import { type TestApp, type TestChurch, unique } from './harness.js'

/** What the sweeps need to know of one kind of record. Each new feature adds its own; the sweeps say when one is missing. */
export interface RecordKind {
  table: string
  /** makes one as people make it, in a church that has one of every kind before it in the list */
  make(app: TestApp, token: string): Promise<unknown>
  /** SQL that adds $2 rows to the church $1; for the kinds that have a list with pages */
  rows?: string
  /** its input type in GraphQL, which REST takes too, and the path of its REST calls */
  input?: string
  path?: string
  /** input that the server takes, different at every call; `ref` names the record that `refs` point to */
  sample?(ref?: string | number): Record<string, unknown>
  /** fields of its input and of its filter that name records of other kinds */
  refs?: readonly string[]
}

/** A picture of one pixel. */
export const picture = {
  name: 'foto.png',
  type: 'image/png',
  data: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const people = () => ({
  name: 'membros.csv',
  type: 'text/csv',
  data: Buffer.from(`name,email\nInês Importada,${unique('ines')}@exemplo.com.br\n`),
})

const post =
  (path: string, sample: () => object): RecordKind['make'] =>
  async (app, token) =>
    done(await app.rest(token, 'POST', path, sample()))

const usuario = () => ({ name: unique('Inês da Silva '), email: `${unique('ines')}@exemplo.com.br` })

const tipoPatrimonio = () => ({ tipoPatrimonio: unique('Instrumentos ') })

const local = () => ({ nomeLocal: unique('Salão '), endereco: 'Rua das Flores, 10', capacidade: 120 })

const patrimonio = (ref: string | number = '') => ({
  nomePatrimonio: 'Piano de cauda',
  codigoPatrimonio: unique('PIANO-'),
  tipoPatrimonio: ref,
})

const lancamento = () => ({ descricao: unique('Oferta do culto '), data: '2026-05-10', categoria: 2, valor: '150.25' })

/** An entry on each of the last days of 2025. */
const lancamentos = (table: string) => `insert into ${table} (id_cliente, descricao, data, categoria, valor)
  select $1::int, 'Lançamento ' || i, date '2025-12-31' - i, 1 + i % 5, i from generate_series(1, $2) i`

export const recordKinds: readonly RecordKind[] = [
  {
    table: 'usuario',
    input: 'UsuarioInput',
    path: '/user',
    sample: usuario,
    make: post('/user', usuario),
    rows: `insert into usuario (id_cliente, name, email)
      select $1::int, 'Pessoa ' || i, 'pessoa' || $1::int || '.' || i || '@exemplo.com.br' from generate_series(1, $2) i`,
  },
  {
    table: 'tipo_patrimonio',
    input: 'TipoPatrimonioInput',
    path: '/tipoPatrimonios',
    sample: tipoPatrimonio,
    make: post('/tipoPatrimonios', tipoPatrimonio),
    rows: `insert into tipo_patrimonio (id_cliente, tipo_patrimonio) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
  },
  {
    table: 'local',
    input: 'LocalInput',
    path: '/locais',
    sample: local,
    make: post('/locais', local),
    rows: `insert into local (id_cliente, nome_local, capacidade) select $1, 'Local ' || i, i from generate_series(1, $2) i`,
  },
  {
    table: 'patrimonio',
    input: 'PatrimonioInput',
    path: '/patrimonios',
    sample: patrimonio,
    refs: ['tipoPatrimonio'],
    async make(app, token) {
      const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios?limit=1')).body[0]
      return done(await app.rest(token, 'POST', '/patrimonios', patrimonio(tipo.id)))
    },
    rows: `insert into patrimonio (id_cliente, nome_patrimonio, codigo_patrimonio, tipo_patrimonio)
      select $1::int, 'Bem ' || i, 'C' || i, (select min(id) from tipo_patrimonio where id_cliente = $1::int)
      from generate_series(1, $2) i`,
  },
  {
    table: 'arquivo',
    async make(app, token) {
      const id = (await app.rest(token, 'GET', '/patrimonios?limit=1')).body[0].id
      const text =
        'mutation($id: ID!, $arquivo: Upload!) { enviarFotoPatrimonio(id: $id, arquivo: $arquivo) { fotoUrl } }'
      return done(await app.upload(token, text, { id }, { arquivo: picture }))
    },
  },
  {
    table: 'entrada',
    input: 'EntradaInput',
    path: '/entradas',
    sample: lancamento,
    make: post('/entradas', lancamento),
    rows: lancamentos('entrada'),
  },
  {
    table: 'saida',
    input: 'SaidaInput',
    path: '/saidas',
    sample: lancamento,
    make: post('/saidas', lancamento),
    rows: lancamentos('saida'),
  },
  {
    table: 'nivel_usuario',
    make: (app, token) => mutate(app, token, 'atualizarNivelUsuario(perfil: 3, nome: "Líder de célula") { nome }'),
  },
  {
    table: 'token_api',
    make: (app, token) => mutate(app, token, 'criarTokenApi(nome: "Site", escopos: ["patrimonio.ler"]) { token }'),
  },
  {
    table: 'importacao',
    async make(app, token) {
      const text = 'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id } }'
      return done(await app.upload(token, text, {}, { arquivo: people() }))
    },
  },
]

const mutate = async (app: TestApp, token: string, field: string) =>
  done(await app.graphql(token, `mutation { ${field} }`))

function done<T extends { status: number }>(answer: T): T {
  if (answer.status >= 300) throw new Error(JSON.stringify(answer))
  return answer
}

/** One record of every kind, made as people make them. */
export async function fillChurch(app: TestApp, church: TestChurch): Promise<void> {
  const token = await church.token(1)
  for (const kind of recordKinds) await kind.make(app, token)
}

/** `count` rows in every list, straight into the tables. */
export async function fillLists(app: TestApp, church: TestChurch, count: number): Promise<void> {
  for (const { rows } of recordKinds) if (rows) await app.sql(rows, [church.idCliente, count])
}

/** The kind whose input this is. */
export const kindOfInput = (type: string) => recordKinds.find((kind) => kind.input === type)

/** Every field of an input or a filter that names another record. */
export const refFields: ReadonlySet<string> = new Set(recordKinds.flatMap((kind) => kind.refs ?? []))
