import type { Services } from '../../../kernel/context.js'
import type { Follower } from '../../../kernel/feature.js'
import { beginTurn, type Turn } from '../../../kernel/jobs/turn.js'
import { change, from } from '../../../kernel/tenant/records.js'
import { type Author, openReading } from '../../../kernel/tenant/session.js'
import { recebe, recebedor } from '../codigo-pix/index.js'
import {
  acessoDe,
  anotar,
  apiPix,
  buscaDePix,
  lerProvedor,
  type Provedor,
  ProvedorFalhou,
  type ProvedorPixRow,
  periodosDaBusca,
  segredoDoAviso,
} from '../provedor-pix/index.js'
import { comNovidade, guardar, type Igreja, naIgreja } from './guardar-lido.js'

/** Longer lists of one period, and longer pages, are a fault of the bank, which the church is told. */
const maisPaginas = 200
const maisPorPagina = 1000

interface Banco {
  row: ProvedorPixRow
  /** the church's Pix key */
  chave: string | null
  provedor: Provedor
}

/**
 * The church's bank, if it is switched on and the church is open.
 * @param timeoutMs how long an answer may take
 */
export async function bancoDaIgreja(
  services: Services,
  idCliente: number,
  timeoutMs?: number,
): Promise<Banco | undefined> {
  const reading = await openReading(services.sessions, idCliente)
  try {
    const row = await lerProvedor(reading)
    const open = await from(reading, 'cliente')
      .select('id')
      .where('id', '=', idCliente)
      .where('suspensoEm', 'is', null)
      .where('apagarEm', 'is', null)
      .executeTakeFirst()
    if (!row?.ativo || !open) return undefined
    const chave = recebe(await recebedor(reading, idCliente))?.chave ?? null
    return { row, chave, provedor: apiPix(services, acessoDe(services, row), timeoutMs) }
  } finally {
    await reading.end()
  }
}

/** The Pix of notices that wait for the next turn. */
export interface Restam {
  pix: string[]
  /** how many were asked for in a row without a proper answer */
  falhas: number
}

/**
 * Reads each Pix of a notice from the bank, and stores it. A notice proves nothing, so an invented id changes nothing. One
 * that the bank does not answer is asked for again after the others.
 */
export async function conferirPix(
  services: Services,
  idCliente: number,
  author: Author,
  { pix, falhas }: Readonly<Restam>,
  turn: Turn = beginTurn(),
): Promise<Restam> {
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return { pix: [], falhas: 0 }
  const igreja = { services, idCliente, author }
  const agora = new Date()
  const each = [...new Set(pix)]
  for (const [index, id] of each.entries()) {
    const left = each.slice(index + 1)
    try {
      const lido = await banco.provedor.recebido(id)
      const stored = !lido || (await guardar(igreja, banco.row, lido, turn))
      if (!stored || turn.over) return { pix: stored ? left : [id, ...left], falhas: 0 }
    } catch (error) {
      if (!(error instanceof ProvedorFalhou)) throw error
      await anotarFalha(igreja, error, agora)
      return { pix: [...left, id], falhas: index === 0 ? falhas + 1 : 1 }
    }
  }
  return { pix: [], falhas: 0 }
}

/** Notes why the bank failed, unless a search that began later has found everything: then the note would be old. */
async function anotarFalha(igreja: Igreja, error: unknown, comecou: Date): Promise<void> {
  if (!(error instanceof ProvedorFalhou)) return
  const problema = error.message.slice(0, 300)
  await naIgreja(igreja, (work) =>
    change(work, 'provedor_pix')
      .set({ problema, problemaEm: new Date() })
      .where(({ eb, or }) => or([eb('ultimaBusca', 'is', null), eb('ultimaBusca', '<=', comecou)]))
      .execute(),
  )
}

/** How far a search is that takes several turns. */
export interface Ponto {
  /** when it began, and up to when the search before had found everything: they determine its steps */
  agora: string
  ate: string | null
  passo: number
  pagina: number
  /** of what is under way: the last Pix that was asked for */
  depois?: number | undefined
  ilegiveis: number
}

type Passo = { inicio: Date; fim: Date; so?: 'devolucoes' } | 'emCurso'

const umDia = 24 * 60 * 60_000

/** The bank may take money back for 90 days. It tells so in a notice; once a week the search looks itself. */
function tardias(agora: Date): Passo[] {
  if (agora.getUTCDay() !== 1) return []
  return Array.from({ length: 23 }, (_, n) => {
    const inicio = new Date(agora.getTime() - (90 - 4 * n) * umDia)
    return { inicio, fim: new Date(Math.min(agora.getTime(), inicio.getTime() + 4 * umDia)), so: 'devolucoes' }
  })
}

/**
 * Asks the bank for everything since the last search, with an overlap, and stores it: what no notice told. Makes the
 * bank's registration of our address new when it is another one than before, as after a move of the church.
 * @param ponto where the turn before has ended
 * @returns where the next turn goes on; undefined when everything was found
 * @throws ProvedorFalhou
 */
export async function buscarPix(
  services: Services,
  idCliente: number,
  author: Author,
  ponto?: Ponto,
  turn: Turn = beginTurn(),
): Promise<Ponto | undefined> {
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return undefined
  const igreja = { services, idCliente, author }
  const began = new Date()
  const buscadoAte = banco.row.buscadoAte && new Date(banco.row.buscadoAte).toISOString()
  let now = ponto ?? { agora: began.toISOString(), ate: buscadoAte, passo: 0, pagina: 0, ilegiveis: 0 }
  const agora = new Date(now.agora)
  const desde = new Date(banco.row.ligadoEm ?? agora)
  const passos: Passo[] = [
    ...periodosDaBusca(desde, now.ate === null ? null : new Date(now.ate), agora),
    'emCurso',
    ...tardias(agora),
  ]
  try {
    for (let passo = passos[now.passo]; passo; passo = passos[now.passo]) {
      now =
        passo === 'emCurso'
          ? await devolucaoEmCurso(igreja, banco, now, turn)
          : await lerPagina(igreja, banco, now, { ...passo, turn })
      if (turn.over && now.passo < passos.length) return now
    }
    const problema = now.ilegiveis ? 'O banco informou Pix que não puderam ser lidos. Confira no extrato.' : null
    await naIgreja(igreja, (work) =>
      anotar(work, { ultimaBusca: agora, buscadoAte: agora, problema, problemaEm: problema && agora }),
    )
    await registrarAviso(igreja, banco)
    return undefined
  } catch (error) {
    await anotarFalha(igreja, error, began)
    throw error
  }
}

const proximo = (ponto: Ponto): Ponto => ({ ...ponto, passo: ponto.passo + 1, pagina: 0, depois: undefined })

/**
 * Reads and stores one page of a period.
 * @returns the same page again when the turn ended before all was stored
 */
async function lerPagina(
  igreja: Igreja,
  { row, provedor }: Banco,
  ponto: Ponto,
  { inicio, fim, so, turn }: Exclude<Passo, string> & { turn: Turn },
): Promise<Ponto> {
  const { pagina } = ponto
  const found = await provedor.recebidos(inicio, fim, pagina)
  // a bank that takes long for a page would have only one Pix of it stored in each turn
  const storing = turn.over ? turn.anew() : turn
  const pix = found.pix.slice(0, maisPorPagina).filter(({ devolucoes }) => !so || devolucoes.length > 0)
  for (const lido of await comNovidade(igreja, row, pix, so)) {
    const stored = await guardar(igreja, row, lido, storing, so)
    if (!stored || storing.over) return ponto
  }
  const beyond = found.pix.length - maisPorPagina
  const cut = pagina + 1 === maisPaginas && found.paginas > maisPaginas
  const ilegiveis = so ? ponto.ilegiveis : ponto.ilegiveis + found.ilegiveis + Math.max(0, beyond) + (cut ? 1 : 0)
  if (pagina + 1 >= Math.min(found.paginas, maisPaginas)) return { ...proximo(ponto), ilegiveis }
  return { ...ponto, pagina: pagina + 1, ilegiveis }
}

/** Asks for one Pix whose refund the bank was still giving, or the books could not take yet: the search finds it no more. */
async function devolucaoEmCurso(igreja: Igreja, { row, provedor }: Banco, ponto: Ponto, turn: Turn): Promise<Ponto> {
  const { depois } = ponto
  const next = await naIgreja(igreja, (work) =>
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
  if (!next) return proximo(ponto)
  const lido = await provedor.recebido(next.endToEndId).catch((error: unknown) => {
    // a Pix that another bank received, which this one does not show: it must not hold up the others
    if (error instanceof ProvedorFalhou && [400, 403, 422].includes(error.status ?? 0)) return undefined
    throw error
  })
  // what is left of a long list of refunds is under way until the next search
  if (lido) await guardar(igreja, row, lido, turn)
  return { ...ponto, depois: next.id }
}

/** The beginning of the address to which the church's bank sends its notices. */
export const inicioDoAviso = ({ config }: Pick<Services, 'config'>, idCliente: number): string =>
  `${config.publicUrl}/api/pix/webhook/${idCliente}-`

/** Tells the bank our address, if it knows another one. */
async function registrarAviso(igreja: Igreja, { row, chave, provedor }: Banco): Promise<void> {
  const { services, idCliente } = igreja
  const inicio = inicioDoAviso(services, idCliente)
  // banks call only addresses with TLS; without one, the search finds everything
  const callable = inicio.startsWith('https:') || services.config.privateAddresses
  if (chave === null || row.avisoEm === inicio || !callable) return
  const endereco = `${inicio}${segredoDoAviso({ services }, row)}`
  try {
    // Efí tries the address itself, and writes '/pix' at its end for its notices: this one takes both
    await provedor.configurarAviso(chave, row.banco === 'efi' ? `${endereco}/pix?ignorar=` : endereco)
  } catch (error) {
    if (!(error instanceof ProvedorFalhou)) throw error
    // the search has found everything all the same
    const avisoProblema = error.message.slice(0, 300)
    await naIgreja(igreja, (work) => anotar(work, { avisoProblema }))
    return
  }
  await naIgreja(igreja, async (work) => {
    // whoever changes the key at this moment has locked the church
    await from(work, 'cliente').select('id').where('id', '=', idCliente).forShare().execute()
    if (recebe(await recebedor(work, idCliente))?.chave === chave)
      await anotar(work, { avisoEm: inicio, avisoProblema: null })
  })
}

/** The church has another Pix key, for which its bank does not know our address: the next search tells it. */
export const chaveMudou: Follower['changed'] = async (work) => {
  await anotar(work, { avisoEm: null, avisoProblema: null })
  const { services } = work.ctx
  if (!(await lerProvedor(work))?.ativo || (await services.jobs.waiting(work, buscaDePix)) > 0) return
  await services.jobs.send(work, buscaDePix, work.ctx.author('codigoPix.mudarChave'), {})
}
