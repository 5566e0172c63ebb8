import { expect, test } from '@jest/globals'
import { bookTheSame, matchingRegras, type Regra } from './regra-bancaria.rules.js'

const regra = (change: Partial<Regra> = {}): Regra => ({
  id: 1,
  texto: 'energia elétrica',
  direcao: 'saiu',
  idContaFinanceira: null,
  descricao: null,
  categoria: 4,
  idCategoria: null,
  idCentroCusto: null,
  idFornecedor: null,
  idPessoa: null,
  ...change,
})
const movimento = { idContaFinanceira: 7, valor: '-10.00', historico: 'DEB AUTOM ENERGIA  ELETRICA COPEL' }

test('a rule fits by its text whatever case, accents and spaces, by its direction and by its account', () => {
  const fits = (change: Partial<Regra>, of = movimento) => matchingRegras([regra(change)], of).length === 1
  expect([
    fits({}),
    fits({ texto: 'Copel' }),
    fits({ texto: 'copel deb' }),
    fits({ texto: '%' }),
    fits({ texto: 'C.pel' }),
    fits({ direcao: 'entrou' }),
    fits({ idContaFinanceira: 7 }),
    fits({ idContaFinanceira: 8 }),
    fits({}, { ...movimento, valor: '10.00' }),
  ]).toEqual([true, true, false, false, false, false, true, false, false])
})

test('all rules that fit keep their order, and two enter the same only when nothing of the entry differs', () => {
  const [first, second] = [regra({ id: 2, texto: 'copel' }), regra({ id: 1 })]
  expect(matchingRegras([first, second], movimento).map(({ id }) => id)).toEqual([2, 1])
  expect([bookTheSame(first, second), bookTheSame(first, { ...second, idFornecedor: 3 })]).toEqual([true, false])
})
