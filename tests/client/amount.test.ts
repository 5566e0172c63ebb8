import { describe, expect, test } from '@jest/globals'
import { readAmount } from '../../client/kernel/form/masked/amount.js'
import { moneyMask } from '../../client/kernel/form/masked/masks.js'
import { isDecimal, normaliseDecimal } from '../../schema/rules/money.js'
import { fc } from '../factories/random.js'

const amountOf = (text: string) => {
  const reading = readAmount(text)
  return 'amount' in reading ? reading.amount : null
}

/** The amount that a money field stores when the text is typed key by key (`typed`) or pasted (`pasted`). */
function typed(keys: string): string {
  let shown = ''
  let own = true
  for (const key of keys) {
    const next = moneyMask.typed(shown + key, { inserted: key, at: shown.length, before: shown, own })
    own = next === '' || (own && key !== '.')
    shown = next
  }
  return moneyMask.store(shown)
}
const pasted = (text: string) =>
  moneyMask.store(moneyMask.typed(text, { inserted: text, at: 0, before: '', own: true }))

const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n })
const space = fc.constantFrom('', ' ', '\u00a0', '\u2009', '\u202f', '\t')
const groupedBy = (whole: bigint, mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)

/** An amount together with one way to write it with cents. */
const written = fc
  .record({
    amount: cents,
    marks: fc.constantFrom(['.', ','], [',', '.'], ['', ','], ['', '.'], [' ', ','], ['\u202f', ',']) as fc.Arbitrary<
      [string, string]
    >,
    negative: fc.boolean(),
    minus: fc.constantFrom('-', '\u2212'),
    currency: fc.constantFrom('', 'R$', 'r$'),
    inside: fc.boolean(),
    spaces: fc.tuple(space, space, space),
  })
  .map(({ amount, marks: [thousands, decimal], negative, minus, currency, inside, spaces }) => {
    const sign = negative ? minus : ''
    const head = inside ? currency + spaces[1] + sign : sign + currency + spaces[1]
    const digits = `${groupedBy(amount / 100n, thousands)}${decimal}${String(amount % 100n).padStart(2, '0')}`
    const exact = `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`
    return {
      text: spaces[0] + head + digits + spaces[2],
      amount: normaliseDecimal(negative ? `-${exact}` : exact),
    }
  })

/** Texts that look like amounts but were not made from an amount. */
const likeAmounts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 10 }),
  fc.string({ unit: fc.constantFrom(...'0123456789.,-+ =*/()%eR$\u00a0\u2212xX'), maxLength: 14 }),
  fc.string({ maxLength: 8 }),
)

describe('text in a money field', () => {
  test.each([
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1234.56', '1234.56'],
    ['R$ 1.234,56', '1234.56'],
    ['R$\u00a01.234,56', '1234.56'],
    ['1\u2009234,56', '1234.56'],
    ['1.234', '1234.00'],
    ['1.234.567', '1234567.00'],
    ['1,234,567', '1234567.00'],
    ['1,5', '1.50'],
    ['1.5', '1.50'],
    [',5', '0.50'],
    ['12,', '12.00'],
    ['007', '7.00'],
    ['+50', '50.00'],
    ['-50', '-50.00'],
    ['R$ -50,00', '-50.00'],
    ['\u221250', '-50.00'],
    ['-0', '0.00'],
  ])('the text %s is read as the amount %s', (text, amount) => {
    expect([amountOf(text), pasted(text), typed(text)]).toEqual([amount, amount, amount])
  })

  test.each([
    ['1,234', 'Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.'],
    ['12,345', 'Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.'],
    ...['1.2345', '1.23.4', '1.234.56', '1,23,45', '0.500', '0,500', '12 34', '1 2'].map((text) => [text, undefined]),
    ...['--50', '- -50', '50-', '(50)', '=1+1', '10+5', '1e5', '50%', 'US$ 50', '$50', '1.234,567', '1,234.567'].map(
      (text) => [text, undefined],
    ),
    ...['R$', '-', ',', '.', 'abc', '12a', '١٢', '１２'].map((text) => [text, undefined]),
    ['1234567890123', 'Use no máximo 12 algarismos antes da vírgula.'],
  ] as [string, string | undefined][])(
    'the text %s is refused',
    (text, fault = 'Isto não é um valor. Use 1.234,56.') => {
      expect(readAmount(text)).toEqual({ fault })
      expect([isDecimal(pasted(text)), isDecimal(typed(text))]).toEqual([false, false])
    },
  )

  test('every way to write an amount with cents gives that amount, typed or pasted', () => {
    fc.assert(
      fc.property(written, ({ text, amount }) => {
        expect([amountOf(text), typed(text), pasted(text)]).toEqual([amount, amount, amount])
      }),
    )
  })

  test('any text, typed or pasted, gives the amount that readAmount reads, or a value that the validation refuses', () => {
    fc.assert(
      fc.property(likeAmounts, (text) => {
        const amount = amountOf(text)
        for (const held of [typed(text), pasted(text)])
          if (amount === null) expect(isDecimal(held)).toBe(false)
          else expect(held).toBe(amount)
      }),
      { numRuns: 5000 },
    )
  })

  test('an amount that was read has all digits of the text, in order, and its sign', () => {
    const digits = (text: string) => text.replace(/\D/g, '').replace(/^0+/, '')
    fc.assert(
      fc.property(likeAmounts, (text) => {
        const amount = amountOf(text)
        if (amount === null) return
        const whole = digits(text)
        expect([whole, `${whole}0`, `${whole}00`, whole.replace(/0+$/, '')]).toContain(digits(amount))
        if (/[1-9]/.test(text)) expect(amount.startsWith('-')).toBe(/[-\u2212]/.test(text))
      }),
      { numRuns: 5000 },
    )
  })
})
