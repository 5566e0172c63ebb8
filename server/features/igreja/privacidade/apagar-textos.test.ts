import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { recordKinds } from '../../../../tests/factories/records.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
})

beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  await withPassword(app, church.idCliente, church.idCliente)
})
afterAll(() => app.close())

interface Column {
  chave: string[]
  de_pessoa: boolean
  tabela: string
  coluna: string
  tipo: string
  cabem: number | null
}

/** Every column of every table of the churches that can hold a text, read from the database: a new one is found by itself. */
const columns = () =>
  app.sql<Column>(`
    select c.relname::text as tabela, a.attname::text as coluna, a.atttypid::regtype::text as tipo,
      case when a.atttypmod > 4 and a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) then a.atttypmod - 4 end as cabem,
      array(select k.attname::text from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary order by 1) as chave,
      exists (select from pg_attribute u where u.attrelid = c.oid and u.attname = 'id_usuario' and not u.attisdropped) as de_pessoa
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.atttypid::regtype::text in ('text', 'character varying', 'character', 'json', 'jsonb', 'text[]',
        'character varying[]')
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'id_cliente' and not t.attisdropped)
    order by 1, 2`)

/** A value for a required column of a row that the test invents. */
const invented: Record<string, string> = {
  integer: '1',
  smallint: '1',
  bigint: '1',
  boolean: 'false',
  date: `'2026-01-01'`,
  numeric: '1',
  jsonb: `'{}'`,
  json: `'{}'`,
  uuid: 'gen_random_uuid()',
  'timestamp with time zone': 'now()',
}

/** A row of each table in which the samples leave none. */
async function fill(tables: Iterable<string>): Promise<void> {
  for (const table of tables) {
    const [some] = await app.sql(`select from ${table} where id_cliente = $1 limit 1`, [church.idCliente])
    if (some) continue
    const required = await app.sql<{ coluna: string; tipo: string }>(
      `select a.attname::text as coluna, a.atttypid::regtype::text as tipo from pg_attribute a
       where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attnotnull and not a.atthasdef
         and a.attgenerated = '' and a.attname <> 'id_cliente'`,
      [table],
    )
    const values = required.map(({ tipo }) => invented[tipo] ?? (tipo.endsWith('[]') ? `'{}'` : `''`))
    await quietly(
      `insert into ${table} (${['id_cliente', ...required.map(({ coluna }) => coluna)].join(', ')})
       values (${[church.idCliente, ...values].join(', ')})`,
    )
  }
}

/** Without triggers and foreign keys, so that any text may stand in any row; constraints of the column itself still count. */
async function quietly(statement: string): Promise<boolean> {
  return app
    .sql(`set session_replication_role = replica; ${statement}; set session_replication_role = origin`)
    .then(() => true)
    .catch(async () => {
      await app.sql('set session_replication_role = origin')
      return false
    })
}

/** Columns in which nobody writes a text about a person: nothing is planted there. Every other column is emptied of it. */
const notWritten: Record<string, string> = {
  'auditoria.acao': 'name of an action, of the program',
  'auditoria.operacao': 'insert, update, delete or event',
  'auditoria.requisicao': 'id of a request',
  'auditoria.tabela': 'name of a table',
  'cliente.telefone': "the church's own number stays the church's, whoever has it on the own record too",
  'acesso_perfil.areas': 'names of areas and levels',
  'preferencia_aviso.canais': 'names of notices',
  'funcao.acoes': 'names of actions',
  'usuario.limite_acesso': 'names of areas',
  'cliente.endereco': "the church's own address stays the church's, whoever lives there",
  'cliente.chave_pix': 'where the money goes: the church changes it, nobody else',
  'usuario.name': "another person's own; of two people of one name nobody can tell who is meant",
  'usuario.email': "another person's own",
  'usuario.cpf': "another person's own",
  'usuario.telefone_usuario': "another person's own, as at home",
  'usuario.endereco': "another person's own, as at home",
  'usuario.numero': "another person's own, as at home",
}

/** Tables of which a row cannot be invented, and that hold no text about a person. */
const withoutRow: Record<string, string> = { assinatura: "what the church pays: the payment provider's codes" }

/**
 * SQL: the row of a table in which a text is planted: the newest one, of neither who erases nor who is erased, where
 * there is another.
 */
function rowFor({ tabela, chave, de_pessoa }: Column, erased: number): string {
  const theirs = `in (${church.idCliente}, ${erased})`
  const where = `id_cliente = ${church.idCliente}${tabela === 'usuario' ? ` and id not ${theirs}` : ''}`
  const order = [...(de_pessoa ? [`coalesce(id_usuario ${theirs}, false)`] : []), ...chave.map((key) => `${key} desc`)]
  return `select ctid from ${tabela} where ${where} order by ${order.join(', ')} limit 1`
}

/**
 * Writes a text into a row of each column that can hold it.
 * @param erased the person who is erased
 * @returns these columns
 */
async function plant(all: readonly Column[], term: string, erased: number): Promise<Column[]> {
  const planted: Column[] = []
  for (const column of all) {
    const { tabela, coluna, tipo, cabem } = column
    if (`${tabela}.${coluna}` in notWritten || (cabem !== null && cabem < term.length)) continue
    const text = `'${term}'`
    const value = tipo.startsWith('json') ? `to_json(${text}::text)` : tipo.endsWith('[]') ? `array[${text}]` : text
    const written = await quietly(
      `update ${tabela} set ${coluna} = ${value} where id_cliente = ${church.idCliente} and ctid = (${rowFor(column, erased)})`,
    )
    if (written) planted.push(column)
  }
  return planted
}

const remains = async (planted: readonly Column[], term: string): Promise<string[]> => {
  const left: string[] = []
  for (const { tabela, coluna } of planted) {
    const found = await app.sql(
      `select from ${tabela} where id_cliente = $1 and position($2 in ${coluna}::text) > 0 limit 1`,
      [church.idCliente, term],
    )
    if (found.length) left.push(`${tabela}.${coluna}`)
  }
  return left
}

const erase = async (id: number) => {
  const text =
    'mutation($id: ID!, $minhaSenha: String!) { apagarDadosDaPessoa(id: $id, minhaSenha: $minhaSenha) { message } }'
  const { errors } = await app.graphql(token, text, { id: String(id), minhaSenha: senha })
  expect(errors).toBeUndefined()
}

/** What says who somebody is: of the person's own record, and as somebody writes it elsewhere. */
const kinds: [kind: string, own: Record<string, string>, text: string][] = [
  ['name', { name: 'Valdomira Quintanilha' }, 'Valdomira Quintanilha'],
  ['telephone', { telefone_usuario: '11987651234' }, '(11) 98765-1234'],
  ['CPF', { cpf: '52998224725' }, '529.982.247-25'],
  ['e-mail', { email: 'valdomira@quintanilha.demo' }, 'valdomira@quintanilha.demo'],
  ['address', { endereco: 'Rua das Acácias', numero: '123' }, 'Rua das Acácias, nº 123'],
]

/** A person with these columns. */
async function someone(own: Record<string, string>): Promise<number> {
  const { id } = await church.person({ perfil: 2 })
  const columns = Object.keys(own).map((column, index) => `${column} = $${index + 2}`)
  await app.sql(`update usuario set ${columns.join(', ')} where id = $1`, [id, ...Object.values(own)])
  return id
}

test.each(kinds)(
  'a person’s %s in every text column of every table is found nowhere after erasing',
  async (_, own, text) => {
    for (const kind of recordKinds) await kind.make(app, token)
    const all = await columns()
    const tables = new Set(all.map(({ tabela }) => tabela))
    await fill(tables)
    for (const table of tables) {
      const [some] = await app.sql(`select from ${table} where id_cliente = $1 limit 1`, [church.idCliente])
      expect([table, Boolean(some) || table in withoutRow]).toEqual([table, true])
    }
    const id = await someone(own)
    // somebody else's rows to plant in
    const other = await church.person({ perfil: 2 })
    await withPassword(app, church.idCliente, other.id)
    await app.session(church.idCliente, other.id)
    const planted = await plant(all, text, id)
    expect(planted.length).toBeGreaterThan(200)
    expect((await remains(planted, text)).length).toBeGreaterThan(200)
    // the administrator signs in all the same
    await app.sql(`update cliente set fuso_horario = 'America/Sao_Paulo' where id = $1`, [church.idCliente])
    await withPassword(app, church.idCliente, church.idCliente)
    token = await app.session(church.idCliente, church.idCliente)
    await erase(id)
    expect(await remains(planted, text)).toEqual([])
  },
)

test('the list of columns in which nothing is planted names only columns and tables that exist', async () => {
  const all = await columns()
  const names = all.map(({ tabela, coluna }) => `${tabela}.${coluna}`)
  expect(Object.keys(notWritten).filter((name) => !names.includes(name))).toEqual([])
  expect(Object.keys(withoutRow).filter((name) => !all.some(({ tabela }) => tabela === name))).toEqual([])
})

/** A text in the church's texts before a person is erased, and after. */
async function after(own: Record<string, string>, text: string): Promise<string> {
  const id = await someone(own)
  const { body } = await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão '), endereco: text })
  await erase(id)
  return (await app.rest(token, 'GET', `/locais/${body.id}`)).body.endereco
}

const ninguem = 'Pessoa anonimizada'

test.each([
  ['+55 (11) 98765-4321', ninguem],
  ['11 98765 4321', ninguem],
  ['11987654321', ninguem],
  ['Ligar: 11.98765.4321.', `Ligar: ${ninguem}.`],
  ['(11) 9 8765-4321', ninguem],
  ['11 9 8765 4321', ninguem],
  ['+55 11 9 8765-4321', ninguem],
  ['(011) 98765-4321', ninguem],
  ['011 98765-4321', ninguem],
  ['( 11 ) 98765 - 4321, à noite', `${ninguem}, à noite`],
  ['11\u00a098765\u20114321', ninguem],
  ['11 9.8765–4321', ninguem],
  ['11 98 76 54 321', ninguem],
  ['98765-4321', '98765-4321'],
  ['12 98765-4321', '12 98765-4321'],
  ['11 98765-43210', '11 98765-43210'],
  ['987654321', '987654321'],
  ['119876543210', '119876543210'],
  ['5511987654321E', '5511987654321E'],
])('a telephone number in a text, %s, is taken for the person’s only when it is that number', async (text, left) => {
  expect(await after({ telefone_usuario: '11987654321' }, text)).toBe(left)
})

test.each([
  ['1134567890', '(11) 3456-7890', ninguem],
  ['1134567890', '011 3456.7890', ninguem],
  ['1134567890', '11 3456-7891', '11 3456-7891'],
  ['+351912345678', 'WhatsApp +351 912 345 678', `WhatsApp ${ninguem}`],
  ['+14155552671', '+1 (415) 555-2671', ninguem],
])('the number %s in a text, %s, is taken for it only when it is that number', async (own, text, left) => {
  expect(await after({ telefone_usuario: own }, text)).toBe(left)
})

test.each([
  ['Av. Sete, 45', ninguem],
  ['Av. Sete 45, fundos', `${ninguem}, fundos`],
  ['AV. SETE - 45', ninguem],
  ['Av. Sete, 450', 'Av. Sete, 450'],
  ['Av. Sete', 'Av. Sete'],
])('an address in a text, %s, is taken for the person’s only with the number', async (text, left) => {
  expect(await after({ endereco: 'Av. Sete', numero: '45' }, text)).toBe(left)
})

test('a number and an address that somebody else of the church has too, as at home, stay', async () => {
  const home = { telefone_usuario: '11955554444', endereco: 'Rua do Lar', numero: '7' }
  const stays = await someone(home)
  expect(await after(home, '11 95555-4444, Rua do Lar, 7')).toBe('11 95555-4444, Rua do Lar, 7')
  expect(await app.sql('select telefone_usuario, endereco, numero from usuario where id = $1', [stays])).toEqual([home])
})

test.each([
  ['the CPF', { documento: '11144477735' }, true],
  ['the e-mail', { email: 'serafim@fornece.demo' }, true],
  ['the name', { nome: 'SERAFIM  Fornecedor' }, true],
  ['another CPF', { documento: '52998224725' }, false],
])(
  'a supplier with %s of a person who leaves keeps no telephone, address or bank account if it is that person',
  async (_, of, is) => {
    const id = await someone({ name: 'Serafim Fornecedor', cpf: '11144477735', email: 'serafim@fornece.demo' })
    const own = {
      telefone: '1133332222',
      endereco: 'Rua da Oficina',
      dadosBancarios: 'Banco 1',
      observacoes: 'Boa gente',
    }
    const made = await app.rest(token, 'POST', '/fornecedores', { nome: unique('Marcenaria '), ...own, ...of })
    expect(made.status).toBe(201)
    await erase(id)
    const { body } = await app.rest(token, 'GET', `/fornecedores/${made.body.id}`)
    expect(body).toMatchObject(is ? { telefone: null, endereco: null, dadosBancarios: null, observacoes: null } : own)
    const log = await app.sql(`select antes, depois from auditoria where tabela = 'fornecedor' and id_registro = $1`, [
      made.body.id,
    ])
    expect(JSON.stringify(log).includes('1133332222')).toBe(!is)
    await app.rest(token, 'DELETE', `/fornecedores/${made.body.id}`)
  },
)
