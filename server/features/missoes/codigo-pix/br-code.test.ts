import { describe, expect, test } from '@jest/globals'
import { fc } from '../../../../tests/factories/random.js'
import { readBrCode, storedKey, typedKey, writeBrCode } from './br-code.js'

const head = '00020126'
const account = '52040000530398654'

/** Codes of the central bank's manuals, and others that two independent writers agree on. */
const vectors = {
  manual: `${head}580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D`,
  cnpj: `${head}360014br.gov.bcb.pix0114112223330001815204000053039865802BR5912IGREJA BETEL6009SAO PAULO62070503***63044825`,
  phone: `${head}360014br.gov.bcb.pix0114+5511987654321${account}040.015802BR5912IGREJA BETEL6008BRASILIA62070503***63047109`,
  zeros: `${head}450014br.gov.bcb.pix0123tesouraria@betel.org.br${account}0510.005802BR5912IGREJA BETEL6006RECIFE62110507ZERO153630400A9`,
}
const info = `${head}670014br.gov.bcb.pix0123tesouraria@betel.org.br0218Oferta missionaria${account}0550.005802BR5925IGREJA EVANGELICA BETEL C6015SAO MIGUEL DO O62120508CAMP004263049A4A`
const cep = `${head}360014br.gov.bcb.pix0114+5511987654321${account}040.015802BR5912IGREJA BETEL6008BRASILIA61087004001062070503***630433F1`
const dynamic =
  '00020101021226760014br.gov.bcb.pix2554pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca255204000053039865802BR5912IGREJA BETEL6009SAO PAULO62070503***630485B0'
const upper = `${head}580014BR.GOV.BCB.PIX0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5911Higor Konig6009Sao Paulo62070503***6304BA66`

const evp = '123e4567-e12b-12d1-a456-426655440000'
const betel = { nome: 'IGREJA BETEL', valor: null, txid: null }

describe('a Pix code', () => {
  test('is written character by character like the known codes', () => {
    expect(writeBrCode({ chave: evp, nome: 'Fulano de Tal', cidade: 'BRASILIA', valor: null, txid: null })).toBe(
      vectors.manual,
    )
    expect(writeBrCode({ ...betel, chave: '11222333000181', cidade: 'SAO PAULO' })).toBe(vectors.cnpj)
    expect(writeBrCode({ ...betel, chave: '+5511987654321', cidade: 'BRASILIA', valor: '0.01' })).toBe(vectors.phone)
    const mail = 'tesouraria@betel.org.br'
    // its check sum begins with zeros, which a careless writer drops
    expect(writeBrCode({ ...betel, chave: mail, cidade: 'RECIFE', valor: '10.00', txid: 'ZERO153' })).toBe(
      vectors.zeros,
    )
  })

  test('is read with all its fields, whoever wrote it', () => {
    expect(readBrCode(info)).toEqual({
      chave: 'tesouraria@betel.org.br',
      url: null,
      nome: 'IGREJA EVANGELICA BETEL C',
      cidade: 'SAO MIGUEL DO O',
      valor: '50.00',
      txid: 'CAMP0042',
    })
    expect(readBrCode(cep)).toMatchObject({ chave: '+5511987654321', valor: '0.01' })
    expect(readBrCode(dynamic)).toMatchObject({
      chave: null,
      url: 'pix.example.com/qr/v2/9d36b84fc70b478fb95c12729b90ca25',
    })
    expect(readBrCode(upper)).toMatchObject({ chave: evp, nome: 'Higor Konig' })
  })

  test('is refused with a wrong check sum, with a wrong length, and without a check sum', () => {
    expect(readBrCode(vectors.manual.replace(/D$/, 'E'))).toBeUndefined()
    expect(readBrCode(vectors.manual.replace('2658', '2657'))).toBeUndefined()
    expect(readBrCode(vectors.manual.slice(0, -8))).toBeUndefined()
    expect(readBrCode('')).toBeUndefined()
  })

  test('is refused with any one character changed', () => {
    const codes = fc.constantFrom(...Object.values(vectors), info, cep, dynamic, upper)
    const change = fc.tuple(codes, fc.nat(), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }))
    fc.assert(
      fc.property(change, ([code, seed, character]) => {
        const at = seed % code.length
        fc.pre(code[at] !== character)
        expect(readBrCode(code.slice(0, at) + character + code.slice(at + 1))).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })

  test('gives back what was written, for every key, amount and txid', () => {
    const keys = fc.constantFrom('52998224725', '11222333000181', '12ABC34501DE35', 'a@b.org', '+5511987654321', evp)
    const cents = fc.integer({ min: 1, max: 999_999_999_999 })
    const word = (maxLength: number) => fc.stringMatching(new RegExp(`^[A-Za-z0-9]{1,${maxLength}}$`))
    const code = fc.record({
      chave: keys,
      nome: word(25),
      cidade: word(15),
      valor: fc.option(cents.map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`)),
      txid: fc.option(word(25)),
    })
    fc.assert(
      fc.property(code, (written) => {
        expect(readBrCode(writeBrCode(written))).toEqual({ ...written, url: null })
      }),
      { numRuns: 500 },
    )
  })

  test('shows names and cities without accents', () => {
    const text = writeBrCode({ ...betel, chave: evp, nome: 'Igreja Betânia', cidade: 'São Luís' })
    expect(readBrCode(text)).toMatchObject({ nome: 'Igreja Betania', cidade: 'Sao Luis' })
  })

  test('is not written with an invalid key or txid', () => {
    expect(() => writeBrCode({ ...betel, chave: 'betel', cidade: 'RECIFE' })).toThrow()
    expect(() => writeBrCode({ ...betel, chave: evp, cidade: 'RECIFE', txid: 'A-1' })).toThrow()
  })
})

test('a typed key is stored as the directory of the central bank has it', () => {
  expect(typedKey('cnpj', '12.abc.345/01de-35')).toBe('12ABC34501DE35')
  expect(typedKey('cpf', '529.982.247-25')).toBe('52998224725')
  expect(typedKey('email', ' Tesouraria@Betel.org.br ')).toBe('tesouraria@betel.org.br')
  expect(typedKey('aleatoria', evp.toUpperCase())).toBe(evp)
  for (const phone of ['(11) 98765-4321', '+55 11 98765-4321', '5511987654321', '11987654321'])
    expect(typedKey('telefone', phone)).toBe('+5511987654321')
})

test('eleven digits that are a CPF as well as a telephone become what their type says', () => {
  expect(typedKey('cpf', '51998259765')).toBe('51998259765')
  expect(typedKey('telefone', '51998259765')).toBe('+5551998259765')
})

test('a key of another type, or with wrong check digits, is refused', () => {
  expect(typedKey('cnpj', '12.ABC.345/01DE-36')).toBeUndefined()
  expect(typedKey('cpf', '11.222.333/0001-81')).toBeUndefined()
  expect(typedKey('telefone', '(11) 3333-4444')).toBeUndefined()
  expect(typedKey('email', evp)).toBeUndefined()
  expect(typedKey('aleatoria', 'a@b.org')).toBeUndefined()
  expect(storedKey('pergunte ao tesoureiro')).toBeUndefined()
  expect(storedKey(null)).toBeUndefined()
})
