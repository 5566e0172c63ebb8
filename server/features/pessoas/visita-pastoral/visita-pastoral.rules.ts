import { type Perfil, perfis } from '../../../../schema/rules/perfis.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** Who wrote the comment of a visit, and with whom the author shares it. */
export interface ReservedVisita {
  idAutor: number | null
  /** ids of people */
  leitores: readonly number[]
}

/** The current user, as far as the comments of visits need it. */
export interface Leitor extends WhoMay {
  viewer: { id: number; perfil: Perfil } | null | undefined
}

/** The comment is read by its author, by pastors, and by those with whom the author shares it; by nobody else. */
export function mayReadComentario({ idAutor, leitores }: ReservedVisita, who: Leitor): boolean {
  const { viewer } = who
  if (!viewer || !who.can('visitaPastoral.lerComentario')) return false
  return viewer.perfil === perfis.pastor || viewer.id === idAutor || leitores.includes(viewer.id)
}

/** `acoesPermitidas`: what the row's menu offers. */
export function actionsOfVisitaPastoral(row: ReservedVisita & { excluidoEm: Date | null }, who: Leitor): string[] {
  const actions = recordActions(row, who, 'visitaPastoral.escrever')
  return row.excluidoEm || !mayReadComentario(row, who) ? actions : ['verComentario', ...actions]
}
