import { LockMode } from '@mikro-orm/core'
import { z } from 'zod'
import { uniqueBy } from '../../../kernel/errors.js'
import type { Decimal } from '../../../kernel/money.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fechadoAte, totaisDoPeriodo } from '../lancamento/index.js'
import { CodigosContador } from './contabilidade.entity.js'
import { codigosContadorInput, mesesInput } from './contabilidade.input.js'
import { codigosDe, lerCodigos, type TotalDoTipo, totaisPorTipo } from './contabilidade.queries.js'
import { menos, type Resumo, resumoDe, semCodigos } from './contabilidade.rules.js'
import { periodoDe } from './periodo.js'
import { somasDosMovimentos } from './somas.queries.js'

// two people write a church's first codes at the same time
uniqueBy('codigos_contador_igreja', 'versao', 'Outra pessoa gravou os códigos agora mesmo. Tente novamente.')

/** What there is for the accountant about some months, beside what the cash book says about them. */
export interface Contabilidade extends Resumo {
  inicio: string
  fim: string
  entradas: Decimal
  saidas: Decimal
  /** income minus expenses by the cash book */
  resultado: Decimal
  /** whether the lines say the same as the cash book */
  confere: boolean
  /** whether all these months are closed */
  fechado: boolean
  pagamentos: TotalDoTipo[]
}

export const lerContabilidade = readCase({
  action: 'contabilidade.ler',
  input: mesesInput,
  async run({ ctx, db, ...work }, meses): Promise<Contabilidade> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const periodo = periodoDe(meses)
    const { inicio, fim } = periodo
    const resumo = resumoDe(await somasDosMovimentos(scope, periodo), await codigosDe(scope))
    // without the balance before, which nobody asks here
    const { entradas, saidas } = await totaisDoPeriodo(scope, inicio, fim, [])
    const resultado = menos(entradas, saidas)
    const fechado = (await fechadoAte(ctx, scope.idCliente)) ?? null
    return {
      ...periodo,
      ...resumo,
      entradas,
      saidas,
      resultado,
      confere: resumo.variacao === resultado,
      fechado: fechado !== null && fechado >= fim,
      pagamentos: await totaisPorTipo(scope, periodo),
    }
  },
})

/** The codes as they are stored; `versao` 0 before the first time. */
export const lerCodigosContador = readCase({
  action: 'contabilidade.ler',
  input: z.object({}),
  run: async ({ ctx, db, idCliente }) =>
    (await lerCodigos({ db, idCliente: ctx.ownTenant(idCliente) })) ?? { ...semCodigos, versao: 0 },
})

export const salvarCodigosContador = useCase({
  action: 'contabilidade.escrever',
  input: codigosContadorInput,
  async run(work, { versao, ...codigos }) {
    const own = { idCliente: work.idCliente }
    const present = await work.em.findOne(CodigosContador, own, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (present)
      work.em.assign(await recordToChange(work, CodigosContador, present.id, { versao }), codigos, {
        ignoreUndefined: true,
      })
    else work.em.create(CodigosContador, { ...own, ...codigos })
    await work.em.flush()
    return (await lerCodigos(work)) ?? { ...semCodigos, versao: 0 }
  },
})
