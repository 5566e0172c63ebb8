import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { todayIn } from '../../../kernel/dates.js'
import { conflict, invalid, notFound, uniqueBy } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { countUpload, readUpload } from '../../../kernel/files/files.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { numeroCentroCusto } from '../centro-custo/index.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.entity.js'
import { contaDeDinheiro, contaDoFiltro, saldosEm } from '../conta-financeira/index.js'
import { digitarEntrada } from '../entrada/index.js'
import { fechadoAte } from '../lancamento/index.js'
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
import { conciliar, desligar, ligar, missing, travarMovimento } from './conciliar.js'
import { gravarMovimentos } from './movimento-bancario.bulk.js'
import { ExtratoBancario } from './movimento-bancario.entity.js'
import {
  candidatosInput,
  conciliarInput,
  conciliarVariosInput,
  importarExtratoInput,
  lancarMovimentoInput,
  listarMovimentosInput,
  movimentoRef,
  resumoInput,
} from './movimento-bancario.input.js'
import { ler, lerResumo, listar, type MovimentoRow, semMovimento, sugestoes } from './movimento-bancario.queries.js'
import { acoesMovimento, negativo, soma } from './movimento-bancario.rules.js'

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
    const own = { db: work.db, idCliente: conta.idCliente }
    const resumo = await lerResumo(own, conta)
    const { saldoBanco, dataSaldo } = resumo
    if (saldoBanco === null || dataSaldo === null)
      return { ...resumo, saldoLivro: null, diferenca: null, semExplicacao: null }
    const saldoLivro = (await saldosEm(own, dataSaldo)).get(conta.id) ?? '0.00'
    const diferenca = soma(saldoLivro, negativo(saldoBanco))
    return {
      ...resumo,
      saldoLivro,
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

/** Writes the entry of a movement that the books do not have: an income, an expense or a transfer. */
export const lancarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: lancarMovimentoInput,
  async run(work, { id, transferencia, descricao, categoria, idCentroCusto }) {
    const movimento = await travarMovimento(work, id)
    const centro = await numeroCentroCusto(work, idCentroCusto)
    const transfere = transferencia !== null && transferencia !== undefined
    const outra = transfere ? await contaDeDinheiro(work, transferencia, { campo: 'transferencia' }) : null
    if (outra !== null && typeof centro === 'number')
      throw invalid({ idCentroCusto: 'Uma transferência não tem centro de custo.' })
    if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
    if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
    const saiu = movimento.valor.startsWith('-')
    const { data, idContaFinanceira: esta } = movimento
    const valor = movimento.valor.replace('-', '')
    if (outra !== null) {
      work.ctx.authorise('transferencia.escrever')
      if (outra === esta) throw invalid({ transferencia: 'Escolha outra conta que a do movimento.' })
      const [idContaOrigem, idContaDestino] = saiu ? [esta, outra] : [outra, esta]
      const made = await transferencias.criar(work, { data, valor, idContaOrigem, idContaDestino, descricao })
      ligar(work, movimento, [{ tipo: 'transferencia', id: made.id, valor: movimento.valor }])
      return saved(work, movimento, ler)
    }
    work.ctx.authorise(saiu ? 'saida.escrever' : 'entrada.escrever')
    if (!categoria) throw invalid({ categoria: 'Escolha a categoria.' })
    const dados = { descricao, data, categoria, valor, idCentroCusto: centro, idContaFinanceira: esta }
    const made = await (saiu ? digitarSaida : digitarEntrada)(work, dados)
    ligar(work, movimento, [{ tipo: saiu ? 'saida' : 'entrada', id: made.id, valor: movimento.valor }])
    return saved(work, movimento, ler)
  },
})

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

/** The actions that the current user may do with a movement now. */
export async function acoesDoMovimento(ctx: Context, row: MovimentoRow): Promise<string[]> {
  return acoesMovimento(row, { fechadoAte: await fechadoAte(ctx, row.idCliente) }, ctx)
}
