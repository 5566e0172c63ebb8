import { expect, test } from '@jest/globals'
import { propose } from './movimento-bancario.rules.js'

test('an income is named after its category, because the bank’s text names who gave; an expense has that text', () => {
  const rule = {
    id: 1,
    texto: 'maria',
    direcao: 'entrou',
    idContaFinanceira: null,
    descricao: null as string | null,
    categoria: 2,
    idCategoria: null,
    idCentroCusto: null,
    idFornecedor: null,
    idPessoa: null,
  }
  const proposed = (valor: string, historico: string, change: Partial<typeof rule> = {}) =>
    propose(
      { idContaFinanceira: 7, valor, historico, texto: historico, duvida: false, pagador: null },
      new Map(),
      new Map(),
      [{ ...rule, ...change }],
    )?.descricao
  expect([
    proposed('10.00', 'PIX RECEBIDO MARIA ZELIA'),
    proposed('10.00', 'TED MARIA ZELIA'),
    proposed('10.00', 'TED MARIA ZELIA', { descricao: 'Aluguel do salão' }),
    proposed('-10.00', 'PADARIA DA MARIA', { direcao: 'saiu' }),
  ]).toEqual(['Oferta (Pix)', 'Oferta', 'Aluguel do salão', 'PADARIA DA MARIA'])
})
