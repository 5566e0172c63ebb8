import { expect, test } from '@jest/globals'
import { hoursOn, startOf } from '../../client/features/agenda/calendario/hours.js'

const entry = (dia: string, hora: string | null, ultimoDia: string, horaFim: string | null) => ({
  diaInteiro: hora === null,
  dia,
  hora,
  ultimoDia,
  horaFim,
})

test('the hours of an entry on each of its days', () => {
  expect(hoursOn(entry('2026-11-28', '19:30', '2026-11-28', '21:00'), '2026-11-28')).toBe('19:30 às 21:00')
  expect(hoursOn(entry('2026-11-28', '19:30', '2026-11-28', null), '2026-11-28')).toBe('19:30')
  expect(hoursOn(entry('2026-11-28', null, '2026-11-29', null), '2026-11-28')).toBeNull()
  const camp = entry('2026-11-30', '18:00', '2026-12-02', '12:00')
  expect(['2026-11-30', '2026-12-01', '2026-12-02'].map((day) => hoursOn(camp, day))).toEqual([
    '18:00',
    null,
    'até 12:00',
  ])
  // until the same hour of the next day is a day, not a night
  expect(hoursOn(entry('2026-11-30', '18:00', '2026-12-01', '18:00'), '2026-11-30')).toBe('18:00')
})

test('a room booked past midnight says until when on both days, and no month cuts the hour', () => {
  const night = entry('2026-11-30', '22:00', '2026-12-01', '02:30')
  const hours = ['2026-11-30', '2026-12-01'].map((day) => hoursOn(night, day) ?? '')
  expect(hours).toEqual(['22:00 às 02:30', 'até 02:30'])
  expect(hours.map(startOf)).toEqual(['22:00', 'até 02:30'])
})
