import { describe, expect, test } from '@jest/globals'
import { ajudaDoFim, horarioDe, periodoDe } from '../../client/features/agenda/pedido-reserva/horario.js'
import { outraSalaForm, unidades } from '../../client/features/agenda/pedido-reserva/regras.js'

describe('the units of a request', () => {
  test('the units stay while the resources are not loaded, and are one for a resource of which there is one', () => {
    expect(unidades(undefined, 50)).toBe(50)
    expect(unidades(80, 50)).toBe(50)
    expect(unidades(1, 50)).toBe(1)
    expect(unidades(undefined, undefined)).toBeUndefined()
  })
})

describe('the hours of a request', () => {
  const saoPaulo = 'America/Sao_Paulo'
  const vigil = { dia: '2026-12-31', das: '22:00', ate: '05:00' }
  const instants = { dataInicio: '2027-01-01T01:00:00Z', dataFim: '2027-01-01T08:00:00Z' }

  test('an end that is not after the begin is on the next day, and the form says so', () => {
    expect(periodoDe(vigil)).toEqual({ dataInicio: '2026-12-31T22:00', dataFim: '2027-01-01T05:00' })
    expect(horarioDe(instants, saoPaulo)).toEqual(vigil)
    expect(ajudaDoFim(vigil)).toBe('Termina no dia seguinte.')
    expect(ajudaDoFim({ ...vigil, ate: '23:00' })).toBeUndefined()
    expect(periodoDe({ ...vigil, ate: '23:00' })?.dataFim).toBe('2026-12-31T23:00')
    expect(periodoDe({ ...vigil, ate: '5:00' })).toBeUndefined()
  })

  test('a request of several days keeps its last day, which cannot be before the begin', () => {
    const retreat = { dia: '2026-12-31', das: '22:00', ate: '12:00', ateDia: '2027-01-03' }
    const days = { ...instants, dataFim: '2027-01-03T15:00:00Z' }
    expect(horarioDe(days, saoPaulo)).toEqual(retreat)
    expect(periodoDe(retreat)).toEqual({ dataInicio: '2026-12-31T22:00', dataFim: '2027-01-03T12:00' })
    expect(outraSalaForm.safeParse({ idRecurso: 1, ...retreat }).success).toBe(true)
    const reversed = outraSalaForm.safeParse({ idRecurso: 1, ...retreat, ateDia: '2026-12-31' })
    expect(reversed.error?.issues).toMatchObject([{ path: ['ateDia'], message: 'O fim deve ser depois do início.' }])
  })
})
