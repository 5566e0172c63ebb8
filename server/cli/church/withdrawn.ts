import type { Client } from 'pg'

/** What was taken from people after a backup, as the audit log tells it. The lists of people have their numbers. */
interface Withdrawn {
  /** their data were erased, as the law lets them ask */
  erased: number[]
  /** they may not sign in any more, or their record was deleted */
  closed: number[]
  /** they got another perfil, or a function of theirs began, ended or was taken */
  changed: number[]
  /** what a perfil or a function may do was changed */
  rules: boolean
  /** the numbers of the receipts that were issued or cancelled, as they are printed */
  receipts: string[]
}

/** A person of an incident who is not in the backup: the incident keeps only how many these are. */
export interface Unnamed {
  incident: number
  id: number
  name: string
}

/** Reads the log of a church, which a restore in its place keeps. Within a transaction of the church. */
export async function withdrawnSince(client: Client, church: number, since: string): Promise<Withdrawn> {
  const { rows } = await client.query<Withdrawn>(
    `select coalesce(array_agg(distinct pessoa) filter (where motivo = 'apagada'), '{}') as erased,
       coalesce(array_agg(distinct pessoa) filter (where motivo = 'fechada'), '{}') as closed,
       coalesce(array_agg(distinct pessoa) filter (where motivo = 'mudada'), '{}') as changed
     from (
       select case when acao = 'lgpd.anonimizar' and operacao = 'evento' then (depois ->> 'id_registro')::int
           when tabela = 'funcao_usuario' then coalesce(depois ->> 'id_usuario', antes ->> 'id_usuario',
             (select f.id_usuario::text from funcao_usuario f where f.id_cliente = a.id_cliente and f.id = a.id_registro))::int
           else id_registro end as pessoa,
         case when acao = 'lgpd.anonimizar' and operacao = 'evento' then 'apagada'
           when tabela = 'usuario' and (operacao = 'excluir' or operacao = 'alterar' and depois ->> 'usuario_ativo' = '0') then 'fechada'
           when tabela = 'funcao_usuario' or tabela = 'usuario' and operacao = 'alterar' and jsonb_exists(depois, 'perfil') then 'mudada'
         end as motivo
       from auditoria a where id_cliente = $1 and quando > $2
     ) mudou where pessoa is not null`,
    [church, since],
  )
  const { erased = [], closed = [], changed = [] } = rows[0] ?? {}
  const others = (ids: number[]) => ids.filter((id) => !erased.includes(id))
  return {
    erased,
    closed: others(closed),
    changed: others(changed),
    rules: await rulesSince(client, church, since),
    receipts: await receiptsSince(client, church, since),
  }
}

/** A new function takes nothing from anybody; a first decision about a perfil may. */
async function rulesSince(client: Client, church: number, since: string): Promise<boolean> {
  const { rows } = await client.query(
    `select from auditoria where id_cliente = $1 and quando > $2
       and (tabela = 'acesso_perfil' or tabela = 'funcao' and (operacao = 'excluir'
         or operacao = 'alterar' and jsonb_exists_any(depois, array['acoes', 'alcance', 'exclusiva']))) limit 1`,
    [church, since],
  )
  return rows.length > 0
}

/** Before the restore takes them away. */
async function receiptsSince(client: Client, church: number, since: string): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select numero || coalesce('/' || ano, '') as number from recibo
     where id_cliente = $1 and (emitido_em > $2 or cancelado_em > $2) order by ano nulls first, numero`,
    [church, since],
  )
  return rows.map(({ number }) => number)
}

/** How many numbers a line names. */
const most = 50

const named = (ids: readonly (number | string)[]): string =>
  ids.slice(0, most).join(', ') + (ids.length > most ? ` e mais ${ids.length - most}` : '')

/** Lines for the operator, none where nothing was withdrawn. */
export function explainWithdrawn(
  { erased, closed, changed, rules, receipts }: Withdrawn,
  unnamed: readonly Unnamed[] = [],
): string[] {
  return [
    ...(erased.length
      ? [
          `Pessoas que pediram depois da cópia que os seus dados fossem apagados: ${named(erased)}. Ninguém entra com essas contas, e o servidor apaga os dados de novo.`,
        ]
      : []),
    ...(closed.length
      ? [`Pessoas desligadas ou excluídas depois da cópia, que voltaram a ser como nela: ${named(closed)}. Confira.`]
      : []),
    ...(changed.length
      ? [`Pessoas cujo perfil ou função mudou depois da cópia, e voltou a ser como nela: ${named(changed)}. Confira.`]
      : []),
    ...(rules
      ? ['O que um perfil ou uma função pode fazer mudou depois da cópia, e voltou a ser como nela. Confira.']
      : []),
    ...(receipts.length
      ? [
          `Recibos e comprovantes emitidos ou cancelados depois da cópia: ${named(receipts)}. Os emitidos não existem mais, e os números deles serão dados a outros; os cancelados voltaram a valer. Avise quem os recebeu.`,
        ]
      : []),
    // all of them, because the law wants each one to be told
    ...[...Map.groupBy(unnamed, ({ incident }) => incident)].map(
      ([incident, people]) =>
        `Pessoas do incidente de segurança ${incident} que a cópia não tem, e que por isso não estão mais na lista dele: ${people.map(({ id, name }) => `${name} (${id})`).join(', ')}. Avise-as, se ainda não foi feito; o contato delas está na auditoria.`,
    ),
  ]
}
