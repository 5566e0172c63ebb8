import {
  Annotation,
  BankAccount,
  Calendar,
  Chat,
  Cube,
  Globe,
  Home,
  Layers,
  Learning,
  Manual,
  MapMarker,
  Music,
  People,
  type SVGIconProps,
  Tag,
  Time,
  TimelineEvents,
  Wrench,
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
  contaPagar: { kind: 'Conta a pagar', icon: BankAccount, url: (id) => `/dashboard/contas_pagar/${id}` },
  contaReceber: { kind: 'Conta a receber', icon: BankAccount, url: (id) => `/dashboard/contas_receber/${id}` },
  centroCusto: { kind: 'Centro de custo', icon: Layers, url: () => '/dashboard/centro-custo' },
  local: { kind: 'Local', icon: MapMarker, url: () => '/dashboard/locais' },
  evento: { kind: 'Evento', icon: Calendar, url: (id) => `/dashboard/eventos/${id}` },
  culto: { kind: 'Culto', icon: TimelineEvents, url: (id) => `/dashboard/cultos/${id}` },
  missao: { kind: 'Missão', icon: Globe, url: (id) => `/dashboard/missoes/${id}` },
  campanhaMissoes: {
    kind: 'Campanha de missões',
    icon: Globe,
    url: (id) => `/dashboard/campanha_missoes/${id}/doacoes`,
  },
  classeEBD: { kind: 'Classe da EBD', icon: Learning, url: (id) => `/dashboard/classesEBD/${id}` },
  celula: { kind: 'Célula', icon: Home, url: (id) => `/dashboard/celulas/${id}` },
  recurso: { kind: 'Recurso', icon: Time, url: (id) => `/dashboard/reservas?idRecurso=${id}&quando=proximas` },
  post: { kind: 'Post', icon: Manual, url: (id) => `/dashboard/feed?post=${id}` },
  grupoLouvor: { kind: 'Grupo de louvor', icon: Music, url: (id) => `/dashboard/grupos_louvor/${id}/membros` },
  tipoPatrimonio: { kind: 'Tipo de patrimônio', icon: Tag, url: () => '/dashboard/tipoPatrimonios' },
  manutencaoPatrimonio: {
    kind: 'Manutenção',
    icon: Wrench,
    url: (id) => `/dashboard/manutencoes-patrimonios/${id}`,
  },
  orcamento: { kind: 'Orçamento', icon: BankAccount, url: (id) => `/dashboard/orcamentos/${id}` },
  visitaPastoral: { kind: 'Visita pastoral', icon: Chat, url: (id) => `/dashboard/visitas_pastorais?visita=${id}` },
  reuniaoLideranca: {
    kind: 'Reunião de liderança',
    icon: Annotation,
    url: (id) => `/dashboard/reunioes_lideranca/${id}/ata`,
  },
}
