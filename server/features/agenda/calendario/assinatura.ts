import { z } from 'zod'
import { todayIn, toInstant } from '../../../../schema/rules/dates.js'
import type { Perfil } from '../../../kernel/access/actions.js'
import { hashToken } from '../../../kernel/base/crypto.js'
import { notFound } from '../../../kernel/base/errors.js'
import { tenantOfAddressToken } from '../../../kernel/data/tenant/address-token.js'
import { change } from '../../../kernel/data/tenant/records.js'
import { openReading, type ReadingTransaction, transaction } from '../../../kernel/data/tenant/session.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { accessFrom, addressKey } from '../../acesso/sessao/index.js'
import { toIcs } from './calendario.ics.js'
import { byHash, entradas } from './calendario.queries.js'
import { addDays } from './calendario.rules.js'

const missing = () => notFound('Calendário não encontrado.')

/** The period of a subscribed calendar: from two months ago to one year ahead. */
const daysBefore = 60
const daysAfter = 366

const quarterOfAnHour = 900_000

/**
 * The church's calendar at a person's secret address, for calendar programs. There is no session: the address alone
 * identifies the person, whose permissions are looked up each time. Every error is the same 404.
 */
export const readAssinatura = publicCase({
  input: z.object({ arquivo: z.string().max(80) }),
  async run(ctx, { arquivo }) {
    const orm = ctx.services.sessions.app
    const token = arquivo.replace(/\.ics$/, '')
    const hash = hashToken(token)
    const { idCliente, ...found } = await lookedUp(
      new Limiter(orm, 'calendario_palpites', 200, 300),
      addressKey(ctx),
      async () => {
        const idCliente = tenantOfAddressToken(token)
        if (!idCliente) throw missing()
        const reading = await openReading(ctx.services.sessions, idCliente)
        // end this reading before the limits take a connection. Otherwise concurrent requests would hold one
        // connection each and wait for a second one
        const person = await identified(ctx.services, reading, hash).finally(() => reading.end())
        if (!person) throw missing()
        return { idCliente, ...person }
      },
    )
    await new Limiter(orm, 'calendario_leituras', 120, 3600).consume(hash)

    const { idEndereco, usadoEm, igreja, fuso, viewer } = found
    ctx.user.viewer = viewer
    if (!ctx.can('calendario.ler')) throw missing()
    const today = todayIn(fuso)
    const days = { de: addDays(today, -daysBefore), ate: addDays(today, daysAfter), fuso }
    const rows = await entradas(ctx, { db: (await ctx.read()).db, idCliente, leave: () => ctx.endReading() }, days)
    await ctx.endReading()
    if (!usadoEm || Date.now() - Date.parse(toInstant(usadoEm)) > quarterOfAnHour)
      await touch(ctx, idCliente, idEndereco)
    return toIcs({ nome: igreja, publicUrl: ctx.services.config.publicUrl }, rows)
  },
})

/** The address with this hash, and its person with what the person may do now. */
async function identified(services: Services, work: ReadingTransaction, hash: string) {
  const found = await byHash(work, hash)
  if (!found) return undefined
  const { idEndereco, usadoEm, igreja, fuso, regras, ...row } = found
  const person = { ...row, perfil: row.perfil as Perfil }
  return {
    idEndereco,
    usadoEm,
    igreja,
    fuso,
    viewer: { ...person, ...(await accessFrom(services, work, person, regras)) },
  }
}

/** Stores the time of use. It shows the person that the address is in use, possibly by somebody else. */
const touch = (ctx: Context, idCliente: number, id: number) =>
  transaction(ctx.services.sessions, idCliente, { ...ctx.author('calendario.assinatura'), idUsuario: null }, (work) =>
    change(work, 'endereco_calendario').set({ usadoEm: new Date() }).where('id', '=', id).execute(),
  )
