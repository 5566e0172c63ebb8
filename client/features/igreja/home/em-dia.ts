/** What of the page depends on the day. */
interface Parts {
  hoje: string
  proximoCulto: { dataCulto: string } | null
  minhasEscalas: { dataCulto: string }[]
  minhaCelula: { proximoEncontro: string | null } | null
  agenda: { dia: string }[] | null
  aniversariantes: object | null
}

/**
 * The page as of today: a copy that the device kept, or a page that stayed open overnight, is of an earlier day. What was
 * to come then and is past now is left out.
 * @param now today
 */
export function emDia<Home extends Parts>(home: Home, now: string): Home {
  const { hoje: asked, proximoCulto, minhasEscalas, minhaCelula, agenda, aniversariantes } = home
  if (now <= asked) return home
  // what came after these days is not known, so an empty list would not be true
  const dias = agenda?.filter(({ dia }) => dia >= now) ?? []
  return {
    ...home,
    hoje: now,
    proximoCulto: proximoCulto && proximoCulto.dataCulto < now ? null : proximoCulto,
    minhasEscalas: minhasEscalas.filter(({ dataCulto }) => dataCulto >= now),
    minhaCelula:
      minhaCelula?.proximoEncontro && minhaCelula.proximoEncontro < now
        ? { ...minhaCelula, proximoEncontro: null }
        : minhaCelula,
    agenda: dias.length > 0 ? dias : null,
    aniversariantes: now.slice(0, 7) === asked.slice(0, 7) ? aniversariantes : null,
  }
}
