import { ask, type Question } from '../../../kernel/confirming/confirming.js'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { perguntasDoLancamento } from '../lancamento/index.js'
import { meiosContados } from './dizimo.input.js'
import { contadoEm, parecidos } from './dizimo.queries.js'
import { dizimoContado, dizimoParecido, fraseDoContado, fraseDoDizimoParecido, somenteDe } from './dizimo.rules.js'

export const perguntasDoDizimo = [dizimoParecido, dizimoContado, ...perguntasDoLancamento] as const

interface Linha {
  idMembro: number
  valorDizimo: Decimal
  meioDizimo: string
}

/**
 * What is asked of new tithes of a day, before they are written: they must not find each other. Whoever reads only the own
 * tithes is told of no others; over REST, where nobody is told, the question waits for those who read all.
 * @param campo the field of the person in a line
 * @returns the function that asks, with the ids of the tithes
 */
export async function perguntasDe(
  work: Writing & { ctx: Context },
  dia: DateOnly,
  linhas: readonly Linha[],
  campo: (linha: number) => string,
): Promise<(ids: readonly number[]) => void> {
  const ditas = linhas.map(({ idMembro, valorDizimo }, linha) => ({ linha, idMembro, valorDizimo }))
  const iguais = await parecidos(work, dia, ditas, work.ctx.caller.overRest ? null : somenteDe(work.ctx))
  const emDinheiro = linhas.findIndex(({ meioDizimo }) => meiosContados.some((meio) => meio === meioDizimo))
  const soma = emDinheiro < 0 ? null : await contadoEm(work, dia)
  const record = (id: number | undefined): NonNullable<Question['record']> => ({ table: 'dizimo', id: id ?? 0 })
  return (ids) => {
    for (const { linha, nomeMembro, ...igual } of iguais)
      ask(work, {
        kind: dizimoParecido,
        text: fraseDoDizimoParecido(nomeMembro, igual),
        kept: fraseDoDizimoParecido(null, igual),
        campo: campo(linha),
        record: record(ids[linha]),
      })
    if (soma !== null)
      ask(work, {
        kind: dizimoContado,
        text: fraseDoContado(dia, soma),
        kept: fraseDoContado(dia, null),
        reads: 'contagem.ler',
        record: record(ids[emDinheiro]),
      })
  }
}
