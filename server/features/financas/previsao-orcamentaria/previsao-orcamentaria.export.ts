import { todayIn } from '../../../kernel/dates.js'
import type { ExportColumn } from '../../../kernel/export/export.js'
import { exportCase } from '../../../kernel/export/export-case.js'
import { refuseBin } from '../../../kernel/tenant/bin.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { centroDoFiltro } from '../centro-custo/index.js'
import { calcularExecucao, type Execucao } from './execucao.usecases.js'
import {
  exportarExecucaoInput,
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

export const exportarExecucao = exportCase({
  action: 'previsaoOrcamentaria.exportar',
  name: 'execucao-orcamentaria',
  input: exportarExecucaoInput,
  columns: [
    { title: 'Fundo', width: 16, value: fundo },
    { title: 'Categoria', width: 36, value: (row: Linha) => (row.nivel === 2 ? `   ${row.nome}` : row.nome) },
    { title: 'Previsto no mês', kind: 'money', value: (row) => row.previstoMes },
    { title: 'Realizado no mês', kind: 'money', value: (row) => row.realizadoMes },
    { title: 'Previsto até o mês', kind: 'money', value: (row) => row.previsto },
    { title: 'Realizado até o mês', kind: 'money', value: (row) => row.realizado },
    { title: 'Diferença', kind: 'money', value: (row) => row.diferenca },
    { title: '% realizado', kind: 'number', value: (row) => row.percentual },
    { title: 'Previsto no ano', kind: 'money', value: (row) => row.previstoAno },
  ],
  async rows({ ctx, db, ...work }, { filtro }): Promise<Linha[]> {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const hoje = todayIn(await fusoDe(ctx, scope.idCliente))
    const ano = filtro?.ano ?? Number(hoje.slice(0, 4))
    const mes = filtro?.mes ?? Number(hoje.slice(5, 7))
    const centro = (await centroDoFiltro(scope, filtro?.idCentroCusto)) ?? null
    const { linhas } = await calcularExecucao(scope, { ano, mes, idCentroCusto: centro })
    return linhas.map((linha) => ({ ...linha, idCliente: scope.idCliente }))
  },
})
