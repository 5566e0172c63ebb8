import { z } from 'zod'
import { normaliseText } from './folding.js'

/** Maximum number of rows that a client may request. */
export const mostRows = 100_000

/**
 * The input that every list takes. Without `limit` a list has all rows, because the old integrations expect complete
 * lists.
 */
export const listInput = {
  limit: z.number().int().min(1).max(mostRows).optional(),
  offset: z.number().int().min(0).max(10_000_000).default(0),
  busca: z.string().trim().max(100, 'A busca aceita no máximo 100 caracteres.').nullish(),
  /** also count all matching rows */
  comTotal: z.boolean().default(false),
}

/**
 * The input of lists that read only the columns of the requested fields. Each field resolver declares the columns that
 * it needs (`@Needs`). The use case itself may use only `id` and `idCliente`.
 */
export const leanListInput = {
  ...listInput,
  /** names of the requested properties; absent: all */
  columns: z.array(z.string()).readonly().optional(),
}

/** `ordem` over the fields by which a list can be sorted. */
export const orderInput = <const Fields extends readonly [string, ...string[]]>(fields: Fields) =>
  z
    .object({
      campo: z.enum(fields, 'A lista não pode ser ordenada por este campo.'),
      direcao: z.enum(['ASC', 'DESC'], 'O sentido é ASC ou DESC.').default('ASC'),
    })
    .nullish()

export interface List<Row> {
  rows: Row[]
  /** number of all matching rows, if it was requested */
  total?: number
  hasMore: boolean
  offset: number
}

const rarity = (word: string): number => word.length + (/\d/.test(word) ? 100 : 0)

const searchWords = (busca: string): string[] => normaliseText(busca).split(/\s+/).filter(Boolean).slice(0, 6)

/**
 * How well a name matches the text by which it was found: 0 where each word of the text begins a word of the name and one
 * begins the name, 1 where each begins a word, 2 otherwise. For 'ana', Ana comes before Rita Ana, and she before Adriana.
 */
export function matchRank(name: string, busca: string): 0 | 1 | 2 {
  const text = ` ${normaliseText(name)}`
  const words = searchWords(busca)
  if (!words.every((word) => text.includes(` ${word}`))) return 2
  return words.some((word) => text.startsWith(` ${word}`)) ? 0 : 1
}

/**
 * The words of a search as LIKE patterns; all must match. % _ and \ in the text are plain characters. What fewest rows
 * have comes first, because a row that lacks it is compared with nothing else: numbers, then long words.
 */
export function searchPatterns(busca: string | null | undefined): string[] {
  if (!busca) return []
  return searchWords(busca)
    .sort((one, other) => rarity(other) - rarity(one))
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
}
