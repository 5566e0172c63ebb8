import type { z } from 'zod'
import { lancarMovimentoInput } from '../../../../../schema/rules/financas/movimento-bancario.input.js'
import { conflict, invalid } from '../../../../kernel/base/errors.js'
import { idOf, type RecordRef, saved } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { categoriaNumber } from '../../categoria/index.js'
import { centroCustoNumber } from '../../centro-custo/index.js'
import { contaOfDinheiro } from '../../conta-financeira/index.js'
import { registerDizimo } from '../../dizimo/index.js'
import { digitarEntrada } from '../../entrada/index.js'
import { fornecedorNumber } from '../../fornecedor/index.js'
import { digitarSaida } from '../../saida/index.js'
import { transferencias } from '../../transferencia/index.js'
import { link, lockMovimento, others, record } from '../conciliar.js'
import { read } from '../movimento-bancario.queries.js'
import { meioOf, type Proposta } from '../movimento-bancario.rules.js'
import { lockPix, notifyPix, refuseBookedPix } from '../pix.js'
import { propostaOfMovimento } from '../sugestoes.queries.js'
import { bookDoacaoOfBank } from './de-fora.js'
import { askAboutMovimento, perguntasDoMovimento } from './perguntas.js'

type Work = Writing & { ctx: Context }

/**
 * Writes the entry of a movement that the books do not have: an income or an expense, a tithe or a donation, or a
 * transfer.
 */
export const lancarMovimento = useCase({
  action: 'movimentoBancario.escrever',
  asks: perguntasDoMovimento,
  record,
  input: lancarMovimentoInput,
  async run(work, { id, ...input }) {
    await lockPix(work)
    const movimento = await lockMovimento(work, id)
    if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
    if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
    await refuseBookedPix(work, movimento)
    const tipo = given(input.transferencia) ? 'transferencia' : movimento.valor.startsWith('-') ? 'saida' : 'entrada'
    const made = await lancamentoOf(work, movimento, input)
    const ligados = [{ tipo, id: made, valor: movimento.valor, criado: true } as const]
    link(work, movimento, ligados)
    await work.em.flush()
    await notifyPix(work, movimento, ligados)
    return saved(work, movimento, read)
  },
})

const given = <Value>(value: Value | null | undefined): value is Value => value !== null && value !== undefined

/**
 * The records that the input names, as ids.
 * @throws VALIDATION_FAILED for the first that this church does not have, whatever the input is of
 */
async function readChosen(
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
    transferencia: given(transferencia) ? await contaOfDinheiro(work, transferencia, { campo: 'transferencia' }) : null,
    dizimo: given(dizimo) ? await pessoa(dizimo, 'dizimo') : null,
    doacao: given(doacao)
      ? { idCampanha: await campanha(doacao.idCampanha), idMembro: await pessoa(doacao.idMembro, 'idMembro') }
      : null,
    idCategoria: await categoriaNumber(work, saiu ? 'despesa' : 'receita', input.idCategoria),
    idCentroCusto: await centroCustoNumber(work, input.idCentroCusto),
    idFornecedor: await fornecedorNumber(work, input.idFornecedor),
  }
}

/** A movement to enter, with what the person chose and the question that this may ask. */
interface Entering {
  work: Work
  movimento: Parameters<typeof meioOf>[0] & { valor: string; data: string; idContaFinanceira: number }
  /** the amount without its sign, and whether the money went out */
  valor: string
  saiu: boolean
  chosen: Awaited<ReturnType<typeof readChosen>>
  input: Omit<z.output<typeof lancarMovimentoInput>, 'id'>
  /** reads what may be the same already; what it returns asks, with the id of the entry */
  askAs: (how: Parameters<typeof askAboutMovimento>[1]) => ReturnType<typeof askAboutMovimento>
}

/** Creates the entry, and what it comes from. Returns its id. */
async function lancamentoOf(work: Work, movimento: Entering['movimento'], input: Entering['input']): Promise<number> {
  const saiu = movimento.valor.startsWith('-')
  const chosen = await readChosen(work, saiu, input)
  const { data, idContaFinanceira } = movimento
  const valor = movimento.valor.replace('-', '')
  const que = ['transferencia', 'dizimo', 'doacao'].filter((campo) => given(input[campo as 'dizimo']))
  if (que.length > 1) throw invalid({ [que[1] as string]: 'Um movimento é uma coisa só.' })
  const { dizimo, doacao, transferencia } = chosen
  if (saiu && (given(dizimo) || given(doacao)))
    throw invalid({ [que[0] as string]: 'Só o que entrou na conta é dízimo ou doação.' })
  const askAs: Entering['askAs'] = (how) => askAboutMovimento(work, how, { data, valor, saiu, idContaFinanceira })
  const entering = { work, movimento, valor, saiu, chosen, input, askAs }
  if (given(dizimo)) return enterDizimo(entering, dizimo)
  if (given(doacao)) return enterDoacao(entering, doacao)
  if (!input.descricao) throw invalid({ descricao: 'Informe a descrição.' })
  if (given(transferencia)) return enterTransferencia(entering, transferencia, input.descricao)
  return enterLancamento(entering, input.descricao)
}

async function enterDizimo({ work, movimento, valor, askAs }: Entering, idMembro: number): Promise<number> {
  work.ctx.authorise('dizimo.escrever')
  const { data, idContaFinanceira } = movimento
  // a tithe has a means always, and most are Pix
  const meioDizimo = meioOf(movimento) ?? 'pix'
  const dados = { idMembro, valorDizimo: valor, meioDizimo, dataDizimo: data, idContaFinanceira }
  const ask = await askAs({ idMembro, idCampanha: null })
  const { idEntrada } = await registerDizimo(work, dados)
  ask(idEntrada)
  return idEntrada
}

async function enterDoacao(
  { work, movimento, valor, askAs }: Entering,
  doacao: NonNullable<Entering['chosen']['doacao']>,
): Promise<number> {
  work.ctx.authorise('doacao.escrever')
  const { data, idContaFinanceira } = movimento
  const dados = { valorDoacao: valor, dataDoacao: data, meioDoacao: meioOf(movimento), idContaFinanceira }
  const ask = await askAs(doacao)
  const idEntrada = await bookDoacaoOfBank(work, { ...doacao, ...dados })
  ask(idEntrada)
  return idEntrada
}

async function enterTransferencia(
  { work, movimento, valor, saiu, chosen, askAs }: Entering,
  other: number,
  descricao: string,
): Promise<number> {
  const { data, idContaFinanceira } = movimento
  if (given(chosen.idCentroCusto)) throw invalid({ idCentroCusto: 'Uma transferência não tem centro de custo.' })
  work.ctx.authorise('transferencia.escrever')
  if (other === idContaFinanceira) throw invalid({ transferencia: 'Escolha uma conta diferente da do movimento.' })
  const [idContaOrigem, idContaDestino] = saiu ? [idContaFinanceira, other] : [other, idContaFinanceira]
  const ask = await askAs('transferencia')
  const { id } = await transferencias.criar(work, { data, valor, idContaOrigem, idContaDestino, descricao })
  ask(id)
  return id
}

async function enterLancamento(
  { work, movimento, valor, saiu, chosen, input, askAs }: Entering,
  descricao: string,
): Promise<number> {
  const { idCategoria, idCentroCusto, idFornecedor } = chosen
  work.ctx.authorise(saiu ? 'saida.escrever' : 'entrada.escrever')
  if (!input.categoria && !given(idCategoria)) throw invalid({ categoria: 'Escolha a categoria.' })
  if (!saiu && given(idFornecedor)) throw invalid({ idFornecedor: 'Só uma saída tem fornecedor.' })
  const dados = {
    descricao,
    data: movimento.data,
    categoria: input.categoria ?? others,
    idCategoria,
    valor,
    idCentroCusto,
    idContaFinanceira: movimento.idContaFinanceira,
  }
  const ask = await askAs('lancamento')
  const { id } = await (saiu ? digitarSaida(work, { ...dados, idFornecedor }, true) : digitarEntrada(work, dados, true))
  ask(id)
  return id
}

/**
 * What a movement may be entered as, for whoever may do so: a tithe names who gives, and is only for those who read all
 * tithes.
 */
export async function visibleProposta(ctx: Context, id: number): Promise<Proposta | null> {
  if (!ctx.can('movimentoBancario.escrever')) return null
  const proposta = await propostaOfMovimento(ctx, id)
  if (proposta?.tipo === 'dizimo') return ctx.can('dizimo.escrever') && ctx.can('dizimo.lerDeTodos') ? proposta : null
  if (proposta?.tipo === 'doacao') return ctx.can('doacao.escrever') && ctx.can('doacao.lerDoador') ? proposta : null
  return ctx.can(proposta?.tipo === 'saida' ? 'saida.escrever' : 'entrada.escrever') ? proposta : null
}
