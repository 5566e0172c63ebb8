import { client, dataOf } from '../../../../kernel/apollo'
import { keepAs, keepCopy } from '../../../../kernel/kept'
import { MOST_OF_PROGRAMME } from '../../../culto/culto'
import type { HomeData } from '../data'
import { LevarComigoDocument, type LevarComigoQuery, LevarCultosDocument } from './levar.generated'

const DAY_MS = 86_400_000
const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** As many weeks of a cell as its screen shows. */
const CELL_DAYS = 12 * 7 - 1

/** A screen of its own asks for more; here several worship services come at once. */
const FEWER = { pessoas: 30, musicas: 15 }

type Who = { acoes: readonly string[] }

/**
 * Fetches what the person may need where there is no network, and keeps it under the operations by which the screens ask
 * for it: the own rosters, the own cell, the roll of tonight, and this week's worship services.
 */
export async function takeAlong(home: HomeData, { acoes }: Who): Promise<void> {
  const { hoje, celulasQueLidero, minhaCelula } = home
  const led = celulasQueLidero?.[0]
  const celula = acoes.includes('celula.ler') ? (led ?? minhaCelula)?.id : undefined
  const encontro = acoes.includes('encontro.ler') ? led?.chamada.idEncontro : undefined
  const answer = await client.query({
    query: LevarComigoDocument,
    variables: {
      hoje,
      desde: plus(hoje, -CELL_DAYS),
      aulas: acoes.includes('aulaEBD.escrever'),
      celula: String(celula ?? 0),
      comCelula: celula !== undefined,
      encontro: String(encontro ?? 0),
      comEncontro: typeof encontro === 'number',
    },
    fetchPolicy: 'no-cache',
  })
  const data = dataOf(answer)
  const { minhasEscalas, meusConvites } = data
  await keepCopy('MinhasEscalas', { first: 20, quando: 'proximos' }, { minhasEscalas, meusConvites })
  for (const aulaEBD of data.aulasEBD?.nodes ?? [])
    await keepCopy('AulaEbdChamada', { id: String(aulaEBD.id) }, { aulaEBD })
  if (data.celula && data.relatorioCelula)
    await keepAs(`CelulaDetalhe ${data.celula.id}`, { celula: data.celula, relatorioCelula: data.relatorioCelula })
  if (data.encontro) await keepCopy('PresencaEncontro', { id: String(data.encontro.id) }, { encontro: data.encontro })
  if (acoes.includes('culto.ler') && acoes.includes('liturgiaCulto.ler'))
    await takeServices(hoje, { acoes }, minhasEscalas)
}

/** The worship services of this week, in an operation of their own: together they would cost more than one may. */
async function takeServices(hoje: string, { acoes }: Who, escalas: LevarComigoQuery['minhasEscalas']): Promise<void> {
  const seen = { equipe: acoes.includes('escalaCulto.ler'), comMusicas: acoes.includes('setlistEnsaio.ler') }
  const answer = await client.query({
    query: LevarCultosDocument,
    variables: { hoje, ate: plus(hoje, 7), ...seen, ...FEWER },
    fetchPolicy: 'no-cache',
  })
  const { totalCount: _, ...minhasEscalas } = escalas
  for (const culto of dataOf(answer).cultos.nodes)
    await keepCopy('ProgramaDoCulto', { id: String(culto.id), ...seen, ...MOST_OF_PROGRAMME }, { culto, minhasEscalas })
}
