import type { Context } from '../../../kernel/context.js'
import { moved, notFound } from '../../../kernel/errors.js'
import { lookedUp } from '../../../kernel/limits/guesses.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { mudouPara } from '../../acesso/cliente/index.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { paginaOfertarInput } from './codigo-pix.input.js'
import { campanhas, daPagina } from './codigo-pix.queries.js'
import { enderecoDaPagina, recebe } from './codigo-pix.usecases.js'

const missing = () => notFound('Esta página de ofertas não existe ou não está mais no ar.')

/** The church of a public address. The number before the hyphen allows the look-up within the church. */
const shape = /^(\d{1,10})-([a-z0-9-]{3,40})$/

/**
 * The church whose page has this address, with what the page shows.
 * @throws NOT_FOUND for every address without a page, whatever the reason; for a church that has moved it says where to
 */
export const paginaDe = (ctx: Context, address: string) =>
  lookedUp(new Limiter(ctx.services.sessions.app, 'ofertar_palpites', 60, 900), addressKey(ctx), () =>
    naPagina(ctx, address),
  )

async function naPagina(ctx: Context, address: string) {
  const [, number, endereco = ''] = shape.exec(address) ?? []
  const idCliente = Number(number)
  if (!(idCliente >= 1 && idCliente <= 2147483647)) throw missing()
  const reading = await openReading(ctx.services.sessions, idCliente)
  try {
    const nova = await mudouPara(reading, idCliente)
    if (nova)
      throw moved('Esta igreja mudou de endereço. Oferte em', enderecoDaPagina(nova.outro, nova.numero, endereco))
    const igreja = await daPagina(reading, idCliente, endereco)
    const recebedor = igreja && recebe(igreja)
    if (!recebedor) throw missing()
    return { idCliente, recebedor, campanhas: await campanhas(reading, idCliente) }
  } finally {
    await reading.end()
  }
}

/** What everybody who has the address may see: who receives, and the campaigns that collect. */
export const lerPaginaOfertar = publicCase({
  input: paginaOfertarInput,
  run: (ctx, { endereco }) => paginaDe(ctx, endereco),
})
