import { Migration } from '@mikro-orm/migrations'

/** Worship groups, their rehearsals with setlists, and the rosters of worship services. */
export class Migration20261121215000_louvor extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "grupo_louvor" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_grupo" varchar(45) not null, "status_grupo" smallint not null default 1, "nome_ordem" text generated always as (normalizar(nome_grupo)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "grupo_louvor_uuid" on "grupo_louvor" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "grupo_louvor_nome" on "grupo_louvor" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "grupo_louvor_lista" on "grupo_louvor" ("id_cliente", "nome_ordem", "id");`)

    this.addSql(
      `create table "ensaio_louvor" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_grupo" int not null, "data_ensaio" date not null, "hora_ensaio" varchar(5) not null, "local_ensaio" int null, "status_ensaio" varchar(10) not null default 'Marcado', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "ensaio_louvor_uuid" on "ensaio_louvor" ("id_cliente", "uuid");`)
    this.addSql(
      `create index "ensaio_louvor_data" on "ensaio_louvor" ("id_cliente", "data_ensaio", "hora_ensaio", "id");`,
    )
    this.addSql(`create index "ensaio_louvor_grupo" on "ensaio_louvor" ("id_cliente", "id_grupo", "data_ensaio");`)
    this.addSql(`create index "ensaio_louvor_local" on "ensaio_louvor" ("id_cliente", "local_ensaio");`)

    this.addSql(
      `create table "setlist_ensaio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_ensaio" int not null, "nome_musica" varchar(120) not null, "tom_musica" varchar(3) not null, "link_musica" varchar(500) null, "ordem" int not null, "busca" text generated always as (normalizar(nome_musica)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "setlist_ensaio_uuid" on "setlist_ensaio" ("id_cliente", "uuid");`)
    this.addSql(`create index "setlist_ensaio_ordem" on "setlist_ensaio" ("id_cliente", "id_ensaio", "ordem", "id");`)

    this.addSql(
      `create table "membro_grupo_louvor" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_grupo" int not null, "id_membro" int not null, "membro_lider" smallint not null default 0, "status_membro" smallint not null default 1, "lider_desde" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_grupo_louvor_uuid" on "membro_grupo_louvor" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_grupo_louvor_pessoa" on "membro_grupo_louvor" ("id_cliente", "id_grupo", "id_membro") where "excluido_em" is null;`,
    )
    this.addSql(`create index "membro_grupo_louvor_membro" on "membro_grupo_louvor" ("id_cliente", "id_membro");`)
    this.addSql(
      `create unique index "membro_grupo_louvor_lider" on "membro_grupo_louvor" ("id_cliente", "id_grupo") where "membro_lider" = 1 and "excluido_em" is null;`,
    )

    this.addSql(
      `create table "escala_culto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_culto" int not null, "id_membro" int not null, "funcao" varchar(60) not null, "id_departamento" int null, "resposta" varchar(10) not null default 'pendente', "respondida_em" timestamptz null, "avisada_em" timestamptz null, "funcao_ordem" text generated always as (normalizar(funcao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "escala_culto_uuid" on "escala_culto" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "escala_culto_unica" on "escala_culto" ("id_cliente", "id_culto", "id_membro", "funcao_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "escala_culto_membro" on "escala_culto" ("id_cliente", "id_membro");`)
    this.addSql(`create index "escala_culto_departamento" on "escala_culto" ("id_cliente", "id_departamento");`)

    this.addSql(
      `create table "token_escala" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_escala" int not null, "hash" varchar(64) not null, "expira_em" timestamptz not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "token_escala_hash" on "token_escala" ("id_cliente", "hash");`)
    this.addSql(`create index "token_escala_escala" on "token_escala" ("id_cliente", "id_escala");`)

    this.addSql(`alter table "grupo_louvor" add constraint "grupo_louvor_status" check (status_grupo in (0, 1));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "grupo_louvor" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "grupo_louvor" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "grupo_louvor" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "grupo_louvor" enable row level security;`)
    this.addSql(`alter table "grupo_louvor" force row level security;`)
    this.addSql(
      `create policy "grupo_louvor_tenant" on "grupo_louvor" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "ensaio_louvor" add constraint "ensaio_louvor_id_grupo_id_cliente_foreign" foreign key ("id_grupo", "id_cliente") references "grupo_louvor" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "ensaio_louvor" add constraint "ensaio_louvor_local_ensaio_id_cliente_foreign" foreign key ("local_ensaio", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "ensaio_louvor" add constraint "ensaio_louvor_status" check (status_ensaio in ('Marcado', 'Concluído', 'Cancelado'));`,
    )
    this.addSql(
      `alter table "ensaio_louvor" add constraint "ensaio_louvor_hora" check (hora_ensaio ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "ensaio_louvor" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "ensaio_louvor" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "ensaio_louvor" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "ensaio_louvor" enable row level security;`)
    this.addSql(`alter table "ensaio_louvor" force row level security;`)
    this.addSql(
      `create policy "ensaio_louvor_tenant" on "ensaio_louvor" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "setlist_ensaio" add constraint "setlist_ensaio_id_ensaio_id_cliente_foreign" foreign key ("id_ensaio", "id_cliente") references "ensaio_louvor" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "setlist_ensaio" add constraint "setlist_ensaio_tom" check (tom_musica ~ '^([CDFGA]#?|[EB])m?$');`,
    )
    this.addSql(`alter table "setlist_ensaio" add constraint "setlist_ensaio_posicao" check (ordem >= 1);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "setlist_ensaio" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "setlist_ensaio" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "setlist_ensaio" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "setlist_ensaio" enable row level security;`)
    this.addSql(`alter table "setlist_ensaio" force row level security;`)
    this.addSql(
      `create policy "setlist_ensaio_tenant" on "setlist_ensaio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_id_grupo_id_cliente_foreign" foreign key ("id_grupo", "id_cliente") references "grupo_louvor" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_papel" check (membro_lider in (0, 1));`,
    )
    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_status" check (status_membro in (0, 1));`,
    )
    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_ativo" check (membro_lider = 0 or status_membro = 1);`,
    )
    this.addSql(
      `alter table "membro_grupo_louvor" add constraint "membro_grupo_louvor_desde" check (membro_lider = 0 or lider_desde is not null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_grupo_louvor" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_grupo_louvor" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_grupo_louvor" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_grupo_louvor" enable row level security;`)
    this.addSql(`alter table "membro_grupo_louvor" force row level security;`)
    this.addSql(
      `create policy "membro_grupo_louvor_tenant" on "membro_grupo_louvor" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_id_culto_id_cliente_foreign" foreign key ("id_culto", "id_cliente") references "culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_id_departamento_id_cliente_foreign" foreign key ("id_departamento", "id_cliente") references "departamento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_resposta" check (resposta in ('pendente', 'confirmada', 'recusada'));`,
    )
    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_respondida" check ((resposta = 'pendente') = (respondida_em is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "escala_culto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "escala_culto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "escala_culto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "escala_culto" enable row level security;`)
    this.addSql(`alter table "escala_culto" force row level security;`)
    this.addSql(
      `create policy "escala_culto_tenant" on "escala_culto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "token_escala" add constraint "token_escala_id_escala_id_cliente_foreign" foreign key ("id_escala", "id_cliente") references "escala_culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "token_escala" enable row level security;`)
    this.addSql(`alter table "token_escala" force row level security;`)
    this.addSql(
      `create policy "token_escala_tenant" on "token_escala" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ensaio_louvor" drop constraint "ensaio_louvor_id_grupo_id_cliente_foreign";`)
    this.addSql(`alter table "membro_grupo_louvor" drop constraint "membro_grupo_louvor_id_grupo_id_cliente_foreign";`)
    this.addSql(`alter table "setlist_ensaio" drop constraint "setlist_ensaio_id_ensaio_id_cliente_foreign";`)
    this.addSql(`alter table "token_escala" drop constraint "token_escala_id_escala_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "grupo_louvor";`)
    this.addSql(`drop function if exists "grupo_louvor_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "grupo_louvor";`)
    this.addSql(`drop function if exists "grupo_louvor_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "grupo_louvor";`)
    this.addSql(`drop function if exists "grupo_louvor_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "grupo_louvor" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "ensaio_louvor";`)
    this.addSql(`drop function if exists "ensaio_louvor_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "ensaio_louvor";`)
    this.addSql(`drop function if exists "ensaio_louvor_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "ensaio_louvor";`)
    this.addSql(`drop function if exists "ensaio_louvor_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "ensaio_louvor" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "setlist_ensaio";`)
    this.addSql(`drop function if exists "setlist_ensaio_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "setlist_ensaio";`)
    this.addSql(`drop function if exists "setlist_ensaio_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "setlist_ensaio";`)
    this.addSql(`drop function if exists "setlist_ensaio_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "setlist_ensaio" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_grupo_louvor";`)
    this.addSql(`drop function if exists "membro_grupo_louvor_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_grupo_louvor";`)
    this.addSql(`drop function if exists "membro_grupo_louvor_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_grupo_louvor";`)
    this.addSql(`drop function if exists "membro_grupo_louvor_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_grupo_louvor" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "escala_culto";`)
    this.addSql(`drop function if exists "escala_culto_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "escala_culto";`)
    this.addSql(`drop function if exists "escala_culto_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "escala_culto";`)
    this.addSql(`drop function if exists "escala_culto_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "escala_culto" cascade;`)
    this.addSql(`drop table if exists "token_escala" cascade;`)
  }
}
