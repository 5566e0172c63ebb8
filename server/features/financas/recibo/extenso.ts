import type { Decimal } from '../../../../schema/rules/money.js'

const ate19 = [
  ...['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez', 'onze', 'doze', 'treze'],
  ...['quatorze', 'quinze', 'dezesseis', 'dezessete', 'dezoito', 'dezenove'],
]
const dezenas = ['', '', 'vinte', 'trinta', 'quarenta', 'cinquenta', 'sessenta', 'setenta', 'oitenta', 'noventa']
const centenas = [
  ...['', 'cento', 'duzentos', 'trezentos', 'quatrocentos', 'quinhentos'],
  ...['seiscentos', 'setecentos', 'oitocentos', 'novecentos'],
]
const classes = [
  ['', ''],
  ['mil', 'mil'],
  ['milhão', 'milhões'],
  ['bilhão', 'bilhões'],
] as const

/** 0 to 999 in words. */
function below1000(n: number): string {
  if (n === 100) return 'cem'
  if (n < 20) return ate19[n] as string
  if (n < 100) return [dezenas[Math.floor(n / 10)], n % 10 ? ate19[n % 10] : ''].filter(Boolean).join(' e ')
  return [centenas[Math.floor(n / 100)], n % 100 ? below1000(n % 100) : ''].filter(Boolean).join(' e ')
}

/** A whole number in words; the digits of 1234 give 'mil duzentos e trinta e quatro'. */
function integerInWords(digits: string): string {
  const groups = digits
    .padStart(12, '0')
    .match(/\d{3}/g)!
    .map(Number)
    .flatMap((n, index) => (n === 0 ? [] : [{ n, classe: 3 - index }]))
  if (!groups.length) return 'zero'
  return groups
    .map(({ n, classe }, index) => {
      const [one, many] = classes[classe]!
      const words = classe === 1 && n === 1 ? 'mil' : [below1000(n), n === 1 ? one : many].filter(Boolean).join(' ')
      if (index === 0) return words
      // 'mil e cem', 'mil e cinco', but 'mil cento e cinco'
      const joined = index === groups.length - 1 && (n < 100 || n % 100 === 0)
      return `${joined ? ' e ' : ' '}${words}`
    })
    .join('')
}

/**
 * The amount in Portuguese words, as receipts show it: '1234.50' -> 'mil duzentos e trinta e quatro reais e cinquenta
 * centavos'. Positive, with at most 12 digits before the point.
 */
export function amountInWords(valor: Decimal): string {
  const [whole = '0', cents = '00'] = valor.split('.')
  const digits = whole.replace(/^0+(?=\d)/, '')
  const reais =
    digits === '0'
      ? ''
      : `${integerInWords(digits)} ${/^\d+0{6}$/.test(digits) ? 'de reais' : digits === '1' ? 'real' : 'reais'}`
  const centavos = cents === '00' ? '' : `${below1000(Number(cents))} ${cents === '01' ? 'centavo' : 'centavos'}`
  return [reais, centavos].filter(Boolean).join(' e ') || 'zero real'
}
