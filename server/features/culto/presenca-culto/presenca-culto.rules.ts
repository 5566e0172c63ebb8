import { type DateOnly, formatInstant, instantIn } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** 'antes': not open yet; 'encerrada': over. */
export type Situacao = 'aberta' | 'antes' | 'encerrada' | 'cancelado'

interface Service {
  dataCulto: DateOnly
  horaCulto: string
  statusCulto: string
}

const twoHours = 2 * 3_600_000

const daysAfter = (day: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/**
 * The period in which members may confirm their own presence: from two hours before the worship service until the end
 * of the next day, in the church's time zone.
 */
export function janelaPresenca({ dataCulto, horaCulto }: Service, fuso: string): { abreEm: string; encerraEm: string } {
  const begins = instantIn(fuso, `${dataCulto}T${horaCulto}`)
  return {
    abreEm: new Date(Date.parse(begins) - twoHours).toISOString(),
    encerraEm: instantIn(fuso, daysAfter(dataCulto, 2)),
  }
}

export function situacaoPresenca(culto: Service, fuso: string, now = new Date()): Situacao {
  if (culto.statusCulto === 'cancelado') return 'cancelado'
  const { abreEm, encerraEm } = janelaPresenca(culto, fuso)
  const at = now.toISOString()
  return at < abreEm ? 'antes' : at < encerraEm ? 'aberta' : 'encerrada'
}

/** The reason why the current user cannot confirm now; null when it is possible. */
export function recusaPresenca(culto: Service, fuso: string, now = new Date()): string | null {
  const { abreEm } = janelaPresenca(culto, fuso)
  const texts: Record<Situacao, string | null> = {
    aberta: null,
    antes: `A confirmação de presença neste culto abre em ${formatInstant(abreEm, fuso)}.`,
    encerrada: 'O prazo para confirmar a presença neste culto já terminou.',
    cancelado: 'Este culto foi cancelado.',
  }
  return texts[situacaoPresenca(culto, fuso, now)]
}

/** `acoesPermitidas` of a presence. */
export const acoesPresenca = (who: WhoMay): string[] => (who.can('presencaCulto.registrar') ? ['excluir'] : [])
