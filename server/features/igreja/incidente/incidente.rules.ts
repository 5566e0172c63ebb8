import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import type { destinos } from '../../../../schema/rules/igreja/incidente.input.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'
import { businessDaysAfter } from './dias-uteis.js'

/** Business days until the ANPD and the people must be told (arts. 6 and 9), and until what was missing is sent. */
const notifyDays = 3
const completeDays = 20
/** Years for which an incident is kept at least (art. 10). */
const yearsKept = 5

interface Deadlines {
  dataConhecimento: Date
  comunicadoAnpdEm: Date | null
  riscoRelevante: number
  pequenoPorte: number
  /** the church's time zone */
  fuso: string
}

/** The church's day of an instant, which lists bring as the driver's text. */
export const dayOf = (fuso: string, at: Date): DateOnly => todayIn(fuso, new Date(at))

/**
 * A small agent has twice the time, unless somebody's physical or moral integrity may be harmed (Res. CD/ANPD 2/2022, art.
 * 14, II): the church then says so by taking the common terms for this incident.
 */
const fold = ({ pequenoPorte }: Pick<Deadlines, 'pequenoPorte'>): number => (pequenoPorte === 1 ? 2 : 1)

/** The last day for telling the ANPD and the people; null: without a relevant risk nobody must be told. */
export const notifyBy = (row: Omit<Deadlines, 'comunicadoAnpdEm'>): DateOnly | null =>
  row.riscoRelevante === 1 ? businessDaysAfter(dayOf(row.fuso, row.dataConhecimento), notifyDays * fold(row)) : null

/** The last day for sending the ANPD what its communication lacked; null before it. */
export const completeBy = (row: Pick<Deadlines, 'comunicadoAnpdEm' | 'pequenoPorte' | 'fuso'>): DateOnly | null =>
  row.comunicadoAnpdEm && businessDaysAfter(dayOf(row.fuso, row.comunicadoAnpdEm), completeDays * fold(row))

/** Until when the law wants the incident to be kept. */
export function keepUntil({ createdAt, fuso }: { createdAt: Date; fuso: string }): DateOnly {
  const [year, rest] = [dayOf(fuso, createdAt).slice(0, 4), dayOf(fuso, createdAt).slice(4)]
  return `${Number(year) + yearsKept}${rest.replace('-02-29', '-03-01')}`
}

interface Progress {
  comunicadoAnpdEm: Date | null
  avisadosEm: Date | null
  encerradoEm: Date | null
}

type Status = 'aberto' | 'anpdComunicada' | 'pessoasAvisadas' | 'comunicado' | 'encerrado'

export function statusOf({ comunicadoAnpdEm, avisadosEm, encerradoEm }: Progress): Status {
  if (encerradoEm) return 'encerrado'
  if (comunicadoAnpdEm && avisadosEm) return 'comunicado'
  if (comunicadoAnpdEm) return 'anpdComunicada'
  return avisadosEm ? 'pessoasAvisadas' : 'aberto'
}

/** Whether somebody must still be told. */
export const mustStillNotify = (row: Progress & { riscoRelevante: number }): boolean =>
  row.riscoRelevante === 1 && !row.encerradoEm && (!row.comunicadoAnpdEm || !row.avisadosEm)

/** Why the incident cannot be closed yet; undefined: it can. */
export function closeRefusal(
  row: Progress & { riscoRelevante: number; motivoSemAviso?: string | null | undefined },
): string | undefined {
  if (mustStillNotify(row))
    return 'Registre antes que a ANPD e as pessoas foram avisadas. Se não há risco relevante, diga isso no incidente.'
  if (row.riscoRelevante === 0 && !row.avisadosEm && !row.motivoSemAviso?.trim())
    return 'Escreva antes, no incidente, por que ninguém foi avisado: a lei manda guardar o motivo.'
  return undefined
}

/** What was told to somebody stays in the register. */
export const removalRefusal = ({ comunicadoAnpdEm, avisadosEm, encerradoEm }: Progress): string | undefined =>
  comunicadoAnpdEm || avisadosEm || encerradoEm
    ? 'Este incidente já foi comunicado ou encerrado, e a lei manda guardá-lo. Ele não pode ser excluído.'
    : undefined

/** Why the record of what was told cannot be taken back; undefined: it can, as long as the incident is open. */
export function undoRefusal(
  target: (typeof destinos)[number],
  said: Record<'comunicadoAnpdEm' | 'complementadoEm' | 'avisadosEm', Date | null>,
): string | undefined {
  const { comunicadoAnpdEm, complementadoEm, avisadosEm } = said
  const at = { anpd: comunicadoAnpdEm, complemento: complementadoEm, pessoas: avisadosEm }[target]
  if (!at) return 'Esta comunicação não está registrada.'
  return target === 'anpd' && complementadoEm ? 'Desfaça antes o registro do complemento à ANPD.' : undefined
}

/** `acoesPermitidas` of an incident. A closed one is only read and opened again. */
export function actionsOfIncidente(row: Progress & { excluidoEm: Date | null }, who: WhoMay): string[] {
  if (!who.can('incidente.escrever')) return []
  if (row.excluidoEm) return ['restaurar']
  if (row.encerradoEm) return ['reabrir']
  return ['editar', ...(removalRefusal(row) ? [] : ['excluir']), 'comunicar', 'mudarPessoas', 'encerrar']
}
