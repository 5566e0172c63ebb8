import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { encrypt } from '../../../kernel/crypto.js'
import type { NoticeKind } from '../../../kernel/feature.js'
import { queueEmail } from '../../../kernel/mail/mail.js'
import { from } from '../../../kernel/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../cliente/index.js'
import { grantsOfPeople } from '../sessao/index.js'
import { destinos } from './aviso.queries.js'
import { aTempo, type Carta, cartaDe, type Destinatario, destinatarioDe } from './destinatario.js'
import { enviarAvisos } from './enviar.job.js'

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
export interface Origem {
  services: Services
  author: Pick<Author, 'idUsuario' | 'requisicao'>
}

/**
 * How the active ones of these people get notices of this kind, as far as they may do what it tells of. Sorted by e-mail
 * address, as the limits require.
 */
export async function destinatarios(work: Writing, tipo: NoticeKind, ids: readonly number[]): Promise<Destinatario[]> {
  if (!ids.length) return []
  const fuso = await fusoHorario(work)
  const grants = await grantsOfPeople(work, ids)
  return (await destinos(work, tipo.name, ids))
    .filter(({ id }) => grants.get(id)?.has(tipo.action))
    .map((destino) => destinatarioDe(tipo, destino, fuso))
}

/**
 * Tells people something, in the transaction in which it happened: on their devices, or else by e-mail. Devices are
 * reached by a job after the commit; quiet hours delay it.
 */
export async function avisar(work: Writing, origem: Origem, tipo: NoticeKind, avisos: readonly Aviso[]): Promise<void> {
  const ids = avisos.map(({ idUsuario }) => idUsuario)
  const reached = new Map((await destinatarios(work, tipo, ids)).map((one) => [one.id, one]))
  const known = avisos.flatMap((aviso) => {
    const person = reached.get(aviso.idUsuario)
    const para = person && aTempo(person, restam(aviso))
    return para && (para.push || para.email) ? [{ aviso, para }] : []
  })
  // what may be queued twice is noted for every channel, so that nobody gets it twice
  const noted = known.filter(({ aviso, para }) => para.push || aviso.chave)
  const fresh = await porPush(work, origem, tipo, noted)
  await porEmail(
    work,
    origem,
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
export async function avisarMuitos(
  { services, author }: Origem & { author: Author },
  idCliente: number,
  tipo: NoticeKind,
  avisos: readonly (Aviso & { chave: string })[],
): Promise<void> {
  for (let start = 0; start < avisos.length; start += portion)
    await transaction(services.sessions, idCliente, author, (work) =>
      avisar(work, { services, author }, tipo, avisos.slice(start, start + portion)),
    )
}

const restam = ({ valeAte }: Aviso): number | null => (valeAte ? (Date.parse(valeAte) - Date.now()) / 1000 : null)

interface Enderecado {
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
export async function porPush(
  work: Writing,
  { services, author }: Origem,
  tipo: Pick<NoticeKind, 'name'>,
  noted: readonly Enderecado[],
): Promise<Set<string>> {
  if (!noted.length) return new Set()
  const rows = noted.map(({ aviso, para }) => ({
    id_usuario: aviso.idUsuario,
    titulo: aviso.titulo.slice(0, 80),
    texto: aviso.texto.slice(0, 200),
    caminho: aviso.caminho,
    chave: aviso.chave ?? null,
    vale_ate: aviso.valeAte ?? null,
    carta: encrypt(services.secretKey, JSON.stringify(aviso.carta ?? semCarta(aviso))),
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
    const espera = waits.get(idUsuario)
    // of several notices for one person, some may go by e-mail
    if (situacao === 'pendente' && espera !== undefined) turns.set(espera, [...(turns.get(espera) ?? []), id])
  }
  for (const [espera, avisos] of turns) await services.jobs.send(work, enviarAvisos, author, { avisos }, espera)
  return new Set(stored.map(naming))
}

const semCarta = ({ titulo, texto }: Aviso): Carta => ({ assunto: titulo, linhas: [texto] })

async function porEmail(
  work: Writing,
  { services, author }: Origem,
  cartas: readonly Enderecado[],
  order: readonly number[],
): Promise<void> {
  if (!cartas.length) return
  const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
  const sorted = [...cartas].sort((a, b) => order.indexOf(a.para.id) - order.indexOf(b.para.id))
  for (const { aviso, para } of sorted) {
    const to = { ...para, email: para.email ?? '', igreja, url: `${services.config.publicUrl}${aviso.caminho}` }
    // nobody waits for it: an e-mail over a limit is sent later
    await queueEmail(services, work, author, cartaDe(to, aviso.carta ?? semCarta(aviso)), { whenPossible: true })
  }
}
