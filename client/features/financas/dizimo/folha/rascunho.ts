import type { z } from 'zod'
import type { linhaDizimoInput } from '../../../../gql/regras/features/financas/dizimo/dizimo.input'
import { onTokenChange } from '../../../../kernel/apollo/token'

export type Meio = z.output<typeof linhaDizimoInput>['meioDizimo']

/** A line of the sheet that is not saved yet. */
export type Linha = {
  idMembro: number
  /** As the picker showed the person. */
  nome: string
  valorDizimo: string
  meioDizimo: Meio
  /** What the server found wrong, by field. */
  erros?: Partial<Record<'idMembro' | 'valorDizimo' | 'meioDizimo', string>>
}

/** What is on the sheet. */
export type Folha = {
  /** Goes with it as Idempotency-Key: sent twice, it is saved once. */
  chave: string
  dataDizimo: string
  contado: string | null
  linhas: Linha[]
  /** The church of its lines' people, from the first line on. */
  idCliente?: number
}

export const novaFolha = (dataDizimo: string): Folha => ({ chave: newKey(), dataDizimo, contado: null, linhas: [] })

/** Also where the page does not come over TLS, where crypto.randomUUID is missing. */
const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const PREFIX = 'candeia.folhaDizimos.'

/*
 * The sheet survives a reload, in this tab alone and for this person alone: it says what people gave. Signing out forgets it; a
 * session that ran out does not, since the same person goes on with it.
 */
export function lerRascunho(uuid: string): Folha | null {
  try {
    const folha = JSON.parse(sessionStorage.getItem(PREFIX + uuid) ?? 'null') as Folha | null
    return folha && Array.isArray(folha.linhas) ? folha : null
  } catch {
    return null
  }
}

export function guardarRascunho(uuid: string, folha: Folha): void {
  if (folha.linhas.length || folha.contado) sessionStorage.setItem(PREFIX + uuid, JSON.stringify(folha))
  else sessionStorage.removeItem(PREFIX + uuid)
}

onTokenChange((reason) => {
  if (reason !== 'signed-out') return
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
})
