import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'
import { centsOf as centavos, type Decimal, formatMoney } from '../../../../schema/rules/money.js'

/** What is asked of money on any way into the books. */
export const antesDoSaldoInicial = {
  name: 'antesDoSaldoInicial',
  title: 'O dia é de antes do saldo inicial da conta',
}
export const dataDistante = { name: 'dataDistante', title: 'O dia está a mais de um ano de hoje' }
export const dataFutura = { name: 'dataFutura', title: 'O dia ainda não chegou' }
export const valorIncomum = {
  name: 'valorIncomum',
  title: 'O valor é mais de dez vezes o comum na categoria',
}
export const caixaNegativo = { name: 'caixaNegativo', title: 'O caixa fica negativo' }
export const lancamentoParecido = {
  name: 'lancamentoParecido',
  title: 'Há um lançamento igual: mesmo dia, valor e descrição ou fornecedor',
}

export const transferenciaParecida = {
  name: 'transferenciaParecida',
  title: 'Há uma transferência do mesmo dia e valor entre as mesmas contas',
}

const perguntasDoDinheiro = [antesDoSaldoInicial, dataDistante, dataFutura, caixaNegativo] as const

export const perguntasDaTransferencia = [...perguntasDoDinheiro, transferenciaParecida] as const

/** Of an entry that moves to another account. */
export const perguntasDoMovido = [antesDoSaldoInicial, caixaNegativo] as const

export const perguntasDoLancamento = [...perguntasDoDinheiro, valorIncomum, lancamentoParecido] as const

/** The same day, so many years later. */
const yearsFrom = (dia: DateOnly, more: number): DateOnly =>
  `${String(Number(dia.slice(0, 4)) + more).padStart(4, '0')}${dia.slice(4)}`

/** Whether a day is more than a year away. */
export const isDistant = (dia: DateOnly, today: DateOnly): boolean =>
  dia > yearsFrom(today, 1) || dia < yearsFrom(today, -1)

export const distanceSentence = (dia: DateOnly): string => `${formatDate(dia)} está a mais de um ano de hoje.`

/** Of a day that is to come: its money counts in the balance of its month. */
export const futureSentence = (dia: DateOnly): string =>
  `${formatDate(dia)} ainda não chegou, mas o valor já contaria no saldo do mês.`

interface Conta {
  nome: string
  saldoInicial: Decimal
  dataSaldoInicial: DateOnly
}

/** Whether the opening balance of the account has the money of this day already. */
export const beforeSaldo = (dia: DateOnly, { saldoInicial, dataSaldoInicial }: Conta): boolean =>
  saldoInicial !== '0.00' && dia < dataSaldoInicial

const fromBefore = (dia: DateOnly, { nome, dataSaldoInicial }: Conta) =>
  `${formatDate(dia)} é de antes do saldo inicial de ${nome}, que é de ${formatDate(dataSaldoInicial)}`

export const historySentence = (dia: DateOnly, conta: Conta): string =>
  `${fromBefore(dia, conta)}. Se continuar, o valor entra nas receitas e despesas do mês, mas não muda o saldo da conta. Se a data do saldo inicial está errada, volte e corrija-a em Contas financeiras.`

export const historicTransferenciaSentence = (dia: DateOnly, conta: Conta): string =>
  `${fromBefore(dia, conta)}. Se continuar, a transferência fica registrada, mas não muda o saldo desta conta. Se a data do saldo inicial está errada, volte e corrija-a em Contas financeiras.`

export const doubleSentence = (dia: DateOnly, conta: Conta): string =>
  `${fromBefore(dia, conta)}: o saldo inicial talvez já inclua este valor, que assim conta duas vezes.`

/** What a category usually has: of its last entries. */
export interface Usual {
  quantos: number
  mediana: Decimal
  maior: Decimal
}

/** From fewer entries nobody knows what is usual; and what was given once as large an amount is not asked about again. */
export const isUnusual = (valor: Decimal, { quantos, mediana, maior }: Usual): boolean =>
  quantos >= 5 && centavos(valor) > 10n * centavos(mediana) && centavos(valor) > centavos(maior)

export const usualSentence = (valor: Decimal, { mediana }: Usual): string =>
  `${formatMoney(valor)} é mais de dez vezes o valor comum nesta categoria, perto de ${formatMoney(mediana)}.`

/**
 * Whether an account of cash falls below zero by this; one that is below already is not asked about again.
 * @param saiu what went out of it, in cents
 */
export const staysNegative = (after: Decimal, saiu: bigint): boolean =>
  centavos(after) < 0n && centavos(after) + saiu >= 0n

export const caixaSentence = (nome: string, saldo: Decimal | null): string =>
  `${nome} fica com saldo negativo${saldo === null ? '' : `: ${formatMoney(saldo)}`}. Falta lançar nele uma entrada ou uma transferência?`

export const similarSentence = (descricao: string | null, valor: Decimal, dia: DateOnly): string =>
  `Já existe ${descricao === null ? 'um lançamento' : `“${descricao}”`}, de ${formatMoney(valor)}, em ${formatDate(dia)}.`

export const transferenciaSentence = (origin: string, target: string, valor: Decimal, dia: DateOnly): string =>
  `Já existe uma transferência de ${formatMoney(valor)}, de ${origin} para ${target}, em ${formatDate(dia)}.`
