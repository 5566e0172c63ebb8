import { instantIn } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

interface Service {
  statusCulto: string
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a worship service.
 * @param begun whether the worship service has begun; before, it cannot be concluded
 */
export function actionsOfCulto(row: Service, who: WhoMay, begun: boolean): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const planned = [...(begun ? ['concluir'] : []), 'cancelar']
  return [
    ...(who.can('culto.escrever')
      ? ['editar', 'excluir', ...(row.statusCulto === 'agendado' ? planned : ['reabrir'])]
      : []),
    ...(row.statusCulto !== 'cancelado' && who.can('presencaCulto.registrar')
      ? ['mostrarToken', 'registrarPresenca']
      : []),
  ]
}

/** Whether a worship service has begun, by the clock of its church. */
export const hasBegun = (
  { dataCulto, horaCulto }: Pick<Named, 'dataCulto' | 'horaCulto'>,
  fuso: string,
  now = new Date(),
): boolean => instantIn(fuso, `${dataCulto}T${horaCulto}`) <= now.toISOString()

/** The title of a worship service in one line: '19/10/2026 19:00'; with a theme '19/10/2026 19:00 · Gratidão'. */
export const cultoTitle = ({ dataCulto, horaCulto, temaCulto }: Named): string =>
  [`${dataCulto.split('-').reverse().join('/')} ${horaCulto}`, temaCulto].filter(Boolean).join(' · ')

interface Named {
  dataCulto: string
  horaCulto: string
  temaCulto: string | null
}
