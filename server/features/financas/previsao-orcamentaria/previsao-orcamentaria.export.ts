import type { Context } from '../../../kernel/context.js'
import { todayIn } from '../../../kernel/dates.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { centroDoFiltro } from '../centro-custo/index.js'
import { calcularExecucao, calcularExecucaoPorCentro, type Execucao } from './execucao.usecases.js'
import {
  exportarExecucaoInput,
  exportarExecucaoPorCentroInput,
  listarPrevisoesOrcamentariasInput,
  type Orgao,
  orgaos,
} from './previsao-orcamentaria.input.js'
import { listar, type PrevisaoRow } from './previsao-orcamentaria.queries.js'
import { situacaoPrevisao } from './previsao-orcamentaria.rules.js'

const columns: ExportColumn<PrevisaoRow>[] = [
  { title: 'Ano', kind: 'number', value: (row) => row.ano },
  { title: 'Revisão', kind: 'number', value: (row) => row.revisao },
  { title: 'Situação', width: 14, value: situacaoPrevisao },
  { title: 'Aprovada em', kind: 'date', value: (row) => row.aprovadaEm },
  { title: 'Aprovada por', width: 14, value: (row) => (row.orgao ? orgaos[row.orgao as Orgao] : null) },
  { title: 'Ata', width: 24, value: (row) => row.ata },
  { title: 'Motivo da revisão', width: 44, value: (row) => row.motivo },
]

export const exportarPrevisoesOrcamentarias = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'previsoes-orcamentarias',
  input: listarPrevisoesOrcamentariasInput,
  columns,
  async rows(work, input) {
    refuseBin(work.ctx, input.filtro)
    return (await listar(work, input)).rows
  },
})

type Linha = Execucao['linhas'][number] & { idCliente: number }

const fundo = ({ restrito }: Linha) => (restrito === null ? 'Todos' : restrito ? 'Com restrição' : 'Sem restrição')

const columnsOfExecucao: ExportColumn<Linha>[] = [
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
async function mesDe(
  { ctx, db, idCliente }: Reading & { ctx: Context },
  filtro: { ano?: number | undefined; mes?: number | undefined } | null | undefined,
) {
  const scope = { db, idCliente: ctx.ownTenant(idCliente) }
  const hoje = todayIn(await fusoDe(ctx, scope.idCliente))
  return { scope, ano: filtro?.ano ?? Number(hoje.slice(0, 4)), mes: filtro?.mes ?? Number(hoje.slice(5, 7)) }
}

export const exportarExecucao = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'execucao-orcamentaria',
  named: { 'filtro.idCentroCusto': 'centro_custo' },
  input: exportarExecucaoInput,
  columns: columnsOfExecucao,
  async rows(work, { filtro }): Promise<Linha[]> {
    const { scope, ano, mes } = await mesDe(work, filtro)
    const idCentroCusto = (await centroDoFiltro(scope, filtro?.idCentroCusto)) ?? null
    const { linhas } = await calcularExecucao(scope, { ano, mes, idCentroCusto })
    return linhas.map((linha) => ({ ...linha, idCliente: scope.idCliente }))
  },
})

type LinhaDoCentro = Linha & { centroCusto: string }

export const exportarExecucaoPorCentro = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'execucao-por-centro',
  input: exportarExecucaoPorCentroInput,
  columns: [
    { title: 'Centro de custo', width: 24, value: (row: LinhaDoCentro) => row.centroCusto },
    ...columnsOfExecucao,
  ],
  async rows(work, { filtro }): Promise<LinhaDoCentro[]> {
    // the sheet names every cost centre
    work.ctx.authorise('centroCusto.ler')
    const { scope, ano, mes } = await mesDe(work, filtro)
    const { centros } = await calcularExecucaoPorCentro(scope, { ano, mes })
    return centros.flatMap(({ nome, linhas }) =>
      linhas.map((linha) => ({ ...linha, centroCusto: nome, idCliente: scope.idCliente })),
    )
  },
})
