import { folded } from '../../../../schema/rules/folding.js'
import { isNationwide, phone } from '../../../../schema/rules/formats.js'

/**
 * With what somebody signs in. A name belongs to one church, whose number follows it ('ana.souza.12'), so that it needs
 * to be unique in the church only, and one try is a try of one account.
 */
export type Identifier =
  | { kind: 'email'; email: string }
  | { kind: 'telefone'; telefone: string }
  | { kind: 'nome'; nome: string; idCliente: number }

/** A name with the number of its church, with which it works on every device. */
export const nomeCompleto = (nome: string, idCliente: number): string => `${nome}.${idCliente}`

/** Whether somebody can sign in with this stored telephone. */
export const signsInByTelephone = (stored: string | null): boolean =>
  stored !== null && /^(\d{10,11}|\+\d{8,15})$/.test(stored) && !isNationwide(stored)

/**
 * What was typed at the sign-in.
 * @param igreja number of the church that the device knows: a name without a number is one of it
 * @returns undefined for what can be nobody's
 */
export function readIdentifier(typed: string, igreja?: number | null): Identifier | undefined {
  if (typed.includes('@')) return { kind: 'email', email: typed.trim().toLowerCase() }
  const telefone = /^[\d\s()+.-]+$/.test(typed) ? phone().safeParse(typed).data : undefined
  if (telefone && signsInByTelephone(telefone)) return { kind: 'telefone', telefone }
  const name = folded(typed).trim().replace(/\s+/g, '.')
  const [, nome = name, number] = /^(.+)\.(\d{1,10})$/.exec(name) ?? []
  const idCliente = Number(number ?? igreja ?? 0)
  return /^[a-z]/.test(nome) && idCliente >= 1 && idCliente <= 2147483647
    ? { kind: 'nome', nome, idCliente }
    : undefined
}

/** The text by which tries are counted. Another spelling of the same is the same. */
export function countedAs(identifier: Identifier | undefined, typed: string): string {
  if (!identifier) return `?${typed.trim().toLowerCase()}`
  if (identifier.kind === 'email') return identifier.email
  return identifier.kind === 'telefone'
    ? `tel:${identifier.telefone}`
    : `nome:${nomeCompleto(identifier.nome, identifier.idCliente)}`
}
