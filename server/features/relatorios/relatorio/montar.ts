import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Context, Services } from '../../../kernel/context.js'
import { type DateOnly, formatDate, formatInstant, todayIn } from '../../../kernel/dates.js'
import { AppError, forbidden, invalid } from '../../../kernel/errors.js'
import type { Documento, Grupo, Secao } from '../../../kernel/pdf/document.js'
import { from, isRecord, type RecordRef, type TableName } from '../../../kernel/tenant/records.js'
import { openSnapshot, type Reading } from '../../../kernel/tenant/session.js'
import type { Parte } from './fontes/fonte.js'
import { acoesDe, fontes } from './fontes/index.js'
import { type FiltroRelatorio, type relatorioInput, relatorios, type TipoRelatorio } from './relatorio.input.js'
import type { Leitor } from './relatorio.leitor.js'
import { anoDe, periodoDe } from './relatorio.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The filters of a report, resolved: days, and ids of this church's records with their names. */
export interface Parametros {
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
const dadosDeTodos = 'usuario.lerDadosPessoais'

type Filtros = Parameters<typeof acoesDe>[1]

/** @throws FORBIDDEN for a user who may not read everything that the report prints */
export function autorizar(ctx: Context, tipo: TipoRelatorio, filtros: Filtros): void {
  for (const acao of acoesDe(tipo, filtros)) {
    ctx.authorise(acao)
    if (acao === dadosDeTodos && !ctx.reachesAll(acao)) throw forbidden()
  }
}

export const podeGerar = (ctx: Context, tipo: TipoRelatorio, filtros: Filtros = {}): boolean =>
  acoesDe(tipo, filtros).every((acao) => (acao === dadosDeTodos ? ctx.reachesAll(acao) : ctx.can(acao)))

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
function registrosDe({ tipo, ...pedido }: z.output<typeof relatorioInput>) {
  const { filtro, registro } = relatorios[tipo] as { filtro?: FiltroRelatorio; registro?: FiltroRelatorio }
  return [filtro, registro].flatMap((escolha) => {
    if (!escolha || escolha === 'periodo') return []
    const ref = pedido[escolha]
    return ref === null || ref === undefined ? [] : [{ escolha, ref }]
  })
}

/** The tables of the records by which this request filters its report. */
export const tabelasDoFiltro = (input: z.output<typeof relatorioInput>): Record<string, TableName> =>
  Object.fromEntries(registrosDe(input).map(({ escolha }) => [escolha, escolhas[escolha].tabela]))

/**
 * Converts the request to filters with ids and names.
 * @throws VALIDATION_FAILED with the field whose record is not of this church
 */
export async function resolver(scope: Scope, input: z.output<typeof relatorioInput>): Promise<Parametros> {
  const { tipo, ...pedido } = input
  const { filtro } = relatorios[tipo] as { filtro?: FiltroRelatorio }
  const { fusoHorario } = await igrejaDe(scope)
  const periodo = filtro === 'periodo' ? pedido.periodo : null
  const hoje = todayIn(fusoHorario)
  const semDatas = !pedido.dataInicial && !pedido.dataFinal
  const parametros: Parametros =
    tipo === 'contribuicoes' && semDatas ? anoDe(hoje) : periodoDe({ ...pedido, periodo }, hoje)
  if (periodo) parametros.detalhe = `Por período ${periodo}`
  const detalhes: string[] = []
  for (const { escolha, ref } of registrosDe(input)) {
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

const igrejaDe = (scope: Scope) => from(scope, 'cliente').select(['nome', 'fusoHorario']).executeTakeFirstOrThrow()

/** Reads a report from one snapshot of the data. */
export async function montar(
  { sessions, features }: Pick<Services, 'sessions' | 'features'>,
  idCliente: number,
  pedido: { tipo: TipoRelatorio; parametros: Parametros; geradoPor: string; leitor: Leitor },
): Promise<Documento> {
  const { tipo, parametros, geradoPor, leitor } = pedido
  const { db, end } = await openSnapshot(sessions, idCliente, leitor.limits)
  try {
    const scope = { db, idCliente }
    const { nome, fusoHorario } = await igrejaDe(scope)
    const { inicio, fim, detalhe, ...filtros } = parametros
    const agora = new Date()
    const conteudo = await fontes[tipo].ler({
      ...scope,
      features,
      periodo: { inicio, fim },
      filtros,
      detalhe: detalhe ?? null,
      lesEmail: leitor.lesEmail,
      lesDadosPessoais: leitor.lesDadosPessoais,
      fuso: fusoHorario,
      hoje: todayIn(fusoHorario, agora),
    })
    return {
      titulo: conteudo.titulo ?? titulo(tipo),
      igreja: nome,
      detalhes: [
        ...(conteudo.comPeriodo === false ? [] : [`Período: ${formatDate(inicio)} a ${formatDate(fim)}`]),
        ...(conteudo.detalhes ?? (detalhe && !conteudo.titulo ? [detalhe] : [])),
      ],
      resumo: conteudo.resumo,
      secoes: await escrever(conteudo.secoes),
      geradoPor,
      geradoEm: formatInstant(agora, fusoHorario),
      paisagem: conteudo.paisagem ?? false,
    }
  } finally {
    await end()
  }
}

/** Number of rows that are converted before other requests are processed: about a millisecond of work. */
const porVez = 500

/** Maximum number of rows: more would take longer to draw than users wait, and need more memory than the thread has. */
const maisLinhas = 20_000

const grande = () =>
  new AppError(
    'VALIDATION_FAILED',
    'O relatório tem mais de 20.000 linhas. Escolha um período menor, ou exporte a lista em CSV ou XLSX.',
  )

/**
 * Converts the rows.
 * @throws VALIDATION_FAILED when there are too many rows to draw
 */
async function escrever(partes: readonly Parte[]): Promise<Secao[]> {
  let escritas = 0
  const secoes: Secao[] = []
  for (const { tabela, ...parte } of partes) {
    if (!tabela) {
      secoes.push(parte)
      continue
    }
    const grupos: Grupo[] = []
    for (const grupo of tabela.grupos) {
      const linhas: string[][] = []
      for (const celulas of grupo.linhas) {
        linhas.push(celulas)
        if (++escritas > maisLinhas) throw grande()
        if (escritas % porVez === 0) await setImmediate()
      }
      grupos.push({ ...grupo, linhas })
    }
    secoes.push({ ...parte, tabela: { ...tabela, grupos } })
  }
  return secoes
}

export const titulo = (tipo: TipoRelatorio): string => `Relatório: ${relatorios[tipo].titulo}`
