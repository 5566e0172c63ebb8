import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { countOpenQuestions } from '../a-conferir/index.js'

/** What the books do not have yet; null: the current user may not read that kind. */
export interface BooksWaiting {
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
  until: DateOnly,
): Promise<BooksWaiting> {
  const seen = (action: 'movimentoBancario.ler' | 'pixRecebido.ler' | 'contagem.ler', value: ReturnType<typeof sql>) =>
    ctx.can(action) ? value : sql`null`
  const pix = sql`from pix_recebido where id_cliente = ${idCliente} and situacao = 'pendente' and data <= ${until}::date`
  const { rows } = await sql<BooksWaiting>`
    select
      ${seen(
        'movimentoBancario.ler',
        sql`(select count(*)::int from movimento_bancario
          where id_cliente = ${idCliente} and situacao = 'pendente' and data <= ${until}::date)`,
      )} as movimentos,
      ${seen('pixRecebido.ler', sql`(select count(*)::int ${pix})`)} as pix,
      ${seen('pixRecebido.ler', sql`(select coalesce(sum(valor - valor_devolvido), 0.00) ${pix})`)} as "somaPix",
      ${seen(
        'pixRecebido.ler',
        sql`(select count(*)::int from pix_devolucao d
          where d.id_cliente = ${idCliente} and d.situacao = 'DEVOLVIDO' and not d.lancada and (d.quando at time zone
            (select fuso_horario from cliente where id_cliente = ${idCliente}))::date <= ${until}::date)`,
      )} as devolucoes,
      ${seen(
        'contagem.ler',
        sql`(select count(*)::int from contagem where id_cliente = ${idCliente} and excluido_em is null
          and data <= ${until}::date and (primeira_assinada_em is null or segunda_assinada_em is null))`,
      )} as contagens,
      ${ctx.can('entrada.escrever') ? countOpenQuestions(ctx, idCliente) : sql`null`} as "aConferir"`.execute(db)
  return rows[0] as BooksWaiting
}
