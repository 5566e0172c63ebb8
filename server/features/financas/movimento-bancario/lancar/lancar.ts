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

/** Creates the entry, and what it comes from. Returns its id. */
async function lancamentoOf(
  work: Work,
  movimento: Parameters<typeof meioOf>[0] & { valor: string; data: string; idContaFinanceira: number },
  input: Omit<z.output<typeof lancarMovimentoInput>, 'id'>,
): Promise<number> {
  const saiu = movimento.valor.startsWith('-')
  const { transferencia, dizimo, doacao, idCategoria, idCentroCusto, idFornecedor } = await readChosen(
    work,
    saiu,
    input,
  )
  const { descricao, categoria } = input
  const { data, idContaFinanceira } = movimento
  const valor = movimento.valor.replace('-', '')
  const que = ['transferencia', 'dizimo', 'doacao'].filter((campo) => given(input[campo as 'dizimo']))
  if (que.length > 1) throw invalid({ [que[1] as string]: 'Um movimento é uma coisa só.' })
  if (saiu && (given(dizimo) || given(doacao)))
    throw invalid({ [que[0] as string]: 'Só o que entrou na conta é dízimo ou doação.' })
  const askAs = (how: Parameters<typeof askAboutMovimento>[1]) =>
    askAboutMovimento(work, how, { data, valor, saiu, idContaFinanceira })
  if (given(dizimo)) {
    work.ctx.authorise('dizimo.escrever')
    // a tithe has a means always, and most are Pix
    const meioDizimo = meioOf(movimento) ?? 'pix'
    const dados = { idMembro: dizimo, valorDizimo: valor, meioDizimo, dataDizimo: data, idContaFinanceira }
    const ask = await askAs({ idMembro: dizimo, idCampanha: null })
    const { idEntrada } = await registerDizimo(work, dados)
    ask(idEntrada)
    return idEntrada
  }
  if (given(doacao)) {
    work.ctx.authorise('doacao.escrever')
    const dados = { valorDoacao: valor, dataDoacao: data, meioDoacao: meioOf(movimento), idContaFinanceira }
    const ask = await askAs(doacao)
    const idEntrada = await bookDoacaoOfBank(work, { ...doacao, ...dados })
    ask(idEntrada)
    return idEntrada
  }
  if (!descricao) throw invalid({ descricao: 'Informe a descrição.' })
  if (given(transferencia)) {
    if (given(idCentroCusto)) throw invalid({ idCentroCusto: 'Uma transferência não tem centro de custo.' })
    work.ctx.authorise('transferencia.escrever')
    if (transferencia === idContaFinanceira)
      throw invalid({ transferencia: 'Escolha uma conta diferente da do movimento.' })
    const [idContaOrigem, idContaDestino] = saiu
      ? [idContaFinanceira, transferencia]
      : [transferencia, idContaFinanceira]
    const ask = await askAs('transferencia')
    const { id } = await transferencias.criar(work, { data, valor, idContaOrigem, idContaDestino, descricao })
    ask(id)
    return id
  }
  work.ctx.authorise(saiu ? 'saida.escrever' : 'entrada.escrever')
  if (!categoria && !given(idCategoria)) throw invalid({ categoria: 'Escolha a categoria.' })
  if (!saiu && given(idFornecedor)) throw invalid({ idFornecedor: 'Só uma saída tem fornecedor.' })
  const dados = {
    descricao,
    data,
    categoria: categoria ?? others,
    idCategoria,
    valor,
    idCentroCusto,
    idContaFinanceira,
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
