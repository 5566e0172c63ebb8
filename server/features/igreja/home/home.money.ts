import type { Decimal } from '../../../../schema/rules/money.js'
import { endOfMonth, totalsByConta, totalsByMonth, totalsOfPeriod } from '../../financas/lancamento/index.js'
import type { Visit } from './home.partes.js'
import { startOfTwelveMonths, sumOfContas, todaysSaldoOf } from './home.rules.js'

/** The fields of the accounts that need the days of this month. */
const monthFields = ['saldoAnterior', 'entradas', 'saidas', 'saldosIniciais', 'transferencias'].map(
  (field) => `contasFinanceiras.${field}`,
)

const nothing = { contasFinanceiras: null, saldoDeHoje: null, meses: null }

/**
 * The sums of money, each read once for all parts that show it. They belong to one church, so the platform's administrator
 * has none outside of a church.
 * @param partes the requested fields
 */
export async function readMoney({ ctx, work, church, hoje }: Visit, partes: readonly string[]) {
  if (work.idCliente === null) return nothing
  const asked = (...names: string[]) => names.some((name) => partes.includes(name))
  const mes = hoje.slice(0, 7)
  // the kept sums go to yesterday: only who asks what the accounts had on the first of this month has its days added
  const since = asked(...monthFields) ? `${mes}-01` : hoje
  const contasFinanceiras =
    asked('contasFinanceiras') && ctx.can('livroCaixa.ler') ? await totalsByConta(church, since, hoje) : null
  if (!ctx.can('livroCaixa.verResumo')) return { ...nothing, contasFinanceiras }
  const untilToday = asked('saldoDeHoje')
    ? ((contasFinanceiras && sumOfContas(contasFinanceiras)) ?? (await totalsOfPeriod(church, since, hoje)))
    : null
  // what the accounts had that morning is summed once
  const before = contasFinanceiras?.map(({ saldoAnterior }) => saldoAnterior) ?? lone(untilToday?.saldoAnterior)
  const untilEnd =
    before && asked('meses', 'saldoDeHoje') ? await totalsOfPeriod(church, since, endOfMonth(mes), before) : null
  return {
    contasFinanceiras,
    saldoDeHoje: untilToday && todaysSaldoOf(untilToday, untilEnd ?? untilToday),
    meses: asked('meses')
      ? await totalsByMonth(church, startOfTwelveMonths(hoje), endOfMonth(mes), {
          noFim: lone(untilEnd?.saldo),
          somas: !asked('meses.quantidade'),
        })
      : null,
  }
}

const lone = (amount: Decimal | undefined): Decimal[] | undefined => (amount === undefined ? undefined : [amount])
