import { expect, test } from '@jest/globals'
import { novaContaInput } from '../../../../schema/rules/financas/conta.input.js'

const fields = { descricaoConta: 'Luz', dataVencimentoConta: '2026-05-10', idCentroCusto: 1 }

test.each([
  ['1,00', 2],
  ['Infinity', 2],
  ['NaN', 3],
  ['', 2],
  ['1e3', 2],
  [null, 2],
  [1.005, 2],
  ['10.00', 1.5],
  ['10.00', 'três'],
  ['10.00', Number.POSITIVE_INFINITY],
])('an amount of %s in %s instalments is refused with an error at the field that is wrong', (valorConta, parcelas) => {
  const { error } = novaContaInput.safeParse({ ...fields, valorConta, parcelas })
  expect(error?.issues.map(({ path }) => path[0])).toContain(valorConta === '10.00' ? 'parcelas' : 'valorConta')
})

test('each instalment is at least one cent', () => {
  const parse = (valorConta: string, parcelas: number) =>
    novaContaInput.safeParse({ ...fields, valorConta, parcelas }).error?.issues[0]?.message
  expect([parse('0.02', 2), parse('0.02', 3)]).toEqual([undefined, 'Cada parcela precisa de ao menos um centavo.'])
})
