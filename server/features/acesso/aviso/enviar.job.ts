import { sql } from 'kysely'
import { decrypt } from '../../../kernel/base/crypto.js'
import { beginTurn } from '../../../kernel/base/turns/turn.js'
import { change, from, removeFrom } from '../../../kernel/data/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { grantsOfPeople } from '../sessao/index.js'
import { type PendingAviso, pendingAvisos } from './aviso.queries.js'
import { avisoPause, sendingResult } from './aviso.rules.js'
import { type Carta, cartaOf, destinatarioOf, inTime } from './destinatario.js'
import { sendPush } from './inscricao.js'
import { tipoOf } from './tipos.js'

/** How many notices of one job are sent at the same time. */
const atOnce = 8

interface Result {
  situacao: 'pendente' | 'entregue' | 'email' | 'desistido'
  entregues: number[]
  /** devices that no longer exist */
  sumiram: number[]
  /** seconds until the next attempt */
  espera?: number
  /** whether this attempt counts */
  tentou?: boolean
}

/**
 * Sends notices to their people's devices. Everything is looked at again, because hours may have passed: whether the
 * person is still active, may still read this, and still wants it. A device that has the notice does not get it again
 * when others are tried later.
 */
export const sendAvisosJob: Job<{ avisos: number[] }> = {
  name: 'aviso.enviar',
  churchesAtOnce: 3,
  async run(services, { avisos, idCliente, idUsuario, requisicao }) {
    const author: Author = { idUsuario, acao: 'aviso.enviar', requisicao }
    const turn = beginTurn()
    const waiting = await toSend(services, idCliente, avisos)
    /** the notices that wait, by the seconds until they are tried again: one job for all of the same time */
    const later = new Map<number, number[]>()
    const next = async () => {
      for (;;) {
        const one = turn.over ? undefined : waiting.shift()
        if (!one) return
        const resultado = await send(services, one)
        const stays = await transaction(services.sessions, idCliente, author, (work) =>
          note(services, work, author, one, resultado),
        )
        const { espera } = resultado
        if (stays && espera) later.set(espera, [...(later.get(espera) ?? []), one.idAviso])
      }
    }
    await Promise.all(Array.from({ length: atOnce }, next))
    // the rest when the other churches had their turn
    if (waiting.length)
      later.set(
        0,
        waiting.map(({ idAviso }) => idAviso),
      )
    if (later.size === 0) return
    await transaction(services.sessions, idCliente, author, async (work) => {
      for (const [wait, ids] of later) await services.jobs.send(work, sendAvisosJob, author, { avisos: ids }, wait)
    })
  },
}

type Waiting = PendingAviso & { kind: NoticeKind | undefined }

/** The notices that still wait. `kind` is undefined for those that their person may not get any more. */
async function toSend(services: Services, idCliente: number, ids: readonly number[]): Promise<Waiting[]> {
  const reading = await openReading(services.sessions, idCliente)
  const work = { db: reading.db, idCliente }
  try {
    const found = await pendingAvisos(work, ids)
    const active = found.filter(({ ativa }) => ativa)
    const grants = await grantsOfPeople(
      work,
      active.map(({ id }) => id),
    )
    return found.map((one) => {
      const kind = tipoOf(services, one.tipo)
      const may = kind !== undefined && one.ativa && grants.get(one.id)?.has(kind.action)
      return { ...one, kind: may ? kind : undefined }
    })
  } finally {
    await reading.end()
  }
}

/** What became of a notice that is not tried again: some device has it, or not. */
const outcome = (entregues: readonly number[], otherwise: 'email' | 'desistido') =>
  entregues.length ? 'entregue' : otherwise

async function send(services: Services, one: Waiting): Promise<Result> {
  const { kind, entregues } = one
  const nothing = { entregues, sumiram: [] }
  if (!kind) return { ...nothing, situacao: 'desistido' }
  if (one.restam !== null && one.restam <= 0) return { ...nothing, situacao: outcome(entregues, 'desistido') }
  const { push, email, espera } = inTime(destinatarioOf(kind, one, one.fuso), one.restam)
  if (!push) return { ...nothing, situacao: outcome(entregues, email ? 'email' : 'desistido') }
  if (espera) return { ...nothing, situacao: 'pendente', espera }
  const { retry, ...sent } = await sendToDevices(services, one)
  const pausa = retry ? avisoPause(one.tentativas + 1) : undefined
  if (pausa && (one.restam === null || pausa < one.restam))
    return { ...sent, situacao: 'pendente', espera: pausa, tentou: true }
  return { ...sent, situacao: outcome(sent.entregues, 'email') }
}

/**
 * Sends a notice to those devices that do not have it yet.
 * @returns the devices that have it now, those that no longer exist, and whether others asked to be tried later
 */
async function sendToDevices(services: Services, one: Waiting) {
  const { titulo, texto, caminho, uuid: etiqueta, entregues } = one
  const left = one.destinos.filter(({ id }) => !entregues.includes(id))
  const results = await Promise.all(
    left.map(async ({ id, cifrado }) => {
      const { status } = await sendPush(services, cifrado, { titulo, texto, caminho, etiqueta }, one.restam)
      return { id, resultado: sendingResult(status) }
    }),
  )
  const withResult = (wanted: string) => results.filter(({ resultado }) => resultado === wanted).map(({ id }) => id)
  return {
    entregues: [...entregues, ...withResult('entregue')],
    sumiram: withResult('sumiu'),
    retry: withResult('depois').length > 0,
  }
}

/** @returns whether the notice was still waiting */
async function note(
  services: Services,
  work: Writing,
  author: Author,
  one: Waiting,
  resultado: Result,
): Promise<boolean> {
  const { entregues, sumiram, tentou } = resultado
  const fresh = entregues.filter((id) => !one.entregues.includes(id))
  if (sumiram.length) await removeFrom(work, 'aparelho').where('id', 'in', sumiram).execute()
  if (fresh.length) await change(work, 'aparelho').set({ recebidoEm: new Date() }).where('id', 'in', fresh).execute()
  const carta = resultado.situacao === 'email' ? await cartaFor(work, one) : undefined
  const situacao = resultado.situacao === 'email' && !carta ? 'desistido' : resultado.situacao
  const updated = await change(work, 'aviso')
    .set({
      situacao,
      entregues: sql<number[]>`${JSON.stringify(entregues)}::jsonb`,
      tentativas: one.tentativas + (tentou ? 1 : 0),
      updatedAt: new Date(),
      ...(situacao !== 'pendente' && { cartaCifrado: null }),
    })
    .where('id', '=', one.idAviso)
    .where('situacao', '=', 'pendente')
    .returning('id')
    .executeTakeFirst()
  if (!updated) return false
  if (carta) {
    const url = `${services.config.publicUrl}${one.caminho}`
    const sealed: Carta = JSON.parse(decrypt(services.secretKey, one.cartaCifrado ?? ''))
    await queueEmail(services, work, author, cartaOf({ ...carta, url }, sealed), { whenPossible: true })
  }
  return true
}

/** To whom the e-mail goes that replaces a notice; undefined when the person wants none. */
async function cartaFor(work: Writing, one: Waiting) {
  const { email, name } = destinatarioOf(
    one.kind ?? { name: one.tipo, email: false },
    { ...one, aparelhos: 0 },
    one.fuso,
  )
  if (!email || !one.cartaCifrado) return undefined
  const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
  return { name, email, igreja }
}
