import { sql } from 'kysely'
import { avisarEscalasInput } from '../../../../../schema/rules/culto/escala-culto.input.js'
import { invalid } from '../../../../kernel/base/errors.js'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { EmailRefused } from '../../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../../kernel/work/mail/mail.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { byPush, type Destinatario, destinatarios } from '../../../acesso/aviso/index.js'
import { cultoTitle, idCulto } from '../../culto/index.js'
import { passou, rosters } from '../escala-culto.queries.js'
import { cultoTime, escalaNova, minhasEscalas } from './escala-avisos.js'
import { rosterEmail } from './escala-email.js'
import { keepAnswerLinks, newAnswerLink } from './escala-link.js'

/**
 * Notifies people on the roster of a worship service that has not begun who were not notified yet: one notice or e-mail per
 * person. Where the server sends no e-mails, whoever has no device was not notified: the e-mail is kept, once, and the
 * entry waits for a device or for a server that sends.
 */
export const avisarEscalas = useCase({
  action: 'escalaCulto.escrever',
  record: 'culto',
  input: avisarEscalasInput,
  async run(work, input) {
    const { ctx } = work
    const only = input.idCulto ? await idCulto(work, input.idCulto) : undefined
    if (only === null) throw invalid({ idCulto: 'Culto não encontrado.' })
    const entries = await notNotified(work, { ...input, idCulto: only })
    const byPerson = Map.groupBy(entries, ({ idMembro }) => idMembro)
    const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
    const kept = ctx.services.config.smtpUrl ? new Set<number>() : await withLinks(work, entries)
    const reached = new Map((await destinatarios(work, escalaNova, [...byPerson.keys()])).map((one) => [one.id, one]))
    await byPush(work, { services: ctx.services, author: ctx.author('escalaCulto.avisar') }, escalaNova, [
      ...toDevices(byPerson, reached),
    ])
    const { notified, semEmail, guardados, depois, refusal } = await tellEach(work, { byPerson, reached, kept, igreja })
    await work.em.flush()
    // when nobody could be notified, the first reason becomes the error
    if (refusal && notified.length + guardados.length === 0) throw refusal
    if (notified.length)
      await change(work, 'escala_culto').set({ avisadaEm: new Date() }).where('id', 'in', notified).execute()
    const avisadas = byPerson.size - semEmail.length - guardados.length - depois.length
    return { avisadas, semEmail, guardados, depois }
  },
})

type Entry = Awaited<ReturnType<typeof notNotified>>[number]

/** Tells everybody in turn, in the order of the e-mail addresses, as the e-mail limits require. */
async function tellEach(
  work: Writing & { ctx: Context },
  {
    byPerson,
    reached,
    kept,
    igreja,
  }: {
    byPerson: ReadonlyMap<number, Entry[]>
    reached: ReadonlyMap<number, Destinatario>
    /** entries with an e-mail that is kept already */
    kept: ReadonlySet<number>
    igreja: string
  },
) {
  const semEmail: string[] = []
  const guardados: string[] = []
  const notified: number[] = []
  const depois: string[] = []
  let refusal: EmailRefused | undefined
  for (const [idMembro, { name, push, email }] of reached) {
    const rows = byPerson.get(idMembro) ?? []
    const untold = rows.filter(({ id }) => !kept.has(id))
    const outcome = push ? 'notified' : await tellByEmail(work, { name, email, igreja }, untold)
    if (outcome === 'notified') notified.push(...rows.map(({ id }) => id))
    else if (outcome === 'kept') guardados.push(name)
    else if (outcome === 'without') semEmail.push(name)
    else {
      refusal = outcome
      depois.push(name)
    }
  }
  return { notified, semEmail, guardados, depois, refusal }
}

/** Tells a person without a device: the e-mail is sent, or kept, once; or the person has no address, or a limit refuses it. */
async function tellByEmail(
  work: Writing & { ctx: Context },
  { name, email, igreja }: { name: string; email: string | null; igreja: string },
  untold: readonly Entry[],
): Promise<'notified' | 'kept' | 'without' | EmailRefused> {
  if (!email) return 'without'
  if (!untold.length) return 'kept'
  const refusal = await emailRoster(work, { name, email, igreja }, untold)
  return refusal ?? (work.ctx.services.config.smtpUrl ? 'notified' : 'kept')
}

/**
 * One e-mail about these entries of a person, with a link to answer each.
 * @returns the limit of e-mails that refuses it
 */
async function emailRoster(
  work: Writing & { ctx: Context },
  to: { name: string; email: string; igreja: string },
  entries: readonly Entry[],
): Promise<EmailRefused | undefined> {
  const { ctx } = work
  const lines = entries.map((row) => ({
    culto: cultoTitle(row),
    funcao: row.funcao,
    ...newAnswerLink(work, row, ctx.services.config.publicUrl),
  }))
  const author = ctx.author('escalaCulto.avisar')
  const refusal = await queueEmail(ctx.services, work, author, rosterEmail(to, lines)).then(() => undefined, refusalIn)
  if (!refusal) keepAnswerLinks(work, lines)
  return refusal
}

/** One notice for each person with a device, about all new entries. */
function* toDevices(byPerson: ReadonlyMap<number, Entry[]>, reached: ReadonlyMap<number, Destinatario>) {
  for (const [idUsuario, [first, ...more]] of byPerson) {
    const para = reached.get(idUsuario)
    if (!para?.push || !first) continue
    const titulo = more.length ? `Você tem ${more.length + 1} escalas novas` : 'Você tem uma escala nova'
    const carta = {
      assunto: 'Você está na escala',
      linhas: [first, ...more].map((row) => `${cultoTitle(row)}\nFunção: ${row.funcao}`),
    }
    const aviso = {
      idUsuario,
      titulo,
      texto: `${cultoTime(first)}. Toque para responder.`,
      caminho: minhasEscalas,
      carta,
    }
    yield { aviso, para }
  }
}

/** Of these entries those with a link to answer, which an e-mail that was kept has. */
async function withLinks(work: Writing, entries: readonly Entry[]): Promise<Set<number>> {
  if (!entries.length) return new Set()
  const ids = entries.map(({ id }) => id)
  const rows = await from(work, 'token_escala').select('idEscala').where('idEscala', 'in', ids).execute()
  return new Set(rows.map(({ idEscala }) => idEscala))
}

function refusalIn(error: unknown): EmailRefused {
  if (error instanceof EmailRefused) return error
  throw error
}

/**
 * Unanswered roster entries of worship services that have not begun, whose person was not notified yet. They are
 * locked, so that concurrent requests send only one e-mail.
 */
async function notNotified(work: Writing, { idCulto, de, ate }: Filter) {
  let query = rosters(work)
    .select([
      'escala_culto.id',
      'escala_culto.idMembro',
      'escala_culto.funcao',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where('escala_culto.avisadaEm', 'is', null)
    .where('escala_culto.resposta', '=', 'pendente')
    .where('usuario.usuarioAtivo', '=', 1)
    .where('culto.statusCulto', '=', 'agendado')
    // as long as an answer is possible
    .where(sql<boolean>`not ${passou}`)
  if (idCulto) query = query.where('culto.id', '=', idCulto)
  if (de) query = query.where('culto.dataCulto', '>=', de)
  if (ate) query = query.where('culto.dataCulto', '<=', ate)
  return query
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('escala_culto.id')
    .modifyEnd(sql`for no key update of escala_culto`)
    .execute()
}

type Filter = {
  idCulto?: number | undefined
  de?: string | null | undefined
  ate?: string | null | undefined
}
