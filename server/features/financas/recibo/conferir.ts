import type { Context } from '../../../kernel/context.js'
import { moved, notFound } from '../../../kernel/errors.js'
import { lookedUp } from '../../../kernel/limits/guesses.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { publicCase } from '../../../kernel/use-case.js'
import { mudouPara } from '../../acesso/cliente/index.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { conferirReciboInput } from './recibo.input.js'
import { conferido } from './recibo.queries.js'
import { iniciais } from './recibo.rules.js'

const missing = () => notFound('Nenhum recibo tem este código. Confira o endereço impresso no recibo.')

/** The number of the church before the hyphen allows the look-up within the church. */
const shape = /^(\d{1,10})-([0-9a-f]{32})$/

/** The end of the address of the public page that says whether a receipt is valid. */
export const codigoParaConferir = ({ idCliente, codigo }: { idCliente: number; codigo: string }): string =>
  `${idCliente}-${codigo}`

/**
 * What everybody who holds a receipt may learn of it: whether it is the church's, and valid.
 * @throws NOT_FOUND for every code without a receipt, whatever the reason; of a church that has moved, also of those that
 * it issued here: what became of them is known where it is now
 */
export const conferirRecibo = publicCase({
  input: conferirReciboInput,
  run: (ctx, { codigo }) =>
    lookedUp(new Limiter(ctx.services.sessions.app, 'recibo_palpites', 60, 900), addressKey(ctx), () =>
      doCodigo(ctx, codigo),
    ),
})

async function doCodigo(ctx: Context, typed: string) {
  const [, number, codigo = ''] = shape.exec(typed.trim().toLowerCase()) ?? []
  const idCliente = Number(number)
  if (!(idCliente >= 1 && idCliente <= 2147483647)) throw missing()
  const reading = await openReading(ctx.services.sessions, idCliente)
  try {
    const nova = await mudouPara(reading, idCliente)
    if (nova) {
      const there = `${nova.outro}/conferir/${codigoParaConferir({ idCliente: nova.numero, codigo })}`
      throw moved('Esta igreja mudou de endereço. Confira o recibo em', there)
    }
    const found = await conferido(reading, idCliente, codigo)
    if (!found) throw missing()
    const { nomeIgreja: igreja, numero, ano, data, valor, nomePessoa, canceladoEm } = found
    return { igreja, numero, ano, data, valor, iniciais: iniciais(nomePessoa), cancelado: canceladoEm !== null }
  } finally {
    await reading.end()
  }
}
