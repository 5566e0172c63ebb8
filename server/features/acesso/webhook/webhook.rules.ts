import { folded } from '../../../../schema/rules/folding.js'
import type { Action, PublicAction } from '../../../kernel/access/actions.js'

interface Participle {
  operacoes: readonly string[]
  o: string
  a: string
}

/** What happened to a record, in the audit log's own names, and the participle that events and people use. */
const participios = {
  criada: { operacoes: ['criar'], o: 'criado', a: 'criada' },
  alterada: { operacoes: ['alterar'], o: 'alterado', a: 'alterada' },
  excluida: { operacoes: ['excluir', 'apagar'], o: 'excluído', a: 'excluída' },
  restaurada: { operacoes: ['restaurar'], o: 'restaurado', a: 'restaurada' },
} as const

/** The same of a row of a roll: a repeated mark only moves its time, and is no event. */
const listParticiples = {
  registrada: { operacoes: ['criar'], o: 'registrado', a: 'registrada' },
  removida: { operacoes: ['apagar'], o: 'removido', a: 'removida' },
} as const

type AnyAction = Action | PublicAction

/** What the events need to know of a feature. */
interface EventKind {
  name: string
  label?: string
  gender?: 'f'
  table?: string
  bin?: unknown
  record?: { type: string; eventName?: string; list: { action: AnyAction } }
  roll?: { eventName: string; of: string; column: string; list: { action: AnyAction } }
}

/** An event that a webhook can choose. */
export interface Evento {
  nome: string
  rotulo: string
  grupo: string
  tipo: string
  tabela: string
  operacoes: readonly string[]
  /** what one must be allowed to be told of it */
  acoes: readonly AnyAction[]
  /** the record that is told instead of the rows that belong to it */
  lista?: { tabela: string; coluna: string }
}

/** The events of all kinds of records, so that a new feature takes part by itself. */
export function eventosOf(features: readonly EventKind[]): Evento[] {
  return features.flatMap(({ name, label = name, gender, table, bin, record, roll }) => {
    if (!table) return []
    const evento = (nome: string, { operacoes, o, a }: Participle) => {
      const participle = gender === 'f' ? a : o
      return {
        nome: `${nome}.${folded(participle)}`,
        rotulo: `${label} ${participle}`,
        grupo: label,
        tabela: table,
        operacoes,
      }
    }
    if (record)
      return Object.values(participios).flatMap((participle) => {
        if (!bin && participle.operacoes[0] === 'restaurar') return []
        const { type, eventName = name, list } = record
        return [{ ...evento(eventName, participle), tipo: type, acoes: [list.action] }]
      })
    const of = roll && features.find((one) => one.table === roll.of)?.record
    if (!roll || !of) return []
    return Object.values(listParticiples).map((participle) => ({
      ...evento(roll.eventName, participle),
      tipo: of.type,
      acoes: [roll.list.action, of.list.action],
      lista: { tabela: roll.of, coluna: roll.column },
    }))
  })
}

/** The event of the delivery that tests a webhook. */
export const eventoDeTeste = 'teste'

export const assunto = (tabela: string, operation: string): string => `${tabela}:${operation}`

/** How a webhook stores the events with these names. */
export const topicsOf = (eventos: readonly Evento[], nomes: readonly string[]): string[] =>
  eventos
    .filter(({ nome }) => nomes.includes(nome))
    .flatMap(({ tabela, operacoes }) => operacoes.map((operation) => assunto(tabela, operation)))

/** The names of the events that a webhook stores so. */
export const namesOf = (eventos: readonly Evento[], assuntos: readonly string[]): string[] =>
  eventos
    .filter(({ tabela, operacoes }) => operacoes.some((operation) => assuntos.includes(assunto(tabela, operation))))
    .map(({ nome }) => nome)

const minute = 60_000
const hour = 60 * minute

/**
 * The pauses after failed attempts: nine attempts in a little more than three days, so that the last one comes after
 * `prazoDeFalhas`. Otherwise a church in which nothing else changes would not learn that its webhook fails.
 */
const pausas = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, 24 * hour, 28 * hour]

/**
 * Milliseconds until the next attempt of a delivery, up to a tenth more, so that the deliveries of an outage do not all
 * return at once.
 * @param tentativas how often it was tried
 * @returns null when it has failed for good
 */
export function deliveryPause(tentativas: number, acaso = Math.random()): number | null {
  const pausa = pausas[tentativas - 1]
  return pausa === undefined ? null : Math.round(pausa * (1 + acaso / 10))
}

/** Milliseconds for which nothing is sent to a server that did not answer. */
export const serverPause = (failures: number): number => Math.min(10 * minute, 15_000 * 2 ** Math.min(failures, 10))

/** How long a webhook may fail without any success before it is switched off. */
export const failureDeadline = 3 * 24 * hour

export const mostWebhooks = 5

/** Maximum number of deliveries that may wait for one webhook. */
export const mostPending = 60_000

/** How long the former secret signs too. */
export const hoursOfPrevious = 24

interface Entrega {
  uuid: string
  evento: string
  tipo: string | null
  registro: string | null
  versaoRegistro: number | null
  quando: Date
  idCliente: number
}

/** What a delivery says: which record changed and when, and nothing that is written in the record. */
export const bodyOf = ({ uuid, evento, tipo, registro, versaoRegistro, quando, idCliente }: Entrega): string =>
  JSON.stringify({
    entrega: uuid,
    evento,
    tipo,
    id: registro,
    versao: versaoRegistro,
    quando: quando.toISOString(),
    idCliente,
  })
