import { describe, expect, test } from '@jest/globals'
import {
  anoAAno,
  type Contado,
  contado,
  media,
  mediasMoveis,
  mesesDe,
  tiposDe,
  variacao,
} from '../../client/features/culto/culto/frequencia/trend.js'

/** A worship service with this attendance; by default on Sunday evening without visitors. */
const culto = (dataCulto: string, presentes: number, { visitantes = 0, horaCulto = '19:00' } = {}): Contado => ({
  dataCulto,
  horaCulto,
  presentes,
  visitantes,
})

describe('the trend of the attendance', () => {
  test('the moving average is of a worship service and up to three before it, visitors included', () => {
    const cultos = [
      culto('2026-03-01', 10),
      culto('2026-03-08', 15, { visitantes: 5 }),
      culto('2026-03-15', 30),
      culto('2026-03-22', 50, { visitantes: 10 }),
      culto('2026-03-29', 90),
    ]
    // 10/1, 30/2, 60/3, 120/4, then without the first: (20 + 30 + 60 + 90)/4
    expect(mediasMoveis(cultos)).toEqual([10, 15, 20, 30, 50])
    expect(mediasMoveis([])).toEqual([])
  })

  test('each month is compared with the same month a year before, whatever the number of its worship services', () => {
    const cultos = [
      culto('2026-02-01', 40),
      culto('2026-02-28', 60, { visitantes: 20 }),
      culto('2026-03-01', 33),
      culto('2026-12-31', 7),
    ]
    const antes = [
      culto('2025-02-02', 30),
      culto('2025-02-09', 30, { visitantes: 15 }),
      culto('2025-02-16', 15),
      // neither of the two is a year before a month above
      culto('2025-11-30', 500),
      culto('2024-12-29', 500),
    ]
    expect(anoAAno(cultos, antes)).toEqual([
      { mes: '2026-02', media: 60, antes: 30 },
      { mes: '2026-03', media: 33, antes: null },
      { mes: '2026-12', media: 7, antes: null },
    ])
    expect(anoAAno([], antes)).toEqual([])
  })

  test('the kinds are weekday and time, the most frequent first, and a single worship service is no kind', () => {
    const cultos = [
      culto('2026-03-04', 5, { horaCulto: '20:00' }),
      culto('2026-03-01', 10),
      culto('2026-03-08', 10),
      culto('2026-03-15', 10),
      culto('2026-03-08', 10, { horaCulto: '09:00' }),
      culto('2026-03-11', 5, { horaCulto: '20:00' }),
      culto('2026-03-07', 5),
    ]
    expect(tiposDe(cultos)).toEqual([
      { value: '0-19:00', label: 'Domingo, 19:00 (3)' },
      { value: '3-20:00', label: 'Quarta, 20:00 (2)' },
    ])
    expect(tiposDe([])).toEqual([])
  })

  test('only a worship service with somebody was counted, and no worship services have no average', () => {
    expect([culto('2026-03-01', 0), culto('2026-03-01', 0, { visitantes: 1 })].map(contado)).toEqual([false, true])
    expect(media([culto('2026-03-01', 1), culto('2026-03-08', 1, { visitantes: 1 })])).toBe(1.5)
    expect(media([])).toBeNull()
  })

  test('a number of months later is the same day, or the last of a shorter month', () => {
    expect(mesesDe('2026-01-31', 1)).toBe('2026-02-28')
    expect(mesesDe('2024-02-29', -12)).toBe('2023-02-28')
    expect(mesesDe('2026-01-15', -1)).toBe('2025-12-15')
  })

  test('a change is a signed percentage, and a dash without a value to compare with', () => {
    expect([variacao(56, 50), variacao(45, 50), variacao(50, 50)]).toEqual(['+12%', '-10%', '0%'])
    expect([variacao(null, 50), variacao(50, null), variacao(50, 0)]).toEqual(['-', '-', '-'])
  })
})
