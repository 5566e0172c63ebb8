import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { invalid, notFound } from '../../../kernel/errors.js'
import { by, pagesOf } from '../../../kernel/reading/edge.js'
import { visible } from '../../../kernel/tenant/bin.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { emailAsSeen } from '../../acesso/usuario/index.js'
import { celulaAsSeen, celulaPorId, lerCelula } from '../../pessoas/celula/index.js'
import { encontrosDasCelulas, listarEncontros } from '../../pessoas/encontro/index.js'
import { listarMembrosCelula, membros as membrosDeCelulas } from '../../pessoas/membro-celula/index.js'
import { endBeforeStart, relatorioCelulaInput } from './relatorio-celula.input.js'
import { attendanceOf, periodOf } from './relatorio-celula.rules.js'

const wholeList = { offset: 0, comTotal: false }

export const gerarRelatorioCelula = readCase({
  action: 'celula.ler',
  input: relatorioCelulaInput,
  // a report needs permission for all data that it prints
  also: () => ['encontro.ler'],
  async run(work, { idCelula, dataInicial, dataFinal }) {
    const celula = visible(work.ctx, await lerCelula(work, idCelula), 'Célula não encontrada.')
    const today = todayIn(await fusoDe(work.ctx, celula.idCliente))
    const period = periodOf(dataInicial, dataFinal, today)
    const report = await dadosDaCelula(work, celula.id, { inicio: period.dataInicial, fim: period.dataFinal }, today)
    return {
      ...report,
      celula: celulaAsSeen(work.ctx, report.celula),
      membros: report.membros.map((row) => emailAsSeen(work.ctx, row, 'idMembro', 'email')),
    }
  },
})

/** A cell's figures in a period, its meetings and its members, for the screen, the old integrations and the PDF. */
export async function dadosDaCelula(
  work: Reading,
  idCelula: number,
  { inicio, fim }: { inicio: DateOnly; fim: DateOnly },
  today: DateOnly,
) {
  const celula = await lerCelula(work, idCelula)
  if (!celula) throw notFound('Célula não encontrada.')
  const { rows: encontros } = await listarEncontros(work, {
    ...wholeList,
    ordem: { campo: 'dataEncontro', direcao: 'ASC' },
    filtro: { idCelula, dataInicial: inicio, dataFinal: fim },
  })
  const { rows: membros } = await membrosDeCelulas.list(work, { ...wholeList, filtro: { idCelula } }, 'names')
  return {
    dataInicial: inicio,
    dataFinal: fim,
    ...attendanceOf(encontros, today),
    celula,
    responsavel: celula.nomeResponsavel,
    qtdeMembros: membros.length,
    encontros,
    membros,
  }
}

const encontrosDe = pagesOf(encontrosDasCelulas, by('encontro.idCelula'))
const membrosDe = pagesOf(listarMembrosCelula, by('membro_celula.idCelula'))

interface Period {
  dataInicial?: DateOnly | null | undefined
  dataFinal?: DateOnly | null | undefined
}

/** The same report, within a cell. The reports of all cells of a query are read together. */
export async function relatorioDaCelula(
  ctx: Context,
  { id, idCliente }: { id: number; idCliente: number },
  given: Period,
): Promise<Omit<RelatorioCelula, 'encontros' | 'membros'> & { encontros: object[]; membros: object[] }> {
  const today = todayIn(await fusoDe(ctx, idCliente))
  const { dataInicial, dataFinal } = periodOf(given.dataInicial, given.dataFinal, today)
  if (dataFinal < dataInicial) throw invalid({ dataFinal: endBeforeStart })
  const order = { campo: 'dataEncontro', direcao: 'ASC' } as const
  const meetings = { ...wholeList, ordem: order, filtro: { dataInicial, dataFinal } }
  const encontros = (await encontrosDe(ctx, id, meetings)).rows as RelatorioCelula['encontros']
  const { rows: membros } = await membrosDe(ctx, id, wholeList)
  const celula = await celulaPorId(ctx, id)
  if (!celula) throw notFound('Célula não encontrada.')
  const figures = attendanceOf(encontros, today)
  const { nomeResponsavel: responsavel } = celula
  return { dataInicial, dataFinal, ...figures, celula, responsavel, qtdeMembros: membros.length, encontros, membros }
}

export type RelatorioCelula = Awaited<ReturnType<typeof gerarRelatorioCelula>>
