import { describe, expect, test } from '@jest/globals'
import { fc } from '../../../../tests/factories/random.js'
import { type Movimento, partidasOf, resumoOf, withoutCodigos } from './contabilidade.rules.js'

const caixa = { chave: 'conta 1', nome: 'Caixa', codigo: '1.1.1.01' }
const banco = { chave: 'conta 2', nome: 'Banco', codigo: '1.1.2.01' }
const energia = { chave: 'categoria 9', nome: 'Energia', codigo: '3.1.2.02' }
const codigos = { ...withoutCodigos, jurosPagos: '3.3.1', descontosObtidos: '4.3.2', saldosIniciais: '2.3.1' }

const movimento = (some: Partial<Movimento> = {}): Movimento => ({
  especie: 'saida',
  id: 7,
  data: '2026-03-10',
  descricao: 'Luz',
  valor: '100.00',
  conta: caixa,
  contrapartida: energia,
  centro: null,
  baixa: null,
  ...some,
})

/** Debit, credit, amount and text of each line. */
const lines = (one: Movimento) =>
  partidasOf(one, codigos).map(({ debito, credito, valor, historico }) => [
    debito.codigo,
    credito.codigo,
    valor,
    historico,
  ])

const cents = (valor: string) => BigInt(valor.replace('.', ''))

describe('the lines of a movement', () => {
  test('income debits the account and credits its category, an expense the other way round, and a reversal exchanges them', () => {
    expect(lines(movimento())).toEqual([['3.1.2.02', '1.1.1.01', '100.00', 'Luz']])
    expect(lines(movimento({ especie: 'entrada' }))).toEqual([['1.1.1.01', '3.1.2.02', '100.00', 'Luz']])
    expect(lines(movimento({ valor: '-100.00' }))).toEqual([['1.1.1.01', '3.1.2.02', '100.00', 'Luz']])
  })

  test('a transfer debits where the money went and credits where it came from', () => {
    const moved = movimento({ especie: 'transferencia', conta: banco, contrapartida: caixa })
    expect(lines(moved)).toEqual([['1.1.2.01', '1.1.1.01', '100.00', 'Luz']])
  })

  test('an opening balance has its own counterpart, and that of an overdrawn account is credited', () => {
    const opening = movimento({ especie: 'saldoInicial', contrapartida: null })
    expect(lines(opening)).toEqual([['1.1.1.01', '2.3.1', '100.00', 'Luz']])
    expect(lines({ ...opening, valor: '-100.00' })).toEqual([['2.3.1', '1.1.1.01', '100.00', 'Luz']])
  })

  test('interest, fine and discount of a payment are lines of their own', () => {
    const baixa = { valor: '100.10', juros: '2.50', multa: '1.00', desconto: '10.00' }
    expect(lines(movimento({ valor: '93.60', baixa }))).toEqual([
      ['3.1.2.02', '4.3.2', '10.00', 'Desconto: Luz'],
      ['3.1.2.02', '1.1.1.01', '90.10', 'Luz'],
      ['3.3.1', '1.1.1.01', '2.50', 'Juros: Luz'],
      ['3.3.1', '1.1.1.01', '1.00', 'Multa: Luz'],
    ])
  })

  test('of an account without a code it is counted in how many lines it is', () => {
    const plain = { ...energia, codigo: null }
    const { semCodigo } = resumoOf([movimento({ contrapartida: plain }), movimento({ contrapartida: plain })], codigos)
    expect(semCodigo).toEqual([{ conta: plain, partidas: 2 }])
  })

  test('add up to the money of any movement, in amounts above zero, and a reversal undoes each of them', () => {
    const cent = (max: number) => fc.integer({ min: 0, max }).map(BigInt)
    const money = (value: bigint) => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`
    const payment = fc
      .record({ valor: cent(99_999).map((c) => c + 1n), juros: cent(500), multa: cent(500), part: fc.nat(1000) })
      .map(({ part, ...rest }) => ({
        ...rest,
        desconto: ((rest.valor + rest.juros + rest.multa - 1n) * BigInt(part)) / 1000n,
      }))
    fc.assert(
      fc.property(
        payment,
        fc.constantFrom('entrada' as const, 'saida' as const),
        fc.boolean(),
        (parts, especie, paid) => {
          const total = parts.valor + parts.juros + parts.multa - parts.desconto
          const { valor, juros, multa, desconto } = parts
          const baixa = { valor: money(valor), juros: money(juros), multa: money(multa), desconto: money(desconto) }
          const one = movimento({ especie, valor: money(total), baixa: paid ? baixa : null })
          const back = { ...one, valor: `-${money(total)}` }
          for (const { valor } of partidasOf(one, codigos)) expect(cents(valor) > 0n).toBe(true)
          const sign = especie === 'entrada' ? '' : '-'
          const { variacao } = resumoOf([one], codigos)
          expect(variacao).toBe(`${sign}${money(total)}`)
          expect(resumoOf([one, back], codigos).variacao).toBe('0.00')
          const exchanged = partidasOf(back, codigos).map((line) => [line.credito.chave, line.debito.chave, line.valor])
          expect(exchanged.toSorted()).toEqual(
            partidasOf(one, codigos)
              .map((line) => [line.debito.chave, line.credito.chave, line.valor])
              .toSorted(),
          )
        },
      ),
    )
  })
})
