import type { WhoMay } from '../../../kernel/access/record-actions.js'

interface Meeting {
  statusReuniao: string
  excluidoEm: Date | null
  /** id of its minutes, draft or approved */
  idAta: number | null
  /** number of its approved minutes */
  numeroAta: number | null
}

/** `acoesPermitidas` of a meeting. A meeting with approved minutes cannot be changed. */
export function actionsOfReuniaoLideranca(row: Meeting, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (row.numeroAta !== null) return []
  const edits = who.can('reuniaoLideranca.editar')
  const ready = row.idAta !== null && row.statusReuniao === 'realizada'
  return [
    ...(edits ? ['editar'] : []),
    ...(who.can('reuniaoLideranca.excluir') ? ['excluir'] : []),
    ...(edits && row.statusReuniao !== 'cancelada' ? ['escreverAta'] : []),
    ...(edits && row.idAta !== null ? ['descartarAta'] : []),
    ...(ready && who.can('reuniaoLideranca.aprovarAta') ? ['aprovarAta'] : []),
  ]
}

/** The minutes, if the current user may see them: approved minutes like their meeting, a draft only with permission. */
export const visibleAta = <Ata extends { numeroAta: number | null }>(who: WhoMay, ata: Ata | null): Ata | null =>
  ata && (ata.numeroAta !== null || who.can('reuniaoLideranca.lerRascunhoAta')) ? ata : null
