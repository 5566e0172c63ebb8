import { sql } from 'kysely'
import { ask, type QuestionKind } from '../../../kernel/confirming/confirming.js'
import { type DateOnly, formatDate } from '../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { perguntasDoDizimo } from '../dizimo/index.js'
import { perguntasDaTransferencia } from '../lancamento/index.js'

export const movimentoParecido: QuestionKind = {
  name: 'movimentoParecido',
  title: 'Os livros já têm um lançamento do mesmo dia e valor que nenhum movimento do banco trouxe',
}

/** What booking a movement may ask; a gift asks what a campaign asks, too. */
export const perguntasDoMovimento = [movimentoParecido, ...perguntasDoDizimo, ...perguntasDaTransferencia] as const

interface Achado {
  descricao: string
  conta: string
}

/** An entry of this day and amount, in any account, that is the money of no movement. */
async function semMovimento(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  tabela: 'entrada' | 'saida',
  { data, valor }: { data: DateOnly; valor: Decimal },
): Promise<Achado | undefined> {
  const { rows } = await sql<Achado>`
    select e.descricao, conta.nome as conta from ${sql.table(tabela)} e
    join conta_financeira conta on conta.id_cliente = e.id_cliente
      and (conta.id = e.id_conta_financeira or (e.id_conta_financeira is null and conta.geral))
    where e.id_cliente = ${idCliente} and e.data = ${data} and e.valor = ${valor} and e.excluido_em is null
      and e.id_estornado is null
      and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.${sql.ref(`id_${tabela}`)} = e.id)
      and not exists (select from ${sql.table(tabela)} r where r.id_cliente = e.id_cliente and r.id_estornado = e.id
        and r.excluido_em is null)
    order by e.id desc limit 1`.execute(db)
  return rows[0]
}

/**
 * Asks whether the books have the money of a movement already, where nobody matched it.
 * @returns the function that asks, with the id of the entry that was written
 */
export async function perguntarDoMovimento(
  work: Writing,
  tabela: 'entrada' | 'saida',
  movimento: { data: DateOnly; valor: Decimal },
): Promise<(id: number) => void> {
  const achado = await semMovimento(work, tabela, movimento)
  return (id) => {
    if (!achado) return
    const text = (descricao: string) =>
      `Os livros já têm ${descricao}, de ${formatMoney(movimento.valor)}, em ${formatDate(movimento.data)}, em ${achado.conta}. Se for o mesmo dinheiro, volte e concilie ou traga esse lançamento, em vez de lançar outro.`
    ask(work, {
      kind: movimentoParecido,
      text: text(`“${achado.descricao}”`),
      kept: text('um lançamento'),
      reads: `${tabela}.ler`,
      record: { table: tabela, id },
    })
  }
}
