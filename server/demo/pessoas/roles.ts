import type { Perfil } from '../../kernel/access/actions.js'
import { type DemoRole, demoRoles } from '../accounts.js'
import type { Random } from '../random.js'
import type { Family, Relative } from './families.js'

const head = ({ estadoCivil, idade }: Relative, from: number, to: number) =>
  idade >= from && idade <= to && estadoCivil !== 'Viúvo(a)'

/** Decides who could plausibly have each account. */
const fits: Readonly<Record<DemoRole, (person: Relative) => boolean>> = {
  admin: (person) => person.sexo === 'Feminino' && head(person, 30, 56),
  pastor: (person) => person.sexo === 'Masculino' && person.estadoCivil === 'Casado(a)' && head(person, 38, 66),
  lider: (person) => head(person, 25, 52),
  colaborador: (person) => head(person, 22, 60),
  membro: (person) => head(person, 19, 50),
}

/** Chooses one person for each account, each from a different family. */
export function castAccounts(random: Random, families: readonly Family[]): Map<Relative, DemoRole> {
  const free = random.shuffled(families)
  return new Map(
    demoRoles.map(({ local }) => {
      const index = free.findIndex(({ members }) => members.some(fits[local]))
      const person = free[index]?.members.find(fits[local])
      if (!person) throw new Error(`nobody can be ${local}`)
      free.splice(index, 1)
      return [person, local]
    }),
  )
}

interface Candidate {
  idade: number
  perfil: Perfil
  usuarioAtivo: number
  recemConvertido: number
  dataBatismo: string | null
  email: string | null
}

/** Gives perfis to people without an account: in a church of 400 a second pastor, 14 leaders and 7 helpers. */
export function givePerfis(random: Random, people: readonly Candidate[]): void {
  const serving = random.shuffled(
    people.filter(
      ({ idade, perfil, usuarioAtivo, dataBatismo, email }) =>
        idade > 19 && idade < 68 && perfil === 2 && usuarioAtivo && dataBatismo && email,
    ),
  )
  const among = (per: number) => Math.round(people.length / per)
  const perfis: Perfil[] = [
    ...Array<Perfil>(among(400)).fill(5),
    ...Array<Perfil>(among(29)).fill(3),
    ...Array<Perfil>(among(57)).fill(4),
  ]
  perfis.forEach((perfil, index) => {
    const person = serving[index]
    if (person) person.perfil = perfil
  })
}
