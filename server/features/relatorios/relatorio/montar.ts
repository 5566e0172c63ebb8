import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import { type DateOnly, formatDate, formatInstant, todayIn } from '../../../../schema/rules/dates.js'
import {
  type FiltroRelatorio,
  type relatorioInput,
  relatorios,
  type TipoRelatorio,
} from '../../../../schema/rules/relatorios/relatorio.input.js'
import { AppError, forbidden, invalid } from '../../../kernel/base/errors.js'
import { from, isRecord, type RecordRef, type TableName } from '../../../kernel/data/tenant/records.js'
import { openSnapshot, type Reading } from '../../../kernel/data/tenant/session.js'
import type { Documento, Grupo, Section } from '../../../kernel/transport/pdf/document.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import type { Parte } from './fontes/fonte.js'
import { actionsOf, fontes } from './fontes/index.js'
import type { Leitor } from './relatorio.leitor.js'
import { periodOf, yearOf } from './relatorio.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The filters of a report, resolved: days, and ids of this church's records with their names. */
export interface ReportParameters {
  inicio: DateOnly
  fim: DateOnly
  idEvento?: number
  idCelula?: number
  idDepartamento?: number
  idUsuario?: number
  idContaFinanceira?: number
  idCategoria?: number
  idCentroCusto?: number
  /** 'Pastor: João', as it is printed */
  detalhe?: string
}

/** A report prints the personal data of everybody, so permission for the own groups is not enough. */
const dataOfAll = 'usuario.lerDadosPessoais'

type Filters = Parameters<typeof actionsOf>[1]

/** @throws FORBIDDEN for a user who may not read everything that the report prints */
export function authorise(ctx: Context, tipo: TipoRelatorio, filtros: Filters): void {
  for (const action of actionsOf(tipo, filtros)) {
    ctx.authorise(action)
    if (action === dataOfAll && !ctx.reachesAll(action)) throw forbidden()
  }
}

export const mayGenerate = (ctx: Context, tipo: TipoRelatorio, filtros: Filters = {}): boolean =>
  actionsOf(tipo, filtros).every((action) => (action === dataOfAll ? ctx.reachesAll(action) : ctx.can(action)))

/** The records that a report can be filtered by: table, column of the name, label. */
const escolhas = {
  idEvento: { tabela: 'evento', nome: 'nome_evento', rotulo: 'Evento', faltando: 'Evento não encontrado.' },
  idCelula: { tabela: 'celula', nome: 'nome_celula', rotulo: 'Célula', faltando: 'Célula não encontrada.' },
  idDepartamento: {
    tabela: 'departamento',
    nome: 'titulo_departamento',
    rotulo: 'Departamento',
    faltando: 'Departamento não encontrado.',
  },
  idUsuario: { tabela: 'usuario', nome: 'name', rotulo: 'Pessoa', faltando: 'Pessoa não encontrada.' },
  idContaFinanceira: {
    tabela: 'conta_financeira',
    nome: 'nome',
    rotulo: 'Conta',
    faltando: 'Conta financeira não encontrada.',
  },
  idCategoria: { tabela: 'categoria', nome: 'nome', rotulo: 'Categoria', faltando: 'Categoria não encontrada.' },
  idCentroCusto: {
    tabela: 'centro_custo',
    nome: 'nome',
    rotulo: 'Centro de custo',
    faltando: 'Centro de custo não encontrado.',
  },
} as const

/** The records by which this request filters its report; what other reports are filtered by is ignored. */
function registrosOf({ tipo, ...pedido }: z.output<typeof relatorioInput>) {
  const { filtro, registro } = relatorios[tipo] as { filtro?: FiltroRelatorio; registro?: FiltroRelatorio }
  return [filtro, registro].flatMap((escolha) => {
    if (!escolha || escolha === 'periodo') return []
    const ref = pedido[escolha]
    return ref === null || ref === undefined ? [] : [{ escolha, ref }]
  })
}

/**
 * Converts the request to filters with ids and names.
 * @throws VALIDATION_FAILED with the field whose record is not of this church
 */
export async function parametersOf(scope: Scope, input: z.output<typeof relatorioInput>): Promise<ReportParameters> {
  const { tipo, ...pedido } = input
  const { filtro } = relatorios[tipo] as { filtro?: FiltroRelatorio }
  const { fusoHorario } = await igrejaOf(scope)
  const periodo = filtro === 'periodo' ? pedido.periodo : null
  const today = todayIn(fusoHorario)
  const withoutDates = !pedido.dataInicial && !pedido.dataFinal
  const parametros: ReportParameters =
    tipo === 'contribuicoes' && withoutDates ? yearOf(today) : periodOf({ ...pedido, periodo }, today)
  if (periodo) parametros.detalhe = `Por período ${periodo}`
  const detalhes: string[] = []
  for (const { escolha, ref } of registrosOf(input)) {
    const { tabela, nome, rotulo, faltando } = escolhas[escolha]
    const found = await namedRecord(scope, tabela, nome, ref)
    if (!found) throw invalid({ [escolha]: faltando })
    const who = tipo === 'visitas-pastorais' ? 'Pastor' : rotulo
    parametros[escolha] = found.id
    detalhes.push(`${who}: ${found.nome}`)
  }
  return detalhes.length ? { ...parametros, detalhe: detalhes.join(' · ') } : parametros
}

const namedRecord = (scope: Scope, tabela: TableName, nome: string, ref: RecordRef) =>
  (from(scope, tabela) as unknown as ReturnType<typeof from<'usuario'>>)
    .select(['id', `${nome} as nome` as 'name as nome'])
    .where(isRecord(tabela, ref))
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()

const igrejaOf = (scope: Scope) => from(scope, 'cliente').select(['nome', 'fusoHorario']).executeTakeFirstOrThrow()

/** Reads a report from one snapshot of the data. */
export async function build(
  { sessions, features }: Pick<Services, 'sessions' | 'features'>,
  idCliente: number,
  pedido: { tipo: TipoRelatorio; parametros: ReportParameters; geradoPor: string; leitor: Leitor },
): Promise<Documento> {
  const { tipo, parametros, geradoPor, leitor } = pedido
  const { db, end } = await openSnapshot(sessions, idCliente, leitor.limits)
  try {
    const scope = { db, idCliente }
    const { nome, fusoHorario } = await igrejaOf(scope)
    const { inicio, fim, detalhe, ...filtros } = parametros
    const now = new Date()
    const content = await fontes[tipo].ler({
      ...scope,
      features,
      periodo: { inicio, fim },
      filtros,
      detalhe: detalhe ?? null,
      lesEmail: leitor.lesEmail,
      lesDadosPessoais: leitor.lesDadosPessoais,
      fuso: fusoHorario,
      hoje: todayIn(fusoHorario, now),
    })
    return {
      titulo: content.titulo ?? titleOf(tipo),
      igreja: nome,
      detalhes: [
        ...(content.comPeriodo === false ? [] : [`Período: ${formatDate(inicio)} a ${formatDate(fim)}`]),
        ...(content.detalhes ?? (detalhe && !content.titulo ? [detalhe] : [])),
      ],
      resumo: content.resumo,
      secoes: await writeSections(content.secoes),
      geradoPor,
      geradoEm: formatInstant(now, fusoHorario),
      paisagem: content.paisagem ?? false,
    }
  } finally {
    await end()
  }
}

/** Number of rows that are converted before other requests are processed: about a millisecond of work. */
const atATime = 500

/** Maximum number of rows: more would take longer to draw than users wait, and need more memory than the thread has. */
const mostLines = 20_000

const tooLarge = () =>
  new AppError(
    'VALIDATION_FAILED',
    'O relatório tem mais de 20.000 linhas. Escolha um período menor, ou exporte a lista em CSV ou XLSX.',
  )

/**
 * Converts the rows.
 * @throws VALIDATION_FAILED when there are too many rows to draw
 */
async function writeSections(partes: readonly Parte[]): Promise<Section[]> {
  let escritas = 0
  async function linesOf(celulasDeLinhas: Iterable<string[]>): Promise<string[][]> {
    const linhas: string[][] = []
    for (const celulas of celulasDeLinhas) {
      linhas.push(celulas)
      if (++escritas > mostLines) throw tooLarge()
      if (escritas % atATime === 0) await setImmediate()
    }
    return linhas
  }
  const sections: Section[] = []
  for (const { tabela, ...parte } of partes) {
    if (!tabela) {
      sections.push(parte)
      continue
    }
    const grupos: Grupo[] = []
    for (const grupo of tabela.grupos) grupos.push({ ...grupo, linhas: await linesOf(grupo.linhas) })
    sections.push({ ...parte, tabela: { ...tabela, grupos } })
  }
  return sections
}

export const titleOf = (tipo: TipoRelatorio): string => `Relatório: ${relatorios[tipo].titulo}`
