import { avisoPixInput } from '../../../../../schema/rules/missoes/pix-recebido.input.js'
import { equalText } from '../../../../kernel/base/crypto.js'
import { notFound } from '../../../../kernel/base/errors.js'
import { openReading, transaction } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { lookedUp } from '../../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../../kernel/work/use-case.js'
import { addressKey } from '../../../acesso/sessao/index.js'
import { announcedPix, note, readProvider, segredoOfAviso } from '../../provedor-pix/index.js'
import { announcedPixWait } from '../pix-recebido.job.js'

/** The end of an address to which a bank sends notices: the number of the church, and its secret. */
const shape = /^(\d{1,10})-([\w-]{43})$/

const missing = () => notFound('Este endereço não existe.')

/**
 * Takes a notice of a church's bank. The address contains the secret, and still the notice proves nothing: a job reads
 * each Pix from the bank before it counts. So this answers at once, and inventions change nothing.
 * @throws NOT_FOUND for every address without a church, whatever the reason
 */
export const receberAvisoPix = publicCase({
  input: avisoPixInput,
  async run(ctx, { endereco, corpo }) {
    const { services } = ctx
    const guesses = new Limiter(services.sessions.app, 'pix_palpites', 60, 900)
    const idCliente = await lookedUp(guesses, addressKey(ctx), () => igrejaOfAviso(ctx, endereco))
    // more than any church receives; what is lost here, the search finds
    await new Limiter(services.sessions.app, 'pix_avisos', 600, 60).consume(String(idCliente))
    const pix = announcedPix(corpo)
    const author = { idUsuario: null, acao: 'pixRecebido.lancar', requisicao: ctx.caller.requestId }
    await transaction(services.sessions, idCliente, author, async (work) => {
      await note(work, { ultimoAviso: new Date() })
      if (pix.length) await announcedPixWait(services, work, author, pix)
    })
    return { recebido: true }
  },
})

async function igrejaOfAviso(ctx: Context, endereco: string): Promise<number> {
  const [, number, secret = ''] = shape.exec(endereco) ?? []
  const idCliente = Number(number)
  if (!(idCliente >= 1 && idCliente <= 2147483647)) throw missing()
  const reading = await openReading(ctx.services.sessions, idCliente)
  const row = await readProvider(reading).finally(() => reading.end())
  if (!row?.ativo || !equalText(segredoOfAviso(ctx, row), secret)) throw missing()
  return idCliente
}
