import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, formatDate, todayIn } from '../../../kernel/dates.js'
import { invalid } from '../../../kernel/errors.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { by, pagesOf } from '../../../kernel/reading/edge.js'
import { visible } from '../../../kernel/tenant/bin.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { classePorId, lerClasse } from '../classe-ebd/index.js'
import { exportarFrequenciaInput, frequenciaEBDInput } from './aula-ebd.input.js'
import { listar } from './aula-ebd.queries.js'
import { type Frequencia, frequencias, type Periodo, recusaDePeriodo, trimestreDe } from './aula-ebd.rules.js'
import { listarAulasEBD } from './aula-ebd.usecases.js'
import { alunosDaClasse, alunosDe, presencas, presencasDaAula } from './membro-aula-ebd.queries.js'

/** The lessons of a class in a period, and how often each person attended. */
export const lerFrequenciaEBD = readCase({
  action: 'aulaEBD.lerFrequencia',
  input: frequenciaEBDInput,
  run: frequencia,
})

export type FrequenciaEBD = Awaited<ReturnType<typeof lerFrequenciaEBD>>

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

export const exportarFrequenciaEBD = exportCase({
  action: 'aulaEBD.lerFrequencia',
  name: 'frequencia-da-ebd',
  input: exportarFrequenciaInput,
  columns,
  async rows(work, { filtro }) {
    const classe = filtro.idClasse ? await classeVisivel(work, filtro.idClasse) : null
    const periodo = await periodoDe(work, filtro, classe?.idCliente ?? work.ctx.ownTenant(work.idCliente))
    const aulas = await aulasDe(work, periodo, classe?.id)
    const alunos = await alunosDe(work, classe ? [classe.id] : undefined)
    const vieram = await presencas(work, numbers(aulas))
    const classes = new Map([...alunos, ...aulas].map((row) => [row.idClasse, row]))
    return [...classes.values()]
      .sort((a, b) => byName.compare(a.nomeClasse, b.nomeClasse))
      .flatMap(({ idCliente, idClasse, nomeClasse }) => {
        const own = aulas.filter((aula) => aula.idClasse === idClasse)
        const days = new Set(numbers(own))
        const pupils = alunos.filter((aluno) => aluno.idClasse === idClasse)
        const there = vieram.filter(({ idAula }) => days.has(idAula))
        return frequencias(own, pupils, there).map((row) => ({ ...row, idCliente, nomeClasse }))
      })
  },
})

type Work = Reading & { ctx: Context }

async function frequencia(work: Work, { idClasse, ...filtro }: z.output<typeof frequenciaEBDInput>) {
  const classe = await classeVisivel(work, idClasse)
  const periodo = await periodoDe(work, filtro, classe.idCliente)
  const aulas = await aulasDe(work, periodo, classe.id)
  const alunos = await alunosDe(work, [classe.id])
  return { ...periodo, classe, aulas, alunos: frequencias(aulas, alunos, await presencas(work, numbers(aulas))) }
}

const aulasDaClasse = pagesOf(listarAulasEBD, by('aula_ebd.idClasse'))

/**
 * The same, within a class. The lessons of all classes of a query are read together. Empty for a class of others, where
 * the current user reads how often people came only of the own ones.
 */
export async function frequenciaDaClasse(
  ctx: Context,
  { id, idCliente }: { id: number; idCliente: number },
  given: GivenPeriod,
) {
  const periodo = periodoEm(given, todayIn(await fusoDe(ctx, idCliente)))
  if (!ctx.within(id).can('aulaEBD.lerFrequencia'))
    return { ...periodo, classe: await classePorId(ctx, id), aulas: [], alunos: [] }
  const { rows } = await aulasDaClasse(ctx, id, inPeriod(periodo))
  const aulas = rows as Awaited<ReturnType<typeof aulasDe>>
  const alunos = (await alunosDaClasse(ctx, id)) ?? []
  const vieram = (await Promise.all(aulas.map((aula) => presencasDaAula(ctx, aula.id)))).flatMap((all) => all ?? [])
  return { ...periodo, classe: await classePorId(ctx, id), aulas, alunos: frequencias(aulas, alunos, vieram) }
}

const byName = new Intl.Collator('pt-BR')

const numbers = (aulas: readonly { id: number }[]) => aulas.map(({ id }) => id)

const classeVisivel = async (work: Work, ref: RecordRef) =>
  visible(work.ctx, await lerClasse(work, ref), 'Classe não encontrada.')

/** All lessons of a period, oldest first. */
const aulasDe = async (work: Work, periodo: Periodo, idClasse?: number) =>
  (await listar(work, inPeriod({ idClasse, ...periodo }))).rows

const inPeriod = (filtro: Periodo & { idClasse?: number | undefined }) => ({
  offset: 0,
  comTotal: false,
  ordem: { campo: 'dataAula', direcao: 'ASC' } as const,
  filtro,
})

interface GivenPeriod {
  dataInicial?: DateOnly | null | undefined
  dataFinal?: DateOnly | null | undefined
}

const periodoDe = async ({ ctx }: Work, given: GivenPeriod, idCliente: number): Promise<Periodo> =>
  periodoEm(given, todayIn(await fusoDe(ctx, idCliente)))

/**
 * Completes the period with the dates of its quarter.
 * @throws VALIDATION_FAILED when it ends before it begins or exceeds a year
 */
function periodoEm({ dataInicial, dataFinal }: GivenPeriod, today: DateOnly): Periodo {
  const trimestre = trimestreDe(dataInicial ?? dataFinal ?? today)
  const periodo = { dataInicial: dataInicial ?? trimestre.dataInicial, dataFinal: dataFinal ?? trimestre.dataFinal }
  const recusa = recusaDePeriodo(periodo)
  if (recusa) throw invalid({ dataFinal: recusa })
  return periodo
}
