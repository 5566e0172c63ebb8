import type { DateOnly } from '../../../schema/rules/dates.js'
import type { Perfil } from '../../kernel/access/actions.js'
import { accountEmail, type DemoRole, demoRoles } from '../accounts.js'
import type { DemoChurch } from '../churches.js'
import { addDays, daysBetween, earliest, latest } from '../days.js'
import { makeRandom, type Random } from '../random.js'
import { type Contact, contactDrawer } from './contact.js'
import { type Faith, recentFaith, settledFaith } from './faith.js'
import { type Address, drawFamily, type Family, type Relative } from './families.js'
import { absenceNote, drawNote } from './notes.js'
import { castAccounts, givePerfis } from './roles.js'

/** A generated person who is not in the database yet. */
export interface PlannedPerson extends Relative, Address, Contact, Faith {
  /** number of the household, the same for all its people */
  familia: number
  perfil: Perfil
  usuarioAtivo: number
  observacoes: string | null
  createdAt: Date
}

/** A person who is in the database, with an id. */
export interface Resident extends PlannedPerson {
  id: number
}

export interface PeoplePlan {
  /** all people, oldest record first */
  residents: PlannedPerson[]
  /** people who were entered a second time by mistake, then deleted */
  duplicates: PlannedPerson[]
  duplicatesFound: Date
}

/** Everybody in a church. The same church always gets the same people, with dates relative to today. */
export function planPeople(church: DemoChurch, today: DateOnly, start: DateOnly): PeoplePlan {
  const random = makeRandom(`${church.key}/pessoas`)
  const families = drawFamilies(random, church, today)
  const accounts = castAccounts(random, families)
  const drawContact = contactDrawer(random, church.place)

  const residents = families.flatMap((family, familia) => {
    const joined = family.members.some((person) => accounts.has(person)) ? start : drawJoining(random, today, start)
    return family.members.map((person): PlannedPerson => {
      const role = demoRoles.find(({ local }) => local === accounts.get(person))
      return {
        ...person,
        ...family.address,
        ...drawContact(person),
        ...(role && { email: accountEmail(church.key, role.local) }),
        ...drawFaith(random, today, joined, person, accounts),
        familia,
        perfil: role?.perfil ?? (person.idade < 12 ? -1 : 2),
        usuarioAtivo: 1,
        observacoes: drawNote(random, person),
        createdAt: recordedAt(random, latest(joined, addDays(person.dataNascimento, 25)), today),
      }
    })
  })
  residents.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())

  // people with accounts keep their perfil and state
  const others = residents.filter(({ email }) => !email?.endsWith('.demo'))
  markRecent(random, others, residents.length, today)
  markInactive(random, others, residents.length, church, today)
  givePerfis(random, others)
  return {
    residents,
    duplicates: drawDuplicates(random, others, today),
    duplicatesFound: recordedAt(random, addDays(today, -9), today),
  }
}

/** Draws households until there are enough people. Names are unique. */
function drawFamilies(random: Random, { people, place }: DemoChurch, today: DateOnly): Family[] {
  const families: Family[] = []
  const names = new Set<string>()
  while (names.size < people) {
    const family = drawFamily({ random, place, today })
    const own = new Set(family.members.map(({ name }) => name))
    if (own.size < family.members.length || [...own].some((name) => names.has(name))) continue
    families.push(family)
    for (const name of own) names.add(name)
  }
  return families
}

/** Draws a day of registration: 42 % in the first two months; later the church grows a little faster every month. */
const drawJoining = (random: Random, today: DateOnly, start: DateOnly): DateOnly =>
  random.chance(0.42)
    ? addDays(start, random.int(2, 60))
    : addDays(start, 60 + (daysBetween(start, today) - 64) * random.next() ** 0.8)

/** Everybody with an account is a baptised member. */
function drawFaith(
  random: Random,
  today: DateOnly,
  joined: DateOnly,
  person: Relative,
  accounts: ReadonlyMap<Relative, DemoRole>,
): Faith {
  const draw = () => settledFaith({ random, today, joined }, person)
  let faith = draw()
  while (accounts.has(person) && !faith.dataBatismo) faith = draw()
  return faith
}

/** A time between 9:00 and 20:30 in Brazil, at the latest two days before today. */
const recordedAt = (random: Random, date: DateOnly, today: DateOnly): Date =>
  new Date(Date.parse(`${earliest(date, addDays(today, -2))}T12:00:00Z`) + random.int(0, 11.5 * 3600) * 1000)

const daysKnown = ({ createdAt }: PlannedPerson, today: DateOnly): number =>
  daysBetween(createdAt.toISOString().slice(0, 10), today)

/** Makes about 6 % of the people recent converts: newcomers, or youths who grew up in the church. */
function markRecent(random: Random, people: readonly PlannedPerson[], total: number, today: DateOnly): void {
  const likely = people.filter((person) => person.idade > 11 && (person.idade < 21 || daysKnown(person, today) < 240))
  for (const person of random.shuffled(likely).slice(0, Math.round(total * 0.06))) {
    const joined = person.createdAt.toISOString().slice(0, 10)
    Object.assign(person, recentFaith({ random, today, joined }))
    if (random.chance(0.4)) person.perfil = -1
  }
}

/** Makes about 7 % of the people inactive. */
function markInactive(
  random: Random,
  people: readonly PlannedPerson[],
  total: number,
  { place }: DemoChurch,
  today: DateOnly,
): void {
  const possible = people.filter(
    (person) => person.idade > 15 && !person.recemConvertido && daysKnown(person, today) > 150,
  )
  for (const person of random.shuffled(possible).slice(0, Math.round(total * 0.07))) {
    person.usuarioAtivo = 0
    person.observacoes = absenceNote(random, place)
  }
}

function drawDuplicates(random: Random, people: readonly PlannedPerson[], today: DateOnly): PlannedPerson[] {
  const twice = random.shuffled(people.filter((person) => person.perfil === 2 && daysKnown(person, today) > 40))
  return twice.slice(0, Math.max(1, Math.round(people.length / 130))).map((person) => ({
    ...person,
    email: null,
    cpf: null,
    dataBatismo: null,
    observacoes: 'Cadastro repetido.',
    createdAt: recordedAt(random, addDays(person.createdAt.toISOString().slice(0, 10), 20), today),
  }))
}
