import { describe, expect, test } from '@jest/globals'
import {
  formatDate,
  formatInstant,
  hasCome,
  instantIn,
  isDateOnly,
  isTime,
  todayIn,
  toInstant,
  wallTimeIn,
} from '../../../schema/rules/dates.js'
import { normaliseText } from '../../../schema/rules/folding.js'
import {
  amount,
  cep,
  cnpj,
  cpf,
  decimal,
  email,
  excluidos,
  flag,
  nameText,
  optional,
  phone,
  requiredText,
  text,
  versao,
} from '../../../schema/rules/formats.js'
import { formatMoney, isDecimal, normaliseDecimal, toJsonNumber } from '../../../schema/rules/money.js'
import { matchRank, searchPatterns } from '../../../schema/rules/pagination.js'
import { fc } from '../../../tests/factories/random.js'
import { newAddressToken, tenantOfAddressToken } from '../data/tenant/address-token.js'
import { writtenPhone } from '../transport/export/export.js'
import { ConfigError, readConfig } from './config.js'
import { decrypt, encrypt, hashToken, randomToken } from './crypto.js'
import { toAppError } from './errors.js'

describe('calendar dates without a time', () => {
  test('only existing days are accepted', () => {
    expect(['2026-02-28', '2024-02-29', '1900-01-01'].map(isDateOnly)).toEqual([true, true, true])
    expect(['2026-02-29', '2026-13-01', '26-01-01', '2026-1-1', '0001-01-01', ''].map(isDateOnly)).toEqual(
      Array(6).fill(false),
    )
  })

  test('the instants of a long list need one formatter', () => {
    const { DateTimeFormat } = Intl
    let made = 0
    Intl.DateTimeFormat = new Proxy(DateTimeFormat, {
      construct: (target, given) => {
        made++
        return new target(...(given as []))
      },
    })
    try {
      for (let minute = 0; minute < 100; minute++)
        formatInstant(new Date(Date.UTC(2026, 10, 21, 2, minute)), 'America/Rio_Branco')
    } finally {
      Intl.DateTimeFormat = DateTimeFormat
    }
    expect(made).toBeLessThanOrEqual(1)
  })

  test('a calendar date is never shifted by a time zone; an instant is', () => {
    expect(formatDate('2026-01-05')).toBe('05/01/2026')
    expect(toInstant('2026-11-21 03:17:10.22247+00')).toBe('2026-11-21T03:17:10.222Z')
    expect(formatInstant('2026-11-21T02:30:00Z', 'America/Sao_Paulo')).toBe('20/11/2026 23:30')
    expect(todayIn('America/Sao_Paulo', new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-20')
    expect(todayIn('America/Noronha', new Date('2026-11-21T02:30:00Z'))).toBe('2026-11-21')
    const come = (zone: string) =>
      ['1985-03-14', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'].map((day) =>
        hasCome(day, zone, new Date('2026-11-21T02:30:00Z')),
      )
    expect(come('America/Sao_Paulo')).toEqual([true, true, true, false, false])
    expect(come('America/Noronha')).toEqual([true, true, true, true, false])
  })
})

describe('times with a zone', () => {
  test('instants, local times and days are accepted, from the years with standard time on', () => {
    const times = [
      '2026-12-05',
      '2026-12-05T19:30',
      '2026-12-05T19:30:15',
      '2026-12-05T19:30:00.000Z',
      '2026-12-05T19:30-03:00',
    ]
    expect(times.filter(isTime)).toEqual(times)
    const others = ['2026-02-30T10:00', '2026-12-05T24:00', '2026-12-05 19:30', '19:30', '1919-12-31', '2200-01-01', '']
    expect(others.filter(isTime)).toEqual([])
    expect(isTime('2026-12-05T19:30+99:00')).toBe(false)
  })

  test('a text means the same instant whatever the server’s time zone', () => {
    expect(instantIn('America/Sao_Paulo', '2026-12-05T19:30')).toBe('2026-12-05T22:30:00.000Z')
    expect(instantIn('America/Noronha', '2026-12-05T19:30')).toBe('2026-12-05T21:30:00.000Z')
    expect(instantIn('America/Noronha', '2026-12-05T19:30-03:00')).toBe('2026-12-05T22:30:00.000Z')
    expect(instantIn('America/Sao_Paulo', '2026-12-05')).toBe('2026-12-05T03:00:00.000Z')
    expect(instantIn('America/Sao_Paulo', '2026-12-05', true)).toBe('2026-12-06T02:59:00.000Z')
  })

  test('local times are shown as they were typed, also around former daylight saving time', () => {
    const minute = fc
      .integer({ min: Date.UTC(1990, 0), max: Date.UTC(2030, 0) })
      .map((ms) => new Date(ms - (ms % 60_000)))
    const zone = fc.constantFrom('America/Sao_Paulo', 'America/Noronha', 'America/Rio_Branco', 'Europe/Lisbon')
    fc.assert(
      fc.property(zone, minute, (timeZone, date) => {
        const wall = wallTimeIn(timeZone, date)
        return wallTimeIn(timeZone, instantIn(timeZone, wall)) === wall
      }),
    )
  })
})

describe('money', () => {
  const cents = fc.bigInt({ min: -99_999_999_999_999n, max: 99_999_999_999_999n })
  const write = (value: bigint) =>
    `${value < 0n ? '-' : ''}${(value < 0n ? -value : value) / 100n}.${String((value < 0n ? -value : value) % 100n).padStart(2, '0')}`

  test('normalising an amount keeps every cent', () => {
    fc.assert(fc.property(cents, (value) => normaliseDecimal(write(value)) === write(value) && isDecimal(write(value))))
  })

  test('amounts stay exact as JSON numbers', () => {
    fc.assert(
      fc.property(
        cents,
        (value) => normaliseDecimal((toJsonNumber(write(value)) as number).toFixed(2)) === write(value),
      ),
    )
  })

  test('an amount is formatted for people', () => {
    expect([formatMoney('1234567.5'), formatMoney('-10.50'), formatMoney('0')]).toEqual([
      'R$ 1.234.567,50',
      '-R$ 10,50',
      'R$ 0,00',
    ])
    expect(['1.234', '1,5', '', '1e5', '--1', '1234567890123'].map(isDecimal)).toEqual(Array(6).fill(false))
  })
})

test('an error of the database’s own triggers keeps its text', () => {
  const refused = Object.assign(new Error('O mês de março de 2026 está fechado.'), { code: 'CD409' })
  const wrapped = Object.assign(new Error(`insert into "entrada" ... - ${refused.message}`, { cause: refused }), {
    code: 'CD409',
  })
  expect(toAppError(wrapped)).toMatchObject({ status: 409, message: 'O mês de março de 2026 está fechado.' })
})

describe('input formats', () => {
  const ok = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
    schema.safeParse(value).success

  test('CPF, CNPJ, CEP and phone numbers are stored as digits', () => {
    expect([
      cpf().parse('529.982.247-25'),
      cnpj().parse('11.222.333/0001-81'),
      cep().parse('13010-000'),
      phone().parse('(11) 98765-4321'),
    ]).toEqual(['52998224725', '11222333000181', '13010000', '11987654321'])
    expect(
      ['+55 11 98765-4321', '5511987654321', '011 98765-4321', '+351 912 345 678'].map((text) => phone().parse(text)),
    ).toEqual(['11987654321', '11987654321', '11987654321', '+351912345678'])
    const numbers = [
      '0800 123 4567',
      '0300-123-456',
      '+55 0800 123 4567',
      '4004-1234',
      '3003 1234',
      '190',
      '(40) 4123-4567',
      '800 123 4567',
      '55 800 1234567',
    ]
    expect(numbers.map((text) => phone().safeParse(text).data)).toEqual([
      ...[
        '08001234567',
        '0300123456',
        '08001234567',
        '40041234',
        '30031234',
        '190',
        '4041234567',
        '08001234567',
        '08001234567',
      ],
    ])
    expect(['08001234567', '0300123456', '40041234', '190', '11987654321', '1132345678'].map(writtenPhone)).toEqual([
      ...['0800 123 4567', '0300 123 456', '4004-1234', '190', '(11) 98765-4321', '(11) 3234-5678'],
    ])
    expect([
      ok(cpf(), '529.982.247-24'),
      ok(cpf(), '111.111.111-11'),
      ok(cnpj(), '11.222.333/0001-80'),
      ok(cep(), '1301'),
      ok(phone(), '98765'),
    ]).toEqual(Array(5).fill(false))
  })

  test('money, e-mail, flags and text are normalised', () => {
    expect([decimal().parse(10.5), decimal().parse('007.1'), decimal().parse('-3')]).toEqual(['10.50', '7.10', '-3.00'])
    expect([
      ok(decimal({ min: 0 }), '-0.01'),
      ok(decimal(), '1.999'),
      ok(decimal(), 'dez'),
      ok(decimal(), Number.NaN),
    ]).toEqual(Array(4).fill(false))
    expect(email().parse('  Ana@Exemplo.com.BR ')).toBe('ana@exemplo.com.br')
    expect([flag().parse(true), flag().parse('0'), flag().parse(1)]).toEqual([1, 0, 1])
    expect([ok(flag(), 2), ok(text(3), 'quatro'), ok(text(9), 'a\u0000b')]).toEqual([false, false, false])
    expect([optional(text(9)).parse('  '), optional(text(9)).parse(null), optional(text(9)).parse(undefined)]).toEqual([
      null,
      null,
      undefined,
    ])
  })
})

test('texts are stored composed, as a Mac does not write them', () => {
  const decomposed = 'João Ações'.normalize('NFD')
  for (const schema of [text(10), requiredText(10, 'Informe.'), nameText(10, 'Informe.')])
    expect(schema.parse(decomposed)).toBe('João Ações')
})

test.each([
  ['Ana Lima', 'ana', 0],
  ['ANA LIMA', 'lima ana', 0],
  ['Rita Ana Lima', 'ána', 1],
  ['Rita Ana Lima', 'ana li', 1],
  ['Adriana Lima', 'ana', 2],
  ['Mariana Ana', 'ana ria', 2],
])('%s is found for %s in rank %i', (name, typed, rank) => {
  expect(matchRank(name, typed)).toBe(rank)
})

test('the search ignores accents, and treats wildcards as plain characters', () => {
  expect(normaliseText(' José ÂNGELO ')).toBe('jose angelo')
  expect(searchPatterns('50% _x \\')).toEqual(['%50\\%%', '%\\_x%', '%\\\\%'])
})

describe('encryption and tokens', () => {
  test('encrypted text can be decrypted with its key only', () => {
    const key = Buffer.alloc(32, 7)
    const sealed = encrypt(key, 'segredo çã')
    expect(decrypt(key, sealed)).toBe('segredo çã')
    expect(encrypt(key, 'segredo çã')).not.toBe(sealed)
    expect(() => decrypt(Buffer.alloc(32, 8), sealed)).toThrow()
    const changed = Buffer.from(sealed, 'base64url')
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1)
    expect(() => decrypt(key, changed.toString('base64url'))).toThrow()
  })

  test('tokens have 256 bits and are kept as SHA-256', () => {
    expect(randomToken()).toMatch(/^[\w-]{43}$/)
    expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('the church of an address token can be read from the token; other texts have no church', () => {
    expect(tenantOfAddressToken(newAddressToken(17))).toBe(17)
    for (const wrong of ['', '17', `0-${'a'.repeat(43)}`, `2147483648-${'a'.repeat(43)}`, `17-${'a'.repeat(42)}`])
      expect(tenantOfAddressToken(wrong)).toBeUndefined()
  })
})

describe('settings of the environment', () => {
  test('a wrong setting is reported in one line', () => {
    for (const env of [
      { PORT: 'oitenta' },
      { DATABASE_URL: 'mysql://x' },
      { SECRET_KEY: 'curta' },
      { SMTP_URL: 'http://x' },
      { PUBLIC_URL: 'ftp://x' },
    ]) {
      const [name] = Object.keys(env)
      expect(() => readConfig(env)).toThrow(ConfigError)
      expect(() => readConfig(env)).toThrow(new RegExp(`^Configuração inválida: ${name} [^\\n]+$`))
    }
  })

  test('behind a pooler the address of PostgreSQL itself is required, and statements are not prepared', () => {
    const pooled = { DATABASE_POOLED: 'true', DATABASE_URL: 'postgres://u@pooler:6432/d' }
    const direct = 'postgres://u@h/d'
    for (const [env, names] of [
      [pooled, 'DATABASE_POOLED=true pede DATABASE_DIRECT_URL'],
      [{ ...pooled, DATABASE_URL: '', DATABASE_DIRECT_URL: direct }, 'DATABASE_POOLED=true pede DATABASE_URL'],
      [{ DATABASE_URL: direct, DATABASE_DIRECT_URL: direct }, 'DATABASE_DIRECT_URL só vale com DATABASE_POOLED=true'],
      [{ ...pooled, DATABASE_URL: 'postgres://x@h:5432/d', DATABASE_DIRECT_URL: direct }, 'são o mesmo endereço'],
    ] as const) {
      expect(() => readConfig(env)).toThrow(ConfigError)
      expect(() => readConfig(env)).toThrow(names)
    }
    const whole = { ...pooled, DATABASE_DIRECT_URL: direct }
    const prepared = (env: Record<string, string>) => readConfig(env).prepare
    expect(prepared(whole)).toBe(false)
    expect(prepared({ ...whole, DATABASE_PREPARE: 'true' })).toBe('pooler')
    expect([prepared({}), prepared({ DATABASE_PREPARE: 'false' })]).toEqual(['connection', false])
  })

  test('Citus needs the address of its coordinator, and no pooler or replica', () => {
    const citus = { DATABASE_ENGINE: 'citus', DATABASE_URL: 'postgres://u@h/d' }
    expect([readConfig({}).engine, readConfig(citus).engine]).toEqual(['postgresql', 'citus'])
    for (const [env, names] of [
      [{ DATABASE_ENGINE: 'mysql' }, 'DATABASE_ENGINE deve ser postgresql ou citus'],
      [{ DATABASE_ENGINE: 'citus' }, 'DATABASE_ENGINE=citus pede DATABASE_URL'],
      [{ ...citus, DATABASE_REPLICA_URL: 'postgres://u@r/d' }, 'não vale com DATABASE_REPLICA_URL'],
      [{ ...citus, DATABASE_POOLED: 'true', DATABASE_DIRECT_URL: 'postgres://u@i/d' }, 'não vale com DATABASE_POOLED'],
    ] as const) {
      expect(() => readConfig(env)).toThrow(ConfigError)
      expect(() => readConfig(env)).toThrow(names)
    }
  })

  test('no setting is required, and an empty setting counts as absent', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 4000,
      demo: true,
      publicUrl: 'http://localhost:4000',
    })
    expect(readConfig({ DATABASE_URL: 'postgres://u@h/d' }).demo).toBe(false)
  })
})

test('an amount for a payment must be more than zero', () => {
  const said = (value: unknown) => amount().safeParse(value).error?.issues[0]?.message
  expect(amount().parse(0.01)).toBe('0.01')
  expect(['0', '0.00', '-0.00', 0].map(said)).toEqual(Array(4).fill('O valor deve ser maior que zero.'))
  expect([said('-0.01'), said('1.234'), said(undefined)]).toEqual([
    'O valor não pode ser negativo.',
    'Informe um valor com no máximo duas casas decimais.',
    'Informe um valor válido.',
  ])
})

describe('the language of errors at fields that no form shows', () => {
  test('errors at fields that no form shows are in Portuguese too', () => {
    const said = (
      schema: { safeParse(value: unknown): { error?: { issues: { message: string }[] } } },
      value: unknown,
    ) => schema.safeParse(value).error?.issues[0]?.message
    for (const value of ['3', 1.5, 0, -1])
      expect(said(versao, value)).toBe('Informe a versão que estava sendo editada, ou nada.')
    for (const value of ['sim', 1]) expect(said(excluidos, value)).toBe('Informe sim ou não em excluidos.')
    expect([said(versao, 1), said(versao, null), said(excluidos, undefined)]).toEqual([undefined, undefined, undefined])
  })
})
