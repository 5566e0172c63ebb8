import { todayIn } from '../../../../schema/rules/dates.js'
import {
  exportarExecucaoInput,
  exportarExecucaoPorCentroInput,
  listarPrevisoesOrcamentariasInput,
  type Orgao,
  orgaos,
} from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import { refuseBin } from '../../../kernel/access/bin.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { ExportColumn } from '../../../kernel/transport/export/export.js'
import { exportCase } from '../../../kernel/transport/export/export-case.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { centroOfFilter } from '../centro-custo/index.js'
import { computeExecucao, computeExecucaoByCentro, type Execucao } from './execucao.usecases.js'
import { listRows, type PrevisaoRow } from './previsao-orcamentaria.queries.js'
import { previsaoStatus } from './previsao-orcamentaria.rules.js'

const columns: ExportColumn<PrevisaoRow>[] = [
  { title: 'Ano', kind: 'number', value: (row) => row.ano },
  { title: 'Revisão', kind: 'number', value: (row) => row.revisao },
  { title: 'Situação', width: 14, value: previsaoStatus },
  { title: 'Aprovada em', kind: 'date', value: (row) => row.aprovadaEm },
  { title: 'Aprovada por', width: 14, value: (row) => (row.orgao ? orgaos[row.orgao as Orgao] : null) },
  { title: 'Ata', width: 24, value: (row) => row.ata },
  { title: 'Motivo da revisão', width: 44, value: (row) => row.motivo },
  { title: 'Observação', width: 44, value: (row) => row.observacao },
]

export const exportPrevisoesOrcamentarias = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'previsoes-orcamentarias',
  input: listarPrevisoesOrcamentariasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listRows(work, input)).rows
  },
})

type Line = Execucao['linhas'][number] & { idCliente: number }

const fundo = ({ restrito }: Line) => (restrito === null ? 'Todos' : restrito ? 'Com restrição' : 'Sem restrição')

const columnsOfExecucao: ExportColumn<Line>[] = [
  { title: 'Fundo', width: 16, value: fundo },
  { title: 'Categoria', width: 36, value: (row) => (row.nivel === 2 ? `   ${row.nome}` : row.nome) },
  { title: 'Previsto no mês', kind: 'money', value: (row) => row.previstoMes },
  { title: 'Realizado no mês', kind: 'money', value: (row) => row.realizadoMes },
  { title: 'Previsto até o mês', kind: 'money', value: (row) => row.previsto },
  { title: 'Realizado até o mês', kind: 'money', value: (row) => row.realizado },
  { title: 'Diferença', kind: 'money', value: (row) => row.diferenca },
  { title: '% realizado', kind: 'number', value: (row) => row.percentual },
  { title: 'Previsto no ano', kind: 'money', value: (row) => row.previstoAno },
]

/** The church and the month that a sheet is of. Without year and month, those of today. */
async function monthOf(
  { ctx, db, idCliente }: Reading & { ctx: Context },
  filter: { ano?: number | undefined; mes?: number | undefined } | null | undefined,
) {
  const scope = { db, idCliente: ctx.ownTenant(idCliente) }
  const today = todayIn(await fusoOf(ctx, scope.idCliente))
  return { scope, ano: filter?.ano ?? Number(today.slice(0, 4)), mes: filter?.mes ?? Number(today.slice(5, 7)) }
}

export const exportExecucao = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'execucao-orcamentaria',
  input: exportarExecucaoInput,
  columns: columnsOfExecucao,
  async rows(work, { filtro }): Promise<Line[]> {
    const { scope, ano, mes } = await monthOf(work, filtro)
    const idCentroCusto = (await centroOfFilter(scope, filtro?.idCentroCusto)) ?? null
    const { linhas } = await computeExecucao(scope, { ano, mes, idCentroCusto })
    return linhas.map((linha) => ({ ...linha, idCliente: scope.idCliente }))
  },
})

type CentroLine = Line & { centroCusto: string }

export const exportExecucaoByCentro = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'execucao-por-centro',
  input: exportarExecucaoPorCentroInput,
  columns: [{ title: 'Centro de custo', width: 24, value: (row: CentroLine) => row.centroCusto }, ...columnsOfExecucao],
  async rows(work, { filtro }): Promise<CentroLine[]> {
    // the sheet names every cost centre
    work.ctx.authorise('centroCusto.ler')
    const { scope, ano, mes } = await monthOf(work, filtro)
    const { centros } = await computeExecucaoByCentro(scope, { ano, mes })
    return centros.flatMap(({ nome, linhas }) =>
      linhas.map((linha) => ({ ...linha, centroCusto: nome, idCliente: scope.idCliente })),
    )
  },
})
