import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a member. The leader has none: a leader is replaced only by promoting another member. */
export const actionsOfMembroCelula = ({ membroLider }: { membroLider: number }, who: WhoMay): string[] =>
  membroLider === 0 && who.can('celula.escrever') ? ['promover', 'excluir'] : []

interface Membership {
  nomeCelula: string
  createdAt: string | Date
  liderDesde: string | Date | null
  excluidoEm: string | Date | null
}

interface Happening {
  tipo: string
  quando: string | Date
  titulo: string
}

/** The timeline entries of a membership. */
export const timelineEvents = ({ nomeCelula, createdAt, liderDesde, excluidoEm }: Membership): Happening[] => [
  { tipo: 'celula', quando: createdAt, titulo: `Entrou na célula ${nomeCelula}` },
  ...(liderDesde
    ? [{ tipo: 'liderCelula', quando: liderDesde, titulo: `Passou a liderar a célula ${nomeCelula}` }]
    : []),
  ...(excluidoEm ? [{ tipo: 'saidaCelula', quando: excluidoEm, titulo: `Saiu da célula ${nomeCelula}` }] : []),
]
