import { expect, test } from '@jest/globals'
import { emDia } from '../../client/features/igreja/home/em-dia.js'

const home = {
  hoje: '2026-11-28',
  proximoCulto: { id: 1, uuid: 'c', dataCulto: '2026-11-29', horaCulto: '19:00' },
  minhasEscalas: [{ dataCulto: '2026-11-28' }, { dataCulto: '2026-11-29' }],
  minhaCelula: { id: 1, nomeCelula: 'Betânia', proximoEncontro: '2026-11-28' },
  agenda: [{ dia: '2026-11-28' }, { dia: '2026-11-29' }],
  aniversariantes: { total: 1, soDosMeusGrupos: false, pessoas: [{ id: 1, uuid: 'p', name: 'Ana', dia: 28 }] },
} as unknown as Parameters<typeof emDia>[0]

test('the page of the same day stays as the server sent it, also when the device is behind', () => {
  expect(emDia(home, '2026-11-28')).toBe(home)
  expect(emDia(home, '2026-11-27')).toBe(home)
})

test('a page of yesterday says today’s date and leaves out what is past', () => {
  expect(emDia(home, '2026-11-29')).toEqual({
    ...home,
    hoje: '2026-11-29',
    minhasEscalas: [{ dataCulto: '2026-11-29' }],
    minhaCelula: { id: 1, nomeCelula: 'Betânia', proximoEncontro: null },
    agenda: [{ dia: '2026-11-29' }],
  })
  expect(emDia(home, '2026-11-30')).toMatchObject({ proximoCulto: null, minhasEscalas: [], agenda: null })
})

test('a page of last month has no birthdays of this month', () => {
  expect(emDia(home, '2026-12-01').aniversariantes).toBeNull()
})
