import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { todayIn } from '../../../kernel/dates.js'
import { conflict, invalid, notFound, uniqueBy } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { countUpload, readUpload } from '../../../kernel/files/files.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { numeroCategoria } from '../categoria/index.js'
import { numeroCentroCusto } from '../centro-custo/index.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { contaDeDinheiro, contaDoFiltro } from '../conta-financeira/index.js'
import { registrarDizimo } from '../dizimo/index.js'
import { digitarEntrada } from '../entrada/index.js'
import { numeroFornecedor } from '../fornecedor/index.js'
import { exigirMesAberto, fechadoAte } from '../lancamento/index.js'
import { digitarSaida } from '../saida/index.js'
import { transferencias } from '../transferencia/index.js'
import { type Colunas, colunasPorTitulo, lerCsv, lerTabela, type TabelaCsv } from './arquivo/csv.js'
import {
  contaNormalizada,
  decodificar,
  type ExtratoLido,
  identificar,
  limites,
  mesmaConta,
  motivoDeIgnorar,
  podeSerDaConta,
  recusado,
} from './arquivo/extrato.js'
import { lerOfx } from './arquivo/ofx.js'
import { conciliar, desligar, ligar, missing, outros, travarMovimento } from './conciliar.js'
import { doar } from './de-fora.js'
import { apagarExtrato, gravarMovimentos, travarMovimentosDe } from './movimento-bancario.bulk.js'
import { ExtratoBancario } from './movimento-bancario.entity.js'
import {
  candidatosInput,
  conciliarInput,
  conciliarVariosInput,
  desfazerExtratoInput,
  importarExtratoInput,
  lancarMovimentoInput,
  listarMovimentosInput,
  movimentoRef,
  resumoInput,
} from './movimento-bancario.input.js'
import {
  importacoes,
  ler,
  lerResumo,
  listar,
  type MovimentoRow,
  propostaDoMovimento,
  semMovimento,
  sugestoes,
} from './movimento-bancario.queries.js'
import { acoesMovimento, meioDo, negativo, type Proposta, soma } from './movimento-bancario.rules.js'

type Work = Writing & { ctx: Context }

const record = 'movimento_bancario'

uniqueBy('conciliacao_movimento', 'id', 'Outra pessoa acabou de conciliar este movimento.')
uniqueBy('conciliacao_entrada', 'entradas', 'Uma das entradas já está conciliada com outro movimento.')
uniqueBy('conciliacao_saida', 'saidas', 'Uma das saídas já está conciliada com outro movimento.')
uniqueBy(
  'conciliacao_transferencia',
  'transferencias',
  'Uma das transferências já está conciliada com outro movimento.',
)

export const listarMovimentos = readCase({
  action: 'movimentoBancario.ler',
  input: listarMovimentosInput,
  run: listar,
})

export const lerMovimento = readCase({
  action: 'movimentoBancario.ler',
  input: movimentoRef,
  async run(work, { id }) {
    const row = await ler(work, id)
    if (!row) throw notFound(missing)
    return row
  },
})

/** An account of one church, for a read that names it. */
async function contaLida(work: Reading, ref: RecordRef) {
  const conta = await from(work, 'conta_financeira')
    .select(['id', 'idCliente', 'geral'])
    .where('id', '=', (await contaDoFiltro(work, ref))?.id ?? 0)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!conta) throw notFound('Conta financeira não encontrada.')
  return conta
}

/** What is open in an account, and whether its books agree with the bank. */
export const lerConciliacao = readCase({
  action: 'movimentoBancario.ler',
  input: resumoInput,
  async run(work, { idContaFinanceira }) {
    const conta = await contaLida(work, idContaFinanceira)
    const resumo = await lerResumo({ db: work.db, idCliente: conta.idCliente }, conta)
    const { saldoBanco, saldoLivro } = resumo
    if (saldoBanco === null || saldoLivro === null) return { ...resumo, diferenca: null, semExplicacao: null }
    const diferenca = soma(saldoLivro, negativo(saldoBanco))
    return {
      ...resumo,
      diferenca,
      // what only one of the two has explains the difference
      semExplicacao: soma(diferenca, negativo(resumo.somaSemMovimento), resumo.somaPendentes),
    }
  },
})

/** The entries among which a person chooses those of a movement: the nearest first. */
export const lerCandidatos = readCase({
  action: 'movimentoBancario.ler',
  input: candidatosInput,
  async run(work, { id, busca }) {
    const movimento = await ler(work, id)
    if (!movimento) throw notFound(missing)
    const conta = await contaLida({ ...work, idCliente: movimento.idCliente }, movimento.idContaFinanceira)
    const around = (days: number) =>
      new Date(Date.parse(`${movimento.data}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
    return semMovimento(
      { db: work.db, idCliente: movimento.idCliente },
      {
        contas: [conta],
        inicio: around(-60),
        fim: around(30),
        patterns: searchPatterns(busca),
        limit: 50,
        perto: movimento.data,
      },
    )
  },
})

/** A file, read as far as it can be without the church's data. */
type Arquivo = { nomeArquivo: string } & ({ formato: 'ofx'; lido: ExtratoLido } | { formato: 'csv'; tabela: TabelaCsv })

function lerArquivo(nomeArquivo: string, data: Buffer): Arquivo {
  const texto = decodificar(data)
  if (/<OFX>/i.test(texto)) return { nomeArquivo, formato: 'ofx', lido: lerOfx(texto) }
  if (/\.csv$|\.txt$/i.test(nomeArquivo)) return { nomeArquivo, formato: 'csv', tabela: lerTabela(texto) }
  throw recusado('Envie o extrato em OFX (Money) ou CSV, como o banco o dá.')
}

/**
 * Imports a bank's statement into an account. What an earlier file brought is left out. A CSV file whose columns nobody
 * has chosen yet is not imported: the answer says its titles and first lines, to choose them.
 */
export const importarExtrato = useCase({
  action: 'movimentoBancario.importar',
  input: importarExtratoInput.extend({ arquivo: uploadInput }),
  async prepare(ctx, { arquivo }) {
    await countUpload(ctx)
    const { filename, data } = await readUpload(arquivo, limites.bytes)
    return lerArquivo(filename, data)
  },
  async run(work, { idContaFinanceira, colunas: chosen }, arquivo) {
    // files of one account are imported one after the other
    const conta = await recordToChange(work, ContaFinanceira, idContaFinanceira, {
      missing: 'Conta financeira não encontrada.',
    })
    let lido: ExtratoLido
    let colunas: Colunas | null = null
    if (arquivo.formato === 'ofx') {
      lido = arquivo.lido
      await refuseOtherAccount(work, conta, lido)
    } else {
      const { tabela } = arquivo
      colunas = inTable(tabela, chosen) ?? (await conhecidas(work, tabela)) ?? null
      if (!colunas) return perguntas(tabela)
      lido = lerCsv(tabela, colunas)
    }
    const { inicio, fim, saldo, dataSaldo } = lido
    const extrato = work.em.create(ExtratoBancario, {
      idCliente: work.idCliente,
      idContaFinanceira: conta.id,
      nomeArquivo: arquivo.nomeArquivo,
      formato: arquivo.formato,
      ...contaNormalizada(lido),
      inicio,
      fim,
      saldo,
      dataSaldo,
      ...(arquivo.formato === 'csv' && { cabecalho: arquivo.tabela.cabecalho, ...colunas }),
    })
    await work.em.flush()
    const hoje = todayIn(await fusoHorario(work))
    const fechado = await fechamento(work)
    const movimentos = identificar(lido).map((movimento) => ({
      ...movimento,
      motivo: motivoDeIgnorar(movimento, { fim, hoje, fechadoAte: fechado }),
    }))
    Object.assign(
      extrato,
      await gravarMovimentos(work, { idContaFinanceira: conta.id, idExtrato: extrato.id }, movimentos),
    )
    extrato.conciliados = await conciliarCertos(work, conta, extrato.id)
    await work.em.flush()
    return { precisaColunas: false, colunas: [], amostra: [], sugestao: null, extrato: resultado(extrato) }
  },
})

/** What a person needs to choose the columns of a file. */
const perguntas = (tabela: TabelaCsv) => ({
  precisaColunas: true,
  colunas: tabela.titulos,
  amostra: tabela.linhas.slice(0, 3).map(({ valores }) => valores.join(' | ')),
  sugestao: colunasPorTitulo(tabela.titulos),
  extrato: null,
})

interface Contados {
  novos: number
  repetidos: number
  ignorados: number
  duvidas: number
  conciliados: number
  inicio?: string | null | undefined
  fim?: string | null | undefined
}

const resultado = ({ novos, repetidos, ignorados, duvidas, conciliados, inicio, fim }: Contados) => ({
  novos,
  repetidos,
  ignorados,
  duvidas,
  conciliados,
  inicio: inicio ?? null,
  fim: fim ?? null,
})

/** The last closed day of the church. */
async function fechamento(work: Writing): Promise<string | null> {
  const row = await from(work, 'fechamento').select('fechadoAte').executeTakeFirst()
  return row?.fechadoAte ?? null
}

/**
 * The chosen columns.
 * @throws VALIDATION_FAILED when the file has no such column
 */
function inTable({ titulos }: TabelaCsv, chosen: z.output<typeof importarExtratoInput>['colunas']): Colunas | null {
  if (!chosen) return null
  for (const [campo, place] of Object.entries(chosen))
    if (typeof place === 'number' && place >= titulos.length)
      throw invalid({ [`colunas.${campo}`]: 'O arquivo não tem esta coluna.' })
  const { colunaValor = null, colunaCredito = null, colunaDebito = null, colunaDocumento = null, ...others } = chosen
  const two = colunaValor === null
  return {
    ...others,
    colunaValor,
    colunaCredito: two ? colunaCredito : null,
    colunaDebito: two ? colunaDebito : null,
    colunaDocumento,
  }
}

/** The columns of an earlier file with the same titles. */
async function conhecidas(work: Writing, { cabecalho }: TabelaCsv): Promise<Colunas | undefined> {
  return from(work, 'extrato_bancario')
    .select(['colunaData', 'colunaDescricao', 'colunaValor', 'colunaCredito', 'colunaDebito', 'colunaDocumento'])
    .where('cabecalho', '=', cabecalho)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<Colunas | undefined>
}

interface Conta {
  id: number
  banco?: string | null | undefined
  agencia?: string | null | undefined
  numero?: string | null | undefined
}

/**
 * The first file of an account tells its bank and number; later ones must be of the same.
 * @throws VALIDATION_FAILED with the number of the other account
 */
async function refuseOtherAccount(work: Writing, conta: Conta, lido: ExtratoLido): Promise<void> {
  const said = [lido.banco && `banco ${lido.banco}`, `conta ${lido.conta || '(sem número)'}`].filter(Boolean).join(', ')
  const rows = await from(work, 'extrato_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'extrato_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'extrato_bancario.idCliente'),
    )
    .select([
      'extrato_bancario.idContaFinanceira as id',
      'extrato_bancario.banco',
      'extrato_bancario.conta',
      'conta_financeira.nome',
    ])
    .distinct()
    .where('extrato_bancario.conta', '<>', '')
    .execute()
  const own = rows.find(({ id }) => id === conta.id)
  const other = rows.find((row) => row.id !== conta.id && mesmaConta(row, lido))
  if (other) throw recusado(`Este extrato é de outra conta: ${said}, que é '${other.nome}'.`)
  const fits = own
    ? mesmaConta(own, lido)
    : podeSerDaConta(lido, { banco: conta.banco ?? null, agencia: conta.agencia ?? null, numero: conta.numero ?? null })
  if (!fits) throw recusado(`Este extrato é de outra conta: ${said}.`)
}

/** Matches the new movements whose payment an entry names, without a doubt. */
async function conciliarCertos(work: Work, conta: { id: number; geral: boolean }, idExtrato: number): Promise<number> {
  const novos = await from(work, 'movimento_bancario')
    .select(['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida', 'idContaFinanceira'])
    .where('idExtrato', '=', idExtrato)
    .where('situacao', '=', 'pendente')
    .where('e2e', 'is not', null)
    .execute()
  const own = novos.map((novo) => ({ ...novo, geral: conta.geral }))
  let conciliados = 0
  for (const [id, { nivel, lancamento }] of await sugestoes(work, own)) {
    if (nivel !== 'certo') continue
    await conciliar(work, await travarMovimento(work, id), escolhaDe(lancamento.tipo, lancamento.id), true)
    conciliados++
  }
  return conciliados
}

const escolhaDe = (tipo: string, id: number) => ({
  entradas: tipo === 'entrada' ? [id] : [],
  saidas: tipo === 'saida' ? [id] : [],
  transferencias: tipo === 'transferencia' ? [id] : [],
})

export const conciliarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: conciliarInput,
  async run(work, { id, ...escolha }) {
    const movimento = await travarMovimento(work, id)
    await conciliar(work, movimento, escolha)
    return saved(work, movimento, ler)
  },
})

/** Confirms several suggestions at once: all, or none when one is not possible any more. */
export const conciliarMovimentos = useCase({
  action: 'movimentoBancario.escrever',
  input: conciliarVariosInput,
  async run(work, { itens }) {
    const rows: MovimentoRow[] = []
    for (const { id, ...escolha } of itens) {
      const movimento = await travarMovimento(work, id)
      await conciliar(work, movimento, escolha)
      rows.push(await saved(work, movimento, ler))
    }
    return rows
  },
})

/**
 * Writes the entry of a movement that the books do not have: an income or an expense, a tithe or a donation, or a
 * transfer.
 */
export const lancarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: lancarMovimentoInput,
  async run(work, { id, ...input }) {
    const movimento = await travarMovimento(work, id)
    if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
    if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
    const tipo = given(input.transferencia) ? 'transferencia' : movimento.valor.startsWith('-') ? 'saida' : 'entrada'
    const made = await lancamentoDe(work, movimento, input)
    ligar(work, movimento, [{ tipo, id: made, valor: movimento.valor }])
    return saved(work, movimento, ler)
  },
})

const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined

/**
 * The records that the input names, as ids.
 * @throws VALIDATION_FAILED for the first that this church does not have, whatever the input is of
 */
async function lidos(
  work: Work,
  saiu: boolean,
  { transferencia, dizimo, doacao, ...input }: Omit<z.output<typeof lancarMovimentoInput>, 'id'>,
) {
  const pessoa = async (ref: RecordRef, campo: string) => {
    const id = await idOf(work, 'usuario', ref)
    if (id === null) throw invalid({ [campo]: 'Pessoa não encontrada.' })
    return id
  }
  const campanha = async (ref: RecordRef) => {
    const id = await idOf(work, 'campanha_missoes', ref)
    if (id === null) throw invalid({ idCampanha: 'Campanha não encontrada.' })
    return id
  }
  return {
    transferencia: given(transferencia) ? await contaDeDinheiro(work, transferencia, { campo: 'transferencia' }) : null,
    dizimo: given(dizimo) ? await pessoa(dizimo, 'dizimo') : null,
    doacao: given(doacao)
      ? { idCampanha: await campanha(doacao.idCampanha), idMembro: await pessoa(doacao.idMembro, 'idMembro') }
      : null,
    idCategoria: await numeroCategoria(work, saiu ? 'despesa' : 'receita', input.idCategoria),
    idCentroCusto: await numeroCentroCusto(work, input.idCentroCusto),
    idFornecedor: await numeroFornecedor(work, input.idFornecedor),
  }
}

/** Creates the entry, and what it comes from. Returns its id. */
async function lancamentoDe(
  work: Work,
  movimento: { valor: string; data: string; historico: string; idContaFinanceira: number },
  input: Omit<z.output<typeof lancarMovimentoInput>, 'id'>,
): Promise<number> {
  const saiu = movimento.valor.startsWith('-')
  const { transferencia, dizimo, doacao, idCategoria, idCentroCusto, idFornecedor } = await lidos(work, saiu, input)
  const { descricao, categoria } = input
  const { data, idContaFinanceira } = movimento
  const valor = movimento.valor.replace('-', '')
  const que = ['transferencia', 'dizimo', 'doacao'].filter((campo) => given(input[campo as 'dizimo']))
  if (que.length > 1) throw invalid({ [que[1] as string]: 'Um movimento é uma coisa só.' })
  if (saiu && (given(dizimo) || given(doacao)))
    throw invalid({ [que[0] as string]: 'Só o que entrou na conta é dízimo ou doação.' })
  if (given(dizimo)) {
    work.ctx.authorise('dizimo.escrever')
    const meioDizimo = meioDo(movimento.historico)
    const dados = { idMembro: dizimo, valorDizimo: valor, meioDizimo, dataDizimo: data, idContaFinanceira }
    return (await registrarDizimo(work, dados)).idEntrada
  }
  if (given(doacao)) {
    work.ctx.authorise('doacao.escrever')
    return doar(work, { ...doacao, valorDoacao: valor, dataDoacao: data, idContaFinanceira })
  }
  if (!descricao) throw invalid({ descricao: 'Informe a descrição.' })
  if (given(transferencia)) {
    if (given(idCentroCusto)) throw invalid({ idCentroCusto: 'Uma transferência não tem centro de custo.' })
    work.ctx.authorise('transferencia.escrever')
    if (transferencia === idContaFinanceira) throw invalid({ transferencia: 'Escolha outra conta que a do movimento.' })
    const [idContaOrigem, idContaDestino] = saiu
      ? [idContaFinanceira, transferencia]
      : [transferencia, idContaFinanceira]
    return (await transferencias.criar(work, { data, valor, idContaOrigem, idContaDestino, descricao })).id
  }
  work.ctx.authorise(saiu ? 'saida.escrever' : 'entrada.escrever')
  if (!categoria && !given(idCategoria)) throw invalid({ categoria: 'Escolha a categoria.' })
  if (!saiu && given(idFornecedor)) throw invalid({ idFornecedor: 'Só uma saída tem fornecedor.' })
  const dados = {
    descricao,
    data,
    categoria: categoria ?? outros,
    idCategoria,
    valor,
    idCentroCusto,
    idContaFinanceira,
  }
  return (await (saiu ? digitarSaida(work, { ...dados, idFornecedor }) : digitarEntrada(work, dados))).id
}

/**
 * What a movement may be entered as, for whoever may do so: a tithe names who gives, and is only for those who read all
 * tithes.
 */
export async function propostaVisivel(ctx: Context, id: number): Promise<Proposta | null> {
  if (!ctx.can('movimentoBancario.escrever')) return null
  const proposta = await propostaDoMovimento(ctx, id)
  if (proposta?.tipo === 'dizimo') return ctx.can('dizimo.escrever') && ctx.can('dizimo.lerDeTodos') ? proposta : null
  if (proposta?.tipo === 'doacao') return ctx.can('doacao.escrever') && ctx.can('doacao.lerDoador') ? proposta : null
  return ctx.can('entrada.escrever') ? proposta : null
}

export const ignorarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: movimentoRef,
  async run(work, { id }) {
    const movimento = await travarMovimento(work, id)
    if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
    work.em.assign(movimento, { situacao: 'ignorado', motivo: 'pessoa', duvida: false })
    return saved(work, movimento, ler)
  },
})

/** Makes a movement pending again: undoes its match, brings it back from the ignored ones, or says that it is no repeat. */
export const desfazerMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: movimentoRef,
  async run(work, { id }) {
    const movimento = await travarMovimento(work, id)
    if (movimento.situacao === 'pendente' && !movimento.duvida) throw conflict('Este movimento já está pendente.')
    if (movimento.motivo === 'saldo' || movimento.motivo === 'zero')
      throw conflict('Uma linha de saldo ou de valor zero não se concilia.')
    if (movimento.situacao === 'conciliado') await desligar(work, movimento)
    work.em.assign(movimento, { situacao: 'pendente', motivo: null, duvida: false })
    return saved(work, movimento, ler)
  },
})

/** The files that were imported into an account, the newest first. */
export const lerImportacoes = readCase({
  action: 'movimentoBancario.ler',
  input: resumoInput,
  async run(work, { idContaFinanceira }) {
    const conta = await contaLida(work, idContaFinanceira)
    return importacoes({ db: work.db, idCliente: conta.idCliente }, conta.id)
  },
})

/**
 * Takes an imported file back, such as one of another account: its movements go, as if it had never been imported, and the
 * audit log keeps them. The entries of the books stay.
 * @throws CONFLICT when movements are matched and their matches are not to be undone, or one of them is in a closed month
 */
export const desfazerExtrato = useCase({
  action: 'movimentoBancario.importar',
  record: 'extrato_bancario',
  input: desfazerExtratoInput,
  async run(work, { id, desfazerConciliacoes }) {
    const extrato = await recordToChange(work, ExtratoBancario, id, { missing: 'Importação não encontrada.' })
    const { movimentos, conciliados, primeiro } = await travarMovimentosDe(work, extrato.id)
    if (primeiro !== null) await exigirMesAberto(work, primeiro)
    if (conciliados > 0 && !desfazerConciliacoes)
      throw conflict(
        `${conciliados === 1 ? 'Um movimento deste arquivo já está conciliado' : `${conciliados} movimentos deste arquivo já estão conciliados`}: confirme que também a conciliação se desfaz.`,
      )
    await apagarExtrato(work, extrato.id)
    const saiu = movimentos === 1 ? 'um movimento saiu' : `${movimentos} movimentos saíram`
    return { message: `Importação desfeita: ${saiu} do extrato. Os lançamentos da igreja ficaram.` }
  },
})

/** The actions that the current user may do with a movement now. */
export async function acoesDoMovimento(ctx: Context, row: MovimentoRow): Promise<string[]> {
  return acoesMovimento(row, { fechadoAte: await fechadoAte(ctx, row.idCliente) }, ctx)
}
