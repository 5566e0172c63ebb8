import { describe, expect, test } from '@jest/globals'
import {
  cepMask,
  cnpjMask,
  cpfMask,
  dateMask,
  dialled,
  type Mask,
  moneyMask,
  phoneMask,
  timeMask,
} from '../../client/kernel/form/masked/masks.js'
import { fc } from '../factories/random.js'

/** What a field shows when the keys are typed at the end of `shown`. */
function type(mask: Mask, keys: string, shown = ''): string {
  let own = true
  for (const key of keys) {
    const next = mask.typed(shown + key, { inserted: key, at: shown.length, before: shown, own })
    own = next === '' || (own && key !== '.')
    shown = next
  }
  return shown
}

describe('masks of time fields', () => {
  test.each([
    ['1930', '19:30', '19:30'],
    ['930', '09:30', '09:30'],
    ['19:05', '19:05', '19:05'],
    ['7', '07', '07:00'],
    ['2', '2', '02:00'],
    ['193', '19:3', '19:30'],
    ['', '', ''],
  ])('the typed text %s is shown as %s and stored as %s', (keys, shown, held) => {
    expect(type(timeMask, keys)).toBe(shown)
    expect(timeMask.store(shown)).toBe(held)
    expect(timeMask.show(held)).toBe(held)
  })

  test('an impossible time is stored as typed, so that the validation refuses it', () => {
    expect(timeMask.store(type(timeMask, '2570'))).toBe('25:70')
  })

  test('backspace erases a time key by key', () => {
    let shown = '19:30'
    for (let left = 4; left > 0; left--) shown = erase(timeMask, shown)
    expect(shown).toBe('')
  })
})

const paste = (mask: Mask, text: string) => mask.typed(text, { inserted: text, at: 0, before: '', own: true })

/** What a field shows after backspace at its end. */
const erase = (mask: Mask, shown: string) =>
  mask.typed(shown.slice(0, -1), { inserted: null, at: 0, before: shown, own: true })

describe('money', () => {
  const cents = fc.bigInt({ min: 0n, max: 99_999_999_999_999n })
  const decimal = (amount: bigint) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`

  test('an amount that is shown and stored again is unchanged to the cent', () => {
    fc.assert(fc.property(cents, (amount) => moneyMask.store(moneyMask.show(decimal(amount))) === decimal(amount)))
  })

  test('an amount typed with a decimal comma, with or without points, is stored exactly', () => {
    fc.assert(
      fc.property(cents, fc.boolean(), (amount, points) => {
        const written = moneyMask.show(decimal(amount))
        const typed = type(moneyMask, points ? written : written.replaceAll('.', ''))
        return moneyMask.store(typed) === decimal(amount)
      }),
    )
  })

  test('an amount with a decimal point, typed or pasted, is stored exactly', () => {
    fc.assert(
      fc.property(
        cents,
        (amount) =>
          moneyMask.store(type(moneyMask, decimal(amount))) === decimal(amount) &&
          moneyMask.store(paste(moneyMask, decimal(amount))) === decimal(amount),
      ),
    )
  })

  test.each([
    ['1500', '1.500'],
    ['12,5', '12,5'],
    ['12.50', '12.50'],
    [',5', ',5'],
    ['007', '007'],
    ['1,239', '1,239'],
    ['1.2345', '1.2345'],
    ['1.500.000', '1.500.000'],
    ['1500000,5', '1.500.000,5'],
    ['-50', '-50'],
    ['abc', 'abc'],
  ])('typing %s shows %s', (keys, shown) => {
    expect(type(moneyMask, keys)).toBe(shown)
  })

  test('when a digit of 1.500 is erased, the field shows 150, not 1,50', () => {
    expect(moneyMask.store(erase(moneyMask, '1.500'))).toBe('150.00')
  })

  test('replacing two digits of 1.500 by one gives 190, not 1,90', () => {
    const typing = { inserted: '9', at: 2, before: '1.500', own: true }
    expect(moneyMask.store(moneyMask.typed('1.90', typing))).toBe('190.00')
  })

  test('an empty field is stored as an empty text', () => {
    expect([moneyMask.show(''), moneyMask.store(''), moneyMask.store(' ')]).toEqual(['', '', ''])
  })
})

describe('masks of date fields', () => {
  const day = fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })

  test('a date stays the same after it is shown and typed again', () => {
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const shown = dateMask.show(iso)
        return dateMask.store(shown) === iso && dateMask.store(type(dateMask, shown)) === iso
      }),
    )
  })

  test.each([
    ['5/3/2024', '2024-03-05'],
    ['05032024', '2024-03-05'],
    ['29/02/2023', '29/02/2023'],
    ['05/03', '05/03'],
  ])('typing %s stores %s', (keys, held) => {
    expect(dateMask.store(type(dateMask, keys))).toBe(held)
  })

  test('an ISO date can be pasted', () => {
    expect(paste(dateMask, '2024-03-05')).toBe('05/03/2024')
  })
})

describe('documents and phones', () => {
  test.each<[string, Mask, string, string]>([
    ['CPF', cpfMask, '52998224725', '529.982.247-25'],
    ['CNPJ', cnpjMask, '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['CEP', cepMask, '01310100', '01310-100'],
    ['mobile', phoneMask, '11912345678', '(11) 91234-5678'],
    ['land line', phoneMask, '1132345678', '(11) 3234-5678'],
    ['abroad', phoneMask, '+351912345678', '+351912345678'],
    ['toll-free', phoneMask, '08001234567', '0800 123 4567'],
    ['shorter toll-free', phoneMask, '0300123456', '0300 123 456'],
    ['nationwide', phoneMask, '40041234', '4004-1234'],
  ])('%s', (_name, mask, held, shown) => {
    expect(mask.show(held)).toBe(shown)
    expect(type(mask, held)).toBe(shown)
    expect(mask.store(shown)).toBe(held)
  })

  test.each([
    ['11912345678', '+5511912345678'],
    ['+351912345678', '+351912345678'],
    ['08001234567', '08001234567'],
    ['190', '190'],
  ])('the stored number %s is dialled as %s', (stored, number) => expect(dialled(stored)).toBe(number))

  test('the stored number of the police is shown as it is', () => {
    expect(phoneMask.show('190')).toBe('190')
  })

  test('too many digits are cut off at the end', () => {
    expect(type(cpfMask, '529982247259')).toBe('529.982.247-25')
    expect(type(phoneMask, '119123456789')).toBe('(11) 91234-5678')
    // (55) is an area code, too
    expect(type(phoneMask, '559912345678')).toBe('(55) 99123-4567')
  })

  test.each([
    ['5511987654321', '(11) 98765-4321'],
    ['55 (11) 3234-5678', '(11) 3234-5678'],
    ['011 98765-4321', '(11) 98765-4321'],
    ['(55) 99123-4567', '(55) 99123-4567'],
    // with the number of a carrier, and with a digit too many: the rules refuse them
    ['0 15 11 98765-4321', '1511987654321'],
    ['11 98765-43210', '119876543210'],
  ])('the pasted phone %s is shown as %s, and never loses its last digits', (text, shown) => {
    expect(paste(phoneMask, text)).toBe(shown)
    expect(phoneMask.show(phoneMask.store(shown))).toBe(shown)
  })

  test.each([
    ['5511987654321', '(11) 98765-4321'],
    ['01132345678', '(11) 3234-5678'],
  ])('the country code and the 0 may also be typed: %s', (keys, shown) => {
    expect(type(phoneMask, keys)).toBe(shown)
  })
})
