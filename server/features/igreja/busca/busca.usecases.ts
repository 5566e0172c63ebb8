import { z } from 'zod'
import type { SearchHit } from '../../../kernel/feature.js'
import { text } from '../../../kernel/formats.js'
import { normaliseText, searchPatterns } from '../../../kernel/reading/pagination.js'
import { readCase } from '../../../kernel/use-case.js'

/** No feature may fill the whole list. */
const hitsPerFeature = 8

/**
 * Looks for the words in everything that features let be found and the person may read. What is called so comes before what only
 * speaks of it: whoever types 'piano' means the piano, and not the budget that has it tuned.
 */
export const buscar = readCase({
  action: 'busca.ler',
  input: z.object({ texto: text(100) }),
  async run(work, { texto }) {
    const patterns = searchPatterns(texto)
    // one letter finds everything and helps nobody
    if (texto.trim().length < 2 || !patterns.length) return []
    const { ctx } = work
    const searches = ctx.services.features.flatMap(({ search }) => (search && ctx.can(search.action) ? [search] : []))
    const found = await Promise.all(searches.map((search) => search.find(ctx, work, patterns)))
    const named = ({ titulo }: SearchHit) => (normaliseText(titulo).startsWith(normaliseText(texto)) ? 0 : 1)
    return found.flatMap((hits) => hits.slice(0, hitsPerFeature)).toSorted((a, b) => named(a) - named(b))
  },
})
