import { describe, expect, test } from '@jest/globals'
import { cpf } from 'cpf-cnpj-validator'
import { accountEmail, demoRoles } from './accounts.js'
import { demoChurches } from './churches.js'
import { addDays, yearsBetween } from './days.js'
import { type PlannedPerson, planPeople } from './pessoas/people.js'
import { makeRandom } from './random.js'

const today = '2026-03-15'
const start = addDays(today, -730)

describe.each(demoChurches)('the generated people of $nome', (church) => {
  const { residents } = planPeople(church, today, start)

  test('the generated people are about as many as planned, and the same at every run', () => {
    expect(residents.length).toBeGreaterThanOrEqual(church.people)
    expect(residents.length).toBeLessThan(church.people + 8)
    expect(planPeople(church, today, start).residents).toEqual(residents)
    const otherDay = '2027-01-31'
    const later = planPeople(church, otherDay, addDays(otherDay, -730)).residents
    expect(later.map(({ name }) => name).sort()).toEqual(residents.map(({ name }) => name).sort())
  })

  test('the generated people have unique names, e-mails, phones and valid CPFs', () => {
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

  test('the generated people live in families with one address and mostly one surname', () => {
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

  test('the generated people have plausible dates', () => {
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

  test('the generated people include one active, baptised person for each account', () => {
    for (const { local, perfil } of demoRoles) {
      const [person, ...others] = residents.filter(({ email }) => email === accountEmail(church.key, local))
      expect(others).toEqual([])
      expect(person).toMatchObject({ perfil, usuarioAtivo: 1, dataBatismo: expect.any(String) })
    }
  })
})

test('the random generator repeats its numbers only for the same seed', () => {
  const draw = (seed: string) => Array.from({ length: 20 }, (_, index) => makeRandom(`${seed}${index}`).int(1, 1000))
  expect(draw('a')).toEqual(draw('a'))
  expect(draw('a')).not.toEqual(draw('b'))
})
