import { sql } from 'kysely'
import type { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import type { minhasContribuicoesInput } from '../../../../schema/rules/missoes/contribuicao.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { wasReversed, withoutEstorno } from '../../financas/lancamento/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Church = Pick<Writing, 'db' | 'idCliente'>

const tithes = (work: Scope, idMembro: number) =>
  from(work, 'dizimo')
    .select([
      sql<'dizimo' | 'doacao'>`'dizimo'::text`.as('tipo'),
      'dizimo.id',
      'dizimo.uuid',
      'dizimo.idCliente as igreja',
      'dizimo.dataDizimo as data',
      'dizimo.valorDizimo as valor',
      sql<string | null>`dizimo.meio_dizimo`.as('meio'),
      sql<string | null>`null::text`.as('campanha'),
      'dizimo.numeroRecibo as recibo',
      withoutEstorno('entrada', 'dizimo', 'dizimo').as('vale'),
    ])
    .where('dizimo.idMembro', '=', idMembro)
    .where('dizimo.excluidoEm', 'is', null)

const donations = (work: Scope, idMembro: number) =>
  from(work, 'doacao')
    .innerJoin('campanha_missoes', (join) =>
      join
        .onRef('campanha_missoes.id', '=', 'doacao.idCampanha')
        .onRef('campanha_missoes.idCliente', '=', 'doacao.idCliente'),
    )
    .select([
      sql<'dizimo' | 'doacao'>`'doacao'::text`.as('tipo'),
      'doacao.id',
      'doacao.uuid',
      'doacao.idCliente as igreja',
      'doacao.dataDoacao as data',
      'doacao.valorDoacao as valor',
      sql<string | null>`doacao.meio_doacao`.as('meio'),
      sql<string | null>`campanha_missoes.nome_campanha`.as('campanha'),
      sql<
        number | null
      >`(select r.numero from recibo r join entrada e on e.id_cliente = r.id_cliente and e.id = r.id_entrada
        where r.id_cliente = doacao.id_cliente and e.origem = 'doacao' and e.id_origem = doacao.id and r.cancelado_em is null)`.as(
        'recibo',
      ),
      withoutEstorno('entrada', 'doacao', 'doacao').as('vale'),
    ])
    .where('doacao.idMembro', '=', idMembro)
    .where('doacao.excluidoEm', 'is', null)

/** What one person gave under the own name: tithes and donations to campaigns, of one year or of all. */
const given = (work: Scope, idMembro: number, ano?: number | null) =>
  work.db
    .selectFrom(tithes(work, idMembro).unionAll(donations(work, idMembro)).as('contribuicao'))
    .$if(ano != null, (query) =>
      query.where(sql<boolean>`data between make_date(${ano}::int, 1, 1) and make_date(${ano}::int, 12, 31)`),
    )

const columns = [
  'contribuicao.tipo',
  'contribuicao.id',
  'contribuicao.uuid',
  'contribuicao.igreja as idCliente',
  'contribuicao.data',
  'contribuicao.valor',
  'contribuicao.meio as meioDizimo',
  'contribuicao.campanha as nomeCampanha',
  'contribuicao.recibo as numeroRecibo',
  'contribuicao.vale',
] as const

/** What was given in one month. Reversed gifts and those of a coming day do not count. */
interface ContribuicoesMonth {
  /** 'AAAA-MM' */
  mes: string
  dizimos: Decimal
  doacoes: Decimal
  soma: Decimal
  quantidade: number
}

interface Totals {
  soma: Decimal
  /** the newest first */
  meses: ContribuicoesMonth[]
}

/** The totals of one year, or of all, up to this day, in one statement. */
async function totalsOf(work: Scope, idMembro: number, today: DateOnly, ano?: number | null): Promise<Totals> {
  const sum = (which: string) => sql<Decimal>`coalesce(sum(valor) filter (where ${sql.raw(which)}), 0.00)`
  const rows = await given(work, idMembro, ano)
    .where('contribuicao.data', '<=', today)
    .select([
      sql<string>`to_char(data, 'YYYY-MM')`.as('mes'),
      sum(`vale and tipo = 'dizimo'`).as('dizimos'),
      sum(`vale and tipo = 'doacao'`).as('doacoes'),
      sum('vale').as('soma'),
      sql<number>`(count(*) filter (where vale))::int`.as('quantidade'),
      sql<Decimal>`sum(coalesce(sum(valor) filter (where vale), 0.00)) over ()`.as('total'),
    ])
    .groupBy(sql`to_char(data, 'YYYY-MM')`)
    .orderBy('mes', 'desc')
    .execute()
  return { soma: rows[0]?.total ?? '0.00', meses: rows.map(({ total: _, ...mes }) => mes) }
}

/** The years in which the person gave something, the newest first. */
async function yearsOf(work: Scope, idMembro: number): Promise<number[]> {
  const rows = await given(work, idMembro)
    .select(sql<number>`extract(year from data)::int`.as('ano'))
    .distinct()
    .orderBy('ano', 'desc')
    .execute()
  return rows.map(({ ano }) => ano)
}

const sorted = (work: Scope, idMembro: number, today: DateOnly, ano?: number | null) =>
  given(work, idMembro, ano)
    .select([...columns, sql<boolean>`data > ${today}::date`.as('prevista')])
    .orderBy('contribuicao.data', 'desc')
    .orderBy('contribuicao.tipo')
    .orderBy('contribuicao.id', 'desc')

export interface ContribuicaoList extends List<ContribuicaoRow & { prevista: boolean }> {
  totais: Totals | null
  anos: number[] | null
}

/** The newest comes first, with those of a coming day, which no total counts. */
export async function listRows(
  work: Church,
  idMembro: number,
  { ano, comTotais, comAnos, ...input }: z.output<typeof minhasContribuicoesInput>,
): Promise<ContribuicaoList> {
  const today = todayIn(await readFuso(work))
  const list = await listOf(input, sorted(work, idMembro, today, ano), given(work, idMembro, ano))
  return {
    ...list,
    totais: comTotais ? await totalsOf(work, idMembro, today, ano) : null,
    anos: comAnos ? await yearsOf(work, idMembro) : null,
  }
}

export type ContribuicaoRow = Awaited<ReturnType<typeof inYear>>[number]

/** What was given in one year up to this day, in order, for its statement. A gift of a coming day is none yet. */
export const inYear = (work: Scope, idMembro: number, ano: number, today: DateOnly) =>
  given(work, idMembro, ano)
    .select(columns)
    .where('contribuicao.vale', '=', true)
    .where('contribuicao.data', '<=', today)
    .orderBy('contribuicao.data')
    .orderBy('contribuicao.tipo')
    .orderBy('contribuicao.id')
    .execute()

/**
 * Locks what a person gave until the end of the transaction. Whatever adds, changes or reverses a gift of that person
 * waits in the database's function `cancelar_comprovante`, and then finds the statement that it must cancel.
 */
export async function lock({ db, idCliente }: Writing, idMembro: number): Promise<void> {
  await sql`select from usuario where id_cliente = ${idCliente} and id = ${idMembro} for no key update`.execute(db)
}

/**
 * Everybody who gave something under the own name in a year up to this day and did not leave since, at most 20,000 people.
 * Reversed gifts do not count.
 */
export async function giversIn(
  { db, idCliente }: Church,
  ano: number,
  today: DateOnly,
): Promise<{ idMembro: number }[]> {
  const { rows } = await sql<{ idMembro: number }>`
    select u.id as "idMembro" from usuario u
    where u.id_cliente = ${idCliente} and u.anonimizado_em is null and (
      exists (select from dizimo d where d.id_cliente = u.id_cliente and d.id_membro = u.id and d.excluido_em is null
        and d.data_dizimo between make_date(${ano}::int, 1, 1) and least(make_date(${ano}::int, 12, 31), ${today}::date)
        and not ${wasReversed({ db, idCliente }, 'entrada', 'dizimo', 'd')})
      or exists (select from doacao o where o.id_cliente = u.id_cliente and o.id_membro = u.id and o.excluido_em is null
        and o.data_doacao between make_date(${ano}::int, 1, 1) and least(make_date(${ano}::int, 12, 31), ${today}::date)
        and not ${wasReversed({ db, idCliente }, 'entrada', 'doacao', 'o')}))
    order by u.nome_ordem, u.id limit 20000`.execute(db)
  return rows
}

/** Who gives, and the church that received. */
export const partes = (work: Scope, idMembro: number) =>
  from(work, 'usuario')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'usuario.idCliente').onRef('cliente.idCliente', '=', 'usuario.idCliente'),
    )
    .select(['usuario.name', 'usuario.cpf', 'cliente.nome as nomeIgreja', 'cliente.cnpj', 'cliente.fusoHorario'])
    .where('usuario.id', '=', idMembro)
    .executeTakeFirstOrThrow()
