import { cedulas as centavos, deCentavos } from '../../../../../schema/rules/culto/cedulas.rules'
import { formatMoney } from '../../../../kernel/ui'

/** The notes and coins as decimal strings, the largest first. */
export const cedulas: readonly string[] = centavos.map((cents) => deCentavos(BigInt(cents)))

/** The largest coin: one real. */
const MAX_COIN = 100n

/** 'R$ 50', 'R$ 0,25': what is printed on it. */
export const nomeDaCedula = (valor: string): string => formatMoney(valor).replace(/,00$/, '')

export const isMoeda = (valor: string): boolean => BigInt(valor.replace('.', '')) <= MAX_COIN
