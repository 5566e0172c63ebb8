import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { quantosAConferir } from '../a-conferir/index.js'

/** What the books do not have yet; null: the current user may not read that kind. */
export interface EsperaNosLivros {
  /** lines of the bank's statements that are pending */
  movimentos: number | null
  /** received Pix that wait for somebody to say what they were for, and their sum without what was refunded */
  pix: number | null
  somaPix: Decimal | null
  /** refunds of Pix that the books do not say yet */
  devolucoes: number | null
  /** countings that two people have not signed */
  contagens: number | null
  /** questions about what was written where nobody could answer */
  aConferir: number | null
}

/** What waits until a day, in one statement. Once the month of that day is closed, it cannot be entered there. */
export async function esperaNosLivros(
  ctx: Context,
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  ate: DateOnly,
): Promise<EsperaNosLivros> {
  const seen = (action: 'movimentoBancario.ler' | 'pixRecebido.ler' | 'contagem.ler', value: ReturnType<typeof sql>) =>
    ctx.can(action) ? value : sql`null`
  const pix = sql`from pix_recebido where id_cliente = ${idCliente} and situacao = 'pendente' and data <= ${ate}::date`
  const { rows } = await sql<EsperaNosLivros>`
    select
      ${seen(
        'movimentoBancario.ler',
        sql`(select count(*)::int from movimento_bancario
          where id_cliente = ${idCliente} and situacao = 'pendente' and data <= ${ate}::date)`,
      )} as movimentos,
      ${seen('pixRecebido.ler', sql`(select count(*)::int ${pix})`)} as pix,
      ${seen('pixRecebido.ler', sql`(select coalesce(sum(valor - valor_devolvido), 0.00) ${pix})`)} as "somaPix",
      ${seen(
        'pixRecebido.ler',
        sql`(select count(*)::int from pix_devolucao d
          where d.id_cliente = ${idCliente} and d.situacao = 'DEVOLVIDO' and not d.lancada and (d.quando at time zone
            (select fuso_horario from cliente where id_cliente = ${idCliente}))::date <= ${ate}::date)`,
      )} as devolucoes,
      ${seen(
        'contagem.ler',
        sql`(select count(*)::int from contagem where id_cliente = ${idCliente} and excluido_em is null
          and data <= ${ate}::date and (primeira_assinada_em is null or segunda_assinada_em is null))`,
      )} as contagens,
      ${ctx.can('entrada.escrever') ? quantosAConferir(ctx, idCliente) : sql`null`} as "aConferir"`.execute(db)
  return rows[0] as EsperaNosLivros
}
