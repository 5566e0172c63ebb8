import { z } from 'zod'
import { filterRef, link, optional, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { tons } from './setlist-ensaio.rules.js'

const song = {
  nomeMusica: requiredText(120, 'Informe o nome da música.'),
  tomMusica: requiredText(3, 'Escolha o tom da música.').refine(
    (tom) => tons.includes(tom),
    'Escolha um tom da lista.',
  ),
  linkMusica: optional(link(500)),
  versao,
}

export const setlistEnsaioInput = z.object({ idEnsaio: recordRef('Informe o ensaio.'), ...song })

export const musicaInput = z.object(song)

export const setlistEnsaioFields = ['ordem', 'nomeMusica', 'tomMusica'] as const

export const setlistEnsaioFiltro = z
  .object({ idEnsaio: optional(filterRef('Informe o ensaio por número ou uuid.')) })
  .nullish()

export const listarSetlistEnsaioInput = z.object({
  ...leanListInput,
  ordem: orderInput(setlistEnsaioFields),
  filtro: setlistEnsaioFiltro,
  /** only what is for a worship service, one rehearsal after the other */
  paraCulto: z.boolean().default(false),
})

export const setlistEnsaioRef = z.object({ id: recordRef() })

/** All songs of a rehearsal, by id, in their new order. */
export const ordenarSetlistEnsaioInput = z.object({
  id: recordRef('Informe o ensaio.'),
  musicas: z.array(z.number().int().positive(), 'Informe as músicas.').max(200, 'Informe no máximo 200 músicas.'),
})
