import { z } from 'zod'
import {
  maisRegras,
  ordenarRegrasInput,
  regraBancariaInput,
  regraBancariaRef,
} from '../../../../schema/rules/financas/regra-bancaria.input.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { categoriaNumber } from '../categoria/index.js'
import { centroCustoNumber } from '../centro-custo/index.js'
import { contaOfDinheiro } from '../conta-financeira/index.js'
import { fornecedorNumber } from '../fornecedor/index.js'
import { RegraBancaria } from './regra-bancaria.entity.js'
import { type RegraRow, read, regrasOf } from './regra-bancaria.queries.js'
import type { Regra } from './regra-bancaria.rules.js'

type Work = Writing & { ctx: Context }

const missing = 'Regra não encontrada.'

export const listRegrasBancarias = readCase({
  action: 'movimentoBancario.ler',
  input: z.object({}),
  async run(work) {
    const { ctx } = work
    return visibleOnes(ctx, await regrasOf({ ...work, idCliente: work.idCliente ?? ctx.viewer?.idCliente ?? 0 }))
  },
})

/** The rules that the current user may see: a tithe's names who gives. */
const visibleOnes = (ctx: Context, regras: RegraRow[]): RegraRow[] =>
  ctx.can('dizimo.lerDeTodos') ? regras : regras.filter(({ idPessoa }) => idPessoa === null)

/** Whose tithe a rule enters: only for those who may read all tithes. */
async function titherOf(work: Work, idPessoa: RecordRef, saiu: boolean): Promise<number> {
  work.ctx.authorise('dizimo.lerDeTodos')
  const pessoa = await idOf(work, 'usuario', idPessoa)
  if (pessoa === null) throw invalid({ idPessoa: 'Pessoa não encontrada.' })
  if (saiu) throw invalid({ idPessoa: 'Só o que entrou na conta é dízimo.' })
  return pessoa
}

/** The fixed category above one of the church's own. */
const rootOf = async (work: Work, idCategoria: number): Promise<number | undefined> =>
  (await from(work, 'categoria').select('raiz').where('id', '=', idCategoria).executeTakeFirst())?.raiz

/**
 * What a rule enters, as ids. What it had may stay although it was deactivated.
 * @throws VALIDATION_FAILED for what does not belong together, or is not of this church
 */
async function lancamento(
  work: Work,
  input: Omit<z.output<typeof regraBancariaInput>, 'versao'>,
  present?: Partial<Regra>,
) {
  const { texto, direcao, idPessoa } = input
  const saiu = direcao === 'saiu'
  const idContaFinanceira =
    input.idContaFinanceira == null
      ? null
      : await contaOfDinheiro(work, input.idContaFinanceira, {
          campo: 'idContaFinanceira',
          present: present?.idContaFinanceira ?? undefined,
        })
  // every record is looked up before it is judged what belongs together
  const idCategoria =
    (await categoriaNumber(work, saiu ? 'despesa' : 'receita', input.idCategoria, present?.idCategoria)) ?? null
  const idCentroCusto = (await centroCustoNumber(work, input.idCentroCusto, present?.idCentroCusto)) ?? null
  const idFornecedor = (await fornecedorNumber(work, input.idFornecedor, present?.idFornecedor)) ?? null
  if (idPessoa != null) {
    const pessoa = await titherOf(work, idPessoa, saiu)
    const nothing = { descricao: null, categoria: null, idCategoria: null, idCentroCusto: null, idFornecedor: null }
    return { texto, direcao, idContaFinanceira, ...nothing, idPessoa: pessoa }
  }
  if (!saiu && idFornecedor !== null) throw invalid({ idFornecedor: 'Só uma saída tem fornecedor.' })
  const raiz = idCategoria === null ? input.categoria : await rootOf(work, idCategoria)
  if (raiz == null || raiz < 1 || raiz > 5) throw invalid({ categoria: 'Escolha a categoria.' })
  return {
    texto,
    direcao,
    idContaFinanceira,
    descricao: input.descricao ?? null,
    categoria: raiz,
    idCategoria,
    idCentroCusto,
    idFornecedor,
    idPessoa: null,
  }
}

/** A new rule is the last of the church's order. */
export const criarRegraBancaria = useCase({
  action: 'movimentoBancario.escrever',
  input: regraBancariaInput,
  async run(work, { versao: _, ...input }) {
    const regras = await regrasOf(work)
    if (regras.length >= maisRegras) throw conflict(`A igreja já tem ${maisRegras} regras. Exclua as que não usa.`)
    const ordem = (regras.at(-1)?.ordem ?? 0) + 1
    const regra = work.em.create(RegraBancaria, {
      idCliente: work.idCliente,
      ordem,
      ...(await lancamento(work, input)),
    })
    return saved(work, regra, read)
  },
})

export const atualizarRegraBancaria = useCase({
  action: 'movimentoBancario.escrever',
  record: 'regra_bancaria',
  input: regraBancariaInput.extend(regraBancariaRef.shape),
  async run(work, { id, versao, ...input }) {
    const regra = await recordToChange(work, RegraBancaria, id, { versao, missing })
    if (regra.idPessoa) work.ctx.authorise('dizimo.lerDeTodos')
    work.em.assign(regra, await lancamento(work, input, regra))
    return saved(work, regra, read)
  },
})

export const excluirRegraBancaria = useCase({
  action: 'movimentoBancario.escrever',
  record: 'regra_bancaria',
  input: regraBancariaRef,
  async run(work, { id }) {
    const regra = await recordToChange(work, RegraBancaria, id, { missing })
    if (regra.idPessoa) work.ctx.authorise('dizimo.lerDeTodos')
    work.em.remove(regra)
    return { message: 'Regra excluída com sucesso.' }
  },
})

/** Puts these rules first, in this order; the others keep theirs after them. */
export const ordenarRegrasBancarias = useCase({
  action: 'movimentoBancario.escrever',
  input: ordenarRegrasInput,
  async run(work, { ids }) {
    const regras = await work.em.find(RegraBancaria, { idCliente: work.idCliente }, { orderBy: { id: 'asc' } })
    const place = new Map<number, number>()
    for (const ref of ids) {
      const regra = regras.find(({ id, uuid }) => String(id) === String(ref) || uuid === ref)
      if (!regra) throw notFound(missing)
      if (!place.has(regra.id)) place.set(regra.id, place.size + 1)
    }
    const others = regras.filter(({ id }) => !place.has(id)).sort((a, b) => a.ordem - b.ordem)
    for (const { id } of others) place.set(id, place.size + 1)
    for (const regra of regras) regra.ordem = place.get(regra.id) ?? regra.ordem
    await work.em.flush()
    return visibleOnes(work.ctx, await regrasOf(work))
  },
})

/** Rules that name a person go with the person. */
export const forgetRegras = (work: Writing, idPessoa: number) =>
  work.db
    .deleteFrom('regra_bancaria')
    .where('idCliente', '=', work.idCliente)
    .where('idPessoa', '=', idPessoa)
    .execute()
