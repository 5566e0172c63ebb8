import type { DateOnly } from '../../../schema/rules/dates.js'
import { addDays, latest } from '../days.js'
import type { Resident } from '../pessoas/people.js'
import type { Random } from '../random.js'
import type { CellPlan } from './catalog.js'

export interface PlannedMember {
  person: Resident
  /** first day in the cell */
  since: DateOnly
  leads: boolean
  /** first day as the leader, also of a former leader */
  ledSince: DateOnly | null
  /** day on which the person left */
  left: DateOnly | null
  /** the share of meetings that the person attends, from 0 to 1 */
  faithful: number
}

const fits: Readonly<Record<NonNullable<CellPlan['gathers']> | 'all', (person: Resident) => boolean>> = {
  all: ({ idade }) => idade > 15,
  youth: ({ idade, estadoCivil }) => idade > 13 && idade < 30 && estadoCivil !== 'Casado(a)',
  women: ({ idade, sexo }) => idade > 25 && sexo === 'Feminino',
  couples: ({ estadoCivil }) => estadoCivil === 'Casado(a)' || estadoCivil === 'União estável',
}

/** Whoever signs in with the member's account has a cell on every day, and stays in it. */
const isMemberOfDemo = ({ email }: Resident): boolean => email?.startsWith('membro@') === true

const recorded = ({ createdAt }: Resident): DateOnly => createdAt.toISOString().slice(0, 10)

/** Distributes a church's people over its cells; nobody is in two cells. People who live near the leader come first. */
export function memberDrawer(random: Random, people: readonly Resident[], today: DateOnly) {
  const free = random.shuffled(people.filter(({ usuarioAtivo, idade }) => usuarioAtivo && idade > 13))
  const take = (chosen: readonly Resident[]) => {
    for (const person of chosen) free.splice(free.indexOf(person), 1)
  }

  /**
   * Selects a leader: first the person with the leader's account, then people with the perfil leader, then other
   * baptised people.
   */
  function takeLeader(plan: CellPlan, began: DateOnly): Resident {
    const grown = free.filter(
      (person) =>
        person.idade > 20 && person.dataBatismo && recorded(person) <= addDays(began, 45) && !isMemberOfDemo(person),
    )
    const rank = ({ email, perfil }: Resident) => (email?.startsWith('lider@') ? 0 : perfil === 3 ? 1 : 2)
    const suits =
      plan.gathers === 'youth' ? grown.filter(({ idade }) => idade < 40) : grown.filter(fits[plan.gathers ?? 'all'])
    const [leader] = suits.sort((a, b) => rank(a) - rank(b))
    if (!leader) throw new Error(`nobody can lead ${plan.nome}`)
    take([leader])
    return leader
  }

  return (plan: CellPlan, began: DateOnly): PlannedMember[] => {
    const leader = takeLeader(plan, began)
    const near = (person: Resident) =>
      isMemberOfDemo(person) ? -1 : person.familia === leader.familia ? 0 : person.bairro === leader.bairro ? 1 : 2
    const others = free
      .filter(fits[plan.gathers ?? 'all'])
      .sort((a, b) => near(a) - near(b))
      .slice(0, plan.size - 1)
    take(others)

    const join = (person: Resident) =>
      latest(random.chance(0.6) ? began : addDays(began, random.int(20, 250)), addDays(recorded(person), 3))
    const member = (person: Resident): PlannedMember => {
      const since = join(person)
      return {
        person,
        since: since < addDays(today, -10) ? since : addDays(today, -10),
        leads: false,
        ledSince: null,
        left: null,
        faithful: 0.45 + random.next() * 0.5,
      }
    }
    const members = others.map(member)
    const changed = plan.formerLead ? addDays(began, plan.formerLead) : began
    const former = members.find(
      ({ person }) => person.idade > 20 && recorded(person) <= addDays(began, 45) && !isMemberOfDemo(person),
    )
    if (plan.formerLead && former) Object.assign(former, { since: began, ledSince: began, faithful: 0.9 })
    const gone = members.at(-1)
    if (gone && !isMemberOfDemo(gone.person) && random.chance(0.4) && addDays(gone.since, 60) < addDays(today, -40))
      gone.left = addDays(today, -random.int(15, 40))
    return [{ ...member(leader), since: began, leads: true, ledSince: changed, faithful: 0.96 }, ...members]
  }
}
