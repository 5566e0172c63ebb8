import { type DateOnly, formatInstant, instantIn } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** 'antes': not open yet; 'encerrada': over. */
export type Status = 'aberta' | 'antes' | 'encerrada' | 'cancelado'

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
export function presencaWindow({ dataCulto, horaCulto }: Service, fuso: string): { abreEm: string; encerraEm: string } {
  const begins = instantIn(fuso, `${dataCulto}T${horaCulto}`)
  return {
    abreEm: new Date(Date.parse(begins) - twoHours).toISOString(),
    encerraEm: instantIn(fuso, daysAfter(dataCulto, 2)),
  }
}

export function presencaStatus(culto: Service, fuso: string, now = new Date()): Status {
  if (culto.statusCulto === 'cancelado') return 'cancelado'
  const { abreEm, encerraEm } = presencaWindow(culto, fuso)
  const at = now.toISOString()
  return at < abreEm ? 'antes' : at < encerraEm ? 'aberta' : 'encerrada'
}

/** The reason why the current user cannot confirm now; null when it is possible. */
export function presencaRefusal(culto: Service, fuso: string, now = new Date()): string | null {
  const { abreEm } = presencaWindow(culto, fuso)
  const texts: Record<Status, string | null> = {
    aberta: null,
    antes: `A confirmação de presença neste culto abre em ${formatInstant(abreEm, fuso)}.`,
    encerrada: 'O prazo para confirmar a presença neste culto já terminou.',
    cancelado: 'Este culto foi cancelado.',
  }
  return texts[presencaStatus(culto, fuso, now)]
}

/** `acoesPermitidas` of a presence. */
export const actionsOfPresenca = (who: WhoMay): string[] => (who.can('presencaCulto.registrar') ? ['excluir'] : [])
