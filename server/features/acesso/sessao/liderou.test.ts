import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { features } from '../../../features.js'
import { rowsThrough } from '../../../kernel/data/reading/rows.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../matriz-acesso/index.js'

/*
 * The look-up of the current user asks in which areas the person leads only when `usuario.liderou` says that somebody has
 * named that person. So every row by which somebody can come to lead must set it, and the function that is asked must find
 * what `Feature.led` finds.
 */

let app: TestApp
let church: TestChurch
let admin: string

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
})
afterAll(() => app.close())

const plain = (text: string) => text.replace(/\s+/g, ' ').replace(/ ?([()]) ?/g, '$1')
const giving = features.flatMap(({ led }) => (led?.gives ? led : []))
const groupsOf = ({ groups }: (typeof giving)[number]): string => {
  const writer = rowsThrough(() => Promise.reject(new Error('only writes SQL')))
  return groups(sql.raw<number>('igreja'), sql.raw<number>('pessoa')).compile(writer).sql
}

test('the database finds the areas in which somebody leads as the features do', async () => {
  const [found] = await app.sql<{ text: string }>(
    `select prosrc as text from pg_proc where proname = 'areas_lideradas'`,
  )
  const parts = giving.map((led) => `case when exists (${groupsOf(led)}) then '${led.area}' end`)
  expect(plain(found?.text ?? '')).toBe(
    plain(` begin return array_remove(array[${parts.join(', ')}]::text[], null); end `),
  )
})

test('every row by which somebody leads sets liderou', async () => {
  const triggers = await app.sql<{ text: string }>(
    `select pg_get_triggerdef(oid) as text from pg_trigger where tgname = 'lembrar_lider'`,
  )
  const set = triggers.map(({ text }) => / ON public\.(\w+) .*lembrar_lider\('(\w+)'\)/.exec(text)?.slice(1).join('.'))
  const asked = giving.flatMap((led) =>
    [...groupsOf(led).matchAll(/from (\w+) where id_cliente = igreja and (\w+) = pessoa/g)].map(
      ([, table, column]) => `${table}.${column}`,
    ),
  )
  expect(asked.length).toBeGreaterThanOrEqual(giving.length)
  expect(set.sort()).toEqual([...new Set(asked)].sort())
  // whatever else decides who leads only takes away from the rows that name the person, or comes after the naming
  for (const led of giving)
    expect([led.area, groupsOf(led).match(/\bpessoa\b/g)]).toEqual([
      led.area,
      asked
        .filter((one) => groupsOf(led).includes(one.replace('.', ' where id_cliente = igreja and ')))
        .map(() => 'pessoa'),
    ])
})

type Person = Awaited<ReturnType<TestChurch['person']>>

async function rest(path: string, body: object, method: 'POST' | 'PUT' | 'PATCH' = 'POST'): Promise<{ id: number }> {
  const answer = await app.rest(admin, method, path, body)
  if (answer.status > 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}

/** A group of each kind, in which `member` is put at the head without the program's use cases. */
const kinds = {
  celulas: async (member: Person) => {
    const { id } = await rest('/celulas', { nomeCelula: unique('Célula ') })
    const first = await church.person({ perfil: 2 })
    await rest('/membros-celulas', { idCelula: id, idMembro: first.id })
    await rest('/membros-celulas', { idCelula: id, idMembro: member.id })
    return promoted('membro_celula', 'id_celula', id, member)
  },
  louvor: async (member: Person) => {
    const { id } = await rest('/gruposLouvor', { nomeGrupo: unique('Grupo ') })
    await rest(`/grupos_louvor/${id}/membros/${member.uuid}`, {})
    return promoted('membro_grupo_louvor', 'id_grupo', id, member)
  },
  departamentos: async (member: Person) =>
    named(
      'departamento',
      'id_responsavel',
      await rest('/departamentos', { tituloDepartamento: unique('Som ') }),
      member,
    ),
  missoes: async (member: Person) =>
    named('missao', 'id_responsavel', await rest('/missoes', { nomeMissao: unique('Missão ') }), member),
  ensino: async (member: Person) =>
    named(
      'classe_ebd',
      'id_professor',
      await rest('/classesEBD', { nomeClasse: unique('Classe '), faixaEtaria: 'Jovens' }),
      member,
    ),
}

const named = (table: string, column: string, { id }: { id: number }, member: Person) =>
  write(`update ${table} set ${column} = ${member.id} where id = ${id}`)

const promoted = async (table: string, group: string, id: number, member: Person) => {
  const inGroup = `${table} set membro_lider = %, lider_desde = now() where ${group} = ${id}`
  await write(`update ${inGroup.replace('%', '0')}`)
  await write(`update ${inGroup.replace('%', '1')} and id_membro = ${member.id}`)
}

/** As the server's role, in a transaction of the church. */
const write = (text: string) =>
  transaction(app.services.sessions, church.idCliente, author, async ({ db }) => {
    await sql.raw(text).execute(db)
  })

const row = async ({ id }: Pick<Person, 'id'>) => {
  const [person] = await app.sql<{ liderou: boolean; versao: number; updated_at: Date }>(
    'select liderou, versao, updated_at from usuario where id = $1',
    [id],
  )
  if (!person) throw new Error(`no person ${id}`)
  return person
}
const changes = ({ id }: Person) =>
  app.sql(`select operacao, depois from auditoria where tabela = 'usuario' and id_registro = $1`, [id])
const leads = async ({ id }: Person) =>
  (await app.graphql(await app.session(church.idCliente, id), '{ eu { acoes } }')).data.eu.acoes as string[]

test.each(Object.entries(kinds))(
  'whoever is put at the head in the area %s may act at the next request',
  async (area, put) => {
    const person = await church.person({ perfil: 2 })
    const [before, log, may] = [await row(person), await changes(person), await leads(person)]
    expect(before.liderou).toBe(false)
    await put(person)
    const gives = giving.find((led) => led.area === area)?.gives ?? []
    const [then, now] = [await row(person), await leads(person)]
    expect(gives.filter((action) => !now.includes(action))).toEqual([])
    expect(gives.every((action) => may.includes(action))).toBe(false)
    // the person's own record has not changed: a form that is open can still be saved
    expect([then, await changes(person)]).toEqual([{ ...before, liderou: true }, log])
  },
)

test('a group that comes back from the bin gives its leader what it gave', async () => {
  const person = await church.person({ perfil: 2 })
  const { id } = await rest('/departamentos', { tituloDepartamento: unique('Som '), idResponsavel: person.id })
  await app.rest(admin, 'DELETE', `/departamentos/${id}`)
  expect([await leads(person), await row(person)]).toMatchObject([
    expect.not.arrayContaining(['departamento.escrever']),
    { liderou: true },
  ])
  await app.graphql(admin, 'mutation($id: ID!) { restaurarDepartamento(id: $id) { id } }', { id })
  expect(await leads(person)).toContain('departamento.escrever')
})

test('somebody who is registered and named in one transaction leads', async () => {
  const [person] = await transaction(app.services.sessions, church.idCliente, author, async ({ db, idCliente }) => {
    const { rows } = await sql<Person>`
      insert into usuario (id_cliente, name, perfil) values (${idCliente}, 'Nova', 2) returning id, uuid`.execute(db)
    await sql`insert into missao (id_cliente, nome_missao, id_responsavel) values (${idCliente}, 'Nova', ${rows[0]?.id})`.execute(
      db,
    )
    return rows
  })
  expect(await row(person as Person)).toMatchObject({ liderou: true })
  expect(await leads(person as Person)).toContain('missao.escrever')
})

test('a membership that leads and passes to another person remembers that person', async () => {
  const [one, other] = [await church.person({ perfil: 2 }), await church.person({ perfil: 2 })]
  await kinds.louvor(one)
  await write(`update membro_grupo_louvor set id_membro = ${other.id} where id_membro = ${one.id}`)
  expect([await row(other), await leads(other)]).toMatchObject([
    { liderou: true },
    expect.arrayContaining(['membroGrupoLouvor.escrever']),
  ])
})

test('two requests that name the same person for the first time both succeed', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await church.person({ perfil: 2 })
    const groups = await Promise.all(
      Array.from({ length: 4 }, () =>
        rest('/departamentos', { tituloDepartamento: unique('Som '), idResponsavel: person.id }),
      ),
    )
    expect([groups.length, (await row(person)).liderou]).toEqual([4, true])
  }
})
