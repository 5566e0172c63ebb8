import { parentescos, type TipoParentesco } from '../../../schema/rules/pessoas/parentesco.input.js'
import type { DemoArea } from '../context.js'
import type { Resident } from './people.js'

/** The relatives in each household: husband and wife, parents and the children who live with them, brothers and sisters. */
export const familias: DemoArea = async ({ work, people }) => {
  const { db, idCliente } = work
  const rows = [...Map.groupBy(people, ({ familia }) => familia).values()].flatMap((household) => {
    const [parents, children] = generations(household)
    return [
      ...pairsOf(parents).map(([one, two]) => related(one, two, 'conjuge')),
      ...children.flatMap((child) => parents.map((parent) => related(child, parent, 'paiOuMae'))),
      ...pairsOf(children).map(([one, two]) => related(one, two, 'irmao')),
    ]
  })
  await db
    .insertInto('parentesco')
    .values(rows.map((row) => ({ ...row, idCliente })))
    .execute()
}

/** The couple, or the only adult, of a household, and the minors who are young enough to be their children. */
function generations(household: readonly Resident[]): [parents: Resident[], children: Resident[]] {
  const adults = household.filter(({ idade }) => idade >= 18)
  const married = adults.filter(({ estadoCivil }) => estadoCivil === 'Casado(a)')
  const couple = pairsOf(married).find(([one, two]) => one.sexo !== two.sexo && Math.abs(one.idade - two.idade) < 15)
  const parents = couple ? [...couple] : adults.length === 1 ? adults : []
  const young = ({ idade }: Resident) => idade < 18 && parents.every((parent) => parent.idade - idade >= 16)
  return [parents, parents.length ? household.filter(young) : []]
}

const pairsOf = (people: readonly Resident[]): [Resident, Resident][] =>
  people.flatMap((one, index) => people.slice(index + 1).map((two): [Resident, Resident] => [one, two]))

/** @param tipo what `parente` is to `pessoa` */
const related = (pessoa: Resident, parente: Resident, tipo: TipoParentesco) =>
  pessoa.id < parente.id
    ? { idPessoa: pessoa.id, idParente: parente.id, tipo }
    : { idPessoa: parente.id, idParente: pessoa.id, tipo: parentescos[tipo].inverso }
