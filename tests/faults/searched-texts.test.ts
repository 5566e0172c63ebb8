import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { openOrm } from '../../server/kernel/data/database/orm.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { scratchDirectory } from '../factories/process.js'

/**
 * Data of the version before, in which many names are not found, and some are different only by an apostrophe, is
 * migrated.
 */

const { dir, remove } = scratchDirectory()
let cluster: Embedded
let client: pg.Client

const as = (user: string) => ({ host: cluster.host, port: cluster.port, user, database: 'antes' })
const before = 'Migration20261129055500_grupos_excluidos'
const people = 300

/** A row of each kind for church 1 and 2; the same names in another church are in nobody's way. */
const planted = `
  insert into cliente (id, id_cliente, nome) select n, n, 'Igreja ' || n from generate_series(1, 2) n;
  insert into usuario (id, id_cliente, name, perfil) select n * 1000000, n, 'Dona ' || n, 1 from generate_series(1, 2) n;
  insert into usuario (id, id_cliente, name, perfil)
    select 10000 + n, 1 + n % 2, case n % 10 when 0 then 'Joa' || chr(771) || 'o Decomposto ' when 1 then 'Yūki Tanaka ' when 2 then 'Rita D’Ávila '
      when 3 then 'José da Conceição ' else 'Maria das Dores ' end || n, 2 from generate_series(1, ${people}) n;
  insert into local (id_cliente, nome_local) select c, nome from generate_series(1, 2) c, unnest(array['Sala D''Água', 'Sala D’Água', 'Sala D´água',
    repeat('x', 77) || '''na', repeat('x', 77) || '’na', 'Cozinha', 'Salão “azul”']) nome;
  insert into local (id_cliente, nome_local, excluido_em) values (1, 'Sala D’Água', now());
  insert into departamento (id_cliente, titulo_departamento) values (1, 'Mães'), (1, 'Ma' || chr(771) || 'es'), (1, 'Mães (2)');
  insert into funcao (id_cliente, nome, acoes, alcance) values (1, 'Pai d’água', '[]', 'tudo'), (1, 'Pai d´água', '[]', 'tudo');
  insert into entrada (id_cliente, descricao, valor, data, categoria) values (1, 'Oferta nº 7', 10, '2026-01-10', 1);
  insert into dizimo (id, id_cliente, id_membro, valor_dizimo, data_dizimo, meio_dizimo) values (1, 1, 10010, 20, '2026-02-10', 'pix');
  insert into entrada (id, id_cliente, descricao, valor, data, categoria, origem, id_origem) values (9001, 1, 'Dízimo', 20, '2026-02-10', 1, 'dizimo', 1);
  insert into entrada (id, id_cliente, descricao, valor, data, categoria, id_estornado) values (9002, 1, 'Estorno do recibo nº 12', -20, '2026-02-11', 1, 9001);
  insert into recibo (id_cliente, numero, codigo, id_membro, nome_pessoa, data, finalidade, nome_igreja, cargo, emitido_em, valor, ano, linhas)
    values (1, 2, 'b', 10010, 'João', '2026-02-28', 'Comprovante', 'Igreja 1', 'Tesoureiro', now(), 10, 2026, '[]');
  insert into fechamento (id_cliente, fechado_ate) values (1, '2026-01-31');
  insert into reuniao_lideranca (id, id_cliente, data_reuniao, pauta_reuniao, status_reuniao) values (1, 1, '2026-01-10', 'Festa d’água', 'realizada');
  insert into ata (id_cliente, id_reuniao, texto_ata, numero_ata, aprovada_em) values (1, 1, 'Ata', 1, now());
  insert into recibo (id_cliente, numero, codigo, id_membro, nome_pessoa, data, finalidade, nome_igreja, cargo, emitido_em, valor)
    values (1, 1, 'a', 10010, 'Joa' || chr(771) || 'o', '2026-01-10', 'Dízimo', 'Igreja 1', 'Tesoureiro', now(), 10);`

const rows = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows

beforeAll(async () => {
  cluster = await startEmbedded({ dataDir: `${dir}/pg`, settings: { fsync: 'off', max_connections: 40 } })
  const admin = new pg.Client({ ...as('postgres'), database: 'postgres' })
  await admin.connect()
  await admin.query('create role dono login createrole')
  await admin.query('create database antes owner dono')
  await admin.end()
  const orm = await openOrm({
    connection: as('dono'),
    entities,
    pool: 2,
    statementTimeout: 0,
    applicationName: 'antes',
  })
  await orm.migrator.up({ to: before }).finally(() => orm.close(true))
  client = new pg.Client(as('postgres'))
  await client.connect()
  await client.query('set session_replication_role = replica')
  await client.query(planted)
  await client.query('set session_replication_role = origin')
  await migrate(as('dono'), entities)
})

afterAll(async () => {
  await client?.end()
  await cluster?.stop()
  remove()
})

test('everybody is found, and names are composed', async () => {
  const found = await rows<{ nome: string; quantos: number }>(`
    select nome, count(*)::int as quantos from unnest(array['joao decomposto', 'yuki', 'd''avila', 'jose da conceicao', 'maria das']) nome
    join usuario on busca like '%' || nome || '%' and nome_ordem like '%' || nome || '%' group by nome`)
  expect(Object.fromEntries(found.map(({ nome, quantos }) => [nome, quantos / people]))).toEqual({
    'joao decomposto': 0.1,
    yuki: 0.1,
    "d'avila": 0.1,
    'jose da conceicao': 0.1,
    'maria das': 0.6,
  })
  expect(await rows('select from usuario where name is not nfc normalized')).toEqual([])
})

test('of names that are the same now, those that nobody found get numbers that fit', async () => {
  const names = await rows<{ nome: string; fora: boolean }>(
    `select nome_local as nome, excluido_em is not null as fora from local where id_cliente = 1 order by id`,
  )
  expect(names.map(({ nome, fora }) => (fora ? `(${nome})` : nome))).toEqual([
    "Sala D'Água",
    'Sala D’Água (2)',
    'Sala D´água (3)',
    `${'x'.repeat(77)}'na`,
    `${'x'.repeat(76)} (2)`,
    'Cozinha',
    'Salão “azul”',
    '(Sala D’Água)',
  ])
  expect(
    (await rows<{ nome: string }>('select titulo_departamento as nome from departamento order by id')).map(({ nome }) =>
      nome.normalize('NFD'),
    ),
  ).toEqual(['Mães', 'Mães (3)', 'Mães (2)'].map((nome) => nome.normalize('NFD')))
  expect(await rows('select nome from funcao where id_cliente = 1 order by id')).toEqual([
    { nome: 'Pai d’água' },
    { nome: 'Pai d´água (2)' },
  ])
})

test('what is closed, approved or numbered is found, and says what it said', async () => {
  expect(await rows('select descricao, busca from entrada where id < 9000')).toEqual([
    { descricao: 'Oferta nº 7', busca: 'oferta no 7' },
  ])
  expect(await rows('select pauta_reuniao, busca from reuniao_lideranca')).toEqual([
    { pauta_reuniao: 'Festa d’água', busca: "festa d'agua" },
  ])
  expect(await rows('select nome_pessoa, busca from recibo where ano is null')).toEqual([
    { nome_pessoa: 'Joa\u0303o', busca: 'joao' },
  ])
})

test('the yearly statement of somebody whose gift was given back counts as before', async () => {
  expect(await rows('select busca from entrada where id = 9002')).toEqual([{ busca: 'estorno do recibo no 12' }])
  expect(await rows('select cancelado_em from recibo where ano is not null')).toEqual([{ cancelado_em: null }])
})

test('no stored text differs from what the function says, and no table reads past its church', async () => {
  const columns = await rows<{ tabela: string; coluna: string; texto: string }>(`
    select c.relname::text as tabela, a.attname::text as coluna, pg_get_expr(d.adbin, d.adrelid) as texto
    from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = d.adnum
    where a.attgenerated = 's' and pg_get_expr(d.adbin, d.adrelid) like '%normalizar(%'`)
  expect(columns.length).toBeGreaterThan(50)
  for (const { tabela, coluna, texto } of columns)
    expect([tabela, await rows(`select from ${tabela} where ${coluna} is distinct from ${texto}`)]).toEqual([
      tabela,
      [],
    ])
  expect(
    await rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity and not relforcerowsecurity`,
    ),
  ).toEqual([])
})

test('only changed names are in the audit log, as changes of the system', async () => {
  const changes = await rows<{ tabela: string; acao: string }>(
    `select distinct tabela, acao, antes is distinct from depois as mudou from auditoria order by tabela`,
  )
  expect(changes).toEqual(
    ['departamento', 'funcao', 'local', 'usuario'].map((tabela) => ({ tabela, acao: 'sistema', mudou: true })),
  )
})
