import { LockMode } from '@mikro-orm/core'
import { z } from 'zod'
import { codigosContadorInput, mesesInput } from '../../../../schema/rules/financas/contabilidade.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { recordToChange } from '../../../kernel/data/tenant/records.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { closedUntil, totalsOfPeriod } from '../lancamento/index.js'
import { CodigosContador } from './contabilidade.entity.js'
import { codigosOf, readCodigos, type TipoTotal, totalsByTipo } from './contabilidade.queries.js'
import { minus, type Resumo, resumoOf, withoutCodigos } from './contabilidade.rules.js'
import { periodOf } from './periodo.js'
import { sumsOfMovimentos } from './somas.queries.js'

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
  pagamentos: TipoTotal[]
}

export const readContabilidade = readCase({
  action: 'contabilidade.ler',
  input: mesesInput,
  async run({ ctx, db, ...work }, meses): Promise<Contabilidade> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const periodo = periodOf(meses)
    const { inicio, fim } = periodo
    const resumo = resumoOf(await sumsOfMovimentos(scope, periodo), await codigosOf(scope))
    // without the balance before, which nobody asks here
    const { entradas, saidas } = await totalsOfPeriod(scope, inicio, fim, [])
    const resultado = minus(entradas, saidas)
    const closed = (await closedUntil(ctx, scope.idCliente)) ?? null
    return {
      ...periodo,
      ...resumo,
      entradas,
      saidas,
      resultado,
      confere: resumo.variacao === resultado,
      fechado: closed !== null && closed >= fim,
      pagamentos: await totalsByTipo(scope, periodo),
    }
  },
})

/** The codes as they are stored; `versao` 0 before the first time. */
export const readCodigosContador = readCase({
  action: 'contabilidade.ler',
  input: z.object({}),
  run: async ({ ctx, db, idCliente }) =>
    (await readCodigos({ db, idCliente: ctx.ownTenant(idCliente) })) ?? { ...withoutCodigos, versao: 0 },
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
    return (await readCodigos(work)) ?? { ...withoutCodigos, versao: 0 }
  },
})
