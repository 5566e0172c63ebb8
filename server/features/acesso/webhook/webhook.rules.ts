import type { Action, PublicAction } from '../../../kernel/access/actions.js'
import { folded } from '../../../kernel/folding.js'

interface Participio {
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
const participiosDeLista = {
  registrada: { operacoes: ['criar'], o: 'registrado', a: 'registrada' },
  removida: { operacoes: ['apagar'], o: 'removido', a: 'removida' },
} as const

type Acao = Action | PublicAction

/** What the events need to know of a feature. */
interface Especie {
  name: string
  label?: string
  gender?: 'f'
  table?: string
  bin?: unknown
  record?: { type: string; eventName?: string; list: { action: Acao } }
  roll?: { eventName: string; of: string; column: string; list: { action: Acao } }
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
  acoes: readonly Acao[]
  /** the record that is told instead of the rows that belong to it */
  lista?: { tabela: string; coluna: string }
}

/** The events of all kinds of records, so that a new feature takes part by itself. */
export function eventosDe(features: readonly Especie[]): Evento[] {
  return features.flatMap(({ name, label = name, gender, table, bin, record, roll }) => {
    if (!table) return []
    const evento = (nome: string, { operacoes, o, a }: Participio) => {
      const participio = gender === 'f' ? a : o
      return {
        nome: `${nome}.${folded(participio)}`,
        rotulo: `${label} ${participio}`,
        grupo: label,
        tabela: table,
        operacoes,
      }
    }
    if (record)
      return Object.values(participios).flatMap((participio) => {
        if (!bin && participio.operacoes[0] === 'restaurar') return []
        const { type, eventName = name, list } = record
        return [{ ...evento(eventName, participio), tipo: type, acoes: [list.action] }]
      })
    const of = roll && features.find((one) => one.table === roll.of)?.record
    if (!roll || !of) return []
    return Object.values(participiosDeLista).map((participio) => ({
      ...evento(roll.eventName, participio),
      tipo: of.type,
      acoes: [roll.list.action, of.list.action],
      lista: { tabela: roll.of, coluna: roll.column },
    }))
  })
}

/** The event of the delivery that tests a webhook. */
export const eventoDeTeste = 'teste'

export const assunto = (tabela: string, operacao: string): string => `${tabela}:${operacao}`

/** How a webhook stores the events with these names. */
export const assuntosDe = (eventos: readonly Evento[], nomes: readonly string[]): string[] =>
  eventos
    .filter(({ nome }) => nomes.includes(nome))
    .flatMap(({ tabela, operacoes }) => operacoes.map((operacao) => assunto(tabela, operacao)))

/** The names of the events that a webhook stores so. */
export const nomesDe = (eventos: readonly Evento[], assuntos: readonly string[]): string[] =>
  eventos
    .filter(({ tabela, operacoes }) => operacoes.some((operacao) => assuntos.includes(assunto(tabela, operacao))))
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
export function pausaDaEntrega(tentativas: number, acaso = Math.random()): number | null {
  const pausa = pausas[tentativas - 1]
  return pausa === undefined ? null : Math.round(pausa * (1 + acaso / 10))
}

/** Milliseconds for which nothing is sent to a server that did not answer. */
export const pausaDoServidor = (falhas: number): number => Math.min(10 * minute, 15_000 * 2 ** Math.min(falhas, 10))

/** How long a webhook may fail without any success before it is switched off. */
export const prazoDeFalhas = 3 * 24 * hour

export const maisWebhooks = 5

/** Maximum number of deliveries that may wait for one webhook. */
export const maisPendentes = 60_000

/** How long the former secret signs too. */
export const horasDoAnterior = 24

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
export const corpo = ({ uuid, evento, tipo, registro, versaoRegistro, quando, idCliente }: Entrega): string =>
  JSON.stringify({
    entrega: uuid,
    evento,
    tipo,
    id: registro,
    versao: versaoRegistro,
    quando: quando.toISOString(),
    idCliente,
  })
