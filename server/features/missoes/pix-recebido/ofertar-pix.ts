import { randomBytes } from 'node:crypto'
import type { Context } from '../../../kernel/context.js'
import { useCase } from '../../../kernel/use-case.js'
import { alvoDe, codigoDe, gerado } from '../codigo-pix/index.js'
import { type Cobranca, ProvedorFalhou } from '../provedor-pix/index.js'
import { bancoDaIgreja } from './buscar-pix.js'
import { ofertarPixInput } from './pix-recebido.input.js'

/** How long a dynamic code can be paid. */
const segundos = 3600

/** A charge of the church's bank; null without an amount, without a bank, and when the bank does not answer. */
async function cobranca(ctx: Context, valor: string | null | undefined): Promise<Cobranca | null> {
  if (!valor) return null
  const idCliente = ctx.ownTenant(null)
  await ctx.endReading()
  const banco = await bancoDaIgreja(ctx.services, idCliente)
  if (!banco?.chave) return null
  const txid = randomBytes(16).toString('hex')
  try {
    return await banco.provedor.criarCobranca({ txid, valor, segundos, chave: banco.chave, texto: 'Oferta' })
  } catch (error) {
    // people can always give: the static code needs no bank
    if (error instanceof ProvedorFalhou) return null
    throw error
  }
}

/**
 * The code with which the current user gives: a dynamic one of the church's bank, if it has one and the amount is known;
 * otherwise the static one.
 */
export const ofertarPix = useCase({
  action: 'codigoPix.gerar',
  input: ofertarPixInput,
  prepare: (ctx, { valor }) => cobranca(ctx, valor),
  async run(work, input, made) {
    const idUsuario = input.semNome ? null : (work.ctx.viewer?.id ?? null)
    const codigo = await gerado(work, input, idUsuario)
    if (!made || codigo.valor === null) return { ...codigo, expiraEm: null }
    const { id } = await codigoDe(work, await alvoDe(work, input, idUsuario))
    const expiraEm = new Date(Date.now() + segundos * 1000)
    await work.db
      .insertInto('pix_cobranca')
      .values({ idCliente: work.idCliente, txid: made.txid, idCodigo: id, valor: codigo.valor, expiraEm })
      .execute()
    return { ...codigo, ...made, expiraEm: expiraEm.toISOString() }
  },
})
