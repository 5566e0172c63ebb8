import { type RawBuilder, sql } from 'kysely'
import { type Modulo, unusedOf } from '../../../../schema/rules/acesso/modulos.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { withoutEstorno } from '../../financas/lancamento/index.js'
import { type OwnCelula, ownCelula } from '../../pessoas/celula/index.js'
import type { Grupo } from './home.grupos.js'
import type { Resumos } from './resumo.js'

/** These queries always read one church, also for the platform's administrator. */
type Church = Pick<Reading, 'db'> & { idCliente: number }

export interface OwnOpen {
  /** a cell of the person; if there are several, one that the person leads */
  celula: OwnCelula | null
  /** sum of the person's tithes of this month, up to today: one of a coming day is none yet */
  dizimosDoMes: Decimal
  ultimoDizimo: DateOnly | null
  grupos: Grupo[] | null
}

/**
 * The data about one person.
 * @param today the day of the church
 * @param grupos SQL: the groups that the person leads; null without them
 */
export async function ownOpen(
  { db, idCliente }: Church,
  idUsuario: number,
  today: DateOnly,
  grupos: RawBuilder<Grupo[] | null>,
): Promise<OwnOpen> {
  const first = `${today.slice(0, 7)}-01`
  const { rows } = await sql<OwnOpen>`
    select (${ownCelula(idCliente, idUsuario)}
    ) as celula, ${grupos} as grupos, dizimos.*
    from (
      select coalesce(sum(valor_dizimo) filter (where data_dizimo >= ${first}::date), 0.00) as "dizimosDoMes",
        max(data_dizimo) as "ultimoDizimo"
      from dizimo where id_cliente = ${idCliente} and id_membro = ${idUsuario} and excluido_em is null
        and data_dizimo <= ${today}::date and ${withoutEstorno('entrada', 'dizimo', 'dizimo')}
    ) dizimos`.execute(db)
  return rows[0] as OwnOpen
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
  /** the church has said what it uses */
  uso: boolean
  /** what it does not use */
  desligados: readonly Modulo[]
  pessoas: boolean
  celulas: boolean
  departamentos: boolean
  acessos: boolean
  agenda: boolean
  contas: boolean
  financas: boolean
  /** the figures that are kept and count (see resumosOf) */
  resumos: Resumos | null
}

/** Memberships that may wait for confirmation, as their features declare them. */
type Confirms = NonNullable<Feature['confirms']>

/** SQL: how many memberships of these kinds wait; null without a kind. */
const toConfirm = (church: Church, kinds: readonly Confirms[]) =>
  kinds.length
    ? sql`(${sql.join(
        kinds.map(({ waiting }) => waiting(church)),
        sql` + `,
      )})`
    : sql`null::int`

/**
 * @param decide whether the current user decides about requests for rooms
 * @param confirming the kinds of memberships that the current user may confirm
 * @param resumos SQL: the figures that are kept
 */
export async function readIgreja(
  church: Church,
  decide = false,
  confirming: readonly Confirms[] = [],
  resumos: RawBuilder<Resumos | null> = sql`null::jsonb`,
): Promise<Igreja | undefined> {
  const { db, idCliente } = church
  const any = (tabela: string, condition = sql`excluido_em is null`) =>
    sql`exists (select from ${sql.table(tabela)} where id_cliente = ${idCliente} and ${condition})`
  const pedidos = decide
    ? sql`(select count(*)::int from pedido_reserva where id_cliente = ${idCliente} and situacao = 'pendente')`
    : sql`null::int`
  const { rows } = await sql<Omit<Igreja, 'desligados'> & { modulos: string[] | null }>`
    select fuso_horario as fuso, passos_dispensados_em is not null as dispensados, acesso_mudou_em is not null as "acessoMudou", nome, cnpj,
      chave_pix as "chavePix", nome_pix as "nomePix", cidade_pix as "cidadePix",
      ${pedidos} as "pedidosSala", ${toConfirm(church, confirming)} as "participacoesAConfirmar", versao > 1 as igreja, ${resumos} as resumos,
      modulos_desligados as modulos, modulos_desligados is not null as uso,
      -- the first person of a church is its founder
      ${any('usuario', sql`excluido_em is null and id <> ${idCliente}`)} as pessoas,
      ${any('celula')} as celulas, ${any('departamento')} as departamentos,
      (${any('funcao_usuario', sql`true`)} or ${any('usuario', sql`excluido_em is null and id <> ${idCliente} and liderou`)}) as acessos, (${any('evento')} or ${any('culto')}) as agenda,
      -- every church has a general account from its beginning
      ${any('conta_financeira', sql`excluido_em is null and (not geral or versao > 1)`)} as contas, ${any('entrada')} as financas
    from cliente where id = ${idCliente} and id_cliente = ${idCliente}`.execute(db)
  const [igreja] = rows
  return igreja && { ...igreja, desligados: unusedOf(igreja.modulos) }
}
