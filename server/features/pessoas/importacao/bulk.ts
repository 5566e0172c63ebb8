import { sql } from 'kysely'
import type { Perfil } from '../../../kernel/access/actions.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { emailOfOther, keptFiles } from './importacao.rules.js'

/*
 * Operations on all rows of a file, with a fixed number of statements. The conditions name the church, although the
 * row-level security policy does so too, so that a distributed database uses only one node.
 */

type Bulk = Pick<Writing, 'db' | 'idCliente'>

/**
 * Settings for a transaction with such statements. They may take longer than the usual 5 seconds. Nested loop joins are
 * switched off: the planner has no statistics about rows that this transaction added. It would expect a few rows where
 * there are 50,000.
 */
export async function planForMany({ db }: Bulk): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`set local enable_nestloop = off`.execute(db)
}

/** @param lotes JSON texts, each an array of ReadLine */
export async function insertLines(
  { db, idCliente }: Bulk,
  idImportacao: number,
  lotes: readonly string[],
): Promise<void> {
  for (const batch of lotes) {
    await sql`
      insert into importacao_linha (id_cliente, id_importacao, numero, situacao, email, cpf, original, dados, erros, avisos)
      select ${idCliente}, ${idImportacao}, numero, case when erros = '[]' then 'valida' else 'erro' end,
        case when erros = '[]' then dados ->> 'email' end, case when erros = '[]' then dados ->> 'cpf' end, original, dados, erros, avisos
      from jsonb_to_recordset(${batch}::jsonb) as l (numero int, original jsonb, dados jsonb, erros jsonb, avisos jsonb)`.execute(
      db,
    )
  }
}

export const eraseLines = ({ db, idCliente }: Bulk, idImportacao: number) =>
  sql`delete from importacao_linha where id_cliente = ${idCliente} and id_importacao = ${idImportacao}`.execute(db)

/**
 * Deletes the oldest previews over the limit, and the rows of old files. A preview that is being imported at the same
 * time stays.
 */
export async function eraseSurplus(work: Bulk): Promise<void> {
  const { db, idCliente } = work
  const { rows } = await sql<{ id: number }>`
    select id from importacao where id_cliente = ${idCliente} and situacao = 'previa'
    order by id desc offset ${keptFiles.previas} for update skip locked`.execute(db)
  for (const { id } of rows) {
    await eraseLines(work, id)
    await sql`delete from importacao where id_cliente = ${idCliente} and id = ${id}`.execute(db)
  }
  await sql`
    delete from importacao_linha where id_cliente = ${idCliente} and id_importacao in (
      select id from (
        select id, situacao, row_number() over (order by id desc) as lugar from importacao where id_cliente = ${idCliente}) i
      where situacao <> 'previa' and lugar > ${keptFiles.arquivos})`.execute(db)
}

/**
 * An e-mail signs one person in. A row with that of a registered person of another name, such as the wife of one, is that
 * of another person, who is registered without it; the notes say whose it is.
 */
export const shareEmails = ({ db, idCliente }: Bulk, idImportacao: number) =>
  sql`
  update importacao_linha l set email = null, lida = jsonb_build_object('dados', l.dados, 'avisos', l.avisos),
    dados = (l.dados - 'email') || jsonb_build_object('observacoes',
      concat_ws(e'\n', l.dados ->> 'observacoes', 'E-mail: o mesmo de ' || u.name || '.')),
    avisos = l.avisos || to_jsonb(${emailOfOther}::text || u.name ||
      ', que já tem cadastro e entra com ele: esta pessoa fica sem e-mail, e as observações dizem de quem é.')
  from usuario u
  where l.id_cliente = ${idCliente} and l.id_importacao = ${idImportacao} and l.situacao <> 'erro'
    and u.id_cliente = ${idCliente} and u.email = l.email and u.excluido_em is null and u.nome_ordem <> normalizar(l.dados ->> 'name')
    and (l.cpf is null or l.cpf is distinct from u.cpf)`.execute(db)

/** The warnings of the rows without their e-mail, by number. */
async function sharedEmails({ db, idCliente }: Bulk, idImportacao: number): Promise<Map<number, string>> {
  const { rows } = await sql<{ numero: number; avisos: string }>`
    select numero, avisos::text as avisos from importacao_linha
    where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and lida is not null`.execute(db)
  return new Map(rows.map(({ numero, avisos }) => [numero, avisos]))
}

/**
 * Looks again whose the e-mails are: since the preview their person may have been deleted or registered.
 * @returns the rows of which it has changed
 */
export async function shareEmailsAgain(work: Bulk, idImportacao: number): Promise<number[]> {
  const { db, idCliente } = work
  const before = await sharedEmails(work, idImportacao)
  await sql`
    update importacao_linha set email = lida -> 'dados' ->> 'email', dados = lida -> 'dados', avisos = lida -> 'avisos', lida = null
    where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and lida is not null`.execute(db)
  await shareEmails(work, idImportacao)
  const after = await sharedEmails(work, idImportacao)
  return [...new Set([...before.keys(), ...after.keys()])].filter((numero) => before.get(numero) !== after.get(numero))
}

/** How many of these rows would be imported. */
export async function countValid({ db, idCliente }: Bulk, idImportacao: number, numeros: readonly number[]) {
  const { rows } = await sql<{ validas: number }>`
    select count(*)::int as validas from importacao_linha
    where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and situacao = 'valida' and numero = any (${numeros}::int[])`.execute(
    db,
  )
  return rows[0]?.validas ?? 0
}

/**
 * Marks a row as a duplicate if the church already has a person with its e-mail or CPF, or an earlier row has one of
 * them. Without either, people are the same by name and birth date, by name and telephone number unless their birth
 * dates differ, and by the name alone when the row has nothing else to tell them apart: a list that is sent twice
 * doubles nobody. Each join compares equal keys of groups, because 50,000 rows may have one name. Removes marks that no
 * longer apply.
 */
export const markDuplicates = ({ db, idCliente }: Bulk, idImportacao: number) =>
  sql`
  with linha as materialized (
    select l.*,
      case when cpf is null and nascimento is not null then min(numero) over (partition by nome collate "C", nascimento) end as primeira_nascimento,
      case when cpf is null and nascimento is null and telefone is not null then min(numero) over (partition by nome collate "C", telefone collate "C") end as primeira_telefone,
      case when sem_chave then min(numero) over (partition by nome collate "C") end as primeira_nome,
      case when email is not null then min(numero) over (partition by email collate "C") end as primeira_email,
      case when cpf is not null then min(numero) over (partition by cpf collate "C") end as primeira_cpf
    from (
      select numero, email, cpf, normalizar(dados ->> 'name') as nome, (dados ->> 'dataNascimento')::date as nascimento,
        dados ->> 'telefoneUsuario' as telefone,
        email is null and cpf is null and dados ->> 'dataNascimento' is null and dados ->> 'telefoneUsuario' is null as sem_chave
      from importacao_linha where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and situacao <> 'erro') l
  ), pessoa as materialized (
    select nome_ordem as nome, data_nascimento as nascimento, telefone_usuario as telefone, cpf is null as sem_cpf
    from usuario where id_cliente = ${idCliente} and excluido_em is null
  ), por_nascimento as (
    select nome, nascimento, bool_or(sem_cpf) as sem_cpf from pessoa where nascimento is not null group by nome, nascimento
  ), por_telefone as (
    select nome, telefone, bool_or(sem_cpf) as sem_cpf, bool_or(nascimento is null) as sem_nascimento
    from pessoa where telefone is not null group by nome, telefone
  ), por_nome as (
    select distinct nome from pessoa
  ), vista as materialized (
    select linha.numero, to_jsonb(array_remove(array[
      'E-mail já cadastrado: ' || pe.name || '.',
      case when primeira_email < linha.numero then 'E-mail repetido: já está na linha ' || primeira_email || '.' end,
      'CPF já cadastrado: ' || pc.name || '.',
      case when primeira_cpf < linha.numero then 'CPF repetido: já está na linha ' || primeira_cpf || '.' end,
      case when pe.id is not null or pc.id is not null or primeira_email < linha.numero or primeira_cpf < linha.numero then null
        when pd.nome is not null then 'Já existe uma pessoa com este nome e esta data de nascimento.'
        when pt.nome is not null then 'Já existe uma pessoa com este nome e este telefone.'
        when pn.nome is not null then 'Já existe uma pessoa com este nome. Se é outra, informe o telefone ou a data de nascimento.'
        when least(primeira_nascimento, primeira_telefone, primeira_nome) < linha.numero
          then 'Pessoa repetida: já está na linha ' || least(primeira_nascimento, primeira_telefone, primeira_nome) || '.' end
    ], null)) as motivos
    from linha
    left join usuario pe on pe.id_cliente = ${idCliente} and pe.email = linha.email and pe.excluido_em is null
    left join usuario pc on pc.id_cliente = ${idCliente} and pc.cpf = linha.cpf and pc.excluido_em is null
    left join por_nascimento pd on pd.nome = linha.nome and pd.nascimento = linha.nascimento and (linha.cpf is null or pd.sem_cpf)
    left join por_telefone pt on pt.nome = linha.nome and pt.telefone = linha.telefone
      and (linha.cpf is null or pt.sem_cpf) and (linha.nascimento is null or pt.sem_nascimento)
    left join por_nome pn on linha.sem_chave and pn.nome = linha.nome
  )
  update importacao_linha l set erros = motivos, situacao = case when motivos = '[]' then 'valida' else 'duplicada' end
  from vista
  where l.id_cliente = ${idCliente} and l.id_importacao = ${idImportacao} and l.numero = vista.numero and l.erros <> motivos`.execute(
    db,
  )

export async function countLines({ db, idCliente }: Bulk, idImportacao: number) {
  const { rows } = await sql<{ totalLinhas: number; validas: number; comErro: number; duplicadas: number }>`
    select count(*)::int as "totalLinhas", count(*) filter (where situacao = 'valida')::int as validas,
      count(*) filter (where situacao = 'erro')::int as "comErro", count(*) filter (where situacao = 'duplicada')::int as duplicadas
    from importacao_linha where id_cliente = ${idCliente} and id_importacao = ${idImportacao}`.execute(db)
  return rows[0] ?? { totalLinhas: 0, validas: 0, comErro: 0, duplicadas: 0 }
}

/** How many of the valid rows have an e-mail. */
export async function countWithEmail({ db, idCliente }: Bulk, idImportacao: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from importacao_linha
    where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and situacao = 'valida' and dados ->> 'email' <> ''`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/** How many of the valid rows lose their e-mail, because it is another person's. */
export async function countWithoutEmail({ db, idCliente }: Bulk, idImportacao: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from importacao_linha
    where id_cliente = ${idCliente} and id_importacao = ${idImportacao} and situacao = 'valida' and avisos <> '[]'
      and exists (select from jsonb_array_elements_text(avisos) aviso where aviso like ${`${emailOfOther}%`})`.execute(
    db,
  )
  return rows[0]?.total ?? 0
}

/**
 * Inserts the valid rows as people, all with this perfil; the file cannot set another perfil.
 * @returns the number of people, and the ids of the people with an e-mail
 */
export async function insertPessoas(
  { db, idCliente }: Bulk,
  idImportacao: number,
  perfil: Perfil,
): Promise<{ total: number; comEmail: number[] }> {
  const { rows } = await sql<{ id: number; email: string | null }>`
    insert into usuario (id_cliente, id_importacao, perfil, name, email, telefone_usuario, cpf, data_nascimento, aniversario, sexo, estado_civil, cep,
      endereco, numero, complemento, bairro, cidade, uf, data_conversao, data_batismo, recem_convertido, usuario_ativo, observacoes)
    select ${idCliente}, ${idImportacao}, ${perfil}::smallint, name, d.email, "telefoneUsuario", d.cpf, "dataNascimento", aniversario, sexo, "estadoCivil", cep,
      endereco, d.numero, complemento, bairro, cidade, uf, "dataConversao", "dataBatismo", coalesce("recemConvertido", 0),
      coalesce("usuarioAtivo", 1), observacoes
    from importacao_linha l cross join lateral jsonb_to_record(l.dados) as d (name text, email text, "telefoneUsuario" text,
      cpf text, "dataNascimento" date, aniversario text, sexo text, "estadoCivil" text, cep text, endereco text, numero text, complemento text,
      bairro text, cidade text, uf text, "dataConversao" date, "dataBatismo" date, "recemConvertido" smallint,
      "usuarioAtivo" smallint, observacoes text)
    where l.id_cliente = ${idCliente} and l.id_importacao = ${idImportacao} and l.situacao = 'valida'
    order by l.numero
    returning id, email`.execute(db)
  return { total: rows.length, comEmail: rows.filter(({ email }) => email).map(({ id }) => id) }
}
