import { describe, expect, test } from '@jest/globals'
import { businessDaysAfter } from './dias-uteis.js'
import {
  actionsOfIncidente,
  closeRefusal,
  completeBy,
  keepUntil,
  notifyBy,
  removalRefusal,
  statusOf,
} from './incidente.rules.js'

const fuso = 'America/Sao_Paulo'
const noon = (day: string) => new Date(`${day}T15:00:00Z`)

describe('business days', () => {
  test.each([
    ['a week without holidays', '2026-11-23', 3, '2026-11-26'],
    ['a weekend lies between', '2026-11-26', 3, '2026-12-01'],
    ['the church knows on a Saturday', '2026-11-28', 3, '2026-12-02'],
    ['Sexta-feira Santa, which moves', '2026-04-01', 3, '2026-04-07'],
    ['Sexta-feira Santa of another year', '2027-03-24', 3, '2027-03-30'],
    ['Carnaval is no national holiday', '2026-02-13', 3, '2026-02-18'],
    ['Corpus Christi is no national holiday', '2026-06-03', 3, '2026-06-08'],
    ['Consciência Negra', '2026-11-18', 3, '2026-11-24'],
    ['Consciência Negra before it was national', '2023-11-17', 3, '2023-11-22'],
    ['Christmas', '2026-12-23', 3, '2026-12-29'],
    ['the turn of the year', '2026-12-30', 3, '2027-01-05'],
    ['twenty days over Christmas', '2026-12-01', 20, '2026-12-30'],
  ])('%s', (_name, from, days, until) => {
    expect(businessDaysAfter(from, days)).toBe(until)
  })

  test('are the same in a process of any time zone', () => {
    const { TZ } = process.env
    try {
      // the library keeps the holidays of a year as instants of the zone in which it was asked first
      for (const [zone, year] of [
        ['Pacific/Kiritimati', 2012],
        ['Pacific/Pago_Pago', 2018],
        ['America/Sao_Paulo', 2029],
      ] as const) {
        process.env.TZ = zone
        expect(businessDaysAfter(`${year}-11-01`, 3)).toBe(`${year}-11-07`)
      }
    } finally {
      if (TZ === undefined) delete process.env.TZ
      else process.env.TZ = TZ
    }
  })
})

describe('the terms', () => {
  const known = { dataConhecimento: noon('2026-11-26'), riscoRelevante: 1, pequenoPorte: 0, fuso }

  test('three business days to tell, twice that for a small agent, none without a relevant risk', () => {
    expect(notifyBy(known)).toBe('2026-12-01')
    expect(notifyBy({ ...known, pequenoPorte: 1 })).toBe('2026-12-04')
    expect(notifyBy({ ...known, riscoRelevante: 0 })).toBeNull()
  })

  test("are counted from the church's own day", () => {
    const late = { ...known, dataConhecimento: new Date('2026-11-27T02:30:00Z') }
    expect(notifyBy(late)).toBe('2026-12-01')
    expect(notifyBy({ ...late, fuso: 'America/Noronha' })).toBe('2026-12-02')
  })

  test('twenty business days to complete, from the communication, twice that for a small agent', () => {
    const told = { comunicadoAnpdEm: noon('2026-12-01'), pequenoPorte: 0, fuso }
    expect(completeBy(told)).toBe('2026-12-30')
    expect(completeBy({ ...told, pequenoPorte: 1 })).toBe('2027-01-28')
    expect(completeBy({ ...told, comunicadoAnpdEm: null })).toBeNull()
  })

  test('the register is kept for five years', () => {
    expect(keepUntil({ createdAt: noon('2026-11-28'), fuso })).toBe('2031-11-28')
    expect(keepUntil({ createdAt: noon('2028-02-29'), fuso })).toBe('2033-03-01')
  })
})

describe('the state', () => {
  const open = { comunicadoAnpdEm: null, avisadosEm: null, encerradoEm: null, riscoRelevante: 1, excluidoEm: null }
  const at = noon('2026-11-27')
  const may = { can: () => true }

  test('has a word for each step', () => {
    expect(statusOf(open)).toBe('aberto')
    expect(statusOf({ ...open, comunicadoAnpdEm: at })).toBe('anpdComunicada')
    expect(statusOf({ ...open, avisadosEm: at })).toBe('pessoasAvisadas')
    expect(statusOf({ ...open, comunicadoAnpdEm: at, avisadosEm: at })).toBe('comunicado')
    expect(statusOf({ ...open, encerradoEm: at })).toBe('encerrado')
  })

  test('an incident is closed when both were told, or when it says why nobody was', () => {
    expect(closeRefusal(open)).toMatch('ANPD e as pessoas')
    expect(closeRefusal({ ...open, comunicadoAnpdEm: at })).toMatch('ANPD e as pessoas')
    expect(closeRefusal({ ...open, comunicadoAnpdEm: at, avisadosEm: at })).toBeUndefined()
    expect(closeRefusal({ ...open, riscoRelevante: 0, motivoSemAviso: ' ' })).toMatch('por que ninguém')
    expect(closeRefusal({ ...open, riscoRelevante: 0, motivoSemAviso: 'A folha foi achada.' })).toBeUndefined()
  })

  test('what was told or closed is not deleted', () => {
    expect(removalRefusal(open)).toBeUndefined()
    for (const step of ['comunicadoAnpdEm', 'avisadosEm', 'encerradoEm'])
      expect(removalRefusal({ ...open, [step]: at })).toMatch('a lei manda guardá-lo')
  })

  test('decides what may be done', () => {
    expect(actionsOfIncidente(open, may)).toEqual(['editar', 'excluir', 'comunicar', 'mudarPessoas', 'encerrar'])
    expect(actionsOfIncidente({ ...open, avisadosEm: at }, may)).not.toContain('excluir')
    expect(actionsOfIncidente({ ...open, encerradoEm: at }, may)).toEqual(['reabrir'])
    expect(actionsOfIncidente({ ...open, excluidoEm: at }, may)).toEqual(['restaurar'])
    expect(actionsOfIncidente(open, { can: () => false })).toEqual([])
  })
})
