import { expect, test } from '@jest/globals'
import { pagadorOf } from '../textos/textos.rules.js'
import { type OpenConta, type PendingWithText, suggestContas } from './contas.rules.js'

const level = (historico: string, conta: Partial<OpenConta>) => {
  const movimento = { id: 1, data: '2026-11-03', valor: '-50.00', historico, documento: '', e2e: null, duvida: false }
  const pending = { ...movimento, pagador: pagadorOf(historico), idContaFinanceira: 1, geral: false }
  const account: OpenConta = {
    ...{ tipo: 'contaPagar', id: 9, uuid: 'u', descricao: 'Conserto', vencimento: '2026-11-03', restante: '50.00' },
    ...{ nome: null, documento: null, codigo: null, idPessoa: null },
    ...conta,
  }
  return suggestContas([pending as PendingWithText], [], [account], new Map()).get(1)?.nivel
}

test('who is paid is known by a whole name, not by how one begins', () => {
  expect(level('PIX ENVIADO JOAO DA SILVA', { nome: 'João' })).toBe('possivel')
  expect(level('PIX ENVIADO ANA LIMA', { nome: 'Ana Limana Prado' })).toBe('possivel')
  expect(level('PIX ENVIADO JOAO SILVANO', { nome: 'João Silva' })).toBe('possivel')
  expect(level('PIX ENVIADO ANA LIMA', { descricao: 'Conserto de Mariana Lima' })).toBe('possivel')
  expect(level('PIX ENVIADO JOAO DA SILVA', { nome: 'João Silva' })).toBe('sugerido')
  expect(level('PAGTO ENEL DISTRIB', { nome: 'Enel Distribuição' })).toBe('sugerido')
  expect(level('PAGTO JOAO SILVA CONSERTOS', { nome: 'João Silva' })).toBe('sugerido')
  expect(level('PIX ENVIADO ANA LIMA', { descricao: 'Conserto de Ana Lima' })).toBe('sugerido')
})
