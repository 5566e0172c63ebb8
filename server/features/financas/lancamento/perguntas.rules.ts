import { type DateOnly, formatDate } from '../../../kernel/dates.js'
import { centsOf as centavos, type Decimal, formatMoney } from '../../../kernel/money.js'

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

export const perguntasDaTransferencia = [antesDoSaldoInicial, dataDistante, dataFutura, caixaNegativo] as const

/** Of an entry that moves to another account. */
export const perguntasDoMovido = [antesDoSaldoInicial, caixaNegativo] as const

export const perguntasDoLancamento = [...perguntasDaTransferencia, valorIncomum, lancamentoParecido] as const

/** The same day, so many years later. */
const anos = (dia: DateOnly, mais: number): DateOnly =>
  `${String(Number(dia.slice(0, 4)) + mais).padStart(4, '0')}${dia.slice(4)}`

/** Whether a day is more than a year away. */
export const distante = (dia: DateOnly, hoje: DateOnly): boolean => dia > anos(hoje, 1) || dia < anos(hoje, -1)

export const fraseDaDistancia = (dia: DateOnly): string => `${formatDate(dia)} está a mais de um ano de hoje.`

/** Of a day that is to come: its money counts in the balance of its month. */
export const fraseDoFuturo = (dia: DateOnly): string =>
  `${formatDate(dia)} ainda não chegou, mas o valor já contaria no saldo do mês.`

interface Conta {
  nome: string
  saldoInicial: Decimal
  dataSaldoInicial: DateOnly
}

/** Whether the opening balance of the account has the money of this day already. */
export const antesDoSaldo = (dia: DateOnly, { saldoInicial, dataSaldoInicial }: Conta): boolean =>
  saldoInicial !== '0.00' && dia < dataSaldoInicial

const deAntes = (dia: DateOnly, { nome, dataSaldoInicial }: Conta) =>
  `${formatDate(dia)} é de antes do saldo inicial de ${nome}, que é de ${formatDate(dataSaldoInicial)}`

export const fraseDoHistorico = (dia: DateOnly, conta: Conta): string =>
  `${deAntes(dia, conta)}. Se continuar, o valor entra nas receitas e despesas do mês, mas não muda o saldo da conta. Se a data do saldo inicial está errada, volte e corrija-a em Contas financeiras.`

export const fraseDoDobro = (dia: DateOnly, conta: Conta): string =>
  `${deAntes(dia, conta)}: o saldo inicial talvez já inclua este valor, que assim conta duas vezes.`

/** What a category usually has: of its last entries. */
export interface Costume {
  quantos: number
  mediana: Decimal
  maior: Decimal
}

/** From fewer entries nobody knows what is usual; and what was given once as large an amount is not asked about again. */
export const incomum = (valor: Decimal, { quantos, mediana, maior }: Costume): boolean =>
  quantos >= 5 && centavos(valor) > 10n * centavos(mediana) && centavos(valor) > centavos(maior)

export const fraseDoCostume = (valor: Decimal, { mediana }: Costume): string =>
  `${formatMoney(valor)} é mais de dez vezes o valor comum nesta categoria, perto de ${formatMoney(mediana)}.`

/**
 * Whether an account of cash falls below zero by this; one that is below already is not asked about again.
 * @param saiu what went out of it, in cents
 */
export const ficaNegativo = (depois: Decimal, saiu: bigint): boolean =>
  centavos(depois) < 0n && centavos(depois) + saiu >= 0n

export const fraseDoCaixa = (nome: string, saldo: Decimal | null): string =>
  `${nome} fica com saldo negativo${saldo === null ? '' : `: ${formatMoney(saldo)}`}. Falta lançar nele uma entrada ou uma transferência?`

export const fraseDoParecido = (descricao: string | null, valor: Decimal, dia: DateOnly): string =>
  `Já existe ${descricao === null ? 'um lançamento' : `“${descricao}”`}, de ${formatMoney(valor)}, em ${formatDate(dia)}.`
