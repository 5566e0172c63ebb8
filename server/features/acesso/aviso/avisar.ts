import { sql } from 'kysely'
import { encrypt } from '../../../kernel/base/crypto.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { readFuso } from '../cliente/index.js'
import { grantsOfPeople } from '../sessao/index.js'
import { deliveriesTo } from './aviso.queries.js'
import { type Carta, cartaOf, type Destinatario, destinatarioOf, inTime } from './destinatario.js'
import { sendAvisosJob } from './enviar.job.js'

/** One notice to one person. A device shows it on its lock screen, so title and text name nobody and nothing private. */
export interface Aviso {
  idUsuario: number
  /** at most 80 characters: 'Você tem uma escala nova' */
  titulo: string
  /** at most 200 characters */
  texto: string
  /** path of the page that it opens */
  caminho: string
  /** what happened, when it may be queued twice: the person gets it once */
  chave?: string
  /** when it is no news any more: a device gets it before, or it goes by e-mail */
  valeAte?: string
  /** the e-mail for people whom no device reaches, which may say more; by default title and text */
  carta?: Carta
}

/** Who caused the notices, and the services that send them. */
export interface Origin {
  services: Services
  author: Pick<Author, 'idUsuario' | 'requisicao'>
}

/**
 * How the active ones of these people get notices of this kind, as far as they may do what it tells of. Sorted by e-mail
 * address, as the limits require.
 */
export async function destinatarios(work: Writing, tipo: NoticeKind, ids: readonly number[]): Promise<Destinatario[]> {
  if (!ids.length) return []
  const fuso = await readFuso(work)
  const grants = await grantsOfPeople(work, ids)
  return (await deliveriesTo(work, tipo.name, ids))
    .filter(({ id }) => grants.get(id)?.has(tipo.action))
    .map((target) => destinatarioOf(tipo, target, fuso))
}

/**
 * Tells people something, in the transaction in which it happened: on their devices, or else by e-mail. Devices are
 * reached by a job after the commit; quiet hours delay it.
 */
export async function notify(work: Writing, origin: Origin, tipo: NoticeKind, avisos: readonly Aviso[]): Promise<void> {
  const ids = avisos.map(({ idUsuario }) => idUsuario)
  const reached = new Map((await destinatarios(work, tipo, ids)).map((one) => [one.id, one]))
  const known = avisos.flatMap((aviso) => {
    const person = reached.get(aviso.idUsuario)
    const para = person && inTime(person, secondsLeft(aviso))
    return para && (para.push || para.email) ? [{ aviso, para }] : []
  })
  // what may be queued twice is noted for every channel, so that nobody gets it twice
  const noted = known.filter(({ aviso, para }) => para.push || aviso.chave)
  const fresh = await byPush(work, origin, tipo, noted)
  await byEmail(
    work,
    origin,
    known.filter(({ aviso, para }) => !para.push && (!aviso.chave || fresh.has(naming(aviso)))),
    [...reached.keys()],
  )
}

/** How many people one transaction tells: other churches' e-mails may wait for its counters. */
const portion = 50

/**
 * Tells many people, in transactions of its own. What fails leaves the earlier portions told: each notice has a `chave`, so
 * that nobody gets it twice when it is repeated.
 */
export async function notifyMany(
  { services, author }: Origin & { author: Author },
  idCliente: number,
  tipo: NoticeKind,
  avisos: readonly (Aviso & { chave: string })[],
): Promise<void> {
  for (let start = 0; start < avisos.length; start += portion)
    await transaction(services.sessions, idCliente, author, (work) =>
      notify(work, { services, author }, tipo, avisos.slice(start, start + portion)),
    )
}

const secondsLeft = ({ valeAte }: Aviso): number | null => (valeAte ? (Date.parse(valeAte) - Date.now()) / 1000 : null)

interface Addressed {
  aviso: Aviso
  para: Destinatario
}

/** A person may get several notices at once, and know some of them. */
const naming = ({ idUsuario, chave }: Pick<Aviso, 'idUsuario'> & { chave?: string | null }): string =>
  `${idUsuario} ${chave ?? ''}`

/**
 * Stores notices, and queues those for devices.
 * @returns which notices were not stored before, see naming
 */
export async function byPush(
  work: Writing,
  { services, author }: Origin,
  tipo: Pick<NoticeKind, 'name'>,
  noted: readonly Addressed[],
): Promise<Set<string>> {
  if (!noted.length) return new Set()
  const rows = noted.map(({ aviso, para }) => ({
    id_usuario: aviso.idUsuario,
    titulo: aviso.titulo.slice(0, 80),
    texto: aviso.texto.slice(0, 200),
    caminho: aviso.caminho,
    chave: aviso.chave ?? null,
    vale_ate: aviso.valeAte ?? null,
    carta: encrypt(services.secretKey, JSON.stringify(aviso.carta ?? withoutCarta(aviso))),
    situacao: para.push ? 'pendente' : 'email',
  }))
  const { rows: stored } = await sql<{ id: number; idUsuario: number; chave: string | null; situacao: string }>`
    insert into aviso (id_cliente, id_usuario, tipo, titulo, texto, caminho, chave, vale_ate, carta_cifrado,
      situacao)
    select ${work.idCliente}, id_usuario, ${tipo.name}, titulo, texto, caminho, chave, vale_ate, carta, situacao
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id_usuario int, titulo text, texto text, caminho text,
      chave text, vale_ate timestamptz, carta text, situacao text)
    on conflict (id_cliente, id_usuario, chave) do nothing
    returning id, id_usuario as "idUsuario", chave, situacao`.execute(work.db)
  const waits = new Map(noted.filter(({ para }) => para.push).map(({ para }) => [para.id, para.espera]))
  const turns = new Map<number, number[]>()
  for (const { id, idUsuario, situacao } of stored) {
    const wait = waits.get(idUsuario)
    // of several notices for one person, some may go by e-mail
    if (situacao === 'pendente' && wait !== undefined) turns.set(wait, [...(turns.get(wait) ?? []), id])
  }
  for (const [wait, avisos] of turns) await services.jobs.send(work, sendAvisosJob, author, { avisos }, wait)
  return new Set(stored.map(naming))
}

const withoutCarta = ({ titulo, texto }: Aviso): Carta => ({ assunto: titulo, linhas: [texto] })

async function byEmail(
  work: Writing,
  { services, author }: Origin,
  cartas: readonly Addressed[],
  order: readonly number[],
): Promise<void> {
  if (!cartas.length) return
  const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
  const sorted = [...cartas].sort((a, b) => order.indexOf(a.para.id) - order.indexOf(b.para.id))
  for (const { aviso, para } of sorted) {
    const to = { ...para, email: para.email ?? '', igreja, url: `${services.config.publicUrl}${aviso.caminho}` }
    // nobody waits for it: an e-mail over a limit is sent later
    await queueEmail(services, work, author, cartaOf(to, aviso.carta ?? withoutCarta(aviso)), { whenPossible: true })
  }
}
