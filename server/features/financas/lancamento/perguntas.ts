import { ask } from '../../../kernel/confirming/confirming.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { centsOf, type Decimal } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { saldosEm } from '../conta-financeira/index.js'
import type { Tabela } from './lancamento.queries.js'
import { contasDe, costumeDe, parecidos, usada } from './perguntas.queries.js'
import {
  antesDoSaldo,
  antesDoSaldoInicial,
  caixaNegativo,
  dataDistante,
  distante,
  ficaNegativo,
  fraseDaDistancia,
  fraseDoCaixa,
  fraseDoCostume,
  fraseDoDobro,
  fraseDoHistorico,
  fraseDoParecido,
  incomum,
  lancamentoParecido,
  valorIncomum,
} from './perguntas.rules.js'

/** What the questions look at. */
interface Olhado {
  data: DateOnly
  valor: Decimal
  idContaFinanceira?: number | null | undefined
  historico?: boolean
}

/** An entry that was flushed; it becomes history when that is the answer. */
interface Escrito extends Olhado {
  id: number
  categoria: number
  idCategoria?: number | null | undefined
}

type Contas = Awaited<ReturnType<typeof contasDe>>

/**
 * Asks about entries that were just written, all of them at once.
 * - `antes`: what the one entry was before a change; what did not change is not asked about again
 * - `doBanco`: the bank's statement has its money, so an equal entry is asked about only where no movement has that (see
 * movimento-bancario)
 */
export async function conferir(
  work: Writing,
  tabela: Tabela,
  escritos: readonly Escrito[],
  { antes, doBanco = false }: { antes?: Readonly<Olhado>; doBanco?: boolean } = {},
): Promise<void> {
  const hoje = todayIn(await fusoHorario(work))
  const contas = await contasDe(
    work,
    escritos.map(({ idContaFinanceira = null }) => idContaFinanceira),
  )
  if (perguntarDias(work, tabela, escritos, contas, hoje, antes)) await work.em.flush()
  const ids = escritos.map(({ id }) => id)
  if (!antes && !doBanco)
    for (const { id, descricao, valor, data } of await parecidos(work, tabela, ids))
      ask(work, {
        kind: lancamentoParecido,
        text: fraseDoParecido(descricao, valor, data),
        kept: fraseDoParecido(null, valor, data),
        reads: `${tabela}.ler`,
        record: { table: tabela, id },
      })
  if (antes?.valor !== escritos[0]?.valor) await perguntarValores(work, tabela, escritos, hoje)
  if (tabela === 'saida') await perguntarSaidas(work, escritos, contas, hoje, antes)
}

/** Asks about the days. Returns whether an entry became history, or is no more. */
function perguntarDias(
  work: Writing,
  table: Tabela,
  escritos: readonly Escrito[],
  contas: Contas,
  hoje: DateOnly,
  antes?: Readonly<Olhado>,
): boolean {
  let mudou = false
  for (const escrito of escritos) {
    const { id, data, idContaFinanceira = null, historico = false } = escrito
    const respondido = antes?.historico ?? historico
    const record = { table, id }
    if (antes?.data !== data && distante(data, hoje))
      ask(work, { kind: dataDistante, text: fraseDaDistancia(data), record })
    if (antes?.data === data && (antes.idContaFinanceira ?? null) === idContaFinanceira) continue
    const conta = contas(idContaFinanceira)
    const deAntes = conta !== undefined && antesDoSaldo(data, conta)
    // an entry that is history stays so: it was answered
    const fica =
      deAntes &&
      (respondido ||
        ask(work, {
          kind: antesDoSaldoInicial,
          text: fraseDoHistorico(data, conta),
          kept: fraseDoDobro(data, conta),
          reads: 'contaFinanceira.ler',
          record,
        }))
    if (fica === historico) continue
    escrito.historico = fica
    mudou = true
  }
  return mudou
}

async function perguntarValores(work: Writing, table: Tabela, escritos: readonly Escrito[], hoje: DateOnly) {
  const ids = escritos.map(({ id }) => id)
  const grupos = Map.groupBy(escritos, ({ categoria, idCategoria }) => `${categoria} ${idCategoria ?? ''}`)
  for (const [first, ...others] of grupos.values()) {
    if (!first) continue
    const { categoria, idCategoria = null } = first
    const costume = await costumeDe(work, table, { categoria, idCategoria }, hoje, ids)
    for (const { id, valor } of [first, ...others])
      if (incomum(valor, costume))
        ask(work, {
          kind: valorIncomum,
          text: fraseDoCostume(valor, costume),
          reads: `${table}.ler`,
          record: { table, id },
        })
  }
}

/** Asks about the cash that these expenses came from, once for each account. */
async function perguntarSaidas(
  work: Writing,
  escritos: readonly Escrito[],
  contas: Contas,
  hoje: DateOnly,
  antes?: Readonly<Olhado>,
) {
  const caixas = Map.groupBy(
    escritos.filter(({ historico }) => !historico),
    ({ idContaFinanceira = null }) => contas(idContaFinanceira),
  )
  for (const [conta, saidas] of caixas) {
    const [first] = saidas
    if (!conta || !first) continue
    const same = antes && contas(antes.idContaFinanceira ?? null) === conta
    const saiu = saidas.reduce((sum, { valor }) => sum + centsOf(valor), same ? -centsOf(antes.valor) : 0n)
    const ate = saidas.reduce((last, { data }) => (data > last ? data : last), hoje)
    await perguntarCaixa(work, conta, { saiu, ate, record: { table: 'saida', id: first.id } })
  }
}

async function perguntarCaixa(
  work: Writing,
  conta: { id: number; nome: string; tipo: string; geral: boolean },
  { saiu, ate, record }: { saiu: bigint; ate: DateOnly; record: { table: Tabela | 'transferencia'; id: number } },
) {
  if (conta.tipo !== 'caixa' || saiu <= 0n) return
  const saldo = (await saldosEm(work, ate)).get(conta.id) ?? '0.00'
  // a church that put nothing into it does not keep its cash here
  if (ficaNegativo(saldo, saiu) && (await usada(work, conta)))
    ask(work, {
      kind: caixaNegativo,
      text: fraseDoCaixa(conta.nome, saldo),
      kept: fraseDoCaixa(conta.nome, null),
      reads: 'contaFinanceira.ler',
      record,
    })
}

interface Transferido {
  id: number
  data: DateOnly
  valor: Decimal
  idContaOrigem: number
  idContaDestino: number
}

/** The same for a transfer, which always counts in both accounts. */
export async function conferirTransferencia(
  work: Writing,
  { id, data, valor, idContaOrigem, idContaDestino }: Transferido,
  antes?: Readonly<Transferido>,
): Promise<void> {
  const hoje = todayIn(await fusoHorario(work))
  const lados = [idContaOrigem, idContaDestino]
  const contas = await contasDe(work, lados)
  const record = { table: 'transferencia', id } as const
  if (antes?.data !== data && distante(data, hoje))
    ask(work, { kind: dataDistante, text: fraseDaDistancia(data), record })
  for (const conta of lados.map(contas))
    if (conta && antes?.data !== data && antesDoSaldo(data, conta))
      ask(work, { kind: antesDoSaldoInicial, text: fraseDoDobro(data, conta), reads: 'contaFinanceira.ler', record })
  const origem = contas(idContaOrigem)
  const jaSaiu = antes?.idContaOrigem === idContaOrigem ? centsOf(antes.valor) : 0n
  const ate = data > hoje ? data : hoje
  if (origem) await perguntarCaixa(work, origem, { saiu: centsOf(valor) - jaSaiu, ate, record })
}
