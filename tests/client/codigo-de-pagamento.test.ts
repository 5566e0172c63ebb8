import { describe, expect, test } from '@jest/globals'
import { lerCodigo } from '../../client/features/financas/conta/codigo.js'
import { fc } from '../factories/random.js'

const hoje = '2026-11-25'
const fault = { erro: 'Um número desta linha está errado: o dígito verificador não confere.' }

/** The check digit of a field of the line. */
function modulo10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1)
    return total + (product > 9 ? product - 9 : product)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The check digit of the whole bar code. */
function modulo11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, index) => total + Number(digit) * (2 + (index % 8)), 0)
  const rest = 11 - (sum % 11)
  return rest > 9 ? 1 : rest
}

/** A line, written independently of the library that reads it. */
function lineOf(bank: string, factor: number, cents: bigint, free: string): string {
  const tail = `${String(factor).padStart(4, '0')}${String(cents).padStart(10, '0')}`
  const whole = modulo11(`${bank}9${tail}${free}`)
  const fields = [`${bank}9${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  return `${fields.map((field) => `${field}${modulo10(field)}`).join('')}${whole}${tail}`
}

const free = '1234567890123456789012345'

describe('the line of a boleto', () => {
  test('it says amount, due date and bank, with or without points and spaces', () => {
    const read = { tipo: 'Boleto', de: null, banco: 'Banco do Brasil S.A.' }
    expect(lerCodigo('00190500954014481606906809350314337370000000100', hoje)).toEqual({
      ...read,
      valor: '1.00',
      vencimento: '2032-08-21',
    })
    expect(lerCodigo(' 00190.00009 01149.718601 68524.522114 6 75860000102656\n', hoje)).toEqual({
      ...read,
      valor: '1026.56',
      vencimento: '2018-07-15',
    })
  })

  test.each([
    [9998, '2025-02-20'],
    [9999, '2025-02-21'],
    // on the next day the numbers began again
    [1000, '2025-02-22'],
    [1001, '2025-02-23'],
    [1641, '2026-11-25'],
  ])('the due date with the number %i is %s', (factor, vencimento) => {
    expect(lerCodigo(lineOf('341', factor, 12_345n, free), hoje)).toMatchObject({ valor: '123.45', vencimento })
  })

  test('a line without amount or due date leaves them out', () => {
    expect(lerCodigo(lineOf('237', 0, 0n, free), hoje)).toMatchObject({ valor: null, vencimento: null })
  })

  test('any amount up to the largest one is read exactly; a changed digit of the first three fields is refused', () => {
    const digits = (length: number) =>
      fc.array(fc.nat(9), { minLength: length, maxLength: length }).map((all) => all.join(''))
    fc.assert(
      fc.property(
        fc.constantFrom('001', '033', '104', '237', '341', '748', '756'),
        fc.integer({ min: 1000, max: 9999 }),
        fc.bigInt({ min: 1n, max: 9_999_999_999n }),
        digits(25),
        fc.nat(32),
        fc.integer({ min: 1, max: 9 }),
        (bank, factor, cents, random, place, step) => {
          const line = lineOf(bank, factor, cents, random)
          const text = String(cents).padStart(3, '0')
          expect(lerCodigo(line, hoje)).toMatchObject({ valor: `${text.slice(0, -2)}.${text.slice(-2)}` })
          const changed = `${line.slice(0, place)}${(Number(line[place]) + step) % 10}${line.slice(place + 1)}`
          const read = lerCodigo(changed, hoje)
          expect([changed, 'erro' in read]).toEqual([changed, true])
        },
      ),
    )
  })

  test('a bill of a utility says its kind and amount', () => {
    expect(lerCodigo('846100000005246100291102005460339004695895061080', hoje)).toEqual({
      tipo: 'Conta de consumo ou tributo',
      de: 'Telefone ou internet',
      valor: '24.61',
      vencimento: null,
    })
    expect(lerCodigo('846100000005246100291102005460339004695895061081', hoje)).toEqual(fault)
  })

  test('a line that is too short or has a wrong check digit or currency is refused with the reason', () => {
    expect(lerCodigo('00190500954014481606906809350314337370000000101', hoje)).toEqual(fault)
    const real = lineOf('341', 1500, 100n, free)
    expect(lerCodigo(`${real.slice(0, 3)}8${real.slice(4)}`, hoje)).toEqual(fault)
    expect(lerCodigo(real.slice(0, -1), hoje)).toEqual({
      erro: 'A linha deste boleto tem 47 números, e aqui há 46: copie-a inteira.',
    })
    for (const text of ['boleto', 'https://exemplo.com.br', '٣٤١'])
      expect(lerCodigo(text, hoje)).toEqual({
        erro: 'Cole a linha de um boleto, com 47 ou 48 números, ou um código Pix (copia e cola).',
      })
  })
})

describe('a Pix code', () => {
  const bcb =
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D'
  test.each([
    [bcb, 'Fulano de Tal', null],
    [
      '00020126670014br.gov.bcb.pix0123tesouraria@betel.org.br0218Oferta missionaria520400005303986540550.005802BR5925IGREJA EVANGELICA BETEL C6015SAO MIGUEL DO O62120508CAMP004263049A4A',
      'IGREJA EVANGELICA BETEL C',
      '50.00',
    ],
    [
      '00020126360014br.gov.bcb.pix0114+551198765432152040000530398654040.015802BR5912IGREJA BETEL6008BRASILIA62070503***63047109',
      'IGREJA BETEL',
      '0.01',
    ],
    [
      '00020126450014br.gov.bcb.pix0123tesouraria@betel.org.br520400005303986540510.005802BR5912IGREJA BETEL6006RECIFE62110507ZERO153630400A9',
      'IGREJA BETEL',
      '10.00',
    ],
    [
      '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912IGREJA BETEL6009SAO PAULO62070503***630485B0',
      'IGREJA BETEL',
      null,
    ],
    [
      '00020126580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5911Higor Konig6009Sao Paulo62070503***6304BA66',
      'Higor Konig',
      null,
    ],
  ])('%s says who receives it and how much', (text, de, valor) => {
    expect(lerCodigo(` ${text}\n`, hoje)).toEqual({ tipo: 'Pix', de, valor, vencimento: null })
  })

  test('a code with any changed character is refused', () => {
    const refused = { erro: 'Este código Pix não confere: copie-o inteiro, sem mudar nada.' }
    for (let place = 4; place < bcb.length; place++) {
      const other = bcb[place] === '7' ? '8' : '7'
      expect([place, lerCodigo(`${bcb.slice(0, place)}${other}${bcb.slice(place + 1)}`, hoje)]).toEqual([
        place,
        refused,
      ])
    }
    for (const text of [bcb.slice(0, -8), bcb.replace('1D3D', '1d3d'), bcb.replace('2658', '2659')])
      expect(lerCodigo(text, hoje)).toEqual(refused)
  })
})
