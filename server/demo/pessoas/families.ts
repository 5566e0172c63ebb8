import type { DateOnly } from '../../../schema/rules/dates.js'
import { addDays } from '../days.js'
import type { Random } from '../random.js'
import { givenName, type Sex, surname } from './names.js'
import type { Place } from './places.js'

export interface Relative {
  name: string
  sexo: Sex
  dataNascimento: DateOnly
  idade: number
  estadoCivil: string | null
}

export interface Address {
  cep: string
  endereco: string
  numero: string
  complemento: string | null
  bairro: string
  cidade: string
  uf: string
}

/** People with one address; most of them share a surname. */
export interface Family {
  members: Relative[]
  address: Address
}

interface Draw {
  random: Random
  place: Place
  today: DateOnly
}

/** Frequency of each kind of household, in percent. */
const kinds = { parentsWithChildren: 36, couple: 20, singleParent: 12, alone: 17, threeGenerations: 6, elder: 9 }

/** One household, with ages as in a Brazilian neighbourhood church. */
export function drawFamily(draw: Draw): Family {
  const members = { parentsWithChildren, couple, singleParent, alone, threeGenerations, elder }[
    draw.random.weighted(kinds)
  ](draw)
  return { members, address: drawAddress(draw) }
}

function parentsWithChildren(draw: Draw, motherAge = draw.random.int(25, 55)): Relative[] {
  const [father, mother, own, family] = pair(draw, motherAge)
  return [father, mother, ...children(draw, motherAge, `${own} ${family}`)]
}

function couple(draw: Draw): Relative[] {
  const { random } = draw
  const [husband, wife] = pair(draw, random.chance(0.5) ? random.int(21, 34) : random.int(52, 80))
  return [husband, wife]
}

function singleParent(draw: Draw): Relative[] {
  const { random } = draw
  const age = random.int(24, 52)
  const [own, family] = twoSurnames(draw)
  const marital = random.weighted({ 'Solteiro(a)': 42, 'Divorciado(a)': 45, 'Viúvo(a)': 13 })
  const parent = relative(draw, random.chance(0.85) ? 'Feminino' : 'Masculino', age, `${own} ${family}`, marital)
  return [parent, ...children(draw, age, family)]
}

function alone(draw: Draw): Relative[] {
  const { random } = draw
  const age = random.chance(0.5) ? random.int(18, 35) : random.int(36, 64)
  const marital = age < 30 ? 'Solteiro(a)' : random.weighted({ 'Solteiro(a)': 50, 'Divorciado(a)': 42, 'Viúvo(a)': 8 })
  return [relative(draw, random.chance(0.56) ? 'Feminino' : 'Masculino', age, surnames(draw), marital)]
}

function threeGenerations(draw: Draw): Relative[] {
  const { random } = draw
  const motherAge = random.int(26, 46)
  const household = parentsWithChildren(draw, motherAge)
  // the mother of the husband
  const family = household[0]?.name.split(' ').at(-1) ?? ''
  return [...household, relative(draw, 'Feminino', motherAge + random.int(21, 31), family, 'Viúvo(a)')]
}

function elder(draw: Draw): Relative[] {
  const { random } = draw
  const marital = random.weighted({ 'Viúvo(a)': 66, 'Divorciado(a)': 20, 'Solteiro(a)': 14 })
  return [relative(draw, random.chance(0.7) ? 'Feminino' : 'Masculino', random.int(65, 88), surnames(draw), marital)]
}

/** @returns husband, wife, the wife's surname before marriage, and the family's surname */
function pair(draw: Draw, wifeAge: number): [Relative, Relative, string, string] {
  const { random } = draw
  const [own, family] = twoSurnames(draw)
  const marital = random.chance(0.88) ? 'Casado(a)' : 'União estável'
  const husbandAge = Math.max(20, wifeAge + random.int(-2, 6))
  const husband = relative(draw, 'Masculino', husbandAge, family, marital)
  const wife = relative(draw, 'Feminino', wifeAge, random.chance(0.8) ? `${own} ${family}` : own, marital)
  return [husband, wife, own, family]
}

/** The children who still live at home. */
function children(draw: Draw, parentAge: number, familyNames: string): Relative[] {
  const { random } = draw
  const ages: number[] = []
  const wanted = Number(random.weighted({ 1: 40, 2: 38, 3: 17, 4: 5 }))
  for (
    let parentThen = random.int(19, Math.min(30, parentAge));
    ages.length < wanted && parentThen <= Math.min(parentAge, 43);
    parentThen += random.int(2, 5)
  ) {
    if (parentAge - parentThen <= 26) ages.push(parentAge - parentThen)
  }
  return ages.map((age) =>
    relative(draw, random.chance(0.5) ? 'Feminino' : 'Masculino', age, familyNames, age < 16 ? null : 'Solteiro(a)'),
  )
}

function relative(
  { random, today }: Draw,
  sexo: Sex,
  idade: number,
  names: string,
  estadoCivil: string | null,
): Relative {
  const birthday = `${Number(today.slice(0, 4)) - idade}${today.slice(4).replace('02-29', '02-28')}`
  // a newborn is registered some weeks after birth
  const dataNascimento = addDays(birthday, -random.int(idade === 0 ? 40 : 0, 364))
  return {
    name: `${givenName(random, sexo, idade)} ${names}`,
    sexo,
    dataNascimento,
    idade,
    estadoCivil,
  }
}

const newSurname = ({ random, place }: Draw): string => surname(random, place.regionalSurnames)

function twoSurnames(draw: Draw): [string, string] {
  const second = newSurname(draw)
  let first = newSurname(draw)
  while (first.split(' ').at(-1) === second.split(' ').at(-1)) first = newSurname(draw)
  return [first, second]
}

const surnames = (draw: Draw): string => (draw.random.chance(0.6) ? twoSurnames(draw).join(' ') : newSurname(draw))

function drawAddress({ random, place: { neighbourhoods, cidade, uf } }: Draw): Address {
  const { bairro, cep, streets } = random.common(neighbourhoods)
  const numero = String(random.int(12, 1480))
  const complemento = random.chance(0.32)
    ? random.pick([
        `Apto ${random.int(1, 12)}${random.int(1, 4)}`,
        `Bloco ${random.pick(['A', 'B', 'C'])}, apto ${random.int(11, 94)}`,
        'Casa 2',
        'Fundos',
      ])
    : null
  return {
    cep: `${cep}${random.int(10, 590).toString().padStart(3, '0')}`,
    endereco: random.pick(streets),
    numero,
    complemento,
    bairro,
    cidade,
    uf,
  }
}
