import { describe, expect, test } from '@jest/globals'
import { periodText, typedPeriod } from '../../client/features/agenda/evento/periodo.js'

const saoPaulo = 'America/Sao_Paulo'
const text = (dataInicio: string, dataFim: string | null = null, timeZone = saoPaulo) =>
  periodText({ dataInicio, dataFim }, timeZone)

describe('the dates of an event', () => {
  test('the dates of an event show one day, several days, or a start without an end', () => {
    expect(text('2026-12-05T22:30:00.000Z', '2026-12-06T01:00:00.000Z')).toBe('05/12/2026 19:30 às 22:00')
    expect(text('2026-12-05T22:30:00.000Z', '2026-12-07T15:00:00.000Z')).toBe('05/12/2026 19:30 a 07/12/2026 12:00')
    expect(text('2026-12-05T22:30:00.000Z')).toBe('05/12/2026 19:30')
    expect(text('2026-12-05T22:30:00.000Z', '2026-12-05T22:30:00.000Z')).toBe('05/12/2026 19:30')
  })

  test('the dates of an event show no hours for whole days', () => {
    expect(text('2026-12-05T03:00:00.000Z', '2026-12-08T02:59:00.000Z')).toBe('05/12/2026 a 07/12/2026')
    expect(text('2026-12-05T03:00:00.000Z', '2026-12-06T02:59:00.000Z')).toBe('05/12/2026')
    expect(text('2026-12-05T03:00:00.000Z')).toBe('05/12/2026')
    expect(text('2026-12-05T03:00:00.000Z', '2026-12-05T05:00:00.000Z')).toBe('05/12/2026 00:00 às 02:00')
  })

  test('the dates of an event show the church’s time, not the browser’s', () => {
    expect(text('2026-12-05T22:30:00.000Z', null, 'America/Noronha')).toBe('05/12/2026 20:30')
    expect(text('2026-12-05T22:30:00.000Z', null, 'America/Rio_Branco')).toBe('05/12/2026 17:30')
  })

  test('the dates of an event fill the form in the format that the server reads', () => {
    expect(
      typedPeriod({ dataInicio: '2026-12-05T22:30:00.000Z', dataFim: '2026-12-06T01:00:00.000Z' }, saoPaulo),
    ).toEqual({ dataInicio: '2026-12-05T19:30', dataFim: '2026-12-05T22:00' })
    expect(
      typedPeriod({ dataInicio: '2026-12-05T03:00:00.000Z', dataFim: '2026-12-08T02:59:00.000Z' }, saoPaulo),
    ).toEqual({ dataInicio: '2026-12-05', dataFim: '2026-12-07' })
  })
})
