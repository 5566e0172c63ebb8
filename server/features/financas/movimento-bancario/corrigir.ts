import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import { conflict } from '../../../kernel/errors.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { saved } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { useCase } from '../../../kernel/use-case.js'
import { fechadoAte } from '../lancamento/index.js'
import { record, travarMovimento } from './conciliar.js'
import { movimentoRef } from './movimento-bancario.input.js'
import { ler, type MovimentoRow } from './movimento-bancario.queries.js'
import { acoesMovimento } from './movimento-bancario.rules.js'
import { tornarPendente } from './movimento-bancario.usecases.js'
import { travarPix } from './pix.js'

/*
 * Earlier versions read the files of cards, and those with a column of the direction, with the other sign. The same line of
 * a later file is asked about; this takes it as what the earlier one should have been.
 */

/** For each doubted movement, the earlier one of another file that is the same line with the other sign. */
async function trocados({ db, idCliente }: Pick<Reading, 'db' | 'idCliente'>, ids: readonly number[]) {
  const igreja = idCliente === null ? sql`true` : sql`n.id_cliente = ${idCliente}`
  const { rows } = await sql<{ id: number; trocado: number | null }>`
    select n.id, (select m.id from movimento_bancario m
      where m.id_cliente = n.id_cliente and m.id_conta_financeira = n.id_conta_financeira and m.data = n.data and m.valor = -n.valor
        and m.documento = n.documento and (m.documento <> '' or starts_with(n.historico, m.historico))
        and m.id_extrato <> n.id_extrato and m.id < n.id and m.situacao <> 'ignorado'
      order by m.id limit 1) as trocado
    from movimento_bancario n where ${igreja} and n.id = any(${ids}::int[]) and n.duvida`.execute(db)
  const found = new Map(rows.map(({ id, trocado }) => [id, trocado]))
  return ids.map((id) => found.get(id) ?? null)
}

const trocadoPor = groupedBy(trocados)

/** The actions that the current user may do with a movement now. */
export async function acoesDoMovimento(ctx: Context, row: MovimentoRow): Promise<string[]> {
  const trocado = row.duvida && (await trocadoPor(ctx, row.id)) !== null
  return acoesMovimento(row, { fechadoAte: await fechadoAte(ctx, row.idCliente), trocado }, ctx)
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
    await travarPix(work)
    const movimento = await travarMovimento(work, id)
    const [trocado = null] = await trocados(work, [movimento.id])
    if (trocado === null) throw conflict('Nenhum movimento de antes tem este valor com o sinal trocado.')
    const outro = await travarMovimento(work, trocado)
    if (outro.situacao === 'conciliado')
      await tornarPendente(work, outro, { desfazerBaixas: true, excluirLancados: true })
    work.em.assign(outro, { situacao: 'ignorado', motivo: 'pessoa', duvida: false })
    work.em.assign(movimento, { duvida: false })
    return saved(work, movimento, ler)
  },
})
