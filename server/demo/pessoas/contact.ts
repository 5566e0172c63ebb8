import { cpf } from 'cpf-cnpj-validator'
import type { Random } from '../random.js'
import type { Relative } from './families.js'
import type { Place } from './places.js'

export interface Contact {
  email: string | null
  telefoneUsuario: string | null
  cpf: string | null
}

/** Draws contact data and never repeats an e-mail, phone or CPF. */
export function contactDrawer(random: Random, place: Place): (person: Relative) => Contact {
  const taken = new Set<string>()
  const fresh = (draw: () => string): string => {
    let value = draw()
    while (taken.has(value)) value = draw()
    taken.add(value)
    return value
  }
  return (person) => ({
    email:
      person.idade > 11 && random.chance(person.idade > 64 ? 0.45 : 0.86)
        ? fresh(() => drawEmail(random, person))
        : null,
    telefoneUsuario:
      person.idade > 10 && random.chance(0.93) ? fresh(() => drawPhone(random, place, person.idade)) : null,
    cpf: random.chance(person.idade < 12 ? 0.5 : 0.77) ? fresh(() => drawCpf(random, place)) : null,
  })
}

/** Uses an example domain, so that no e-mail can reach a real person. */
function drawEmail(random: Random, { name, dataNascimento }: Relative): string {
  const words = name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
  const [first, last] = [words[0] ?? '', words.at(-1) ?? '']
  const year = dataNascimento.slice(2, 4)
  const local = random.pick([
    `${first}.${last}`,
    `${first}.${last}`,
    `${first}${last}${year}`,
    `${first}.${last}${year}`,
    `${first[0]}${last}${random.int(1, 99)}`,
  ])
  return `${local}@exemplo.com.br`
}

const digits = (random: Random, count: number): string => Array.from({ length: count }, () => random.int(0, 9)).join('')

/** Mostly mobile numbers; some old people have a landline. */
const drawPhone = (random: Random, { areaCode }: Place, age: number): string =>
  age > 60 && random.chance(0.35)
    ? `${areaCode}3${random.int(2, 8)}${digits(random, 6)}`
    : `${areaCode}9${random.int(6, 9)}${digits(random, 7)}`

function drawCpf(random: Random, { cpfRegion }: Place): string {
  const base = `${digits(random, 8)}${cpfRegion}`
  const first = cpf.verifierDigit(base)
  return `${base}${first}${cpf.verifierDigit(`${base}${first}`)}`
}
