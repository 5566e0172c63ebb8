import { describe, expect, test } from '@jest/globals'
import { fc } from '../../../../../tests/factories/random.js'
import { AppError } from '../../../../kernel/base/errors.js'
import { readCsv, readTable } from './csv.js'
import { type Columns, columnsByTitle } from './dialetos.js'

/* Amounts without signs: what came in and what went out is told by the file, or the file is refused. */

const plain: Columns = {
  ...{ colunaData: 0, colunaDescricao: 1, colunaValor: 2 },
  ...{ colunaCredito: null, colunaDebito: null, colunaDocumento: null },
}

function read(lines: readonly string[]): string[] | string {
  const tabela = readTable(lines.join('\n'))
  try {
    return readCsv(tabela, columnsByTitle(tabela.titulos) ?? plain).movimentos.map(({ valor }) => valor)
  } catch (error) {
    if (error instanceof AppError) return error.message
    throw error
  }
}

const titled = (title: string, ...lines: string[]) => read([`Data;Histórico;Valor;${title}`, ...lines])

describe('a column with the direction', () => {
  test('is found beside lines that are no movements', () => {
    expect(
      titled('Tipo', '01/11/2026;SALDO ANTERIOR;900,00;Saldo', '03/11/2026;LUZ;250,50;Débito', 'Total;;250,50;Soma'),
    ).toEqual(['900.00', '-250.50'])
    expect(
      titled('Tipo', '01/11/2026;CONTA 1;900,00;Saldo', '03/11/2026;LUZ;250,50;Débito', '04/11/2026;PIX;5,00;Crédito'),
    ).toEqual(['-250.50', '5.00'])
  })

  test('is one where debits stand alone, under an unknown title or under none', () => {
    expect(titled('Sinal', '03/11/2026;LUZ;250,50;D', '04/11/2026;ÁGUA;12,00;D')).toEqual(['-250.50', '-12.00'])
    expect(read(['03/11/2026;LUZ;250,50;D', '04/11/2026;ÁGUA;12,00;D'])).toEqual(['-250.50', '-12.00'])
  })

  test('is believed whole or not at all', () => {
    const wrong = ['03/11/2026;LUZ;250,50;Débito', '04/11/2026;PIX;5,00;Talvez', '05/11/2026;PIX;5,00;Crédito']
    expect(titled('Tipo', ...wrong)).toBe("Linha 3: 'Talvez' não diz se o valor entrou ou saiu.")
    expect(titled('D/C', '03/11/2026;LUZ;250,50;?')).toBe("Linha 2: '?' não diz se o valor entrou ou saiu.")
    expect(titled('Tipo', '03/11/2026;LUZ;250,50;Débito automático')).toMatch(/^Linha 2: 'Débito automático' não diz/)
    expect(titled('Tipo', '03/11/2026;LUZ;250,50;D', '04/11/2026;PIX;5,00;')).toBe(
      'Linha 3: falta dizer se o valor entrou ou saiu.',
    )
    expect(titled('Sinal', '03/11/2026;LUZ;250,50;D', '04/11/2026;PIX;5,00;X')).toMatch(
      /^Linha 2: o valor não tem sinal, e o arquivo não diz/,
    )
  })

  test('is none where amounts have signs, or no word says a direction', () => {
    const kinds = ['03/11/2026;LUZ;-250,50;Pagamento', '04/11/2026;MARTA;5,00;Pix']
    expect(titled('Tipo', ...kinds)).toEqual(['-250.50', '5.00'])
    expect(titled('Tipo', '03/11/2026;MARTA;5,00;Pix', '04/11/2026;CAIO;6,00;TED')).toEqual(['5.00', '6.00'])
    // the card's own debits: all lines say the same
    expect(titled('Meio', '03/11/2026;LUZ;-250,50;Débito', '04/11/2026;ESTORNO;5,00;Débito')).toEqual([
      '-250.50',
      '5.00',
    ])
  })

  test('of each line is that of its amount, or the file is refused', () => {
    const word = fc.constantFrom(
      ...(['D', 'C', 'Débito', 'Crédito', 'Saída', 'Entrada', 'Saldo', 'Talvez', 'Pix', ''] as const),
    )
    const out = new Set(['D', 'Débito', 'Saída'])
    const into = new Set(['C', 'Crédito', 'Entrada'])
    fc.assert(
      fc.property(
        fc.constantFrom('Tipo', 'D/C', 'Natureza', 'Sinal', 'Entrada/Saída'),
        fc.array(word, { minLength: 1, maxLength: 12 }),
        (title, words) => {
          const found = titled(title, ...words.map((one, n) => `03/11/2026;MOVIMENTO ${n};${n + 1},00;${one}`))
          if (typeof found === 'string') return
          for (const [n, one] of words.entries()) {
            if (out.has(one)) expect(found).toContain(`-${n + 1}.00`)
            if (into.has(one)) expect(found).toContain(`${n + 1}.00`)
          }
          // no unknown word beside a debit is taken as money that came in
          if (words.some((one) => out.has(one)))
            expect(words.filter((one) => !out.has(one) && !into.has(one) && one !== 'Saldo')).toEqual([])
        },
      ),
      { numRuns: 500 },
    )
  })
})
