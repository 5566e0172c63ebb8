import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { permissoesDeAntes } from '../../migrations/Migration20261129020100_funcoes_de_antes.js'
import { type Embedded, startEmbedded } from '../../server/kernel/data/database/embedded/embedded.js'
import { openOrm } from '../../server/kernel/data/database/orm.js'
import { migrate } from '../../server/migrate.js'
import { entities } from '../../server/services.js'
import { scratchDirectory } from '../factories/process.js'

/**
 * Random churches of the version before are migrated, and what each person may do is compared: by the rule that held
 * before, and by that of the union. Both stand here as they were when rights became a union.
 */

const { dir, remove } = scratchDirectory()
let cluster: Embedded
let client: pg.Client

const as = (user: string) => ({ host: cluster.host, port: cluster.port, user, database: 'antes' })
const before = 'Migration20261128172000_contato_da_igreja_fica'

type Reach = 'tudo' | 'meus'
type Grants = Map<string, Reach>
type Cells = Record<string, string>
interface Funcao {
  id: number
  id_cliente: number
  nome: string
  acoes: string[]
  alcance: Reach
  exclusiva: boolean
  excluido_em: string | null
}
interface Vinculo {
  id: number
  id_cliente: number
  id_funcao: number
  id_usuario: number
  /** days from today */
  inicio: number
  fim: number | null
}
interface Pessoa {
  id: number
  id_cliente: number
  perfil: number
  limite: { comoMembro: boolean; meus: string[] } | null
}
interface State {
  celulas: Map<number, Record<number, Cells>>
  funcoes: Map<number, Funcao>
  vinculos: Map<number, Vinculo[]>
  pessoas: Pessoa[]
}

const never = ['visitaPastoral.lerComentario', 'fechamento.reabrir']
const ofSecretaria = ['usuario.escrever', 'usuario.importar', 'visitaPastoral.escrever', 'visitaPastoral.ler']
const levels = ['nada', 'resumo', 'ler', 'escrever']
const table = permissoesDeAntes
const rowOf = new Map(table.map((row) => [row.acao, row]))

const inForce = (state: State, { id_funcao, inicio, fim }: Vinculo, day: number) =>
  state.funcoes.get(id_funcao)?.excluido_em === null && inicio <= day && (fim === null || fim >= day)

const heldBy = ({ vinculos }: State, id: number): Vinculo[] => vinculos.get(id) ?? []

/** The functions that count for a person on a day: exclusive ones always, without actions when it is not their time. */
const dutiesOf = (state: State, { id }: Pessoa, day: number) =>
  heldBy(state, id).flatMap((vinculo) => {
    const funcao = state.funcoes.get(vinculo.id_funcao)
    if (!funcao) return []
    const now = inForce(state, vinculo, day)
    if (!now && !funcao.exclusiva) return []
    const acoes = now ? funcao.acoes.filter((acao) => funcao.alcance === 'tudo' || rowOf.get(acao)?.limitavel) : []
    return [{ acoes, alcance: funcao.alcance, exclusiva: funcao.exclusiva }]
  })

function reachOf({ area, nivel, perfis }: (typeof table)[number], perfil: number, cells: Cells = {}) {
  if (!perfis.includes(String(perfil))) return undefined
  const [level = 'escrever', own] = cells[area]?.split(' ') ?? []
  if (levels.indexOf(level) + 1 < nivel) return undefined
  return own ? ('meus' as const) : ('tudo' as const)
}

/** The rule that held before. */
function grantsBefore(state: State, person: Pessoa, day: number): Grants {
  const { perfil } = person
  const cells = state.celulas.get(person.id_cliente) ?? {}
  const duties = dutiesOf(state, person, day)
  const replaces = duties.length > 0 && [3, 4].includes(perfil)
  const alone = duties.some(({ exclusiva }) => exclusiva) && [2, 3, 4].includes(perfil)
  const areasOf = (reach: Reach) =>
    duties.filter(({ alcance }) => alcance === reach).flatMap(({ acoes }) => acoes.map((acao) => rowOf.get(acao)?.area))
  const limited = replaces ? areasOf('meus').filter((area) => !areasOf('tudo').includes(area)) : []
  const grants: Grants = new Map()
  const ceiling = table.filter(({ perfis }) => perfis.includes(String(perfil)))
  for (const row of alone ? [] : ceiling) {
    const reaches = (replaces ? [perfil, 2] : [perfil]).map((base) => reachOf(row, base, cells[base]))
    const own = (limited.includes(row.area) && !row.comum) || reaches.includes('meus')
    if (!reaches.includes(undefined)) grants.set(row.acao, own ? 'meus' : 'tudo')
  }
  for (const { acoes, alcance } of duties)
    for (const { acao } of ceiling) if (acoes.includes(acao) && grants.get(acao) !== 'tudo') grants.set(acao, alcance)
  return grants
}

/** The union, without what leading gives. */
function grantsAfter(state: State, person: Pessoa, day: number): Grants {
  const { perfil, limite } = person
  const cells = state.celulas.get(person.id_cliente) ?? {}
  const duties = dutiesOf(state, person, day)
  const alone = duties.some(({ exclusiva }) => exclusiva) && [2, 3, 4, 5].includes(perfil)
  const grants: Grants = new Map()
  for (const row of alone ? [] : table) {
    const own = reachOf(row, perfil, cells[perfil])
    const also = limite ? reachOf(row, 2, cells[2]) : own
    const meus = own === 'meus' || also === 'meus' || (limite?.meus.includes(row.area) && !row.comum)
    if (own && also) grants.set(row.acao, meus ? 'meus' : 'tudo')
  }
  if (perfil >= 2)
    for (const { acoes, alcance } of duties)
      for (const acao of acoes)
        if (rowOf.has(acao) && !never.includes(acao) && grants.get(acao) !== 'tudo') grants.set(acao, alcance)
  return grants
}

/** A repeatable sequence of numbers from 0 to 1. */
let seed = 20261129
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}
const chance = (of: number) => random() < of
const whole = (below: number) => Math.floor(random() * below)
const oneOf = <T>(of: readonly T[]): T => of[whole(of.length)] as T

const areas = [...new Set(table.map(({ area }) => area))]
const withGroups = new Set(table.flatMap(({ area, limitavel }) => (limitavel ? [area] : [])))

const randomCells = (): Cells =>
  Object.fromEntries(
    areas.flatMap((area) => {
      if (chance(0.6)) return []
      const level = oneOf(levels)
      return [[area, level !== 'nada' && withGroups.has(area) && chance(0.5) ? `${level} meus` : level]]
    }),
  )

/** Whole areas up to a level, as the usual functions have them, or any actions. */
function randomActions(): string[] {
  const some = chance(0.6)
    ? table.filter(({ area, nivel }) => chosen(area) >= nivel)
    : table.filter(() => chance(oneOf([0.02, 0.2, 0.7])))
  const acoes = some.map(({ acao }) => acao)
  // what an earlier version stored, and what no area has
  if (chance(0.1)) acoes.push('coisa.antiga', 'funcao.escrever')
  if (chance(0.2)) acoes.push('visitaPastoral.lerComentario')
  return acoes.sort(() => random() - 0.5)
}
let choices = new Map<string, number>()
function chosen(area: string): number {
  if (!choices.has(area)) choices.set(area, chance(0.6) ? 0 : 1 + whole(4))
  return choices.get(area) as number
}

const names = [
  'Secretaria',
  'Tesoureiro',
  'Contador',
  'Líder de louvor',
  'Recepção',
  'Ç'.repeat(60),
  'Como antes: Tesoureiro',
]

function randomChurch(id: number, serial: () => number) {
  const kind = whole(10)
  const perfis = kind === 0 ? [] : [2, 3, 4, 5].filter(() => chance(0.6))
  const celulas = perfis.map((perfil) => ({ id_cliente: id, perfil, areas: randomCells() }))
  const pessoas = Array.from({ length: 8 }, (_, n) => ({
    id: n ? serial() : id,
    id_cliente: id,
    name: `Pessoa ${n}`,
    perfil: n ? oneOf([-1, 0, 1, 2, 2, 3, 3, 4, 4, 5, 5]) : 1,
    usuario_ativo: chance(0.9) ? 1 : 0,
  }))
  const funcoes = (kind <= 1 ? [] : names.filter(() => chance(0.6))).map((nome) => {
    choices = new Map()
    const acoes = randomActions()
    if (nome === 'Secretaria' && chance(0.8)) acoes.push('usuario.escrever')
    return {
      id: serial(),
      id_cliente: id,
      nome,
      acoes,
      alcance: oneOf(['tudo', 'tudo', 'meus']),
      exclusiva: nome === 'Contador' ? chance(0.8) : chance(0.1),
      excluido_em: chance(0.15) ? '2026-11-01' : null,
    }
  })
  const vinculos = funcoes.flatMap((funcao) =>
    pessoas
      .filter(() => chance(0.3))
      .map(({ id: id_usuario }) => {
        const inicio = oneOf([-400, -30, -1, 0, 1, 20])
        return {
          id: serial(),
          id_cliente: id,
          id_funcao: funcao.id,
          id_usuario,
          inicio,
          fim: chance(0.5) ? inicio + oneOf([0, 1, 10, 300]) : null,
        }
      }),
  )
  return { celulas, pessoas, funcoes, vinculos }
}

const churches = 500

/**
 * @param columns name and type of each
 * @param as SQL for columns whose value is another one than that of the rows
 */
async function insert(into: string, rows: readonly object[], columns: string, as: Record<string, string> = {}) {
  const names = columns.split(', ').map((column) => column.split(' ')[0] as string)
  await client.query(
    `insert into ${into} (${names}) select ${names.map((name) => as[name] ?? name)}
     from jsonb_to_recordset($1::jsonb) as t (${columns})`,
    [JSON.stringify(rows)],
  )
}

/** The tables whose rows name who leads: the column with the person, and what else makes that person lead. */
const naming: [table: string, person: string, more?: Record<string, string>][] = [
  ['aula_ebd', 'id_professor'],
  ['classe_ebd', 'id_professor'],
  ['departamento', 'id_responsavel'],
  ['membro_celula', 'id_membro', { membro_lider: '1', lider_desde: 'now()' }],
  ['membro_grupo_louvor', 'id_membro', { membro_lider: '1', lider_desde: 'now()' }],
  ['missao', 'id_responsavel'],
]

/** Each twelfth person leads in a group of one of these tables; every second of these groups is deleted. */
async function insertLeaders(): Promise<void> {
  for (const [n, [table, person, more]] of naming.entries()) {
    const { rows } = await client.query<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_nullable = 'NO' and column_default is null
         and is_identity = 'NO' and is_generated = 'NEVER' and column_name <> all ($2)`,
      [table, ['id_cliente', person]],
    )
    const needed = rows.map(({ name, type }) => [name, type === 'date' ? 'current_date' : `u.id::text::${type}`])
    const values = {
      id_cliente: 'u.id_cliente',
      excluido_em: 'case when u.id % 24 >= 12 then now() end',
      ...Object.fromEntries(needed),
      ...more,
      [person]: 'u.id',
    }
    await client.query(
      `insert into ${table} (${Object.keys(values)}) select ${Object.values(values)} from usuario u where u.id % 12 = ${n}`,
    )
  }
}

/** The day in the time zone that a church has from the beginning. */
const hoje = `(now() at time zone 'America/Sao_Paulo')::date`

async function read(limits: boolean): Promise<State> {
  const rows = async <Row>(text: string) => (await client.query(text)).rows as Row[]
  const celulas: State['celulas'] = new Map()
  for (const { id_cliente, perfil, areas } of await rows<{ id_cliente: number; perfil: number; areas: Cells }>(
    'select id_cliente, perfil, areas from acesso_perfil',
  ))
    celulas.set(id_cliente, { ...celulas.get(id_cliente), [perfil]: areas })
  const funcoes = await rows<Funcao>('select id, id_cliente, nome, acoes, alcance, exclusiva, excluido_em from funcao')
  return {
    celulas,
    funcoes: new Map(funcoes.map((funcao) => [funcao.id, funcao])),
    vinculos: Map.groupBy(
      await rows<Vinculo>(
        `select id, id_cliente, id_funcao, id_usuario, inicio - ${hoje} as inicio, fim - ${hoje} as fim from funcao_usuario order by id`,
      ),
      ({ id_usuario }) => id_usuario,
    ),
    pessoas: await rows(
      `select id, id_cliente, perfil, ${limits ? 'limite_acesso' : 'null'} as limite from usuario order by id`,
    ),
  }
}

let was: State
let is: State
let took: number

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
  let number = 10_000
  const serial = () => number++
  const all = Array.from({ length: churches }, (_, n) => ({ id: n + 1, ...randomChurch(n + 1, serial) }))
  await client.query('set session_replication_role = replica')
  await insert(
    'cliente',
    all.map(({ id }) => ({ id, id_cliente: id, nome: `Igreja ${id}` })),
    'id int, id_cliente int, nome text',
  )
  const of = (key: 'pessoas' | 'celulas' | 'funcoes' | 'vinculos') => all.flatMap((one): object[] => one[key])
  await insert('usuario', of('pessoas'), 'id int, id_cliente int, name text, perfil int, usuario_ativo int')
  await insert('acesso_perfil', of('celulas'), 'id_cliente int, perfil int, areas jsonb')
  await insert(
    'funcao',
    of('funcoes'),
    'id int, id_cliente int, nome text, acoes jsonb, alcance text, exclusiva boolean, excluido_em timestamptz',
  )
  await insert(
    'funcao_usuario',
    of('vinculos'),
    'id int, id_cliente int, id_funcao int, id_usuario int, inicio int, fim int',
    { inicio: `${hoje} + inicio`, fim: `${hoje} + fim` },
  )
  await insertLeaders()
  await client.query('set session_replication_role = origin')
  for (const name of ['funcao', 'funcao_usuario', 'usuario'])
    await client.query(`select setval('${name}_id_seq', $1)`, [number])
  was = await read(false)
  const began = Date.now()
  await migrate(as('dono'), entities)
  took = Date.now() - began
  is = await read(true)
})
afterAll(async () => {
  await client?.end()
  await cluster.stop()
  remove()
})

/** The actions that the person gains and loses; one that reaches more or less counts too. */
function differences(then: Grants, now: Grants): { gains: string[]; loses: string[] } {
  const less = (one: Grants, other: Grants) =>
    [...one].flatMap(([acao, reach]) => (other.get(acao) === reach || other.get(acao) === 'tudo' ? [] : [acao]))
  return { gains: less(now, then), loses: less(then, now) }
}

const isSecretaria = (state: State, { id }: Pessoa, day: number) =>
  heldBy(state, id).some(
    (vinculo) => inForce(state, vinculo, day) && state.funcoes.get(vinculo.id_funcao)?.nome === 'Secretaria',
  )

const pairs = () => was.pessoas.map((then, index) => ({ then, now: is.pessoas[index] as Pessoa }))

test(`${churches} churches: nobody gains but by Secretaria, and nobody loses but the comments of visits`, () => {
  const kinds = { same: 0, secretaria: 0, comments: 0, limited: 0 }
  for (const { then, now } of pairs()) {
    const { gains, loses } = differences(grantsBefore(was, then, 0), grantsAfter(is, now, 0))
    const allowed = isSecretaria(is, now, 0) && now.perfil >= 3 ? ofSecretaria : []
    const wrong = gains.filter((acao) => !allowed.includes(acao))
    // no function gives these: what one gave is gone
    const lost = loses.filter((acao) => acao !== 'visitaPastoral.lerComentario')
    expect({ ...then, wrong, lost }).toEqual({ ...then, wrong: [], lost: [] })
    kinds[gains.length ? 'secretaria' : loses.length ? 'comments' : 'same']++
    if (now.limite) kinds.limited++
  }
  // the churches have all that is to be kept
  expect(Math.min(...Object.values(kinds))).toBeGreaterThan(10)
})

test('nor on any later day, but for what a function of that day would have narrowed', () => {
  for (const day of [1, 2, 20, 30, 299, 320])
    for (const { then, now } of pairs()) {
      const [old, later] = [grantsBefore(was, then, day), grantsAfter(is, now, day)]
      const { gains, loses } = differences(old, later)
      const allowed = isSecretaria(is, now, day) && now.perfil >= 3 ? ofSecretaria : []
      const narrowed = [3, 4].includes(then.perfil)
      // whoever leads or assists may have what the perfil alone gives, as on the days before
      const base = narrowed ? grantsBefore({ ...was, vinculos: new Map() }, then, day) : old
      const wrong = gains.filter((acao) => !allowed.includes(acao) && base.get(acao) !== later.get(acao))
      // the limit of a person does not end with the function
      const lost = loses.filter((acao) => !never.includes(acao) && !now.limite)
      expect({ person: then.id, day, wrong, lost }).toEqual({ person: then.id, day, wrong: [], lost: [] })
    }
})

test('nor when an exclusive function is taken away', () => {
  const without = (state: State): State => ({
    ...state,
    vinculos: new Map(
      [...state.vinculos].map(([id, held]) => [
        id,
        held.filter(({ id_funcao }) => !state.funcoes.get(id_funcao)?.exclusiva),
      ]),
    ),
  })
  const [old, late] = [without(was), without(is)]
  // pastors have none any more, see below
  for (const { then, now } of pairs().filter(({ now }) => now.perfil !== 5)) {
    const { gains } = differences(grantsBefore(old, then, 0), grantsAfter(late, now, 0))
    const allowed = isSecretaria(late, now, 0) && now.perfil >= 3 ? ofSecretaria : []
    expect([then.id, gains.filter((acao) => !allowed.includes(acao))]).toEqual([then.id, []])
  }
})

test('every assignment is kept with its period, and what administrators look at is marked and has a name', async () => {
  const rows = (text: string) => client.query(text).then(({ rows }) => rows)
  const all = (state: State) => [...state.vinculos.values()].flat()
  const after = new Map(all(is).map((vinculo) => [vinculo.id, vinculo]))
  for (const { id_funcao: _, ...vinculo } of all(was)) expect(after.get(vinculo.id)).toMatchObject(vinculo)
  const made = [...is.funcoes.values()].filter(({ id }) => !was.funcoes.has(id))
  expect(made.length).toBeGreaterThan(100)
  expect(made.filter(({ nome }) => !nome.startsWith('Como antes: ') || nome.length > 60)).toEqual([])
  expect(await rows('select id from funcao where a_revisar order by id')).toEqual(
    made
      .filter(({ excluido_em }) => excluido_em === null)
      .map(({ id }) => ({ id }))
      .sort((one, other) => one.id - other.id),
  )
  // the perfis that no function concerns keep their functions
  for (const { id } of was.pessoas.filter(({ perfil }) => perfil < 2)) expect(heldBy(is, id)).toEqual(heldBy(was, id))
  expect(await rows('select from auditoria')).toEqual([])
})

test('no pastor has an exclusive function any more, and those who had one keep its actions in one to be reviewed', () => {
  const ofPastors = (state: State) =>
    state.pessoas
      .filter(({ perfil }) => perfil === 5)
      .flatMap((pastor) => heldBy(state, pastor.id))
      .map(({ id, id_funcao }) => ({ id, funcao: state.funcoes.get(id_funcao) as Funcao }))
  const had = ofPastors(was).filter(({ funcao }) => funcao.exclusiva)
  expect(had.length).toBeGreaterThan(20)
  const has = new Map(ofPastors(is).map(({ id, funcao }) => [id, funcao]))
  expect([...has.values()].filter(({ exclusiva }) => exclusiva)).toEqual([])
  for (const { id, funcao } of had) expect(has.get(id)?.excluido_em).toEqual(funcao.excluido_em)
})

test('lists hold nothing that no function gives, and nothing that a later version could wake', () => {
  const beyond = [...is.funcoes.values()].flatMap(({ nome, acoes, alcance }) =>
    acoes.filter((acao) => {
      const row = rowOf.get(acao)
      return (
        !row ||
        never.includes(acao) ||
        (alcance === 'meus' && !row.limitavel) ||
        (nome !== 'Secretaria' && !row.perfis.match(/[345]/))
      )
    }),
  )
  expect(beyond).toEqual([])
})

test('a church that has decided nothing about access is not touched, and only the others are told', async () => {
  const { rows } = await client.query(
    `select c.id, c.acesso_mudou_em is not null as told, c.versao,
       exists (select from funcao f where f.id_cliente = c.id) or exists (select from acesso_perfil a where a.id_cliente = c.id) as decided
     from cliente c`,
  )
  expect(rows.filter(({ told, decided }) => told !== decided)).toEqual([])
  expect(new Set(rows.map(({ told }) => told)).size).toBe(2)
  expect(took).toBeLessThan(60_000)
})

test('who has been named a leader is looked for among the groups, and nobody else', async () => {
  const { rows } = await client.query<{ named: boolean; liderou: boolean; people: number }>(
    'select id % 12 < $1 as named, liderou, count(*)::int as people from usuario group by 1, 2 order by 1',
    [naming.length],
  )
  expect(rows.map(({ named, liderou }) => [named, liderou])).toEqual([
    [false, false],
    [true, true],
  ])
  const { rows: log } = await client.query(`select from auditoria where tabela = 'usuario'`)
  expect(log).toEqual([])
})
