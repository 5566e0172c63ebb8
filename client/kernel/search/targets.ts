import { BankAccount, Cube, MapMarker, People, type SVGIconProps, Tag } from '@blueprintjs/icons'
import type { ComponentType } from 'react'

type Target = { kind: string; icon: ComponentType<SVGIconProps>; url: (id: number) => string }

/** Where a hit of each type leads; a type without a line here is not shown. */
export const TARGETS: Record<string, Target> = {
  usuario: { kind: 'Pessoa', icon: People, url: (id) => `/dashboard/users/${id}` },
  patrimonio: { kind: 'Patrimônio', icon: Cube, url: (id) => `/dashboard/patrimonios/${id}` },
  entrada: { kind: 'Entrada', icon: BankAccount, url: (id) => `/dashboard/entradas/${id}` },
  saida: { kind: 'Saída', icon: BankAccount, url: (id) => `/dashboard/saidas/${id}` },
  local: { kind: 'Local', icon: MapMarker, url: () => '/dashboard/locais' },
  tipoPatrimonio: { kind: 'Tipo de patrimônio', icon: Tag, url: () => '/dashboard/tipoPatrimonios' },
}
