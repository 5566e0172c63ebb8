import { mayDoMore } from '../../../kernel/access/above.js'
import type { Grants } from '../../../kernel/access/actions.js'

/** How long an invitation works, in milliseconds. */
export const conviteLife = 7 * 24 * 60 * 60_000

/** How many answers an invitation takes. */
export const answersPerConvite = 5

type Pede = 'dataNascimento' | 'telefone'

/** The fact that an invitation asks for, and its answer. */
interface Fact {
  pede: Pede
  resposta: string
}

/**
 * A fact that the person knows, and whoever finds the paper hardly. The birth date before the telephone, which may be the
 * family's.
 * @returns null when the record has neither
 */
export function factOf(person: { dataNascimento: string | null; telefoneUsuario: string | null }): Fact | null {
  const { dataNascimento, telefoneUsuario } = person
  if (dataNascimento) return { pede: 'dataNascimento', resposta: dataNascimento }
  const digits = telefoneUsuario?.replace(/\D/g, '') ?? ''
  return digits.length >= 8 ? { pede: 'telefone', resposta: digits.slice(-4) } : null
}

const two = (digits: string): string => digits.padStart(2, '0')

/** An answer as it is typed, in the form of `factOf`: '31/12/1990' and '31121990' are '1990-12-31'. */
export function answerTyped(pede: string, typed: string): string {
  if (pede === 'telefone') return typed.replace(/\D/g, '').slice(-4)
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  if (iso) return typed
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})\D(\d{1,2})\D(\d{4})$/.exec(typed) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ?? []
  return `${year}-${two(month)}-${two(day)}`
}

/** What is said after a wrong answer. */
export const wrongAnswer = (left: number): string =>
  left > 0
    ? `A resposta não confere com o cadastro da igreja. ${left === 1 ? 'Resta uma tentativa' : `Restam ${left} tentativas`}.`
    : 'A resposta não confere com o cadastro da igreja. Este convite não vale mais: peça outro a quem o entregou.'

type Situacao = 'aberto' | 'usado' | 'cancelado' | 'bloqueado' | 'vencido'

interface Dates {
  usadoEm?: Date | string | null | undefined
  canceladoEm?: Date | string | null | undefined
  expiraEm: Date | string
  tentativas: number
}

export function situacaoOf({ usadoEm, canceladoEm, expiraEm, tentativas }: Dates, now = Date.now()): Situacao {
  if (usadoEm) return 'usado'
  if (canceladoEm) return 'cancelado'
  if (tentativas >= answersPerConvite) return 'bloqueado'
  return new Date(expiraEm).getTime() > now ? 'aberto' : 'vencido'
}

/**
 * Whether whoever made the link may still invite, and do all that the invited person is able to, now that it is used.
 * Otherwise a link that was kept would open what the person was given since.
 * @param maker what that person may do today; undefined when the person has gone
 */
export const stillCovers = (maker: Grants | undefined, invited: Grants): boolean =>
  maker?.get('usuario.escrever') === 'tudo' && !mayDoMore(invited, maker)
