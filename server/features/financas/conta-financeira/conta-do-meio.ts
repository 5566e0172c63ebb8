import { sql } from 'kysely'
import { invalid } from '../../../kernel/errors.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { ContaDoMeio } from './conta-do-meio.entity.js'
import { type Meio, meiosDeConta } from './conta-do-meio.input.js'
import { lerPadrao, travarGeral } from './conta-financeira.queries.js'

/** Loads the means whose money lies in each account, in the order of `meiosDeConta`. */
export const meiosDaConta = groupedBy<Meio[]>(async (work, contas) => {
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
export async function nomesDosMeios(work: Pick<Reading, 'db' | 'idCliente'>, idConta: number): Promise<string> {
  const rows = await from(work, 'conta_do_meio').select('meio').where('idContaFinanceira', '=', idConta).execute()
  return rows.map(({ meio }) => meiosDeConta[meio as Meio]).join(', ')
}

/** The account that the church has chosen for a means, in use or not; null: it has chosen none. */
export async function escolhidaPara(work: Writing, meio: string): Promise<number | null> {
  const row = await from(work, 'conta_do_meio').select('idContaFinanceira').where('meio', '=', meio).executeTakeFirst()
  return row?.idContaFinanceira ?? null
}

/**
 * The accounts in which new money of these means lies; the default account for money that tells none, and for means of
 * which the church has decided nothing. They are locked, so that nobody deactivates one in the meantime.
 * @throws VALIDATION_FAILED when the account of a means was deactivated or deleted
 */
export async function contasDosMeios(
  work: Writing,
  meios: readonly (string | null | undefined)[],
): Promise<(meio: string | null | undefined) => number> {
  const ditos = [...new Set(meios.filter((meio) => meio != null))]
  const { rows } = await sql<{ meio: Meio; id: number; nome: string; emUso: boolean }>`
    select m.meio, c.id, c.nome, c.ativa and c.excluido_em is null as "emUso"
    from conta_do_meio m join conta_financeira c on c.id_cliente = ${work.idCliente} and c.id = m.id_conta_financeira
    where m.id_cliente = ${work.idCliente} and m.meio = any(${ditos}::text[]) order by c.id for key share of c`.execute(
    work.db,
  )
  const fora = rows.find(({ emUso }) => !emUso)
  if (fora)
    throw invalid({
      idContaFinanceira: `${meiosDeConta[fora.meio]} cai na conta ${fora.nome}, que não está em uso: escolha outra conta, ou mude a do meio em Contas financeiras.`,
    })
  const found = new Map<string, number>(rows.map(({ meio, id }) => [meio, id]))
  const padrao = meios.some((meio) => meio == null || !found.has(meio)) ? await lerPadrao(work) : 0
  return (meio) => found.get(meio ?? '') ?? padrao
}

/**
 * A church that has booked nothing yet, and gets its first bank account, has its money as most churches do: notes and
 * coins in the cash box, everything else at the bank. Others are asked by their first sheet with several means.
 */
export async function meiosDeIgrejaNova(work: Writing, conta: { id: number; tipo: string }): Promise<void> {
  if (conta.tipo !== 'banco') return
  // of two first bank accounts at the same time, one waits here
  await travarGeral(work)
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
