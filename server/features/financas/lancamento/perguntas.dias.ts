import { ask, type Question } from '../../../kernel/confirming/confirming.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import type { Tabela } from './lancamento.queries.js'
import type { Contas, Escrito, Olhado } from './perguntas.queries.js'
import {
  antesDoSaldo,
  antesDoSaldoInicial,
  dataDistante,
  dataFutura,
  distante,
  fraseDaDistancia,
  fraseDoDobro,
  fraseDoFuturo,
  fraseDoHistorico,
} from './perguntas.rules.js'

interface Dia {
  data: DateOnly
  hoje: DateOnly
  /** the day before the change */
  antes?: DateOnly | undefined
  record?: Question['record']
}

/** Asks about a day that is far away, or to come. */
export function perguntarDia(work: Writing, { data, hoje, antes, record }: Dia): void {
  if (antes === data) return
  if (distante(data, hoje)) ask(work, { kind: dataDistante, text: fraseDaDistancia(data), record })
  else if (data > hoje) ask(work, { kind: dataFutura, text: fraseDoFuturo(data), record })
}

/** The same for the day of a record that becomes an entry later. */
export async function conferirDia(work: Writing, data: DateOnly, antes?: DateOnly): Promise<void> {
  perguntarDia(work, { data, antes, hoje: todayIn(await fusoHorario(work)) })
}

/** Asks about the days of entries. Returns whether an entry became history, or is no more. */
export function perguntarDias(
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
    perguntarDia(work, { data, hoje, antes: antes?.data, record })
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
