import { sql } from 'kysely'
import { type Meio, meiosDeConta } from '../../../../schema/rules/financas/conta-do-meio.input.js'
import { invalid } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { lockGeral, readDefault } from './conta-financeira.queries.js'

/** Loads the means whose money lies in each account, in the order of `meiosDeConta`. */
export const meiosOfConta = groupedBy<Meio[]>(async (work, contas) => {
  const rows = await from(work, 'conta_do_meio')
    .select(['meio', 'idContaFinanceira'])
    .where('idContaFinanceira', 'in', contas)
    .execute()
  return contas.map((conta) =>
    (Object.keys(meiosDeConta) as Meio[]).filter((meio) =>
      rows.some((row) => row.idContaFinanceira === conta && row.meio === meio),
    ),
  )
})

/** 'Pix, Transferência' of an account; empty when no means names it. */
export async function namesOfMeios(work: Pick<Reading, 'db' | 'idCliente'>, idConta: number): Promise<string> {
  const rows = await from(work, 'conta_do_meio').select('meio').where('idContaFinanceira', '=', idConta).execute()
  return rows.map(({ meio }) => meiosDeConta[meio as Meio]).join(', ')
}

/** The account that the church has chosen for a means, in use or not; null: it has chosen none. */
export async function chosenFor(work: Writing, meio: string): Promise<number | null> {
  const row = await from(work, 'conta_do_meio').select('idContaFinanceira').where('meio', '=', meio).executeTakeFirst()
  return row?.idContaFinanceira ?? null
}

/**
 * The accounts in which new money of these means lies; the default account for money that tells none, and for means of
 * which the church has decided nothing. They are locked, so that nobody deactivates one in the meantime.
 * @throws VALIDATION_FAILED when the account of a means was deactivated or deleted
 */
export async function contasOfMeios(
  work: Writing,
  meios: readonly (string | null | undefined)[],
): Promise<(meio: string | null | undefined) => number> {
  const stated = [...new Set(meios.filter((meio) => meio != null))]
  const { rows } = await sql<{ meio: Meio; id: number; nome: string; emUso: boolean }>`
    select m.meio, c.id, c.nome, c.ativa and c.excluido_em is null as "emUso"
    from conta_do_meio m join conta_financeira c on c.id_cliente = ${work.idCliente} and c.id = m.id_conta_financeira
    where m.id_cliente = ${work.idCliente} and m.meio = any(${stated}::text[]) order by c.id for key share of c`.execute(
    work.db,
  )
  const outside = rows.find(({ emUso }) => !emUso)
  if (outside)
    throw invalid({
      idContaFinanceira: `${meiosDeConta[outside.meio]} cai na conta ${outside.nome}, que não está em uso: escolha outra conta, ou mude a do meio em Contas financeiras.`,
    })
  const found = new Map<string, number>(rows.map(({ meio, id }) => [meio, id]))
  const standard = meios.some((meio) => meio == null || !found.has(meio)) ? await readDefault(work) : 0
  return (meio) => found.get(meio ?? '') ?? standard
}

/**
 * A church that has booked nothing yet, and gets its first bank account, has its money as most churches do: notes and
 * coins in the cash box, everything else at the bank. Others are asked by their first sheet with several means.
 */
export async function meiosOfNewIgreja(work: Writing, conta: { id: number; tipo: string }): Promise<void> {
  if (conta.tipo !== 'banco') return
  // of two first bank accounts at the same time, one waits here
  await lockGeral(work)
  const igreja = work.idCliente
  const { rows } = await sql<{ nova: boolean; caixa: number | null }>`
    select not exists (select from conta_do_meio where id_cliente = ${igreja})
      and not exists (select from conta_financeira where id_cliente = ${igreja} and tipo = 'banco' and id <> ${conta.id})
      and not exists (select from entrada where id_cliente = ${igreja})
      and not exists (select from saida where id_cliente = ${igreja}) as nova,
      (select id from conta_financeira where id_cliente = ${igreja} and padrao and tipo = 'caixa') as caixa`.execute(
    work.db,
  )
  const { nova, caixa } = rows[0] as (typeof rows)[0]
  if (!nova) return
  for (const meio of Object.keys(meiosDeConta)) {
    const idContaFinanceira = meio === 'dinheiro' ? caixa : conta.id
    if (idContaFinanceira !== null) work.em.create(ContaDoMeio, { idCliente: igreja, meio, idContaFinanceira })
  }
}
