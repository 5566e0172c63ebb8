import { paginaOfertarInput } from '../../../../schema/rules/missoes/codigo-pix.input.js'
import { moved, notFound } from '../../../kernel/base/errors.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { changedTo } from '../../acesso/cliente/index.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { campanhas, igrejaOfPage } from './codigo-pix.queries.js'
import { enderecoOfPage, recebedorOf } from './codigo-pix.usecases.js'

const missing = () => notFound('Esta página de ofertas não existe ou não está mais no ar.')

/** The church of a public address. The number before the hyphen allows the look-up within the church. */
const shape = /^(\d{1,10})-([a-z0-9-]{3,40})$/

/**
 * The church whose page has this address, with what the page shows.
 * @throws NOT_FOUND for every address without a page, whatever the reason; for a church that has moved it says where to
 */
export const pageOf = (ctx: Context, address: string) =>
  lookedUp(new Limiter(ctx.services.sessions.app, 'ofertar_palpites', 60, 900), addressKey(ctx), () =>
    onPage(ctx, address),
  )

async function onPage(ctx: Context, address: string) {
  const [, number, endereco = ''] = shape.exec(address) ?? []
  const idCliente = Number(number)
  if (!(idCliente >= 1 && idCliente <= 2147483647)) throw missing()
  const reading = await openReading(ctx.services.sessions, idCliente)
  try {
    const fresh = await changedTo(reading, idCliente)
    if (fresh)
      throw moved('Esta igreja mudou de endereço. Oferte em', enderecoOfPage(fresh.outro, fresh.numero, endereco))
    const igreja = await igrejaOfPage(reading, idCliente, endereco)
    const recebedor = igreja && recebedorOf(igreja)
    if (!recebedor) throw missing()
    return { idCliente, recebedor, campanhas: await campanhas(reading, idCliente) }
  } finally {
    await reading.end()
  }
}

/** What everybody who has the address may see: who receives, and the campaigns that collect. */
export const readGivingPage = publicCase({
  input: paginaOfertarInput,
  run: (ctx, { endereco }) => pageOf(ctx, endereco),
})
