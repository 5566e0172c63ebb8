import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import type { Decimal } from '../../../kernel/money.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { aniversarioDe } from '../../acesso/usuario/index.js'
import { semEstorno } from '../../financas/lancamento/index.js'
import { type PropriaCelula, propriaCelula } from '../../pessoas/celula/index.js'
import type { Grupo } from './home.grupos.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>
/** These queries always read one church, also for the platform's administrator. */
type Church = Pick<Reading, 'db'> & { idCliente: number }

/** The scope of the lists: the church; for the platform, all churches. */
const within = ({ idCliente }: Scope) => (idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`)

export interface Contagens {
  total: number
  ativas: number
  recemConvertidas: number
  celulas: number
}

/** The number of people in the list without a filter and with two different filters, and the number of active cells. */
export async function contagens(work: Scope): Promise<Contagens> {
  const { rows } = await sql<Contagens>`
    select total, ativas, "recemConvertidas", celulas from (
      select count(*)::int as total, (count(*) filter (where usuario_ativo = 1))::int as ativas,
        (count(*) filter (where recem_convertido = 1))::int as "recemConvertidas"
      from usuario where excluido_em is null and ${within(work)}
    ) pessoas, (
      select count(*)::int as celulas from celula where excluido_em is null and status_celula = 'ativa' and ${within(work)}
    ) grupos`.execute(work.db)
  return rows[0] as Contagens
}

/**
 * Active people with a birthday this month, with their total: those from today on first, then the earlier ones. In other
 * years a birthday on 29 February is on the 28th.
 * @param only the ids of the people to consider; null: all
 */
export const aniversariantes = (work: Scope, hoje: DateOnly, limit: number, only: readonly number[] | null) => {
  const [year, month, today] = hoje.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const born = aniversarioDe('usuario')
  const day = sql<number>`least(extract(day from ${born}), ${last})::int`
  return from(work, 'usuario')
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.name',
      day.as('dia'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .$if(only !== null, (query) => query.where('usuario.id', 'in', only ?? []))
    .where(sql<number>`extract(month from ${born})`, '=', month)
    .orderBy(sql`${day} < ${today}`)
    .orderBy(day)
    .orderBy('usuario.nomeOrdem')
    .limit(limit)
    .execute()
}

/** The people who were added since this instant, with their total, the newest first. */
export const pessoasNovas = (work: Scope, desde: Date, limit: number) =>
  from(work, 'usuario')
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.createdAt'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.createdAt', '>=', desde)
    .orderBy('usuario.createdAt', 'desc')
    .orderBy('usuario.id', 'desc')
    .limit(limit)
    .execute()

export interface Minhas {
  /** a cell of the person; if there are several, one that the person leads */
  celula: PropriaCelula | null
  /** sum of the person's tithes of this month, up to today: one of a coming day is none yet */
  dizimosDoMes: Decimal
  ultimoDizimo: DateOnly | null
  grupos: Grupo[] | null
}

/**
 * The data about one person.
 * @param hoje the day of the church
 * @param grupos SQL: the groups that the person leads; null without them
 */
export async function minhas(
  { db, idCliente }: Church,
  idUsuario: number,
  hoje: DateOnly,
  grupos: RawBuilder<Grupo[] | null>,
): Promise<Minhas> {
  const first = `${hoje.slice(0, 7)}-01`
  const { rows } = await sql<Minhas>`
    select (${propriaCelula(idCliente, idUsuario)}
    ) as celula, ${grupos} as grupos, dizimos.*
    from (
      select coalesce(sum(valor_dizimo) filter (where data_dizimo >= ${first}::date), 0.00) as "dizimosDoMes",
        max(data_dizimo) as "ultimoDizimo"
      from dizimo where id_cliente = ${idCliente} and id_membro = ${idUsuario} and excluido_em is null
        and data_dizimo <= ${hoje}::date and ${semEstorno('entrada', 'dizimo', 'dizimo')}
    ) dizimos`.execute(db)
  return rows[0] as Minhas
}

/**
 * A church's time zone, how it receives by Pix, what waits for a decision, and which of the first steps its records show
 * as done.
 */
export interface Igreja {
  fuso: string
  dispensados: boolean
  /** rights became a union, and no administrator has said that this is understood */
  acessoMudou: boolean
  /** how many requests for rooms wait; null for those who do not decide about them */
  pedidosSala: number | null
  /** how many memberships wait for confirmation; null for those who may confirm none */
  participacoesAConfirmar: number | null
  /** who receives by Pix, see recebe */
  nome: string
  cnpj: string | null
  chavePix: string | null
  nomePix: string | null
  cidadePix: string | null
  igreja: boolean
  pessoas: boolean
  celulas: boolean
  departamentos: boolean
  agenda: boolean
  contas: boolean
  financas: boolean
}

/** Memberships that may wait for confirmation, as their features declare them. */
type Confirms = NonNullable<Feature['confirms']>

/** SQL: how many memberships of these kinds wait; null without a kind. */
const aConfirmar = (church: Church, kinds: readonly Confirms[]) =>
  kinds.length
    ? sql`(${sql.join(
        kinds.map(({ waiting }) => waiting(church)),
        sql` + `,
      )})`
    : sql`null::int`

/**
 * @param decide whether the current user decides about requests for rooms
 * @param confirma the kinds of memberships that the current user may confirm
 */
export async function lerIgreja(church: Church, decide = false, confirma: readonly Confirms[] = []): Promise<Igreja> {
  const { db, idCliente } = church
  const any = (tabela: string, condition = sql`excluido_em is null`) =>
    sql`exists (select from ${sql.table(tabela)} where id_cliente = ${idCliente} and ${condition})`
  const pedidos = decide
    ? sql`(select count(*)::int from pedido_reserva where id_cliente = ${idCliente} and situacao = 'pendente')`
    : sql`null::int`
  const { rows } = await sql<Igreja>`
    select fuso_horario as fuso, passos_dispensados_em is not null as dispensados, acesso_mudou_em is not null as "acessoMudou", nome, cnpj,
      chave_pix as "chavePix", nome_pix as "nomePix", cidade_pix as "cidadePix",
      ${pedidos} as "pedidosSala", ${aConfirmar(church, confirma)} as "participacoesAConfirmar", versao > 1 as igreja,
      -- the first person of a church is its founder
      ${any('usuario', sql`excluido_em is null and id <> ${idCliente}`)} as pessoas,
      ${any('celula')} as celulas, ${any('departamento')} as departamentos, (${any('evento')} or ${any('culto')}) as agenda,
      -- every church has a general account from its beginning
      ${any('conta_financeira', sql`excluido_em is null and (not geral or versao > 1)`)} as contas, ${any('entrada')} as financas
    from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  return rows[0] as Igreja
}
