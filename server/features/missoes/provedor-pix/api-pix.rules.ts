import { isDecimal, normaliseDecimal } from '../../../../schema/rules/money.js'
import type { ReadDevolucao, ReadPix } from './provedor.js'

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields => (value && typeof value === 'object' ? (value as Fields) : {})
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value.trim() : null)

const control = /\p{Cc}/gu
/** Text that somebody outside the church wrote, without what cannot be stored or shown. */
const written = (value: unknown, most: number): string | null =>
  textOf(textOf(value)?.toWellFormed().replace(control, ' ').slice(0, most)) ?? null

/** An amount as the API writes it, '110.00'; null for anything else, and for amounts of zero. */
export function readAmount(value: unknown): string | null {
  const text = typeof value === 'string' ? value.trim() : ''
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(text) || !isDecimal(text)) return null
  const valor = normaliseDecimal(text)
  return valor === '0.00' ? null : valor
}

function instantOf(value: unknown): Date | null {
  const time = typeof value === 'string' ? new Date(value) : new Date(Number.NaN)
  return Number.isNaN(time.getTime()) ? null : time
}

/** The identity of a Pix, in which case matters. */
export const isEndToEndId = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{32}$/.test(value)

export const isTxid = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9]{1,35}$/.test(value)

function readDevolucao(value: unknown): ReadDevolucao[] {
  const { id, valor, status, natureza, horario } = fieldsOf(value)
  const amount = readAmount(valor)
  const { solicitacao, liquidacao } = fieldsOf(horario)
  if (typeof id !== 'string' || !/^[A-Za-z0-9]{1,35}$/.test(id) || !amount) return []
  const situacao = status === 'DEVOLVIDO' || status === 'NAO_REALIZADO' ? status : 'EM_PROCESSAMENTO'
  const quando = instantOf(liquidacao) ?? instantOf(solicitacao) ?? new Date()
  return [{ id, valor: amount, situacao, peloBanco: String(natureza ?? '').startsWith('MED'), quando }]
}

export const devolucaoOf = (value: unknown): ReadDevolucao | undefined => readDevolucao(value)[0]

/** The most refunds of one Pix that count: each is given by hand, so that more of them are no answer of a bank. */
const mostDevolucoes = 100

/** A received Pix, read leniently: the API may get further fields and values at any time. Undefined: it is none. */
export function readPix(value: unknown): ReadPix | undefined {
  const { endToEndId, txid, valor, horario, pagador, infoPagador, devolucoes } = fieldsOf(value)
  const amount = readAmount(valor)
  const quando = instantOf(horario)
  if (!isEndToEndId(endToEndId) || !amount || !quando) return undefined
  return {
    endToEndId,
    txid: isTxid(txid) ? txid : null,
    valor: amount,
    quando,
    pagador: written(fieldsOf(pagador).nome, 120),
    mensagem: written(infoPagador, 140),
    devolucoes: Array.isArray(devolucoes) ? devolucoes.slice(0, mostDevolucoes).flatMap(readDevolucao) : [],
  }
}

const byTipo: Record<string, string> = {
  AcessoNegado: 'O banco negou o acesso: confira se a aplicação tem as permissões do Pix.',
  RequisicaoInvalida: 'O banco não entendeu o pedido.',
  NaoEncontrado: 'O banco não encontrou o que foi pedido.',
  CobOperacaoInvalida: 'O banco recusou a cobrança.',
  PixDevolucaoInvalida: 'O banco recusou a devolução: confira o valor e o prazo de 90 dias.',
  WebhookOperacaoInvalida: 'O banco recusou o endereço dos avisos.',
  ServicoIndisponivel: 'O serviço de Pix do banco está fora do ar.',
  PermanentementeIndisponivel: 'O banco não tem mais o que foi pedido.',
}

export const credentialsRefused = 'O banco não aceitou o Client ID, o Client Secret ou o certificado.'

const byStatus: Record<number, string> = {
  401: credentialsRefused,
  403: byTipo.AcessoNegado as string,
  404: byTipo.NaoEncontrado as string,
  429: 'O banco pediu para esperar: houve pedidos demais.',
  503: byTipo.ServicoIndisponivel as string,
}

/**
 * Why the bank refused, by its problem document (RFC 7807) or by the status alone. What the bank wrote itself follows,
 * because it names the field.
 */
export function textOfRefusal(status: number, body: string): string {
  const { type, detail, violacoes } = fieldsOf(json(body))
  const tipo =
    String(type ?? '')
      .split('/')
      .at(-1) ?? ''
  const [first] = Array.isArray(violacoes) ? violacoes : []
  const own = written(fieldsOf(first).razao, 120) ?? written(detail, 120)
  const text = byTipo[tipo] ?? byStatus[status] ?? `O banco respondeu ${status}.`
  return own ? `${text} (${own})` : text
}

/** The value of a JSON text; undefined for any other text. */
export function json(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

const oneDay = 24 * 60 * 60_000

/** How long before the end of the last search the next one begins: banks show some Pix late. */
export const sobreposicao = 2 * oneDay

/**
 * The periods in which to search, each short enough for every bank.
 * @param since when the church switched it on: what came before was entered by hand
 * @param until up to when everything was found; null: nothing was searched yet
 */
export function periodsOfBusca(since: Date, until: Date | null, now: Date): { inicio: Date; fim: Date }[] {
  const periodos: { inicio: Date; fim: Date }[] = []
  const fim = now.getTime()
  let inicio = Math.max(since.getTime(), (until ?? since).getTime() - sobreposicao)
  while (inicio < fim) {
    const next = Math.min(fim, inicio + 4 * oneDay)
    periodos.push({ inicio: new Date(inicio), fim: new Date(next) })
    inicio = next
  }
  return periodos
}

/** The ids of the Pix that a notice of the bank names. It proves nothing: each is read from the bank before it counts. */
export const announcedPix = (body: unknown): string[] => {
  const { pix } = fieldsOf(body)
  const ids = (Array.isArray(pix) ? pix.slice(0, 100) : []).map((one) => fieldsOf(one).endToEndId)
  return [...new Set(ids.filter(isEndToEndId))]
}
