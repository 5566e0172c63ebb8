import type { z } from 'zod'
import type { linhaDizimoInput } from '../../../../../schema/rules/financas/dizimo.input'
import { newKey } from '../../../../kernel/apollo/idempotency'

export type Meio = z.output<typeof linhaDizimoInput>['meioDizimo']

/** A line of the sheet that is not saved yet. */
export type Linha = {
  idMembro: number
  /** The name as the picker showed it. */
  nome: string
  valorDizimo: string
  meioDizimo: Meio
  /** The server's validation errors, by field. */
  erros?: Partial<Record<'idMembro' | 'valorDizimo' | 'meioDizimo', string>>
}

/** The content of the sheet. */
export type Folha = {
  /** Sent as Idempotency-Key, so that a sheet that is sent twice is saved once. */
  chave: string
  /** Empty while the field is. */
  dataDizimo: string
  contado: string | null
  /** The account of all lines, if it is not the usual one. */
  idContaFinanceira?: number
  linhas: Linha[]
}

export const novaFolha = (dataDizimo: string): Folha => ({ chave: newKey(), dataDizimo, contado: null, linhas: [] })

const PREFIX = 'candeia.folhaDizimos.'

/*
 * The draft is kept in sessionStorage, so that it survives a reload in this tab. It contains how much people gave, so
 * its key contains the current user's uuid, and begins as all keys that the kernel deletes when somebody signs out
 * (kernel/apollo/token.ts), also while this file is not loaded. When the session expires, the draft stays, and the same
 * person can continue.
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
