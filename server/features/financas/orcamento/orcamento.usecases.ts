import DataLoader from 'dataloader'
import { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import {
  decidirOrcamentoInput,
  listarOrcamentosInput,
  orcamentoInput,
  orcamentoRef,
  resumoOrcamentosInput,
} from '../../../../schema/rules/financas/orcamento.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, stale } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { spendingOf } from './gastos.js'
import { Orcamento } from './orcamento.entity.js'
import {
  type DepartamentoExecucao,
  type Execucao,
  execucao,
  execucaoOfOrcamentos,
  listRows,
  type Planned,
  read,
  type YearExecucao,
} from './orcamento.queries.js'
import { needsNewDecision, periodOf } from './orcamento.rules.js'

const missing = 'Orçamento não encontrado.'

export const listOrcamentos = readCase({
  action: 'orcamento.ler',
  input: listarOrcamentosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readOrcamento = readCase({
  action: 'orcamento.ler',
  input: orcamentoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

/** Planned and spent money in a period. */
export interface ResumoOrcamentos extends Execucao {
  inicio: DateOnly
  fim: DateOnly
  departamentos: DepartamentoExecucao[]
}

export const summariseOrcamentos = readCase({
  action: 'orcamento.ler',
  input: resumoOrcamentosInput,
  async run({ ctx, db, ...work }, input): Promise<ResumoOrcamentos> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const { inicio, fim } = periodOf(input, todayIn(await fusoOf(ctx, idCliente)))
    const { departamentos, total } = await execucao({ db, idCliente }, inicio, fim, spendingOf(ctx.services.features))
    return { inicio, fim, departamentos, ...total }
  },
})

/** The execution of budgets of one church. */
export const readExecucoes = readCase({
  action: 'orcamento.ler',
  input: z.custom<{ orcamentos: readonly Planned[] }>(),
  run: ({ ctx, db, ...work }, { orcamentos }) =>
    execucaoOfOrcamentos(
      { db, idCliente: ctx.ownTenant(work.idCliente) },
      orcamentos,
      spendingOf(ctx.services.features),
    ),
})

const loaders = Symbol('execuções')

/** What the department of a budget planned and spent in the budget's year; read for all budgets of a query at once. */
export function execucaoOfOrcamento(ctx: Context, orcamento: Planned): Promise<YearExecucao> {
  const { idCliente } = orcamento
  const known = ctx.loader(loaders, () => new Map<number, DataLoader<Planned, YearExecucao>>())
  let loader = known.get(idCliente)
  if (!loader) {
    loader = new DataLoader((orcamentos) => readExecucoes(ctx, { orcamentos, idCliente }))
    known.set(idCliente, loader)
  }
  return loader.load(orcamento)
}

export const criarOrcamento = useCase({
  action: 'orcamento.criar',
  record: 'departamento',
  input: orcamentoInput,
  async run(work, { versao: _, idDepartamento: ref, ...input }) {
    const idDepartamento = await departamento(work, ref)
    const orcamento = work.em.create(Orcamento, { idCliente: work.idCliente, ...input, idDepartamento })
    return saved(work, orcamento, read)
  },
})

export const atualizarOrcamento = useCase({
  action: 'orcamento.editar',
  record: 'orcamento',
  input: orcamentoInput.extend(orcamentoRef.shape),
  async run(work, { id, versao, idDepartamento: ref, ...input }) {
    const orcamento = await recordToChange(work, Orcamento, id, { versao, missing })
    const idDepartamento = await departamento(work, ref, orcamento.idDepartamento)
    const decision = needsNewDecision(orcamento, { ...input, idDepartamento }) ? undecided : {}
    work.em.assign(orcamento, { ...input, idDepartamento, ...decision })
    return saved(work, orcamento, read)
  },
})

/** Deletes a budget in any status, so that a budget created by mistake no longer counts in the sums. */
export const excluirOrcamento = useCase({
  action: 'orcamento.excluir',
  record: 'orcamento',
  input: orcamentoRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Orcamento, id, { missing }))
    return { message: 'Orçamento excluído com sucesso.' }
  },
})

export const restaurarOrcamento = useCase({
  action: 'lixeira.restaurar',
  record: 'orcamento',
  input: orcamentoRef,
  async run(work, { id }) {
    const orcamento = await recordToChange(work, Orcamento, id, { deleted: true, missing })
    markRestored(orcamento)
    return saved(work, orcamento, read)
  },
})

const undecided = { statusOrcamento: 'pendente', decididoEm: null, decididoPor: null }

export const aprovarOrcamento = decision('aprovado')
export const reprovarOrcamento = decision('recusado')

/**
 * Approves or refuses a budget. The row is locked: of two concurrent requests the second one is refused with a message.
 * So is the decision on a budget that has changed since the person saw it.
 */
function decision(statusOrcamento: 'aprovado' | 'recusado') {
  return useCase({
    action: 'orcamento.aprovar',
    record: 'orcamento',
    input: decidirOrcamentoInput,
    async run(work, { id, versao }) {
      const orcamento = await recordToChange(work, Orcamento, id, { missing })
      if (orcamento.statusOrcamento !== 'pendente')
        throw conflict(`Este orçamento já foi ${orcamento.statusOrcamento}.`)
      if (versao && versao !== orcamento.versao) throw stale()
      work.em.assign(orcamento, { statusOrcamento, decididoEm: new Date(), decididoPor: work.ctx.viewer?.id ?? null })
      return saved(work, orcamento, read)
    },
  })
}

/** @param present the stored department; it may stay, even when it is in the recycle bin */
async function departamento(work: Writing, ref: RecordRef, present?: number): Promise<number> {
  const id = String(ref) === String(present) ? present : await idOf(work, 'departamento', ref)
  if (!id) throw invalid({ idDepartamento: 'Departamento não encontrado.' })
  return id
}
