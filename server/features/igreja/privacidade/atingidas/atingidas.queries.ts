import { sql } from 'kysely'
import type { z } from 'zod'
import { instantIn } from '../../../../../schema/rules/dates.js'
import type { atingidasInput } from '../../../../../schema/rules/igreja/atingidas.input.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { tablesOf } from '../catalogo.js'
import { withoutCopy } from '../copia-da-igreja.js'

/** A person whose records somebody changed or took along in these days. */
export interface Affected {
  id: number
  uuid: string
  name: string
  vezes: number
  ultimaVez: Date
}

/** A file that somebody took along in these days, which may have the data of many people. */
export interface TakenAlong {
  id: number
  quando: Date
  acao: string
  nomeUsuario: string | null
}

const mostPessoas = 500
const mostFiles = 100

/** Columns of who did something, and not of whom it is about. */
const assinatura = /_por$|^id_autor$|^id_(primeira|segunda)_pessoa$/

/** Events that hand out data. Exports of lists say what was asked for, not who was in the list. */
const entrega =
  '(\\.(exportar|baixar|baixarDeTodos|gerar|imprimir|imprimirCobranca|consultar)|^lgpd\\.(solicitarDados|copiarPessoa))$'

/** A table whose records name people, with the columns that do. */
interface WithPessoas {
  nome: string
  pessoas: string[]
}

/** Not sessions and the like, which tell of who acted. */
async function kindsWithPessoas(work: Reading): Promise<WithPessoas[]> {
  return (await tablesOf(work.db)).flatMap(({ nome, pessoas, colunas }) => {
    const about = pessoas.filter((coluna) => !assinatura.test(coluna))
    return withoutCopy.has(nome) || about.length === 0 || !colunas.includes('id') ? [] : { nome, pessoas: about }
  })
}

/**
 * What the audit log has of these days: whose records were changed, and which files were taken along. The log holds
 * changes, exports and downloads; what somebody only read on a screen is in no log. A token acts as its person. Four
 * statements, whatever the log holds.
 */
export async function affectedPeople(
  work: Reading & { idCliente: number },
  { idUsuario, de, ate }: { idUsuario: number | null } & Pick<z.output<typeof atingidasInput>, 'de' | 'ate'>,
  fuso: string,
): Promise<{ pessoas: Affected[]; arquivos: TakenAlong[] }> {
  const { idCliente } = work
  const inTime = sql`a.id_cliente = ${idCliente} and a.quando >= ${instantIn(fuso, de)}::timestamptz
    and a.quando < ${instantIn(fuso, ate, true)}::timestamptz + interval '1 minute'
    ${idUsuario === null ? sql`` : sql`and a.id_usuario = ${idUsuario}`}`
  const { rows: changed } = await sql<{ tabela: string }>`
    select distinct a.tabela from auditoria a where ${inTime} and a.tabela is not null`.execute(work.db)
  const logged = new Set(changed.map(({ tabela }) => tabela))
  const named = (await kindsWithPessoas(work)).filter(({ nome }) => logged.has(nome))
  const pairs = named.flatMap(({ nome, pessoas }) => pessoas.map((coluna) => ({ nome, coluna })))
  const { rows: pessoas } = await sql<Affected>`
    with colunas as (select * from unnest(${pairs.map(({ nome }) => nome)}::text[], ${pairs.map(({ coluna }) => coluna)}::text[]) c(tabela, coluna)),
      linhas as materialized (
        select a.tabela, a.id_registro, a.quando from auditoria a
          where ${inTime} and a.operacao <> 'apagar' and a.tabela = any (${named.map(({ nome }) => nome)}::text[])),
      -- whose a record was, from all that the log has of it: it may be gone, or somebody else's since
      donos as (
        select distinct r.tabela, r.id_registro, (v.imagem ->> c.coluna)::int as pessoa
          from (select distinct tabela, id_registro from linhas) r join colunas c on c.tabela = r.tabela
          join auditoria a on a.id_cliente = ${idCliente} and a.tabela = r.tabela and a.id_registro = r.id_registro,
            lateral (values (a.antes), (a.depois)) v(imagem)
          where jsonb_typeof(v.imagem) = 'object' and v.imagem ->> c.coluna ~ '^[0-9]{1,9}$'),
      achadas as (
        select a.id_registro as id, a.quando from auditoria a where ${inTime} and a.tabela = 'usuario'
        union all
        select (v.imagem ->> c.coluna)::int, a.quando from auditoria a
          join colunas c on c.tabela = a.tabela, lateral (values (a.antes), (a.depois)) v(imagem)
          where ${inTime} and jsonb_typeof(v.imagem) = 'object' and v.imagem ->> c.coluna ~ '^[0-9]{1,9}$'
        union all
        select (a.depois ->> 'idPessoa')::int, a.quando from auditoria a
          where ${inTime} and a.operacao = 'evento' and a.depois ->> 'idPessoa' ~ '^[0-9]{1,9}$'
        union all
        select (a.depois ->> 'id')::int, a.quando from auditoria a
          where ${inTime} and a.acao = 'plataforma.consultar' and a.depois ->> 'acao' ~ '^usuario[.]' and a.depois ->> 'id' ~ '^[0-9]{1,9}$'
        union all
        select d.pessoa, l.quando from linhas l join donos d on d.tabela = l.tabela and d.id_registro = l.id_registro
        ${sql.join(
          named.map((tabela) => peopleOfRegistros(tabela, idCliente)),
          sql` `,
        )})
    select u.id, u.uuid, u.name, count(distinct f.quando)::int as vezes, max(f.quando) as "ultimaVez"
    from achadas f join usuario u on u.id = f.id and u.id_cliente = ${idCliente} and u.anonimizado_em is null
    group by u.id, u.uuid, u.name, u.nome_ordem order by u.nome_ordem, u.id limit ${mostPessoas}`.execute(work.db)
  const { rows: arquivos } = await sql<Omit<TakenAlong, 'id'> & { id: string }>`
    select a.id, a.quando, a.acao, u.name as "nomeUsuario"
    from auditoria a left join usuario u on u.id = a.id_usuario and u.id_cliente = a.id_cliente
    where ${inTime} and a.operacao = 'evento' and a.acao ~ ${entrega}
    order by a.id desc limit ${mostFiles}`.execute(work.db)
  // on Citus the numbers of the log are larger than an int
  return { pessoas, arquivos: arquivos.map((arquivo) => ({ ...arquivo, id: Number(arquivo.id) })) }
}

/**
 * The people of the records themselves. An update has only the changed columns in the log, and so has a deletion, which
 * leaves the record in the bin.
 */
const peopleOfRegistros = ({ nome, pessoas }: WithPessoas, idCliente: number) => sql`
  union all
  select v.pessoa, l.quando from linhas l join ${sql.table(nome)} r on r.id = l.id_registro and r.id_cliente = ${idCliente},
    lateral (values ${sql.join(pessoas.map((coluna) => sql`(${sql.ref(`r.${coluna}`)})`))}) v(pessoa)
    where l.tabela = ${nome} and v.pessoa is not null`
