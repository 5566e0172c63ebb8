import { Migration } from '@mikro-orm/migrations'

export class Migration20261121221600_privacidade extends Migration {
  override name = 'Migration20261121221600_privacidade'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "consentimento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "documento" varchar(40) not null, "versao_texto" smallint not null, "aceito" smallint not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "consentimento_uuid" on "consentimento" ("id_cliente", "uuid");`)
    this.addSql(`create index "consentimento_pessoa" on "consentimento" ("id_cliente", "id_usuario", "id");`)

    this.addSql(
      `alter table "cliente" add "cnpj" varchar(14) null, add "telefone" varchar(20) null, add "email" varchar(254) null, add "chave_pix" varchar(77) null, add "cep" varchar(8) null, add "endereco" varchar(150) null, add "numero" varchar(20) null, add "complemento" varchar(80) null, add "bairro" varchar(80) null, add "cidade" varchar(80) null, add "uf" varchar(2) null, add "id_logo" int null, add "suspenso_em" timestamptz null, add "motivo_suspensao" varchar(200) null, add "apagar_em" timestamptz null;`,
    )
    this.addSql(
      `alter table "cliente" add constraint "cliente_id_logo_id_cliente_foreign" foreign key ("id_logo", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )

    this.addSql(`alter table "usuario" add "anonimizado_em" timestamptz null;`)

    this.addSql(
      `alter table "consentimento" add constraint "consentimento_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "consentimento" add constraint "consentimento_aceito" check (aceito in (0, 1));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "consentimento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "consentimento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "consentimento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "consentimento" enable row level security;`)
    this.addSql(`alter table "consentimento" force row level security;`)
    this.addSql(
      `create policy "consentimento_tenant" on "consentimento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // Written by hand. Both functions do what the application's role may not do (it cannot change the audit log, for
    // example), so they run as the owner. Each one changes only the transaction's church and first checks its own
    // conditions.
    this.addSql(`
      create function anonimizar_pessoa(pessoa int, out imagens text[], out relatorios text[]) language plpgsql security definer
      set search_path = public, pg_temp as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        ninguem constant text := 'Pessoa anonimizada';
        velho usuario%rowtype;
        fotos int[];
        termos text[];
        termo text;
        escrito text;
        coluna record;
      begin
        imagens := '{}';
        relatorios := '{}';
        select * into velho from usuario where id = pessoa and id_cliente = igreja for update;
        if not found or velho.anonimizado_em is not null then return; end if;

        -- every name, e-mail and CPF that the person ever had; not a single word, nor what is part of somebody else's name
        select coalesce(array_agg(distinct t), '{}') into termos from (
          select unnest(array[velho.name, velho.email, velho.cpf]) as t
          union all
          select unnest(array[v.i ->> 'name', v.i ->> 'email', v.i ->> 'cpf'])
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
          where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x where t ~ '[@[:space:]]|^[0-9]{11}$'
          and not exists (select from usuario o where o.id_cliente = igreja and o.id <> pessoa and position(x.t in o.name) > 0);
        select termos || coalesce(array_agg(regexp_replace(t, '^(...)(...)(...)(..)$', '\\1.\\2.\\3-\\4')), '{}') into termos
        from unnest(termos) t where t ~ '^[0-9]{11}$';

        select coalesce(array_agg(distinct f), '{}') into fotos from (
          select velho.id_foto as f
          union all select (v.i ->> 'id_foto')::int
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
          where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x where f is not null;

        update usuario set name = ninguem, email = null, telefone_usuario = null, cpf = null, data_nascimento = null, sexo = null,
          estado_civil = null, cep = null, endereco = null, numero = null, complemento = null, bairro = null, cidade = null,
          uf = null, data_conversao = null, data_batismo = null, observacoes = null, id_foto = null, recem_convertido = 0,
          perfil = -1, usuario_ativo = 0, anonimizado_em = now(), excluido_em = coalesce(excluido_em, now()),
          updated_at = now(), versao = versao + 1
        where id = pessoa and id_cliente = igreja;

        with gone as (delete from arquivo where id = any (fotos) and id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into imagens from gone;
        -- a report may name anybody, and can be made again
        with gone as (delete from relatorio where id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into relatorios from gone;
        delete from token_escala t using escala_culto e
          where t.id_cliente = igreja and e.id_cliente = igreja and e.id = t.id_escala and e.id_membro = pessoa;
        delete from sessao where id_usuario = pessoa and id_cliente = igreja;
        delete from token_senha where id_usuario = pessoa and id_cliente = igreja;
        delete from token_api where id_usuario = pessoa and id_cliente = igreja;
        delete from endereco_calendario where id_usuario = pessoa and id_cliente = igreja;
        delete from credencial where id_usuario = pessoa and id_cliente = igreja;
        delete from email_saida where id_cliente = igreja and para = any (termos);
        delete from idempotencia i where id_cliente = igreja
          and (id_usuario = pessoa or exists (select from unnest(termos) t where position(t in i.resultado::text) > 0));
        delete from importacao_linha l where id_cliente = igreja and exists (
          select from unnest(termos) t where l.email = t or l.cpf = t
            or position(t in l.dados::text) > 0 or position(t in l.original::text) > 0);

        -- what people typed elsewhere; approved minutes and closed months do not change, which their triggers see to
        for coluna in
          select c.relname as tabela, a.attname as nome, a.atttypid = 'jsonb'::regtype as json
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
            and c.relname <> 'auditoria' and (c.relname <> 'usuario' or a.attname = 'observacoes')
            and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'id_cliente' and not t.attisdropped)
        loop
          foreach termo in array termos loop
            escrito := case when coluna.json then btrim(to_json(termo)::text, '"') else termo end;
            begin
              execute format('update %1$I set %2$I = replace(%2$I::text, $2, $3)%3$s where id_cliente = $1 and position($2 in %2$I::text) > 0',
                coluna.tabela, coluna.nome, case when coluna.json then '::jsonb' else '' end) using igreja, escrito, ninguem;
            exception when sqlstate 'CD409' or check_violation then null;
            end;
          end loop;
        end loop;

        update auditoria set antes = null, depois = null
          where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;
        foreach termo in array termos loop
          escrito := btrim(to_json(termo)::text, '"');
          update auditoria set antes = replace(antes::text, escrito, ninguem)::jsonb, depois = replace(depois::text, escrito, ninguem)::jsonb
            where id_cliente = igreja and (position(escrito in antes::text) > 0 or position(escrito in depois::text) > 0);
        end loop;
      end $$;`)
    this.addSql(`
      create function apagar_igreja(out imagens text[], out relatorios text[]) language plpgsql security definer
      set search_path = public, pg_temp as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        tabelas text[];
        tabela text;
        restam text[];
      begin
        imagens := '{}';
        relatorios := '{}';
        perform from cliente where id = igreja and apagar_em < now() for update;
        if not found then return; end if;
        select coalesce(array_agg(uuid::text), '{}') into imagens from arquivo where id_cliente = igreja;
        select coalesce(array_agg(uuid::text), '{}') into relatorios from relatorio where id_cliente = igreja;
        select array_agg(c.relname::text) into tabelas from pg_class c
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
            and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped);
        -- the audit log and the closed months go too, and nothing is to be written about it; for moments, at night
        foreach tabela in array tabelas loop execute format('alter table %I disable trigger user', tabela); end loop;
        restam := tabelas;
        for passo in 1 .. array_length(tabelas, 1) loop
          foreach tabela in array restam loop
            begin
              execute format('delete from %I where id_cliente = $1', tabela) using igreja;
              restam := array_remove(restam, tabela);
            exception when foreign_key_violation then null;
            end;
          end loop;
          exit when restam = '{}';
        end loop;
        foreach tabela in array tabelas loop execute format('alter table %I enable trigger user', tabela); end loop;
        if restam <> '{}' then raise exception 'a church could not be erased whole: %', restam; end if;
      end $$;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "auditar_insert" on "consentimento";`)
    this.addSql(`drop function if exists "consentimento_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "consentimento";`)
    this.addSql(`drop function if exists "consentimento_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "consentimento";`)
    this.addSql(`drop function if exists "consentimento_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "consentimento" cascade;`)

    this.addSql(`alter table "cliente" drop constraint "cliente_id_logo_id_cliente_foreign";`)

    this.addSql(
      `alter table "cliente" drop column "cnpj", drop column "telefone", drop column "email", drop column "chave_pix", drop column "cep", drop column "endereco", drop column "numero", drop column "complemento", drop column "bairro", drop column "cidade", drop column "uf", drop column "id_logo", drop column "suspenso_em", drop column "motivo_suspensao", drop column "apagar_em";`,
    )

    this.addSql(`alter table "usuario" drop column "anonimizado_em";`)
  }
}
