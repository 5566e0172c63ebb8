import { LockMode } from '@mikro-orm/core'
import type { z } from 'zod'
import { todayIn } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import {
  concluirManutencaoPatrimonioInput,
  listarManutencoesPatrimonioInput,
  manutencaoPatrimonioInput,
  manutencaoPatrimonioRef,
} from '../../../../schema/rules/patrimonio/manutencao-patrimonio.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { closedUntil, lancamentoOf, perguntasDoLancamento } from '../../financas/lancamento/index.js'
import { bookSaida, withdrawSaida } from '../../financas/saida/index.js'
import { ManutencaoPatrimonio } from './manutencao-patrimonio.entity.js'
import { listRows, type ManutencaoPatrimonioRow, read } from './manutencao-patrimonio.queries.js'
import { actionsOfManutencaoPatrimonio, dateOfSaida } from './manutencao-patrimonio.rules.js'

const missing = 'Manutenção não encontrada.'
const categoriaManutencao = 2

export const listManutencoesPatrimonio = readCase({
  action: 'manutencaoPatrimonio.ler',
  input: listarManutencoesPatrimonioInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readManutencaoPatrimonio = readCase({
  action: 'manutencaoPatrimonio.ler',
  input: manutencaoPatrimonioRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarManutencaoPatrimonio = useCase({
  action: 'manutencaoPatrimonio.escrever',
  record: 'patrimonio',
  input: manutencaoPatrimonioInput,
  async run(work, { versao: _, ...input }) {
    const data = await checked(work, input)
    const manutencao = work.em.create(ManutencaoPatrimonio, { idCliente: work.idCliente, ...data })
    return saved(work, manutencao, read)
  },
})

export const atualizarManutencaoPatrimonio = useCase({
  action: 'manutencaoPatrimonio.escrever',
  record: 'manutencao_patrimonio',
  input: manutencaoPatrimonioInput.extend(manutencaoPatrimonioRef.shape),
  async run(work, { id, versao, ...input }) {
    const manutencao = await pending(work, id, versao)
    work.em.assign(manutencao, await checked(work, input, manutencao), { ignoreUndefined: true })
    return saved(work, manutencao, read)
  },
})

/**
 * The maintenance is done and paid: creates the expense in the same transaction. The maintenance cannot be changed
 * until it is reopened.
 */
export const concluirManutencaoPatrimonio = useCase({
  action: 'manutencaoPatrimonio.escrever',
  asks: perguntasDoLancamento,
  record: 'manutencao_patrimonio',
  input: concluirManutencaoPatrimonioInput,
  async run(work, { id, idContaFinanceira, data }) {
    const manutencao = await pending(work, id)
    const today = todayIn(await readFuso(work))
    if (data && data > today) throw invalid({ data: 'A data não pode ser futura.' })
    manutencao.statusManutencao = 'concluido'
    const row = await saved(work, manutencao, read)
    await bookSaida(work, {
      origem: 'manutencaoPatrimonio',
      idOrigem: row.id,
      descricao: `Manutenção: ${row.nomePatrimonio}`,
      data: data ?? dateOfSaida(row.dataManutencao, today),
      categoria: categoriaManutencao,
      valor: row.valorManutencao,
      idContaFinanceira,
    })
    return row
  },
})

/**
 * Makes a concluded maintenance pending again and deletes its expense. Refused when the month of the expense is closed.
 */
export const reabrirManutencaoPatrimonio = useCase({
  action: 'manutencaoPatrimonio.escrever',
  record: 'manutencao_patrimonio',
  input: manutencaoPatrimonioRef,
  async run(work, { id }) {
    const manutencao = await recordToChange(work, ManutencaoPatrimonio, id, { missing })
    if (manutencao.statusManutencao !== 'concluido') throw conflict('Esta manutenção não está concluída.')
    await withdrawSaida(work, { origem: 'manutencaoPatrimonio', idOrigem: manutencao.id })
    manutencao.statusManutencao = 'pendente'
    return saved(work, manutencao, read)
  },
})

export const excluirManutencaoPatrimonio = useCase({
  action: 'manutencaoPatrimonio.escrever',
  record: 'manutencao_patrimonio',
  input: manutencaoPatrimonioRef,
  async run(work, { id }) {
    markDeleted(work, await pending(work, id))
    return { message: 'Manutenção cancelada com sucesso.' }
  },
})

export const restaurarManutencaoPatrimonio = useCase({
  action: 'lixeira.restaurar',
  record: 'manutencao_patrimonio',
  input: manutencaoPatrimonioRef,
  async run(work, { id }) {
    const manutencao = await recordToChange(work, ManutencaoPatrimonio, id, { deleted: true, missing })
    markRestored(manutencao)
    return saved(work, manutencao, read)
  },
})

/**
 * Called when the expense in a closed month was reversed: the maintenance is pending again, and can be corrected and
 * concluded.
 */
export async function reverseSaida(work: Writing, id: number): Promise<void> {
  const manutencao = await locked(work, id)
  if (manutencao.statusManutencao === 'concluido') manutencao.statusManutencao = 'pendente'
}

/** Called when the reversal of the expense was deleted: the maintenance is concluded as before. */
export async function estornoWithdrawn(work: Writing, id: number, { valor }: { valor: Decimal }): Promise<void> {
  const manutencao = await locked(work, id)
  if (manutencao.statusManutencao === 'concluido')
    throw conflict('A manutenção deste estorno já foi concluída de novo: desfaça antes a conclusão.')
  if (manutencao.excluidoEm) throw conflict('A manutenção deste estorno foi cancelada: restaure-a antes.')
  if (manutencao.valorManutencao !== valor)
    throw conflict('O valor da manutenção deste estorno mudou: conclua-a de novo.')
  manutencao.statusManutencao = 'concluido'
}

/** Loads the expense of a concluded maintenance. */
export const saidaOfManutencao = lancamentoOf('saida', 'manutencaoPatrimonio')

/** The actions that the current user may do with a maintenance now. */
export async function actionsOfManutencao(ctx: Context, row: ManutencaoPatrimonioRow): Promise<string[]> {
  const concluded = row.statusManutencao === 'concluido'
  const [saida, until] = concluded
    ? await Promise.all([saidaOfManutencao(ctx, row.id), closedUntil(ctx, row.idCliente)])
    : [null, null]
  return actionsOfManutencaoPatrimonio(row, { saida, fechadoAte: until }, ctx)
}

/** Locks the maintenance of a ledger entry, even when the maintenance is in the recycle bin. */
function locked(work: Writing, id: number) {
  const where = { id, idCliente: work.idCliente }
  return work.em.findOneOrFail(ManutencaoPatrimonio, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

/**
 * Locks the maintenance to change.
 * @throws CONFLICT when it is concluded
 */
async function pending(work: Writing, id: RecordRef, versao?: number | null) {
  const manutencao = await recordToChange(work, ManutencaoPatrimonio, id, { versao, missing })
  if (manutencao.statusManutencao === 'concluido')
    throw conflict('Esta manutenção está concluída e não pode mais ser alterada.')
  return manutencao
}

type Input = Omit<z.output<typeof manutencaoPatrimonioInput>, 'versao'>

interface Refs {
  idPatrimonio: number
  idDepartamento?: number | null | undefined
}

/**
 * Replaces the references in the input by ids.
 * @param present the stored ids; they may stay, even when those records are in the recycle bin
 */
async function checked(work: Writing, { idPatrimonio, idDepartamento, ...input }: Input, present?: Refs) {
  const find = async (table: 'patrimonio' | 'departamento', ref: RecordRef, now: number | null | undefined) =>
    String(ref) === String(now) ? (now as number) : idOf(work, table, ref)
  const patrimonio = await find('patrimonio', idPatrimonio, present?.idPatrimonio)
  if (patrimonio === null) throw invalid({ idPatrimonio: 'Patrimônio não encontrado.' })
  const departamento = idDepartamento && (await find('departamento', idDepartamento, present?.idDepartamento))
  if (idDepartamento && departamento === null) throw invalid({ idDepartamento: 'Departamento não encontrado.' })
  return { ...input, idPatrimonio: patrimonio, idDepartamento: departamento as number | null | undefined }
}
