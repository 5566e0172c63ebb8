import { z } from 'zod'
import { contributed } from '../../../kernel/context/reading-for.js'
import type { SearchHit } from '../../../kernel/feature.js'
import { text } from '../../../kernel/formats.js'
import { gathered } from '../../../kernel/reading/gathered.js'
import { matchRank, searchPatterns } from '../../../kernel/reading/pagination.js'
import { readCase } from '../../../kernel/use-case.js'

/** Limits the results per feature, so that no feature fills the whole list. */
const hitsPerFeature = 8

/**
 * Searches all features that the current user may read. Records whose title begins with the text come first, then
 * those with a word that does: a search for 'piano' lists the piano before the budget for tuning it.
 */
export const buscar = readCase({
  action: 'busca.ler',
  input: z.object({ texto: text(100) }),
  async run(work, { texto }) {
    const patterns = searchPatterns(texto)
    // a single letter would match almost everything
    if (texto.trim().length < 2 || !patterns.length) return []
    const { ctx } = work
    const searches = ctx.services.features.flatMap(({ search }) => search ?? [])
    const found = await contributed(ctx, work, searches, (ctx, work, searches) => {
      // one statement for all features
      const reading = gathered(work)
      return Promise.all(searches.map((search) => search.find(ctx, reading(), patterns, texto)))
    })
    const rank = ({ titulo }: SearchHit) => matchRank(titulo, texto)
    return found.flatMap((hits) => hits.slice(0, hitsPerFeature)).toSorted((a, b) => rank(a) - rank(b))
  },
})
