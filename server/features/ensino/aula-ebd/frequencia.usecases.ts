import type { z } from 'zod'
import { type DateOnly, formatDate, todayIn } from '../../../../schema/rules/dates.js'
import { exportarFrequenciaInput, frequenciaEBDInput } from '../../../../schema/rules/ensino/aula-ebd.input.js'
import { visible } from '../../../kernel/access/bin.js'
import { invalid } from '../../../kernel/base/errors.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { by, pagesOf } from '../../../kernel/work/edges/edge.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { classeById, readClasse } from '../classe-ebd/index.js'
import { listRows } from './aula-ebd.queries.js'
import { type Frequencia, frequencias, type Period, refusalOfPeriod, trimestreOf } from './aula-ebd.rules.js'
import { listAulasEBD } from './aula-ebd.usecases.js'
import { alunosOf, alunosOfClasse, presencas, presencasOfAula } from './membro-aula-ebd.queries.js'

/** The lessons of a class in a period, and how often each person attended. */
export const readFrequenciaEBD = readCase({
  action: 'aulaEBD.lerFrequencia',
  input: frequenciaEBDInput,
  run: frequencia,
})

export type FrequenciaEBD = Awaited<ReturnType<typeof readFrequenciaEBD>>

const columns: ExportColumn<Frequencia & { idCliente: number; nomeClasse: string }>[] = [
  { title: 'Classe', width: 28, value: (row) => row.nomeClasse },
  { title: 'Nome', width: 36, value: (row) => row.name },
  { title: 'Aluno', width: 10, value: (row) => (row.aluno ? 'Sim' : 'Não') },
  { title: 'Aulas', kind: 'number', width: 10, value: (row) => row.aulas },
  { title: 'Presenças', kind: 'number', width: 10, value: (row) => row.presencas },
  { title: 'Faltas', kind: 'number', width: 10, value: (row) => row.aulas - row.presencas },
  { title: 'Frequência (%)', kind: 'number', width: 14, value: (row) => row.percentual },
  { title: 'Dias', width: 60, value: (row) => row.datas.map(formatDate).join(', ') },
]

export const exportFrequenciaEBD = exportCase({
  action: 'aulaEBD.lerFrequencia',
  name: 'frequencia-da-ebd',
  input: exportarFrequenciaInput,
  columns,
  async rows(work, { filtro }) {
    const classe = filtro.idClasse ? await visibleClasse(work, filtro.idClasse) : null
    const periodo = await periodOf(work, filtro, classe?.idCliente ?? work.ctx.ownTenant(work.idCliente))
    const aulas = await aulasOf(work, periodo, classe?.id)
    const alunos = await alunosOf(work, classe ? [classe.id] : undefined)
    const came = await presencas(work, numbers(aulas))
    const classes = new Map([...alunos, ...aulas].map((row) => [row.idClasse, row]))
    return [...classes.values()]
      .sort((a, b) => byName.compare(a.nomeClasse, b.nomeClasse))
      .flatMap(({ idCliente, idClasse, nomeClasse }) => {
        const own = aulas.filter((aula) => aula.idClasse === idClasse)
        const days = new Set(numbers(own))
        const pupils = alunos.filter((aluno) => aluno.idClasse === idClasse)
        const there = came.filter(({ idAula }) => days.has(idAula))
        return frequencias(own, pupils, there).map((row) => ({ ...row, idCliente, nomeClasse }))
      })
  },
})

type Work = Reading & { ctx: Context }

async function frequencia(work: Work, { idClasse, ...filtro }: z.output<typeof frequenciaEBDInput>) {
  const classe = await visibleClasse(work, idClasse)
  const periodo = await periodOf(work, filtro, classe.idCliente)
  const aulas = await aulasOf(work, periodo, classe.id)
  const alunos = await alunosOf(work, [classe.id])
  return { ...periodo, classe, aulas, alunos: frequencias(aulas, alunos, await presencas(work, numbers(aulas))) }
}

const aulasOfClasse = pagesOf(listAulasEBD, by('aula_ebd.idClasse'))

/**
 * The same, within a class. The lessons of all classes of a query are read together. Empty for a class of others, where
 * the current user reads how often people came only of the own ones.
 */
export async function frequenciaOfClasse(
  ctx: Context,
  { id, idCliente }: { id: number; idCliente: number },
  given: GivenPeriod,
) {
  const periodo = periodIn(given, todayIn(await fusoOf(ctx, idCliente)))
  if (!ctx.within(id).can('aulaEBD.lerFrequencia'))
    return { ...periodo, classe: await classeById(ctx, id), aulas: [], alunos: [] }
  const { rows } = await aulasOfClasse(ctx, id, inPeriod(periodo))
  const aulas = rows as Awaited<ReturnType<typeof aulasOf>>
  const alunos = (await alunosOfClasse(ctx, id)) ?? []
  const came = (await Promise.all(aulas.map((aula) => presencasOfAula(ctx, aula.id)))).flatMap((all) => all ?? [])
  return { ...periodo, classe: await classeById(ctx, id), aulas, alunos: frequencias(aulas, alunos, came) }
}

const byName = new Intl.Collator('pt-BR')

const numbers = (aulas: readonly { id: number }[]) => aulas.map(({ id }) => id)

const visibleClasse = async (work: Work, ref: RecordRef) =>
  visible(work.ctx, await readClasse(work, ref), 'Classe não encontrada.')

/** All lessons of a period, oldest first. */
const aulasOf = async (work: Work, periodo: Period, idClasse?: number) =>
  (await listRows(work, inPeriod({ idClasse, ...periodo }))).rows

const inPeriod = (filtro: Period & { idClasse?: number | undefined }) => ({
  offset: 0,
  comTotal: false,
  ordem: { campo: 'dataAula', direcao: 'ASC' } as const,
  filtro,
})

interface GivenPeriod {
  dataInicial?: DateOnly | null | undefined
  dataFinal?: DateOnly | null | undefined
}

const periodOf = async ({ ctx }: Work, given: GivenPeriod, idCliente: number): Promise<Period> =>
  periodIn(given, todayIn(await fusoOf(ctx, idCliente)))

/**
 * Completes the period with the dates of its quarter.
 * @throws VALIDATION_FAILED when it ends before it begins or exceeds a year
 */
function periodIn({ dataInicial, dataFinal }: GivenPeriod, today: DateOnly): Period {
  const trimestre = trimestreOf(dataInicial ?? dataFinal ?? today)
  const periodo = { dataInicial: dataInicial ?? trimestre.dataInicial, dataFinal: dataFinal ?? trimestre.dataFinal }
  const refusal = refusalOfPeriod(periodo)
  if (refusal) throw invalid({ dataFinal: refusal })
  return periodo
}
