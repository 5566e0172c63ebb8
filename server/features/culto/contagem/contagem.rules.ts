import type { Decimal } from '../../../kernel/money.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'
import type { Parte } from './cedulas.rules.js'
import type { Situacao } from './contagem.input.js'

/** The columns of a counting that decide how far it is. */
export interface Andamento {
  idPrimeiraPessoa: number | null
  idSegundaPessoa: number | null
  primeira: Parte | null
  segunda: Parte | null
  primeiraAssinadaEm: Date | null
  segundaAssinadaEm: Date | null
}

export function situacaoContagem(row: Andamento): Situacao {
  if (!row.primeira) return 'Aguardando a contagem'
  if (!row.segunda) return 'Falta uma pessoa'
  if (row.primeiraAssinadaEm && row.segundaAssinadaEm) return 'Lançada'
  return row.primeira.total === row.segunda.total ? 'Conferida' : 'Com diferença'
}

/** Which of the two parts is this person's. */
export function lugarDe(row: Andamento, idUsuario: number | null): 'primeira' | 'segunda' | undefined {
  if (idUsuario === null) return undefined
  if (row.idPrimeiraPessoa === idUsuario) return 'primeira'
  return row.idSegundaPessoa === idUsuario ? 'segunda' : undefined
}

/** What two people sign besides the total. */
interface Assinado {
  data: string
  descricao: string
  categoria: number
  idContaFinanceira?: number | null | undefined
}

/** Whether a change alters what somebody may have signed, so that both have to sign anew. */
export const mudaOAssinado = (antes: Assinado, depois: Assinado): boolean =>
  antes.data !== depois.data ||
  antes.descricao !== depois.descricao ||
  antes.categoria !== depois.categoria ||
  (antes.idContaFinanceira ?? null) !== (depois.idContaFinanceira ?? null)

/**
 * Whether the version that a person saw says the same as the present one. The other person's signature makes a version
 * of its own and changes nothing of what is signed; every change of that would have taken the signature back.
 * @param versao undefined or null: older clients do not say it
 */
export function viuOMesmo(
  row: Andamento & { versao: number },
  lugar: 'primeira' | 'segunda',
  versao: number | null | undefined,
): boolean {
  if (!versao || versao === row.versao) return true
  const other = lugar === 'primeira' ? row.segundaAssinadaEm : row.primeiraAssinadaEm
  return other !== null && versao === row.versao - 1
}

/** A part as a person sees it. */
export interface ParteVista {
  idPessoa: number
  assinadaEm: Date | null
  /** null while the person must not know what somebody else counted */
  parte: Parte | null
}

/**
 * The parts of a counting as a person may see them: until both people have counted, nobody sees what somebody else
 * counted, so that nobody can be led by the other's total.
 */
export function partesVistas(row: Andamento, idUsuario: number | null): ParteVista[] {
  const both = row.primeira !== null && row.segunda !== null
  const own = lugarDe(row, idUsuario)
  const seen = (place: 'primeira' | 'segunda') => (both || own === place ? row[place] : null)
  const parts: ParteVista[] = []
  if (row.idPrimeiraPessoa !== null)
    parts.push({ idPessoa: row.idPrimeiraPessoa, assinadaEm: row.primeiraAssinadaEm, parte: seen('primeira') })
  if (row.idSegundaPessoa !== null)
    parts.push({ idPessoa: row.idSegundaPessoa, assinadaEm: row.segundaAssinadaEm, parte: seen('segunda') })
  return parts
}

/** The amount on which both agree, or null. */
export const totalConferido = (row: Andamento): Decimal | null =>
  ['Conferida', 'Lançada'].includes(situacaoContagem(row)) ? (row.primeira as Parte).total : null

/**
 * `acoesPermitidas` of a counting. 'contar' for the first two people who count, each as often as needed until both have
 * signed; 'assinar' for these two once their totals agree.
 * @param idUsuario the person, null for the platform
 */
export function acoesContagem(
  row: Andamento & { excluidoEm: Date | null },
  who: WhoMay,
  idUsuario: number | null,
): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const situacao = situacaoContagem(row)
  const own = lugarDe(row, idUsuario)
  const actions: string[] = []
  if (who.can('contagem.contar') && situacao !== 'Lançada') {
    if (own || !row.primeira || !row.segunda) actions.push('contar')
    if (own && situacao === 'Conferida' && !row[`${own}AssinadaEm`]) actions.push('assinar')
  }
  if (!who.can('contagem.escrever')) return actions
  return [...actions, ...(situacao === 'Lançada' ? [] : ['editar']), 'excluir']
}
