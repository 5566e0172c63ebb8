import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { endBeforeStart, relatorioCelulaInput } from '../../../../schema/rules/relatorios/relatorio-celula.input.js'
import { visible } from '../../../kernel/access/bin.js'
import { invalid, notFound } from '../../../kernel/base/errors.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { by, pagesOf } from '../../../kernel/work/edges/edge.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { emailAsSeen } from '../../acesso/usuario/index.js'
import { celulaAsSeen, celulaById, readCelula } from '../../pessoas/celula/index.js'
import { encontrosOfCelulas, listEncontros } from '../../pessoas/encontro/index.js'
import { listMembrosCelula, membros as membrosOfCelulas } from '../../pessoas/membro-celula/index.js'
import { attendanceOf, periodOf } from './relatorio-celula.rules.js'

const wholeList = { offset: 0, comTotal: false }

export const generateRelatorioCelula = readCase({
  action: 'celula.ler',
  input: relatorioCelulaInput,
  // a report needs permission for all data that it prints
  also: () => ['encontro.ler'],
  async run(work, { idCelula, dataInicial, dataFinal }) {
    const celula = visible(work.ctx, await readCelula(work, idCelula), 'Célula não encontrada.')
    const today = todayIn(await fusoOf(work.ctx, celula.idCliente))
    const period = periodOf(dataInicial, dataFinal, today)
    const report = await dataOfCelula(work, celula.id, { inicio: period.dataInicial, fim: period.dataFinal }, today)
    return {
      ...report,
      celula: celulaAsSeen(work.ctx, report.celula),
      membros: report.membros.map((row) => emailAsSeen(work.ctx, row, 'idMembro', 'email')),
    }
  },
})

/** A cell's figures in a period, its meetings and its members, for the screen, the old integrations and the PDF. */
export async function dataOfCelula(
  work: Reading,
  idCelula: number,
  { inicio, fim }: { inicio: DateOnly; fim: DateOnly },
  today: DateOnly,
) {
  const celula = await readCelula(work, idCelula)
  if (!celula) throw notFound('Célula não encontrada.')
  const { rows: encontros } = await listEncontros(work, {
    ...wholeList,
    ordem: { campo: 'dataEncontro', direcao: 'ASC' },
    filtro: { idCelula, dataInicial: inicio, dataFinal: fim },
  })
  const { rows: membros } = await membrosOfCelulas.list(work, { ...wholeList, filtro: { idCelula } }, 'names')
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

const encontrosOf = pagesOf(encontrosOfCelulas, by('encontro.idCelula'))
const membrosOf = pagesOf(listMembrosCelula, by('membro_celula.idCelula'))

interface Period {
  dataInicial?: DateOnly | null | undefined
  dataFinal?: DateOnly | null | undefined
}

/** The same report, within a cell. The reports of all cells of a query are read together. */
export async function relatorioOfCelula(
  ctx: Context,
  { id, idCliente }: { id: number; idCliente: number },
  given: Period,
): Promise<Omit<RelatorioCelula, 'encontros' | 'membros'> & { encontros: object[]; membros: object[] }> {
  const today = todayIn(await fusoOf(ctx, idCliente))
  const { dataInicial, dataFinal } = periodOf(given.dataInicial, given.dataFinal, today)
  if (dataFinal < dataInicial) throw invalid({ dataFinal: endBeforeStart })
  const order = { campo: 'dataEncontro', direcao: 'ASC' } as const
  const meetings = { ...wholeList, ordem: order, filtro: { dataInicial, dataFinal } }
  const encontros = (await encontrosOf(ctx, id, meetings)).rows as RelatorioCelula['encontros']
  const { rows: membros } = await membrosOf(ctx, id, wholeList)
  const celula = await celulaById(ctx, id)
  if (!celula) throw notFound('Célula não encontrada.')
  const figures = attendanceOf(encontros, today)
  const { nomeResponsavel: responsavel } = celula
  return { dataInicial, dataFinal, ...figures, celula, responsavel, qtdeMembros: membros.length, encontros, membros }
}

export type RelatorioCelula = Awaited<ReturnType<typeof generateRelatorioCelula>>
