import { describe, expect, test } from '@jest/globals'
import { periodOf, stateOf } from './relatorio.rules.js'

describe('the period of a report', () => {
  test.each([
    [{}, '2026-11-01', '2026-11-30'],
    [{ dataInicial: '2026-02-10' }, '2026-02-10', '2026-02-28'],
    [{ dataFinal: '2024-02-10' }, '2024-02-01', '2024-02-10'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10' }, '2026-11-05', '2026-11-10'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10', periodo: 'mensal' }, '2026-11-01', '2026-11-30'],
    [{ dataInicial: '2026-11-05', dataFinal: '2026-11-10', periodo: 'trimestral' }, '2026-10-01', '2026-12-31'],
    [{ dataInicial: '2025-11-05', dataFinal: '2026-01-10', periodo: 'trimestral' }, '2025-10-01', '2026-03-31'],
    [{ dataInicial: '2026-03-05', dataFinal: '2026-03-10', periodo: 'semestral' }, '2026-01-01', '2026-06-30'],
    [{ periodo: 'semestral' }, '2026-07-01', '2026-12-31'],
  ])('the period of %j is %s to %s', (pedido, inicio, fim) => {
    expect(periodOf(pedido, '2026-11-21')).toEqual({ inicio, fim })
  })
})

test('a report without progress for too long counts as failed', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const at = (seconds: number) => new Date(now.getTime() - seconds * 1000)
  expect(stateOf({ status: 'gerando', motivo: null, updatedAt: at(30) }, now).status).toBe('gerando')
  expect(stateOf({ status: 'gerando', motivo: null, updatedAt: at(120) }, now)).toEqual({
    status: 'falhou',
    motivo: 'A geração foi interrompida. Gere novamente.',
  })
  expect(stateOf({ status: 'na_fila', motivo: null, updatedAt: at(9999) }, now).status).toBe('na_fila')
})
