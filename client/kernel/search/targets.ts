import {
  Annotation,
  BankAccount,
  Calendar,
  Chat,
  Cube,
  Globe,
  Home,
  Layers,
  MapMarker,
  Music,
  People,
  type SVGIconProps,
  Tag,
  TimelineEvents,
} from '@blueprintjs/icons'
import type { ComponentType } from 'react'

type Target = { kind: string; icon: ComponentType<SVGIconProps>; url: (id: number) => string }

/** Where a hit of each type leads; a type without a line here is not shown. */
export const TARGETS: Record<string, Target> = {
  usuario: { kind: 'Pessoa', icon: People, url: (id) => `/dashboard/users/${id}` },
  departamento: { kind: 'Departamento', icon: Layers, url: (id) => `/dashboard/departaments/${id}/membros` },
  patrimonio: { kind: 'Patrimônio', icon: Cube, url: (id) => `/dashboard/patrimonios/${id}` },
  entrada: { kind: 'Entrada', icon: BankAccount, url: (id) => `/dashboard/entradas/${id}` },
  saida: { kind: 'Saída', icon: BankAccount, url: (id) => `/dashboard/saidas/${id}` },
  local: { kind: 'Local', icon: MapMarker, url: () => '/dashboard/locais' },
  evento: { kind: 'Evento', icon: Calendar, url: (id) => `/dashboard/eventos/${id}` },
  culto: { kind: 'Culto', icon: TimelineEvents, url: (id) => `/dashboard/cultos/${id}` },
  missao: { kind: 'Missão', icon: Globe, url: (id) => `/dashboard/missoes/${id}` },
  celula: { kind: 'Célula', icon: Home, url: (id) => `/dashboard/celulas/${id}` },
  grupoLouvor: { kind: 'Grupo de louvor', icon: Music, url: (id) => `/dashboard/grupos_louvor/${id}/membros` },
  tipoPatrimonio: { kind: 'Tipo de patrimônio', icon: Tag, url: () => '/dashboard/tipoPatrimonios' },
  visitaPastoral: { kind: 'Visita pastoral', icon: Chat, url: (id) => `/dashboard/visitas_pastorais?visita=${id}` },
  reuniaoLideranca: {
    kind: 'Reunião de liderança',
    icon: Annotation,
    url: (id) => `/dashboard/reunioes_lideranca/${id}/ata`,
  },
}
