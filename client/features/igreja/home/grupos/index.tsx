import type { ComponentType } from 'react'
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
export function Grupo({ grupo, hoje }: GroupProps) {
  const Kind = kinds[grupo.tipo]
  return Kind ? <Kind grupo={grupo} hoje={hoje} /> : null
}
