import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cpf } from 'cpf-cnpj-validator'
import { type TestApp, testApp } from '../../tests/factories/harness.js'
import { accountEmail, accountsTable, demoPassword, demoRoles, founders, platformAccount } from './accounts.js'
import { demoChurches } from './churches.js'
import { addDays, yearsBetween } from './days.js'
import { demoAtStart, fillDemo } from './index.js'
import { type PlannedPerson, planPeople } from './pessoas/people.js'
import { makeRandom } from './random.js'

const today = '2026-03-15'
const start = addDays(today, -730)

describe.each(demoChurches)('the people drawn for $nome', (church) => {
  const { residents } = planPeople(church, today, start)

  test('are about as many as the church has, and the same every time', () => {
    expect(residents.length).toBeGreaterThanOrEqual(church.people)
    expect(residents.length).toBeLessThan(church.people + 8)
    expect(planPeople(church, today, start).residents).toEqual(residents)
    const otherDay = '2027-01-31'
    const later = planPeople(church, otherDay, addDays(otherDay, -730)).residents
    expect(later.map(({ name }) => name).sort()).toEqual(residents.map(({ name }) => name).sort())
  })

  test('have unique names, e-mails, phones and CPFs, and the CPFs are valid', () => {
    for (const field of ['name', 'email', 'telefoneUsuario', 'cpf'] as const) {
      const values = residents.flatMap((person) => person[field] ?? [])
      expect(new Set(values).size).toBe(values.length)
    }
    const numbers = residents.flatMap((person) => person.cpf ?? [])
    expect(numbers.filter((number) => !cpf.isValid(number))).toEqual([])
    expect(Math.abs(numbers.length / residents.length - 0.7)).toBeLessThan(0.12)
    expect(
      residents.flatMap(({ email }) => email ?? []).filter((email) => !/@(exemplo\.com\.br|\w+\.demo)$/.test(email)),
    ).toEqual([])
  })

  test('live in families with one address, most of one surname', () => {
    const families = Map.groupBy(residents, ({ familia }) => familia)
    const addresses = [...families.values()].map(
      (members) => new Set(members.map(({ cep, endereco, numero }) => `${cep} ${endereco} ${numero}`)).size,
    )
    expect(addresses.every((count) => count === 1)).toBe(true)
    const surname = ({ name }: PlannedPerson) => name.split(' ').at(-1)
    const several = [...families.values()].filter((members) => members.length > 1)
    const shared = several.filter(([first, ...others]) =>
      others.some((other) => first && surname(other) === surname(first)),
    )
    expect(several.length).toBeGreaterThan(families.size * 0.5)
    expect(shared.length).toBeGreaterThan(several.length * 0.8)
  })

  test('have lives that make sense', () => {
    for (const person of residents) {
      const { dataNascimento, dataConversao, dataBatismo, createdAt, idade } = person
      expect(yearsBetween(dataNascimento, today)).toBe(idade)
      expect(createdAt.toISOString().slice(0, 10) > dataNascimento && createdAt.toISOString() < today).toBe(true)
      if (dataConversao) expect(yearsBetween(dataNascimento, dataConversao)).toBeGreaterThan(6)
      if (dataBatismo) expect(dataConversao !== null && dataBatismo > dataConversao && dataBatismo < today).toBe(true)
    }
    const share = (matches: (person: PlannedPerson) => boolean) => residents.filter(matches).length / residents.length
    expect(share(({ recemConvertido }) => recemConvertido === 1)).toBeCloseTo(0.06, 1)
    expect(share(({ usuarioAtivo }) => usuarioAtivo === 0)).toBeCloseTo(0.07, 1)
    expect(residents.some(({ dataNascimento }) => dataNascimento.slice(5, 7) === today.slice(5, 7))).toBe(true)
  })

  test('include one active, baptised person for each account', () => {
    for (const { local, perfil } of demoRoles) {
      const [person, ...others] = residents.filter(({ email }) => email === accountEmail(church.key, local))
      expect(others).toEqual([])
      expect(person).toMatchObject({ perfil, usuarioAtivo: 1, dataBatismo: expect.any(String) })
    }
  })
})

test('chance repeats itself for the same seed only', () => {
  const draw = (seed: string) => Array.from({ length: 20 }, (_, index) => makeRandom(`${seed}${index}`).int(1, 1000))
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})

describe('filling a database', () => {
  let app: TestApp
  const rowCounts = () =>
    app.sql(
      `select c.nome, (select count(*)::int from usuario u where u.id_cliente = c.id and excluido_em is null) pessoas,
      (select count(*)::int from patrimonio p where p.id_cliente = c.id and excluido_em is null) patrimonios,
      (select count(*)::int from patrimonio p where p.id_cliente = c.id and excluido_em is not null) lixeira
      from cliente c join usuario d on d.id = c.id where d.email = any($1) order by c.id`,
      [founders],
    )

  beforeAll(async () => {
    app = await testApp()
  })
  afterAll(() => app.close())

  test('leaves a database alone that holds a real church', async () => {
    await app.church()
    expect(await demoAtStart(app.services)).toBe('')
    expect(await rowCounts()).toEqual([])
  })

  test('founds the churches, once', async () => {
    await Promise.all([fillDemo(app.services, today), fillDemo(app.services, today)])
    const counts = await rowCounts()
    expect(counts).toEqual([
      {
        nome: 'Igreja Betel',
        pessoas: planPeople(demoChurches[0]!, today, start).residents.length,
        patrimonios: 94,
        lixeira: 4,
      },
      {
        nome: 'Comunidade Esperança',
        pessoas: planPeople(demoChurches[1]!, today, start).residents.length,
        patrimonios: 15,
        lixeira: 1,
      },
      { nome: platformAccount.nome, pessoas: 1, patrimonios: 0, lixeira: 0 },
    ])
    await fillDemo(app.services, today)
    expect(await rowCounts()).toEqual(counts)
    expect(await demoAtStart(app.services)).toBe(accountsTable(founders))
  })

  test('lets every printed account in', async () => {
    const emails = accountsTable(founders).match(/\S+@\S+/g) ?? []
    expect(emails).toHaveLength(demoChurches.length * demoRoles.length + 1)
    for (const email of emails) {
      const { data } = await app.graphql(
        null,
        'mutation ($input: EntrarInput!) { entrar(input: $input) { eu { email } } }',
        { input: { email, password: demoPassword } },
      )
      expect(data?.entrar.eu.email).toBe(email)
    }
    const unproved = await app.sql(
      `select u.email from credencial c join usuario u on u.id = c.id_usuario
       where u.email like '%.demo' and c.senha_hash is not null and c.email_provado is distinct from u.email`,
    )
    expect(unproved).toEqual([])
  })

  test('writes assets whose values make sense, and the audit log', async () => {
    const wrong = await app.sql(
      `select nome_patrimonio from patrimonio p join cliente c on c.id = p.id_cliente and c.nome = 'Igreja Betel'
       where data_aquisicao_patrimonio > $1::date or p.created_at::date < data_aquisicao_patrimonio or responsavel_patrimonio is null
         or (valor_atual_patrimonio > valor_compra_patrimonio and codigo_patrimonio not like 'IMO%')`,
      [today],
    )
    expect(wrong).toEqual([])
    const [audit] = await app.sql<{ criados: number; excluidos: number }>(
      `select count(*) filter (where operacao = 'criar')::int criados, count(*) filter (where operacao = 'excluir')::int excluidos
       from auditoria a join cliente c on c.id = a.id_cliente and c.nome = 'Igreja Betel' where a.tabela = 'patrimonio'`,
    )
    expect(audit).toEqual({ criados: 98, excluidos: 4 })
  })

  test('keeps books that never run dry, closed but for two months', async () => {
    const books = `
      select c.nome, m.* from cliente c join usuario d on d.id = c.id and d.email = any($1) and d.perfil <> 0,
      lateral (
        select count(*)::int as lancamentos, min(saldo) > 0 as no_azul, min(data)::text as desde, max(data)::text as ate,
          count(*) filter (where id_estornado is not null)::int as estornos
        from (
          select data, id_estornado, sum(valor) over (order by data, valor desc) as saldo from (
            select data, id_estornado, valor from entrada where id_cliente = c.id and excluido_em is null
            union all select data, id_estornado, -valor from saida where id_cliente = c.id and excluido_em is null
          ) x
        ) y
      ) m order by c.id`
    const [betel, esperanca] = await app.sql<Record<string, unknown>>(books, [founders])
    expect(betel).toMatchObject({ nome: 'Igreja Betel', no_azul: true, estornos: 1, desde: start })
    expect(betel?.lancamentos).toBeGreaterThan(600)
    expect(esperanca).toMatchObject({ nome: 'Comunidade Esperança', no_azul: true, estornos: 1 })
    const closed = await app.sql(
      'select distinct fechado_ate::text as ate from fechamento f join usuario d on d.id = f.id_cliente and d.email = any($1)',
      [founders],
    )
    expect(closed).toEqual([{ ate: '2026-01-31' }])
    const later = await app.sql(`select descricao from entrada where data > $1::date or created_at::date < data`, [
      today,
    ])
    expect(later).toEqual([])
  })
})
