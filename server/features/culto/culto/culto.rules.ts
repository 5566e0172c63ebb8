import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

interface Service {
  statusCulto: string
  excluidoEm: Date | null
}

/** `acoesPermitidas` of a worship service. */
export function acoesCulto(row: Service, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (!who.can('culto.escrever')) return []
  return [
    'editar',
    'excluir',
    ...(row.statusCulto === 'agendado' ? ['concluir', 'cancelar'] : ['reabrir']),
    ...(row.statusCulto === 'cancelado' ? [] : ['mostrarToken', 'registrarPresenca']),
  ]
}

/** The title of a worship service in one line: '19/10/2026 19:00'; with a theme '19/10/2026 19:00 · Gratidão'. */
export const tituloCulto = ({ dataCulto, horaCulto, temaCulto }: Named): string =>
  [`${dataCulto.split('-').reverse().join('/')} ${horaCulto}`, temaCulto].filter(Boolean).join(' · ')

interface Named {
  dataCulto: string
  horaCulto: string
  temaCulto: string | null
}
