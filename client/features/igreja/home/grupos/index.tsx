import { type ComponentType, useContext } from 'react'
import { todayIn } from '../../../../gql/regras/kernel/dates'
import { serverTime } from '../../../../kernel/kept/clock'
import { TimeZone } from '../../../../kernel/ui'
import { Classe } from './classe'
import { Departamento } from './departamento'
import { GrupoLouvor } from './grupo-louvor'
import { Missao } from './missao'
import type { GroupProps } from './props'

const kinds: Record<string, ComponentType<GroupProps>> = {
  classeEBD: Classe,
  grupoLouvor: GrupoLouvor,
  departamento: Departamento,
  missao: Missao,
}

/** A group that the current user leads: what is next, what to fill, and who is missing. */
export function Grupo({ grupo, hoje: asked }: GroupProps) {
  const now = todayIn(useContext(TimeZone), serverTime())
  const Kind = kinds[grupo.tipo]
  // a copy of the page may be from an earlier day
  return Kind ? <Kind grupo={grupo} hoje={now > asked ? now : asked} /> : null
}
