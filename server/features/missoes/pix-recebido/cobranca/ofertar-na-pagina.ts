import { transaction, type Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { Limiter } from '../../../../kernel/work/limits/rate-limit.js'
import { mayWrite, publicCase } from '../../../../kernel/work/use-case.js'
import { addressKey } from '../../../acesso/sessao/index.js'
import { codigoDaPaginaInput, generatedCodigo, pageOf } from '../../codigo-pix/index.js'
import type { Cobranca } from '../../provedor-pix/index.js'
import { allows, chargeOferta, keepCobranca } from './ofertar-pix.js'

/**
 * A charge for an unknown visitor; null: the static code has to do. So that nobody exhausts the bank, an address gets few
 * charges, a church no more than it needs, and a bank that does not answer is left alone for a while.
 */
async function cobranca(ctx: Context, idCliente: number, valor: string): Promise<Cobranca | null> {
  const { app } = ctx.services.sessions
  const church = String(idCliente)
  const out = new Limiter(app, 'ofertar_banco_fora', 1, 60)
  if (await out.knows(church)) return null
  if (!(await allows(new Limiter(app, 'ofertar_cobrancas', 20, 3600), addressKey(ctx)))) return null
  if (!(await allows(new Limiter(app, 'ofertar_cobrancas_igreja', 200, 3600), church))) return null
  const made = await chargeOferta(ctx.services, idCliente, valor)
  if (made !== 'failed') return made
  await out.remember(church)
  return null
}

/**
 * A code of the public page. It names nobody, so each purpose has one; with an amount it is a charge of the church's
 * bank, if there is one.
 */
export const gerarCodigoDaPagina = publicCase({
  input: codigoDaPaginaInput,
  async run(ctx, { endereco, ...input }) {
    const { idCliente } = await pageOf(ctx, endereco)
    // all phones of a congregation may share one address, and a static code costs no bank anything
    const codes = new Limiter(ctx.services.sessions.app, 'ofertar_codigos', 1000, 3600)
    await codes.consume(`${idCliente} ${addressKey(ctx)}`)
    const action = 'codigoPix.gerar'
    const writing = <T>(run: (work: Writing) => Promise<T>) =>
      transaction(ctx.services.sessions, idCliente, { ...ctx.author(action), idUsuario: null }, async (work) => {
        await mayWrite(ctx, work, action)
        return run(work)
      })
    // first, so that the bank is asked only for what may be given
    const codigo = await writing((work) => generatedCodigo(work, input, null))
    const { valor } = codigo
    const made = valor === null ? null : await cobranca(ctx, idCliente, valor)
    if (!made || valor === null) return { ...codigo, expiraEm: null }
    return { ...codigo, ...(await writing((work) => keepCobranca(work, { made, input, valor, idUsuario: null }))) }
  },
})
