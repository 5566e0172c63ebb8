import type { Services } from '../../../kernel/context.js'
import type { Follower } from '../../../kernel/feature.js'
import { change, from } from '../../../kernel/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { recebe, recebedor } from '../codigo-pix/index.js'
import {
  acessoDe,
  anotar,
  apiPix,
  buscaDePix,
  lerProvedor,
  type PixLido,
  type Provedor,
  ProvedorFalhou,
  type ProvedorPixRow,
  periodosDaBusca,
  segredoDoAviso,
} from '../provedor-pix/index.js'
import { avisarDevolucoes } from './avisar-devolucao.js'
import { registrarDevolucoes } from './devolver-pix.js'
import { registrarPix } from './registrar-pix.js'

/** Longer lists of one period are a fault of the bank. */
const maisPaginas = 200

interface Igreja {
  services: Services
  idCliente: number
  author: Author
}

const naIgreja = <T>({ services, idCliente, author }: Igreja, run: (work: Writing) => Promise<T>): Promise<T> =>
  transaction(services.sessions, idCliente, author, run)

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

/** Stores what the bank tells of a Pix, in one transaction for each Pix. One of before the church began is left out. */
const guardar = (igreja: Igreja, { row: { ligadoEm } }: Banco, lido: PixLido): Promise<void> =>
  naIgreja(igreja, async (work) => {
    if (!ligadoEm || lido.quando >= new Date(ligadoEm)) await registrarPix(work, lido)
    const row = await from(work, 'pix_recebido')
      .select('id')
      .where('endToEndId', '=', lido.endToEndId)
      .executeTakeFirst()
    if (row) await guardarDevolucoes(igreja, work, row.id, lido)
  })

/** Stores what went back of a Pix, and tells people of what the bank took. */
const guardarDevolucoes = async (igreja: Igreja, work: Writing, id: number, { devolucoes }: PixLido): Promise<void> =>
  avisarDevolucoes(work, igreja, id, await registrarDevolucoes(work, id, devolucoes))

/**
 * Reads each Pix of a notice from the bank, and stores it. A notice proves nothing, so an invented id changes nothing.
 * @throws ProvedorFalhou when the bank does not answer: the job is tried again, and then the search finds the Pix
 */
export async function conferirPix(services: Services, idCliente: number, author: Author, ids: readonly string[]) {
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return
  const igreja = { services, idCliente, author }
  const agora = new Date()
  try {
    for (const id of ids) {
      const lido = await banco.provedor.recebido(id)
      if (lido) await guardar(igreja, banco, lido)
    }
  } catch (error) {
    await anotarFalha(igreja, error, agora)
    throw error
  }
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

/**
 * Asks the bank for everything since the last search, with an overlap, and stores it: what no notice told. Makes the
 * bank's registration of our address new when it is another one than before, as after a move of the church.
 * @throws ProvedorFalhou
 */
export async function buscarPix(services: Services, idCliente: number, author: Author): Promise<void> {
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return
  const igreja = { services, idCliente, author }
  const agora = new Date()
  const ate = banco.row.buscadoAte && new Date(banco.row.buscadoAte)
  const desde = new Date(banco.row.ligadoEm ?? agora)
  try {
    let ilegiveis = 0
    for (const { inicio, fim } of periodosDaBusca(desde, ate, agora)) {
      for (let pagina = 0; pagina < maisPaginas; pagina++) {
        const found = await banco.provedor.recebidos(inicio, fim, pagina)
        ilegiveis += found.ilegiveis
        for (const lido of found.pix) await guardar(igreja, banco, lido)
        if (pagina + 1 >= found.paginas) break
      }
    }
    await devolucoesEmCurso(igreja, banco)
    await devolucoesTardias(igreja, banco.provedor, agora)
    const problema = ilegiveis ? 'O banco informou Pix que não puderam ser lidos. Confira no extrato.' : null
    await naIgreja(igreja, (work) =>
      anotar(work, { ultimaBusca: agora, buscadoAte: agora, problema, problemaEm: problema && agora }),
    )
    await registrarAviso(igreja, banco)
  } catch (error) {
    await anotarFalha(igreja, error, agora)
    throw error
  }
}

/** What the bank was still giving back, and what the books could not take yet, of Pix that the search finds no more. */
async function devolucoesEmCurso(igreja: Igreja, banco: Banco): Promise<void> {
  const waiting = await naIgreja(igreja, (work) =>
    from(work, 'pix_recebido')
      .select('endToEndId')
      .where('id', 'in', (query) =>
        query
          .selectFrom('pix_devolucao')
          .select('idPix')
          .where('idCliente', '=', igreja.idCliente)
          .where('situacao', '<>', 'NAO_REALIZADO')
          .where('lancada', '=', false),
      )
      .orderBy('id', 'desc')
      .limit(200)
      .execute(),
  )
  for (const { endToEndId } of waiting) {
    const lido = await banco.provedor.recebido(endToEndId).catch((error: unknown) => {
      // a Pix that another bank received, which this one does not show: it must not hold up the others
      if (error instanceof ProvedorFalhou && [400, 403, 422].includes(error.status ?? 0)) return undefined
      throw error
    })
    if (lido) await guardar(igreja, banco, lido)
  }
}

const umDia = 24 * 60 * 60_000

/** The bank may take money back for 90 days. It tells so in a notice; once a week the search looks itself. */
async function devolucoesTardias(igreja: Igreja, provedor: Provedor, agora: Date): Promise<void> {
  if (agora.getUTCDay() !== 1) return
  for (let dia = 90; dia > 0; dia -= 4) {
    const inicio = new Date(agora.getTime() - dia * umDia)
    const fim = new Date(Math.min(agora.getTime(), inicio.getTime() + 4 * umDia))
    for (let pagina = 0; pagina < maisPaginas; pagina++) {
      const found = await provedor.recebidos(inicio, fim, pagina)
      for (const lido of found.pix)
        if (lido.devolucoes.length)
          await naIgreja(igreja, async (work) => {
            const known = await from(work, 'pix_recebido')
              .select('id')
              .where('endToEndId', '=', lido.endToEndId)
              .executeTakeFirst()
            if (known) await guardarDevolucoes(igreja, work, known.id, lido)
          })
      if (pagina + 1 >= found.paginas) break
    }
  }
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
