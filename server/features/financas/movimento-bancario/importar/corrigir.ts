import { sql } from 'kysely'
import { movimentoRef } from '../../../../../schema/rules/financas/movimento-bancario.input.js'
import { conflict } from '../../../../kernel/base/errors.js'
import { saved } from '../../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { groupedBy } from '../../../../kernel/work/edges/loader.js'
import { useCase } from '../../../../kernel/work/use-case.js'
import { closedUntil } from '../../lancamento/index.js'
import { lockMovimento, record } from '../conciliar.js'
import { type MovimentoRow, read } from '../movimento-bancario.queries.js'
import { actionsOfMovimento } from '../movimento-bancario.rules.js'
import { makePending } from '../movimento-bancario.usecases.js'
import { lockPix } from '../pix.js'
import { withOppositeSign } from './sinal.js'

/*
 * Earlier versions read the files of cards, and those with a column of the direction, with the other sign. The same line of
 * a later file is asked about; this takes it as what the earlier one should have been.
 */

/** For each doubted movement, the earlier one of another file that is the same line with the other sign. */
async function replacedEntries({ db, idCliente }: Pick<Reading, 'db' | 'idCliente'>, ids: readonly number[]) {
  const igreja = idCliente === null ? sql`true` : sql`n.id_cliente = ${idCliente}`
  const { rows } = await sql<{ id: number; trocado: number | null }>`
    select n.id, (select m.id from movimento_bancario m
      where m.id_cliente = n.id_cliente and m.id_conta_financeira = n.id_conta_financeira and ${withOppositeSign('m', 'n')}
        and m.id_extrato <> n.id_extrato and m.id < n.id and m.situacao <> 'ignorado'
      order by m.id limit 1) as trocado
    from movimento_bancario n where ${igreja} and n.id = any(${ids}::int[]) and n.duvida`.execute(db)
  const found = new Map(rows.map(({ id, trocado }) => [id, trocado]))
  return ids.map((id) => found.get(id) ?? null)
}

const replacedBy = groupedBy(replacedEntries)

/** The actions that the current user may do with a movement now. */
export async function actionsForMovimento(ctx: Context, row: MovimentoRow): Promise<string[]> {
  const trocado = row.duvida && (await replacedBy(ctx, row.id)) !== null
  return actionsOfMovimento(row, { fechadoAte: await closedUntil(ctx, row.idCliente), trocado }, ctx)
}

/**
 * Says that a doubted movement is an earlier one with the right sign: that one is ignored, with all that its match has made,
 * which has the wrong sign too; this one is pending.
 * @throws CONFLICT when there is no such earlier movement any more
 */
export const corrigirMovimento = useCase({
  action: 'movimentoBancario.escrever',
  record,
  input: movimentoRef,
  async run(work, { id }) {
    await lockPix(work)
    const movimento = await lockMovimento(work, id)
    const [replaced = null] = await replacedEntries(work, [movimento.id])
    if (replaced === null) throw conflict('Nenhum movimento de antes tem este valor com o sinal trocado.')
    const other = await lockMovimento(work, replaced)
    if (other.situacao === 'conciliado') await makePending(work, other, { desfazerBaixas: true, excluirLancados: true })
    work.em.assign(other, { situacao: 'ignorado', motivo: 'pessoa', duvida: false })
    work.em.assign(movimento, { duvida: false })
    return saved(work, movimento, read)
  },
})
