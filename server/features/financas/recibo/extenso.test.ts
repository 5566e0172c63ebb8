import { expect, test } from '@jest/globals'
import { amountInWords } from './extenso.js'

test.each([
  ['0.01', 'um centavo'],
  ['0.50', 'cinquenta centavos'],
  ['1.00', 'um real'],
  ['2.00', 'dois reais'],
  ['15.16', 'quinze reais e dezesseis centavos'],
  ['21.01', 'vinte e um reais e um centavo'],
  ['100.00', 'cem reais'],
  ['101.00', 'cento e um reais'],
  ['199.99', 'cento e noventa e nove reais e noventa e nove centavos'],
  ['500.00', 'quinhentos reais'],
  ['1000.00', 'mil reais'],
  ['1001.00', 'mil e um reais'],
  ['1100.00', 'mil e cem reais'],
  ['1234.50', 'mil duzentos e trinta e quatro reais e cinquenta centavos'],
  ['2000.00', 'dois mil reais'],
  ['10000.00', 'dez mil reais'],
  ['100305.00', 'cem mil trezentos e cinco reais'],
  ['1000000.00', 'um milhão de reais'],
  ['1000001.00', 'um milhão e um reais'],
  ['2500000.00', 'dois milhões e quinhentos mil reais'],
  ['3000000000.00', 'três bilhões de reais'],
  [
    '999999999999.99',
    'novecentos e noventa e nove bilhões novecentos e noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove reais e noventa e nove centavos',
  ],
])('the amount %s in words is %s', (valor, words) => {
  expect(amountInWords(valor)).toBe(words)
})
