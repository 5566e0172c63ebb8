import { conferirReciboInput } from '../../../../schema/rules/financas/recibo.input.js'
import { moved, notFound } from '../../../kernel/base/errors.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lookedUp } from '../../../kernel/work/limits/guesses.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'
import { publicCase } from '../../../kernel/work/use-case.js'
import { changedTo } from '../../acesso/cliente/index.js'
import { addressKey } from '../../acesso/sessao/index.js'
import { checkedByCodigo } from './recibo.queries.js'
import { initials } from './recibo.rules.js'

const missing = () => notFound('Nenhum recibo tem este código. Confira o endereço impresso no recibo.')

/** The number of the church before the hyphen allows the look-up within the church. */
const shape = /^(\d{1,10})-([0-9a-f]{32})$/

/** The end of the address of the public page that says whether a receipt is valid. */
export const codigoToCheck = ({ idCliente, codigo }: { idCliente: number; codigo: string }): string =>
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
      reciboOfCodigo(ctx, codigo),
    ),
})

async function reciboOfCodigo(ctx: Context, typed: string) {
  const [, number, codigo = ''] = shape.exec(typed.trim().toLowerCase()) ?? []
  const idCliente = Number(number)
  if (!(idCliente >= 1 && idCliente <= 2147483647)) throw missing()
  const reading = await openReading(ctx.services.sessions, idCliente)
  try {
    const fresh = await changedTo(reading, idCliente)
    if (fresh) {
      const there = `${fresh.outro}/conferir/${codigoToCheck({ idCliente: fresh.numero, codigo })}`
      throw moved('Esta igreja mudou de endereço. Confira o recibo em', there)
    }
    const found = await checkedByCodigo(reading, idCliente, codigo)
    if (!found) throw missing()
    const { nomeIgreja: igreja, numero, ano, data, valor, nomePessoa, canceladoEm } = found
    return { igreja, numero, ano, data, valor, iniciais: initials(nomePessoa), cancelado: canceladoEm !== null }
  } finally {
    await reading.end()
  }
}
