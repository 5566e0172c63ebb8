import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { fc } from '../../../../tests/factories/random.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { countPessoas, type PessoasContadas, pessoasContadas } from './contagem.js'
import { aniversariantes, contagens, proximosAniversariantes } from './pessoas.queries.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

/** Mostly of the days about which a month changes. */
const day = fc.constantFrom('01-01', '02-27', '02-28', '02-29', '03-01', '03-15', '03-30', '03-31', '12-31')
const birthday = fc.oneof(
  day.map((dia) => ({ nascimento: `1988-${dia}`, aniversario: null })),
  day.map((dia) => ({ nascimento: null, aniversario: dia })),
  fc.constant({ nascimento: null, aniversario: null }),
)
const flag = fc.constantFrom(0, 1)
const person = fc.record({
  name: fc.constantFrom('Ana', 'Beto', 'Caio', 'Dora'),
  ativo: flag,
  recem: flag,
  of: birthday,
})
const change = fc.oneof(
  fc.record({ come: fc.array(person, { minLength: 1, maxLength: 9 }) }),
  fc.record({ who: fc.nat(40), becomes: person }),
  fc.record({ who: fc.nat(40), bin: fc.boolean() }),
  fc.record({ who: fc.nat(40), gone: fc.constant(true) }),
  fc.record({ cell: fc.constantFrom('new', 'ativa', 'inativa', 'bin') }),
  fc.record({ counted: fc.constant(true) }),
  fc.record({ undone: person }),
)
const year = fc.constantFrom('2027', '2028')

test('after any changes, and on any day, the numbers that are kept are those of a new count', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), year, day, async (changes, year, today) => {
      fc.pre(today !== '02-29' || year === '2028')
      const church = await app.church()
      const id = church.idCliente
      const inChurch = (...statements: string[]) =>
        app.sql([`set local app.id_cliente = '${id}'`, ...statements].join('; '))
      const text = (value: string | null) => (value === null ? 'null' : `'${value}'`)
      const row = ({ name, ativo, recem, of }: typeof person extends fc.Arbitrary<infer T> ? T : never) =>
        `${id}, '${name}', ${ativo}, ${recem}, ${text(of.nascimento)}::date, ${text(of.aniversario)}`
      const columns = '(id_cliente, name, usuario_ativo, recem_convertido, data_nascimento, aniversario)'
      const insert = (rows: string[]) =>
        `insert into usuario ${columns} select * from (values ${rows.map((one) => `(${one})`)}) v`
      const who = (at: number) =>
        `id = (select id from usuario where id_cliente = ${id} and id <> ${id} order by id offset ${at % 9} limit 1)`
      const work = <T>(run: (work: Parameters<Parameters<typeof transaction>[3]>[0]) => Promise<T>) =>
        transaction(app.services.sessions, id, author, run)
      await work(countPessoas)
      for (const one of changes) {
        if ('come' in one) await inChurch(insert(one.come.map(row)))
        if ('becomes' in one)
          await inChurch(
            `update usuario set ${columns} = (select * from (values (${row(one.becomes)})) v) where ${who(one.who)}`,
          )
        if ('bin' in one)
          await inChurch(`update usuario set excluido_em = ${one.bin ? 'now()' : 'null'} where ${who(one.who)}`)
        if ('gone' in one) await inChurch(`delete from usuario where ${who(one.who)}`)
        if ('cell' in one)
          await inChurch(
            one.cell === 'new'
              ? `insert into celula (id_cliente, nome_celula) values (${id}, 'Betânia')`
              : one.cell === 'bin'
                ? `update celula set excluido_em = now() where id = (select min(id) from celula where id_cliente = ${id})`
                : `update celula set status_celula = '${one.cell}' where id_cliente = ${id}`,
          )
        if ('counted' in one) await work(countPessoas)
        if ('undone' in one)
          await expect(inChurch(insert([row(one.undone)]), 'select 1 / 0')).rejects.toThrow('division by zero')
      }
      const thisDay = `${year}-${today}`
      await work(async (given) => {
        const { rows } = await sql<{ contadas: PessoasContadas }>`select ${pessoasContadas(id)} as contadas`.execute(
          given.db,
        )
        const { aniversariantes: porMes, ...numbers } = rows[0]!.contadas
        expect(numbers).toEqual(await contagens(given))
        const all = await aniversariantes(given, thisDay, 6, null)
        expect(porMes[Number(thisDay.slice(5, 7))] ?? 0).toBe(all[0]?.total ?? 0)
        const said = (people: readonly { dia: number; name: string }[]) => people.map(({ dia, name }) => [dia, name])
        expect(said(await proximosAniversariantes(given, thisDay, 6))).toEqual(said(all))
      })
    }),
    { numRuns: Number(process.env.SEQUENCES ?? 40) },
  )
})
