import { z } from 'zod'
import { text } from '../../../../schema/rules/formats.js'
import { matchRank, searchPatterns } from '../../../../schema/rules/pagination.js'
import { readParts } from '../../../kernel/data/reading/parts.js'
import { contributed } from '../../../kernel/work/context/reading-for.js'
import type { SearchHit } from '../../../kernel/work/contributions/contributions.js'
import { readCase } from '../../../kernel/work/use-case.js'

/** Limits the results per feature, so that no feature fills the whole list. */
const hitsPerFeature = 8

/**
 * Searches all features that the current user may read. Records whose title begins with the text come first, then
 * those with a word that does: a search for 'piano' lists the piano before the budget for tuning it.
 * `lancamentos`: also the tables that are searched on request alone (`onRequest`).
 */
export const buscar = readCase({
  action: 'busca.ler',
  input: z.object({ texto: text(100), lancamentos: z.boolean() }),
  async run(work, { texto, lancamentos }) {
    const patterns = searchPatterns(texto)
    // a single letter would match almost everything
    if (texto.trim().length < 2 || !patterns.length) return []
    const { ctx } = work
    const searches = ctx.services.features
      .flatMap(({ search }) => search ?? [])
      .filter(({ onRequest }) => lancamentos || !onRequest)
    const found = await contributed(ctx, work, searches, (ctx, work, searches) =>
      readParts(
        work,
        searches.map((search) => search.find(ctx, work, patterns, texto)),
      ),
    )
    const rank = ({ titulo }: SearchHit) => matchRank(titulo, texto)
    return found.flatMap((hits) => uniqueHits(hits).slice(0, hitsPerFeature)).toSorted((a, b) => rank(a) - rank(b))
  },
})

/** A record that is found by its number and by its words is one. */
const uniqueHits = (hits: readonly SearchHit[]): SearchHit[] => [...new Map(hits.map((hit) => [hit.id, hit])).values()]
