import { Migration } from '@mikro-orm/migrations'

/** Resources with their reservations, posts, and the subscription addresses of calendars. */
export class Migration20261121210000_recursos extends Migration {
  override up(): void | Promise<void> {
    // Overlapping reservations must never need more units than the resource has. Written by hand; the triggers of
    // reserva and recurso below call these functions for each row. Both functions first lock the resource, so that the
    // second of two concurrent transactions counts the rows of the first. The lock is NO KEY, because another
    // transaction that refers to the resource may hold KEY SHARE on it and may then reserve it. A transaction with an
    // older snapshot (repeatable read) would not see those rows, so it is refused.
    this.addSql(`
      create function limitar_reserva() returns trigger language plpgsql as $$
      declare unidades int;
      begin
        if new.excluido_em is not null then return new; end if;
        if tg_op = 'UPDATE' and old.excluido_em is null
          and (new.id_cliente, new.id_recurso, new.quantidade, new.data_inicio, new.data_fim)
            = (old.id_cliente, old.id_recurso, old.quantidade, old.data_inicio, old.data_fim) then return new; end if;
        if current_setting('transaction_isolation') <> 'read committed' then
          raise exception 'reservations need read committed' using errcode = '40001';
        end if;
        select quantidade into unidades from recurso
          where id_cliente = new.id_cliente and id = new.id_recurso for no key update;
        if new.quantidade > unidades
          - reservado(new.id_cliente, new.id_recurso, new.data_inicio, new.data_fim, new.id) then
          raise exception 'Não há unidades livres deste recurso nesse horário.' using errcode = 'CD409';
        end if;
        return new;
      end $$;`)
    this.addSql(`
      create function proteger_recurso_reservado() returns trigger language plpgsql as $$
      declare unidades int;
      begin
        if new.quantidade >= old.quantidade then return new; end if;
        perform from recurso where id_cliente = old.id_cliente and id = old.id for no key update;
        unidades := reservado(old.id_cliente, old.id, now(), 'infinity', 0);
        if new.quantidade < unidades then
          raise exception 'Há reservas por vir que precisam de % unidades deste recurso ao mesmo tempo.', unidades
            using errcode = 'CD409';
        end if;
        return new;
      end $$;`)

    this.addSql(
      `create table "tipo_post" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "tipo_post" varchar(80) not null, "nome_ordem" text generated always as (normalizar(tipo_post)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "tipo_post_uuid" on "tipo_post" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "tipo_post_nome" on "tipo_post" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "tipo_recurso" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "tipo_recurso" varchar(80) not null, "nome_ordem" text generated always as (normalizar(tipo_recurso)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "tipo_recurso_uuid" on "tipo_recurso" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "tipo_recurso_nome" on "tipo_recurso" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "recurso" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_recurso" varchar(120) not null, "id_tipo_recurso" int not null, "quantidade" int not null default 1, "descricao" text null, "status" smallint not null default 1, "nome_ordem" text generated always as (normalizar(nome_recurso)) stored null, "busca" text generated always as (normalizar(nome_recurso || ' ' || coalesce(descricao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "recurso_uuid" on "recurso" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "recurso_nome" on "recurso" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "recurso_tipo" on "recurso" ("id_cliente", "id_tipo_recurso");`)

    this.addSql(
      `create table "reserva" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_recurso" int not null, "quantidade" int not null default 1, "data_inicio" timestamptz not null, "data_fim" timestamptz not null, "finalidade" varchar(160) not null, "id_responsavel" int null, "observacoes" text null, "busca" text generated always as (normalizar(finalidade)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "reserva_uuid" on "reserva" ("id_cliente", "uuid");`)
    this.addSql(`create index "reserva_recurso" on "reserva" ("id_cliente", "id_recurso", "data_fim");`)
    this.addSql(`create index "reserva_fim" on "reserva" ("id_cliente", "data_fim", "id");`)
    this.addSql(`create index "reserva_inicio" on "reserva" ("id_cliente", "data_inicio", "id");`)
    this.addSql(`create index "reserva_responsavel" on "reserva" ("id_cliente", "id_responsavel");`)

    this.addSql(
      `create table "post" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_tipo_post" int not null, "id_autor" int null, "titulo_post" varchar(150) not null, "subtitulo_post" varchar(250) null, "texto_post" text not null, "id_foto" int null, "status_post" smallint not null default 1, "publicado_em" timestamptz(3) null, "nome_ordem" text generated always as (normalizar(titulo_post)) stored null, "busca" text generated always as (normalizar(titulo_post || ' ' || coalesce(subtitulo_post, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "post_uuid" on "post" ("id_cliente", "uuid");`)
    this.addSql(`create index "post_publicado" on "post" ("id_cliente", "publicado_em", "id");`)
    this.addSql(`create index "post_criado" on "post" ("id_cliente", "created_at", "id");`)
    this.addSql(`create index "post_tipo" on "post" ("id_cliente", "id_tipo_post");`)
    this.addSql(`create index "post_autor" on "post" ("id_cliente", "id_autor");`)

    this.addSql(
      `create table "endereco_calendario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "hash" varchar(64) not null, "usado_em" timestamptz null, "revogado_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "endereco_calendario_hash" on "endereco_calendario" ("id_cliente", "hash");`)
    this.addSql(`create unique index "endereco_calendario_uuid" on "endereco_calendario" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "endereco_calendario_um" on "endereco_calendario" ("id_cliente", "id_usuario") where "revogado_em" is null;`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "tipo_post" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "tipo_post" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "tipo_post" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "tipo_post" enable row level security;`)
    this.addSql(`alter table "tipo_post" force row level security;`)
    this.addSql(
      `create policy "tipo_post_tenant" on "tipo_post" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "tipo_recurso" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "tipo_recurso" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "tipo_recurso" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "tipo_recurso" enable row level security;`)
    this.addSql(`alter table "tipo_recurso" force row level security;`)
    this.addSql(
      `create policy "tipo_recurso_tenant" on "tipo_recurso" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "recurso" add constraint "recurso_id_tipo_recurso_id_cliente_foreign" foreign key ("id_tipo_recurso", "id_cliente") references "tipo_recurso" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "recurso" add constraint "recurso_quantidade" check (quantidade >= 1 and quantidade <= 10000);`,
    )
    this.addSql(`alter table "recurso" add constraint "recurso_status" check (status in (0, 1));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "recurso" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "recurso" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "recurso" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_recurso" before update on "recurso" for each row execute function proteger_recurso_reservado();`,
    )
    this.addSql(`alter table "recurso" enable row level security;`)
    this.addSql(`alter table "recurso" force row level security;`)
    this.addSql(
      `create policy "recurso_tenant" on "recurso" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "reserva" add constraint "reserva_id_recurso_id_cliente_foreign" foreign key ("id_recurso", "id_cliente") references "recurso" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "reserva" add constraint "reserva_id_responsavel_id_cliente_foreign" foreign key ("id_responsavel", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "reserva" add constraint "reserva_periodo" check (data_fim > data_inicio);`)
    this.addSql(
      `alter table "reserva" add constraint "reserva_quantidade" check (quantidade >= 1 and quantidade <= 10000);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "reserva" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "reserva" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "reserva" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "limitar_reserva" before insert or update on "reserva" for each row execute function limitar_reserva();`,
    )
    this.addSql(`alter table "reserva" enable row level security;`)
    this.addSql(`alter table "reserva" force row level security;`)
    this.addSql(
      `create policy "reserva_tenant" on "reserva" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "post" add constraint "post_id_tipo_post_id_cliente_foreign" foreign key ("id_tipo_post", "id_cliente") references "tipo_post" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "post" add constraint "post_id_autor_id_cliente_foreign" foreign key ("id_autor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "post" add constraint "post_id_foto_id_cliente_foreign" foreign key ("id_foto", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "post" add constraint "post_status" check (status_post in (0, 1));`)
    this.addSql(
      `alter table "post" add constraint "post_publicado" check (status_post = 0 or publicado_em is not null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "post" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "post" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "post" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "post" enable row level security;`)
    this.addSql(`alter table "post" force row level security;`)
    this.addSql(
      `create policy "post_tenant" on "post" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "endereco_calendario" add constraint "endereco_calendario_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "endereco_calendario" enable row level security;`)
    this.addSql(`alter table "endereco_calendario" force row level security;`)
    this.addSql(
      `create policy "endereco_calendario_tenant" on "endereco_calendario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // The maximum number of units that are reserved at any moment of a period. The maximum is always at the start of
    // the period or of a reservation. Written by hand.
    this.addSql(`
      create function reservado(igreja int, um_recurso int, desde timestamptz, ate timestamptz, exceto int) returns int
      language sql stable as $$
        with outras as (
          select quantidade, data_inicio, data_fim from reserva
          where id_cliente = igreja and id_recurso = um_recurso and id <> exceto and excluido_em is null
            and data_fim > desde and data_inicio < ate)
        select coalesce(max(soma), 0)::int from (
          select (select sum(o.quantidade) from outras o where o.data_inicio <= m.momento and o.data_fim > m.momento) as soma
          from (select desde as momento union select data_inicio from outras where data_inicio > desde) m) s
      $$;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "post" drop constraint "post_id_tipo_post_id_cliente_foreign";`)
    this.addSql(`alter table "recurso" drop constraint "recurso_id_tipo_recurso_id_cliente_foreign";`)
    this.addSql(`alter table "reserva" drop constraint "reserva_id_recurso_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "tipo_post";`)
    this.addSql(`drop function if exists "tipo_post_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "tipo_post";`)
    this.addSql(`drop function if exists "tipo_post_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "tipo_post";`)
    this.addSql(`drop function if exists "tipo_post_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "tipo_post" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "tipo_recurso";`)
    this.addSql(`drop function if exists "tipo_recurso_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "tipo_recurso";`)
    this.addSql(`drop function if exists "tipo_recurso_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "tipo_recurso";`)
    this.addSql(`drop function if exists "tipo_recurso_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "tipo_recurso" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "recurso";`)
    this.addSql(`drop function if exists "recurso_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "recurso";`)
    this.addSql(`drop function if exists "recurso_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "recurso";`)
    this.addSql(`drop function if exists "recurso_auditar_delete_fn"();`)
    this.addSql(`drop trigger if exists "proteger_recurso" on "recurso";`)
    this.addSql(`drop function if exists "recurso_proteger_recurso_fn"();`)
    this.addSql(`drop table if exists "recurso" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "reserva";`)
    this.addSql(`drop function if exists "reserva_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "reserva";`)
    this.addSql(`drop function if exists "reserva_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "reserva";`)
    this.addSql(`drop function if exists "reserva_auditar_delete_fn"();`)
    this.addSql(`drop trigger if exists "limitar_reserva" on "reserva";`)
    this.addSql(`drop function if exists "reserva_limitar_reserva_fn"();`)
    this.addSql(`drop table if exists "reserva" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "post";`)
    this.addSql(`drop function if exists "post_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "post";`)
    this.addSql(`drop function if exists "post_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "post";`)
    this.addSql(`drop function if exists "post_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "post" cascade;`)
    this.addSql(`drop table if exists "endereco_calendario" cascade;`)

    this.addSql(`drop function reservado(int, int, timestamptz, timestamptz, int);`)
    this.addSql(`drop function limitar_reserva();`)
    this.addSql(`drop function proteger_recurso_reservado();`)
  }
}
