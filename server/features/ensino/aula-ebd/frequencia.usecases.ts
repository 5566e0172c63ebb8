import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { defaultTimeZone, formatDate, todayIn } from '../../../kernel/dates.js'
import { invalid } from '../../../kernel/errors.js'
import type { ExportColumn } from '../../../kernel/export.js'
import { exportCase } from '../../../kernel/export-case.js'
import { visible } from '../../../kernel/tenant/bin.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase } from '../../../kernel/use-case.js'
import { lerClasse } from '../classe-ebd/index.js'
import { frequenciaEBDInput } from './aula-ebd.input.js'
import { listar } from './aula-ebd.queries.js'
import { type Frequencia, frequencias, recusaDePeriodo, trimestreDe } from './aula-ebd.rules.js'
import { alunosDaClasse, presencas } from './membro-aula-ebd.queries.js'

/** How often each pupil of a class was there, and the lessons that there were. */
export const lerFrequenciaEBD = readCase({
  action: 'aulaEBD.lerFrequencia',
  input: frequenciaEBDInput,
  run: frequencia,
})

export type FrequenciaEBD = Awaited<ReturnType<typeof lerFrequenciaEBD>>

const columns: ExportColumn<Frequencia>[] = [
  { title: 'Nome', width: 36, value: (row) => row.name },
  { title: 'Aluno', width: 10, value: (row) => (row.aluno ? 'Sim' : 'Não') },
  { title: 'Aulas', width: 10, value: (row) => row.aulas },
  { title: 'Presenças', width: 10, value: (row) => row.presencas },
  { title: 'Faltas', width: 10, value: (row) => row.aulas - row.presencas },
  { title: 'Frequência (%)', width: 14, value: (row) => row.percentual },
  { title: 'Dias', width: 60, value: (row) => row.datas.map(formatDate).join(', ') },
]

export const exportarFrequenciaEBD = exportCase({
  action: 'aulaEBD.lerFrequencia',
  name: 'frequencia-da-ebd',
  input: frequenciaEBDInput,
  columns,
  rows: async (work, input) => (await frequencia(work, input)).alunos,
})

type Work = Reading & { ctx: Context }

async function frequencia(work: Work, { filtro }: z.output<typeof frequenciaEBDInput>) {
  const classe = visible(work.ctx, await lerClasse(work, filtro.idClasse), 'Classe não encontrada.')
  const fuso = await timeZoneOf(work, classe.idCliente)
  const trimestre = trimestreDe(filtro.dataInicial ?? filtro.dataFinal ?? todayIn(fuso))
  const periodo = {
    dataInicial: filtro.dataInicial ?? trimestre.dataInicial,
    dataFinal: filtro.dataFinal ?? trimestre.dataFinal,
  }
  const recusa = recusaDePeriodo(periodo)
  if (recusa) throw invalid({ dataFinal: recusa })
  const { rows: aulas } = await listar(work, {
    offset: 0,
    comTotal: false,
    ordem: { campo: 'dataAula', direcao: 'ASC' },
    filtro: { idClasse: classe.id, ...periodo },
  })
  const alunos = await alunosDaClasse(work, classe.id, fuso)
  const vieram = await presencas(
    work,
    aulas.map(({ id }) => id),
  )
  return { ...periodo, classe, aulas, alunos: frequencias(aulas, alunos, vieram) }
}

async function timeZoneOf(work: Reading, idCliente: number): Promise<string> {
  const church = await from(work, 'cliente').select('fusoHorario').where('id', '=', idCliente).executeTakeFirst()
  return church?.fusoHorario ?? defaultTimeZone
}
