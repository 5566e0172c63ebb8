import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a member. Whoever leads can only be followed by somebody else. */
export const acoesMembroCelula = ({ membroLider }: { membroLider: number }, who: WhoMay): string[] =>
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

/** What a membership tells on the person's page. */
export const acontecimentos = ({ nomeCelula, createdAt, liderDesde, excluidoEm }: Membership): Happening[] => [
  { tipo: 'celula', quando: createdAt, titulo: `Entrou na célula ${nomeCelula}` },
  ...(liderDesde
    ? [{ tipo: 'liderCelula', quando: liderDesde, titulo: `Passou a liderar a célula ${nomeCelula}` }]
    : []),
  ...(excluidoEm ? [{ tipo: 'saidaCelula', quando: excluidoEm, titulo: `Saiu da célula ${nomeCelula}` }] : []),
]
