import { randomBytes } from 'node:crypto'
import { ofertarPixInput } from '../../../../../schema/rules/missoes/pix-recebido.input.js'
import { AppError } from '../../../../kernel/base/errors.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Services } from '../../../../kernel/work/context/context.js'
import { Limiter } from '../../../../kernel/work/limits/rate-limit.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { codigoOf, generatedCodigo, targetOf } from '../../codigo-pix/index.js'
import { type Cobranca, ProviderFailed } from '../../provedor-pix/index.js'
import { bancoOfIgreja } from '../banco/buscar-pix.js'

/** How long a dynamic code can be paid. */
const segundos = 3600

/** How long an answer of the bank may take while somebody waits to give. */
const wait = 4_000

/** A charge of the church's bank; null without a bank, and 'failed' when the bank does not answer. */
export async function chargeOferta(
  services: Services,
  idCliente: number,
  valor: string,
): Promise<Cobranca | 'failed' | null> {
  const banco = await bancoOfIgreja(services, idCliente, wait)
  if (!banco?.chave) return null
  const txid = randomBytes(16).toString('hex')
  try {
    return await banco.provedor.criarCobranca({ txid, valor, segundos, chave: banco.chave, texto: 'Oferta' })
  } catch (error) {
    // people can always give: the static code needs no bank
    if (error instanceof ProviderFailed) return 'failed'
    throw error
  }
}

type Input = Parameters<typeof targetOf>[1]

/** Stores a charge for the purpose and the person of its static code; from now on its txid stands for them. */
export async function keepCobranca(
  work: Writing,
  { made, input, valor, idUsuario }: { made: Cobranca; input: Input; valor: string; idUsuario: number | null },
): Promise<Cobranca & { expiraEm: string }> {
  const { id } = await codigoOf(work, await targetOf(work, input, idUsuario))
  const expiraEm = new Date(Date.now() + segundos * 1000)
  await work.db
    .insertInto('pix_cobranca')
    .values({ idCliente: work.idCliente, txid: made.txid, idCodigo: id, valor, expiraEm })
    .execute()
  return { ...made, expiraEm: expiraEm.toISOString() }
}

/** Counts one attempt; false: the limit is reached. */
export async function allows(limiter: Limiter, key: string): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS') return false
    throw error
  }
}

/**
 * The code with which the current user gives: a dynamic one of the church's bank, if it has one and the amount is known;
 * otherwise, and after many of them, the static one.
 */
export const ofertarPix = useCase({
  action: 'codigoPix.gerar',
  input: ofertarPixInput,
  async prepare(ctx, { valor }) {
    if (!valor) return null
    const idCliente = ctx.ownTenant(null)
    await ctx.endReading()
    // each charge is a request to the bank, which refuses a church that asks too often
    const charges = new Limiter(ctx.services.sessions.app, 'pix_cobrancas', 20, 3600)
    if (!(await allows(charges, `${idCliente} ${ctx.viewer?.id}`))) return null
    return chargeOferta(ctx.services, idCliente, valor)
  },
  async run(work, input, made) {
    const idUsuario = input.semNome ? null : (work.ctx.viewer?.id ?? null)
    const codigo = await generatedCodigo(work, input, idUsuario)
    const { valor } = codigo
    if (!made || made === 'failed' || valor === null) return { ...codigo, expiraEm: null }
    return { ...codigo, ...(await keepCobranca(work, { made, input, valor, idUsuario })) }
  },
})
