import type { DateOnly } from '../../../../schema/rules/dates.js'
import { meiosContados } from '../../../../schema/rules/financas/dizimo.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { ask, type Question } from '../../../kernel/access/confirming.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { perguntasDoLancamento } from '../lancamento/index.js'
import { countedOn, similarDizimos } from './dizimo.queries.js'
import { countedSentence, dizimoContado, dizimoParecido, onlyOf, similarDizimoSentence } from './dizimo.rules.js'

export const perguntasDoDizimo = [dizimoParecido, dizimoContado, ...perguntasDoLancamento] as const

interface Line {
  idMembro: number
  valorDizimo: Decimal
  meioDizimo: string
}

const isCountedMeio = ({ meioDizimo }: Line): boolean => meiosContados.some((meio) => meio === meioDizimo)

/**
 * What is asked of new tithes of a day, before they are written: they must not find each other. Whoever reads only the own
 * tithes is told of no others; over REST, where nobody is told, the question waits for those who read all.
 * @param field the field of the person in a line
 * @returns the function that asks, with the ids of the tithes
 */
export async function perguntasOf(
  work: Writing & { ctx: Context },
  dia: DateOnly,
  linhas: readonly Line[],
  field: (linha: number) => string,
): Promise<(ids: readonly number[]) => void> {
  return perguntasAbout(work, dia, linhas, { campo: field })
}

/** What is asked of a tithe that changes: only of what is new about it. */
export function perguntasOfCorrected(
  work: Writing & { ctx: Context },
  after: Line & { dataDizimo: DateOnly },
  before: Line & { id: number; dataDizimo: DateOnly },
): ReturnType<typeof perguntasOf> {
  const otherDay = after.dataDizimo !== before.dataDizimo
  const other = otherDay || after.idMembro !== before.idMembro || after.valorDizimo !== before.valorDizimo
  return perguntasAbout(work, after.dataDizimo, [after], {
    campo: () => 'idMembro',
    menos: before.id,
    parecido: other,
    contado: otherDay || !isCountedMeio(before),
  })
}

async function perguntasAbout(
  work: Writing & { ctx: Context },
  dia: DateOnly,
  linhas: readonly Line[],
  {
    campo,
    menos,
    parecido = true,
    contado = true,
  }: { campo: (linha: number) => string; menos?: number; parecido?: boolean; contado?: boolean },
): ReturnType<typeof perguntasOf> {
  const stated = linhas.map(({ idMembro, valorDizimo }, linha) => ({ linha, idMembro, valorDizimo }))
  const only = work.ctx.caller.overRest ? null : onlyOf(work.ctx)
  const iguais = parecido ? await similarDizimos(work, dia, stated, only, menos) : []
  const inDinheiro = contado ? linhas.findIndex(isCountedMeio) : -1
  const soma = inDinheiro < 0 ? null : await countedOn(work, dia)
  const record = (id: number | undefined): NonNullable<Question['record']> => ({ table: 'dizimo', id: id ?? 0 })
  return (ids) => {
    for (const { linha, nomeMembro, ...igual } of iguais)
      ask(work, {
        kind: dizimoParecido,
        text: similarDizimoSentence(nomeMembro, igual),
        kept: similarDizimoSentence(null, igual),
        campo: campo(linha),
        record: record(ids[linha]),
      })
    if (soma !== null)
      ask(work, {
        kind: dizimoContado,
        text: countedSentence(dia, soma),
        kept: countedSentence(dia, null),
        reads: 'contagem.ler',
        record: record(ids[inDinheiro]),
      })
  }
}
