import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'

/** An account of the accountant's chart. */
export interface ContaContabil {
  /** what it is in the church: 'conta 12', 'categoria 3', 'juros_pagos' ... */
  chave: string
  nome: string
  /** the accountant's code; null: not mapped */
  codigo: string | null
}

/** The accountant's codes of what has no category or account in the church. */
export interface Codigos {
  jurosPagos: string | null
  descontosObtidos: string | null
  jurosRecebidos: string | null
  descontosConcedidos: string | null
  saldosIniciais: string | null
}

/** What those codes are for, as texts. */
export const codigoNames: Readonly<Record<keyof Codigos, string>> = {
  jurosPagos: 'Juros e multas pagos',
  descontosObtidos: 'Descontos obtidos',
  jurosRecebidos: 'Juros e multas recebidos',
  descontosConcedidos: 'Descontos concedidos',
  saldosIniciais: 'Saldos iniciais',
}

export const withoutCodigos: Codigos = {
  jurosPagos: null,
  descontosObtidos: null,
  jurosRecebidos: null,
  descontosConcedidos: null,
  saldosIniciais: null,
}

/** What moved money, or what an account began with. */
export interface Movimento {
  especie: 'entrada' | 'saida' | 'transferencia' | 'saldoInicial'
  id: number
  data: DateOnly
  descricao: string
  /** negative in a reversal, and in the opening balance of an account that was overdrawn */
  valor: Decimal
  /** where the money lies; of a transfer: to where it went */
  conta: ContaContabil
  /** the category; of a transfer: the account from which the money came; of an opening balance: null */
  contrapartida: ContaContabil | null
  centro: string | null
  /** the parts of the payment of a payable or receivable; null for all other movements */
  baixa: { valor: Decimal; juros: Decimal; multa: Decimal; desconto: Decimal } | null
}

/** Movements of one account, category and direction together; a movement with several lines is alone. */
export interface MovimentoSum extends Pick<Movimento, 'especie' | 'valor' | 'conta' | 'contrapartida' | 'baixa'> {
  /** how many they are; 1 by default */
  vezes?: number
}

/** One line of the accountant's file: an amount, above zero, from one account to another. */
export interface Partida {
  data: DateOnly
  debito: ContaContabil
  credito: ContaContabil
  valor: Decimal
  historico: string
  /** the number of the movement: 'S-123' */
  documento: string
  centro: string | null
}

interface Side {
  conta: ContaContabil
  centavos: bigint
  /** the beginning of the text of lines with this side */
  texto?: string
}

const letras = { entrada: 'E', saida: 'S', transferencia: 'T', saldoInicial: 'I' }

/**
 * The lines of a movement. Income debits the account where the money lies, and credits its category; an expense the other
 * way round. Interest, fine and discount are lines of their own. A reversal has the lines of what it reverses with the sides
 * exchanged. The sum of the debits of a movement is that of its credits, because each line is both.
 */
export function partidasOf(movimento: Movimento, codigos: Codigos): Partida[] {
  const { data, centro, especie, id, descricao } = movimento
  return linesOf(movimento, codigos).map(([debito, credito, centavos]) => {
    const texto = debito.texto ?? credito.texto
    return {
      data,
      debito: debito.conta,
      credito: credito.conta,
      valor: writtenAmount(centavos),
      historico: texto ? `${texto}: ${descricao}` : descricao,
      documento: `${letras[especie]}-${id}`,
      centro,
    }
  })
}

/** Debit, credit and cents of each line of a movement, or of the one line of several. */
function linesOf(movimento: MovimentoSum, codigos: Codigos): [Side, Side, bigint][] {
  const [debitos, creditos] = sidesOf(movimento, codigos)
  return movimento.valor.startsWith('-') ? pairUp(creditos, debitos) : pairUp(debitos, creditos)
}

/** What a movement that is no reversal debits, and what it credits, each with the same sum. */
function sidesOf({ especie, valor, conta, contrapartida, baixa }: MovimentoSum, codigos: Codigos): [Side[], Side[]] {
  const total = absolute(centavosOf(valor))
  const specialCodigo = (codigo: keyof Codigos): ContaContabil => ({
    chave: codigo,
    nome: codigoNames[codigo],
    codigo: codigos[codigo],
  })
  const dinheiro: Side = { conta, centavos: total }
  const otherSide = (centavos: bigint): Side => ({ conta: contrapartida ?? specialCodigo('saldosIniciais'), centavos })
  if (especie === 'transferencia' || especie === 'saldoInicial') return [[dinheiro], [otherSide(total)]]
  const parts = baixa && {
    valor: centavosOf(baixa.valor),
    juros: centavosOf(baixa.juros),
    multa: centavosOf(baixa.multa),
    desconto: centavosOf(baixa.desconto),
  }
  const receita = especie === 'entrada'
  // parts that are not this money say nothing about it
  if (!parts || parts.valor + parts.juros + parts.multa - parts.desconto !== total)
    return receita ? [[dinheiro], [otherSide(total)]] : [[otherSide(total)], [dinheiro]]
  const juros = specialCodigo(receita ? 'jurosRecebidos' : 'jurosPagos')
  const devido: Side[] = [
    otherSide(parts.valor),
    { conta: juros, centavos: parts.juros, texto: 'Juros' },
    { conta: juros, centavos: parts.multa, texto: 'Multa' },
  ]
  const desconto = specialCodigo(receita ? 'descontosConcedidos' : 'descontosObtidos')
  const paid: Side[] = [{ conta: desconto, centavos: parts.desconto, texto: 'Desconto' }, dinheiro]
  return receita ? [paid, devido] : [devido, paid]
}

/** Pairs debits with credits of the same sum, in their order, so that each line has one of both. */
function pairUp(debitos: readonly Side[], creditos: readonly Side[]): [Side, Side, bigint][] {
  const lines: [Side, Side, bigint][] = []
  const rest = creditos.map((lado) => ({ lado, centavos: lado.centavos }))
  for (const debito of debitos) {
    let open = debito.centavos
    for (const credito of rest) {
      const both = open < credito.centavos ? open : credito.centavos
      if (both === 0n) continue
      lines.push([debito, credito.lado, both])
      open -= both
      credito.centavos -= both
    }
  }
  return lines
}

/** What the lines of a period say, to be compared with the cash book. */
export interface Resumo {
  partidas: number
  /** the sum of the debits; each line is also a credit of the same amount, so it is that of the credits too */
  total: Decimal
  /** what the lines of income and expenses add to the accounts where money lies */
  variacao: Decimal
  /** debits minus credits of each account, by its `chave`; together they are zero */
  contas: ReadonlyMap<string, Decimal>
  /** accounts without a code that lines name, with the number of these lines */
  semCodigo: { conta: ContaContabil; partidas: number }[]
}

/** What a debit of an account adds to that of an income or an expense: the amount, or nothing when it is another one. */
const addedToConta = ({ especie, conta }: MovimentoSum, debito: ContaContabil, centavos: bigint): bigint =>
  (especie === 'entrada' || especie === 'saida') && debito.chave === conta.chave ? centavos : 0n

/** The sums of the lines of these movements, or of their sums. */
export function resumoOf(movimentos: readonly MovimentoSum[], codigos: Codigos): Resumo {
  let [partidas, total, variacao] = [0, 0n, 0n]
  const contas = new Map<string, bigint>()
  const add = (chave: string, centavos: bigint) => contas.set(chave, (contas.get(chave) ?? 0n) + centavos)
  const withoutCodigo = new Map<string, { conta: ContaContabil; partidas: number }>()
  for (const movimento of movimentos) {
    const { vezes = 1 } = movimento
    for (const [{ conta: debito }, { conta: credito }, centavos] of linesOf(movimento, codigos)) {
      partidas += vezes
      total += centavos
      add(debito.chave, centavos)
      add(credito.chave, -centavos)
      variacao += addedToConta(movimento, debito, centavos) - addedToConta(movimento, credito, centavos)
      for (const conta of [debito, credito]) {
        if (conta.codigo) continue
        const known = withoutCodigo.get(conta.chave) ?? { conta, partidas: 0 }
        known.partidas += vezes
        withoutCodigo.set(conta.chave, known)
      }
    }
  }
  const missing = [...withoutCodigo.values()].sort(
    (a, b) => b.partidas - a.partidas || a.conta.chave.localeCompare(b.conta.chave),
  )
  const written = new Map([...contas].map(([chave, centavos]) => [chave, writtenAmount(centavos)]))
  return {
    partidas,
    total: writtenAmount(total),
    variacao: writtenAmount(variacao),
    contas: written,
    semCodigo: missing,
  }
}

/** The first amount minus the second one, exactly. */
export const minus = (valor: Decimal, other: Decimal): Decimal => writtenAmount(centavosOf(valor) - centavosOf(other))

const centavosOf = (valor: Decimal): bigint => BigInt(valor.replace('.', ''))

const absolute = (centavos: bigint): bigint => (centavos < 0n ? -centavos : centavos)

/** 123456n -> '1234.56' */
function writtenAmount(centavos: bigint): Decimal {
  const digits = String(absolute(centavos)).padStart(3, '0')
  return `${centavos < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An account without a code, as the record that gets the code. */
export function contaWithoutCodigo({ conta: { chave, nome }, partidas }: Resumo['semCodigo'][number]) {
  const [kind = '', id] = chave.split(' ')
  return { especie: id ? kind : 'codigo', id: id ? Number(id) : null, nome, partidas }
}
