import { sql } from 'kysely'
import { invalid } from '../../../kernel/errors.js'
import { EmailRefused } from '../../../kernel/mail/email-limits.js'
import { queueEmail } from '../../../kernel/mail/mail.js'
import { change, from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { useCase } from '../../../kernel/use-case.js'
import { type Destinatario, destinatarios, porPush } from '../../acesso/aviso/index.js'
import { idCulto, tituloCulto } from '../culto/index.js'
import { escalaNova, minhasEscalas, quando } from './escala-avisos.js'
import { avisarEscalasInput } from './escala-culto.input.js'
import { passou, rosters } from './escala-culto.queries.js'
import { rosterEmail } from './escala-email.js'
import { newAnswerLink } from './escala-link.js'

/** Notifies people on the roster of a worship service that has not begun who were not notified yet: one notice or e-mail per person. */
export const avisarEscalas = useCase({
  action: 'escalaCulto.escrever',
  record: 'culto',
  input: avisarEscalasInput,
  async run(work, input) {
    const { ctx } = work
    const only = input.idCulto ? await idCulto(work, input.idCulto) : undefined
    if (only === null) throw invalid({ idCulto: 'Culto não encontrado.' })
    const entries = await notNotified(work, { ...input, idCulto: only })
    const byPerson = new Map<number, typeof entries>()
    for (const row of entries) byPerson.set(row.idMembro, [...(byPerson.get(row.idMembro) ?? []), row])
    const { nome: igreja } = await from(work, 'cliente').select('nome').executeTakeFirstOrThrow()
    const { publicUrl } = ctx.services.config
    const semEmail: string[] = []
    const notified: number[] = []
    const depois: string[] = []
    let refusal: EmailRefused | undefined
    const reached = new Map((await destinatarios(work, escalaNova, [...byPerson.keys()])).map((one) => [one.id, one]))
    await porPush(work, { services: ctx.services, author: ctx.author('escalaCulto.avisar') }, escalaNova, [
      ...toDevices(byPerson, reached),
    ])
    // in the order of the e-mail addresses, as the e-mail limits require
    for (const [idMembro, { name, push, email }] of reached) {
      const rows = byPerson.get(idMembro) ?? []
      if (push) {
        notified.push(...rows.map(({ id }) => id))
        continue
      }
      if (!email) {
        semEmail.push(name)
        continue
      }
      const lines = rows.map((row) => ({
        culto: tituloCulto(row),
        funcao: row.funcao,
        url: newAnswerLink(work, row, publicUrl),
      }))
      const message = rosterEmail({ name, email, igreja }, lines)
      refusal = await queueEmail(ctx.services, work, ctx.author('escalaCulto.avisar'), message).then(
        () => undefined,
        refusalIn,
      )
      if (refusal) depois.push(name)
      else notified.push(...rows.map(({ id }) => id))
    }
    // when nobody could be notified, the first reason becomes the error
    if (refusal && notified.length === 0) throw refusal
    if (notified.length)
      await change(work, 'escala_culto').set({ avisadaEm: new Date() }).where('id', 'in', notified).execute()
    return { avisadas: byPerson.size - semEmail.length - depois.length, semEmail, depois }
  },
})

type Entry = Awaited<ReturnType<typeof notNotified>>[number]

/** One notice for each person with a device, about all new entries. */
function* toDevices(byPerson: ReadonlyMap<number, Entry[]>, reached: ReadonlyMap<number, Destinatario>) {
  for (const [idUsuario, [first, ...more]] of byPerson) {
    const para = reached.get(idUsuario)
    if (!para?.push || !first) continue
    const titulo = more.length ? `Você tem ${more.length + 1} escalas novas` : 'Você tem uma escala nova'
    const carta = {
      assunto: 'Você está na escala',
      linhas: [first, ...more].map((row) => `${tituloCulto(row)}\nFunção: ${row.funcao}`),
    }
    const aviso = { idUsuario, titulo, texto: `${quando(first)}. Toque para responder.`, caminho: minhasEscalas, carta }
    yield { aviso, para }
  }
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
