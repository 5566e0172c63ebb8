import { beginTurn, type Turn } from '../../../../kernel/base/turns/turn.js'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import { type Author, openReading } from '../../../../kernel/data/tenant/session.js'
import type { Services } from '../../../../kernel/work/context/context.js'
import type { Follower } from '../../../../kernel/work/contributions/contributions.js'
import { recebedor, recebedorOf } from '../../codigo-pix/index.js'
import {
  acessoOf,
  apiPix,
  note,
  type PixProvider,
  type PixProviderRow,
  ProviderFailed,
  periodsOfBusca,
  pixSearchJob,
  readProvider,
  segredoOfAviso,
} from '../../provedor-pix/index.js'
import { type Igreja, inIgreja, keep, withNews } from './guardar-lido.js'

/** Longer lists of one period, and longer pages, are a fault of the bank, which the church is told. */
const mostPages = 200
const mostPerPage = 1000

interface Banco {
  row: PixProviderRow
  /** the church's Pix key */
  chave: string | null
  provedor: PixProvider
}

/**
 * The church's bank, if it is switched on and the church is open.
 * @param timeoutMs how long an answer may take
 */
export async function bancoOfIgreja(
  services: Services,
  idCliente: number,
  timeoutMs?: number,
): Promise<Banco | undefined> {
  const reading = await openReading(services.sessions, idCliente)
  try {
    const row = await readProvider(reading)
    const open = await from(reading, 'cliente')
      .select('id')
      .where('id', '=', idCliente)
      .where('suspensoEm', 'is', null)
      .where('apagarEm', 'is', null)
      .executeTakeFirst()
    if (!row?.ativo || !open) return undefined
    const chave = recebedorOf(await recebedor(reading, idCliente))?.chave ?? null
    return { row, chave, provedor: apiPix(services, acessoOf(services, row), timeoutMs) }
  } finally {
    await reading.end()
  }
}

/** The Pix of notices that wait for the next turn. */
export interface StillToCheck {
  pix: string[]
  /** how many were asked for in a row without a proper answer */
  falhas: number
}

/**
 * Reads each Pix of a notice from the bank, and stores it. A notice proves nothing, so an invented id changes nothing. One
 * that the bank does not answer is asked for again after the others.
 */
export async function checkPix(
  services: Services,
  idCliente: number,
  author: Author,
  { pix, falhas }: Readonly<StillToCheck>,
  turn: Turn = beginTurn(),
): Promise<StillToCheck> {
  const banco = await bancoOfIgreja(services, idCliente)
  if (!banco) return { pix: [], falhas: 0 }
  const igreja = { services, idCliente, author }
  const now = new Date()
  const each = [...new Set(pix)]
  for (const [index, id] of each.entries()) {
    const left = each.slice(index + 1)
    const outcome = await fetchPix(igreja, banco, id, now, turn)
    if (outcome === 'unanswered') return { pix: [...left, id], falhas: index === 0 ? falhas + 1 : 1 }
    if (outcome === 'unstored') return { pix: [id, ...left], falhas: 0 }
    if (turn.over) return { pix: left, falhas: 0 }
  }
  return { pix: [], falhas: 0 }
}

/** Reads one Pix from the bank, and stores it; one that the bank does not know is done, too. Notes why the bank failed. */
async function fetchPix(
  igreja: Igreja,
  { provedor, row }: Banco,
  id: string,
  began: Date,
  turn: Turn,
): Promise<'done' | 'unstored' | 'unanswered'> {
  try {
    const read = await provedor.recebido(id)
    return !read || (await keep(igreja, row, read, turn)) ? 'done' : 'unstored'
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    await noteFailure(igreja, error, began)
    return 'unanswered'
  }
}

/** Notes why the bank failed, unless a search that began later has found everything: then the note would be old. */
async function noteFailure(igreja: Igreja, error: unknown, began: Date): Promise<void> {
  if (!(error instanceof ProviderFailed)) return
  const problema = error.message.slice(0, 300)
  await inIgreja(igreja, (work) =>
    change(work, 'provedor_pix')
      .set({ problema, problemaEm: new Date() })
      .where(({ eb, or }) => or([eb('ultimaBusca', 'is', null), eb('ultimaBusca', '<=', began)]))
      .execute(),
  )
}

/** How far a search is that takes several turns. */
export interface SearchPoint {
  /** when it began, and up to when the search before had found everything: they determine its steps */
  agora: string
  ate: string | null
  passo: number
  pagina: number
  /** of what is under way: the last Pix that was asked for */
  depois?: number | undefined
  ilegiveis: number
}

type SearchStep = { inicio: Date; fim: Date; so?: 'devolucoes' } | 'emCurso'

const oneDay = 24 * 60 * 60_000

/** The bank may take money back for 90 days. It tells so in a notice; once a week the search looks itself. */
function lateSteps(now: Date): SearchStep[] {
  if (now.getUTCDay() !== 1) return []
  return Array.from({ length: 23 }, (_, n) => {
    const inicio = new Date(now.getTime() - (90 - 4 * n) * oneDay)
    return { inicio, fim: new Date(Math.min(now.getTime(), inicio.getTime() + 4 * oneDay)), so: 'devolucoes' }
  })
}

/**
 * Asks the bank for everything since the last search, with an overlap, and stores it: what no notice told. Makes the
 * bank's registration of our address new when it is another one than before, as after a move of the church.
 * @param point where the turn before has ended
 * @returns where the next turn goes on; undefined when everything was found
 * @throws ProviderFailed
 */
export async function searchPix(
  services: Services,
  idCliente: number,
  author: Author,
  point?: SearchPoint,
  turn: Turn = beginTurn(),
): Promise<SearchPoint | undefined> {
  const banco = await bancoOfIgreja(services, idCliente)
  if (!banco) return undefined
  const igreja = { services, idCliente, author }
  const began = new Date()
  const searchedUntil = banco.row.buscadoAte && new Date(banco.row.buscadoAte).toISOString()
  let now = point ?? { agora: began.toISOString(), ate: searchedUntil, passo: 0, pagina: 0, ilegiveis: 0 }
  const agora = new Date(now.agora)
  const since = new Date(banco.row.ligadoEm ?? agora)
  const steps: SearchStep[] = [
    ...periodsOfBusca(since, now.ate === null ? null : new Date(now.ate), agora),
    'emCurso',
    ...lateSteps(agora),
  ]
  try {
    for (let step = steps[now.passo]; step; step = steps[now.passo]) {
      now =
        step === 'emCurso'
          ? await devolucaoUnderWay(igreja, banco, now, turn)
          : await readPage(igreja, banco, now, { ...step, turn })
      if (turn.over && now.passo < steps.length) return now
    }
    const problema = now.ilegiveis ? 'O banco informou Pix que não puderam ser lidos. Confira no extrato.' : null
    await inIgreja(igreja, (work) =>
      note(work, { ultimaBusca: agora, buscadoAte: agora, problema, problemaEm: problema && agora }),
    )
    await registerAviso(igreja, banco)
    return undefined
  } catch (error) {
    await noteFailure(igreja, error, began)
    throw error
  }
}

const nextPoint = (point: SearchPoint): SearchPoint => ({
  ...point,
  passo: point.passo + 1,
  pagina: 0,
  depois: undefined,
})

/**
 * Reads and stores one page of a period.
 * @returns the same page again when the turn ended before all was stored
 */
async function readPage(
  igreja: Igreja,
  { row, provedor }: Banco,
  point: SearchPoint,
  { inicio, fim, so, turn }: Exclude<SearchStep, string> & { turn: Turn },
): Promise<SearchPoint> {
  const { pagina } = point
  const found = await provedor.recebidos(inicio, fim, pagina)
  // a bank that takes long for a page would have only one Pix of it stored in each turn
  const storing = turn.over ? turn.anew() : turn
  const pix = found.pix.slice(0, mostPerPage).filter(({ devolucoes }) => !so || devolucoes.length > 0)
  for (const read of await withNews(igreja, row, pix, so)) {
    const stored = await keep(igreja, row, read, storing, so)
    if (!stored || storing.over) return point
  }
  const beyond = found.pix.length - mostPerPage
  const cut = pagina + 1 === mostPages && found.paginas > mostPages
  const ilegiveis = so ? point.ilegiveis : point.ilegiveis + found.ilegiveis + Math.max(0, beyond) + (cut ? 1 : 0)
  if (pagina + 1 >= Math.min(found.paginas, mostPages)) return { ...nextPoint(point), ilegiveis }
  return { ...point, pagina: pagina + 1, ilegiveis }
}

/** Asks for one Pix whose refund the bank was still giving, or the books could not take yet: the search finds it no more. */
async function devolucaoUnderWay(
  igreja: Igreja,
  { row, provedor }: Banco,
  point: SearchPoint,
  turn: Turn,
): Promise<SearchPoint> {
  const { depois } = point
  const next = await inIgreja(igreja, (work) =>
    from(work, 'pix_recebido')
      .select(['id', 'endToEndId'])
      .where('id', 'in', (query) =>
        query
          .selectFrom('pix_devolucao')
          .select('idPix')
          .where('idCliente', '=', igreja.idCliente)
          .where('situacao', '<>', 'NAO_REALIZADO')
          .where('lancada', '=', false),
      )
      .$if(depois !== undefined, (query) => query.where('id', '<', depois ?? 0))
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst(),
  )
  if (!next) return nextPoint(point)
  const read = await provedor.recebido(next.endToEndId).catch((error: unknown) => {
    // a Pix that another bank received, which this one does not show: it must not hold up the others
    if (error instanceof ProviderFailed && [400, 403, 422].includes(error.status ?? 0)) return undefined
    throw error
  })
  // what is left of a long list of refunds is under way until the next search
  if (read) await keep(igreja, row, read, turn)
  return { ...point, depois: next.id }
}

/** The beginning of the address to which the church's bank sends its notices. */
export const startOfAviso = ({ config }: Pick<Services, 'config'>, idCliente: number): string =>
  `${config.publicUrl}/api/pix/webhook/${idCliente}-`

/** Tells the bank our address, if it knows another one. */
async function registerAviso(igreja: Igreja, { row, chave, provedor }: Banco): Promise<void> {
  const { services, idCliente } = igreja
  const inicio = startOfAviso(services, idCliente)
  // banks call only addresses with TLS; without one, the search finds everything
  const callable = inicio.startsWith('https:') || services.config.privateAddresses
  if (chave === null || row.avisoEm === inicio || !callable) return
  const endereco = `${inicio}${segredoOfAviso({ services }, row)}`
  try {
    // Efí tries the address itself, and writes '/pix' at its end for its notices: this one takes both
    await provedor.configurarAviso(chave, row.banco === 'efi' ? `${endereco}/pix?ignorar=` : endereco)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    // the search has found everything all the same
    const avisoProblema = error.message.slice(0, 300)
    await inIgreja(igreja, (work) => note(work, { avisoProblema }))
    return
  }
  await inIgreja(igreja, async (work) => {
    // whoever changes the key at this moment has locked the church
    await from(work, 'cliente').select('id').where('id', '=', idCliente).forShare().execute()
    if (recebedorOf(await recebedor(work, idCliente))?.chave === chave)
      await note(work, { avisoEm: inicio, avisoProblema: null })
  })
}

/** The church has another Pix key, for which its bank does not know our address: the next search tells it. */
export const chaveChanged: Follower['changed'] = async (work) => {
  await note(work, { avisoEm: null, avisoProblema: null })
  const { services } = work.ctx
  if (!(await readProvider(work))?.ativo || (await services.jobs.waiting(work, pixSearchJob)) > 0) return
  await services.jobs.send(work, pixSearchJob, work.ctx.author('codigoPix.mudarChave'), {})
}
