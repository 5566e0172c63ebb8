import { Migration } from '@mikro-orm/migrations'

export class Migration20261121181000_celulas extends Migration {
  override name = 'Migration20261121181000_celulas'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "celula" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_celula" varchar(100) not null, "dia_celula" smallint null, "hora_celula" varchar(5) null, "endereco_celula" varchar(200) null, "id_local" int null, "status_celula" varchar(10) not null default 'ativa', "nome_ordem" text generated always as (normalizar(nome_celula)) stored null, "busca" text generated always as (normalizar(nome_celula || ' ' || coalesce(endereco_celula, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "celula_uuid" on "celula" ("id_cliente", "uuid");`)
    this.addSql(`create index "celula_nome" on "celula" ("id_cliente", "nome_ordem", "id");`)

    this.addSql(
      `create table "encontro" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_celula" int not null, "data_encontro" date not null, "tema_estudo" varchar(200) null, "id_local" int null, "observacoes" text null, "visitantes" smallint not null default 0, "busca" text generated always as (normalizar(coalesce(tema_estudo, '') || ' ' || coalesce(observacoes, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "encontro_uuid" on "encontro" ("id_cliente", "uuid");`)
    this.addSql(`create index "encontro_celula" on "encontro" ("id_cliente", "id_celula", "data_encontro", "id");`)
    this.addSql(`create index "encontro_data" on "encontro" ("id_cliente", "data_encontro", "id");`)

    this.addSql(
      `create table "membro_encontro" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_encontro" int not null, "id_membro" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_encontro_uuid" on "membro_encontro" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_encontro_pessoa" on "membro_encontro" ("id_cliente", "id_encontro", "id_membro");`,
    )
    this.addSql(`create index "membro_encontro_membro" on "membro_encontro" ("id_cliente", "id_membro");`)

    this.addSql(
      `create table "membro_celula" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_celula" int not null, "id_membro" int not null, "membro_lider" smallint not null default 0, "lider_desde" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_celula_uuid" on "membro_celula" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_celula_pessoa" on "membro_celula" ("id_cliente", "id_celula", "id_membro") where "excluido_em" is null;`,
    )
    this.addSql(`create index "membro_celula_membro" on "membro_celula" ("id_cliente", "id_membro");`)
    this.addSql(
      `create unique index "membro_celula_lider" on "membro_celula" ("id_cliente", "id_celula") where "membro_lider" = 1 and "excluido_em" is null;`,
    )

    this.addSql(
      `alter table "celula" add constraint "celula_id_local_id_cliente_foreign" foreign key ("id_local", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "celula" add constraint "celula_status" check (status_celula in ('ativa', 'inativa'));`)
    this.addSql(`alter table "celula" add constraint "celula_dia" check (dia_celula >= 0 and dia_celula <= 6);`)
    this.addSql(
      `alter table "celula" add constraint "celula_hora" check (hora_celula ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "celula" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "celula" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "celula" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "celula" enable row level security;`)
    this.addSql(`alter table "celula" force row level security;`)
    this.addSql(
      `create policy "celula_tenant" on "celula" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "encontro" add constraint "encontro_id_celula_id_cliente_foreign" foreign key ("id_celula", "id_cliente") references "celula" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "encontro" add constraint "encontro_id_local_id_cliente_foreign" foreign key ("id_local", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "encontro" add constraint "encontro_visitantes" check (visitantes >= 0 and visitantes <= 999);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "encontro" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "encontro" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "encontro" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "encontro" enable row level security;`)
    this.addSql(`alter table "encontro" force row level security;`)
    this.addSql(
      `create policy "encontro_tenant" on "encontro" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_encontro" add constraint "membro_encontro_id_encontro_id_cliente_foreign" foreign key ("id_encontro", "id_cliente") references "encontro" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_encontro" add constraint "membro_encontro_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_encontro" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_encontro" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_encontro" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_encontro" enable row level security;`)
    this.addSql(`alter table "membro_encontro" force row level security;`)
    this.addSql(
      `create policy "membro_encontro_tenant" on "membro_encontro" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_celula" add constraint "membro_celula_id_celula_id_cliente_foreign" foreign key ("id_celula", "id_cliente") references "celula" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_celula" add constraint "membro_celula_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "membro_celula" add constraint "membro_celula_papel" check (membro_lider in (0, 1));`)
    this.addSql(
      `alter table "membro_celula" add constraint "membro_celula_desde" check (membro_lider = 0 or lider_desde is not null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_celula" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_celula" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_celula" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_celula" enable row level security;`)
    this.addSql(`alter table "membro_celula" force row level security;`)
    this.addSql(
      `create policy "membro_celula_tenant" on "membro_celula" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "encontro" drop constraint "encontro_id_celula_id_cliente_foreign";`)
    this.addSql(`alter table "membro_celula" drop constraint "membro_celula_id_celula_id_cliente_foreign";`)
    this.addSql(`alter table "membro_encontro" drop constraint "membro_encontro_id_encontro_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "celula";`)
    this.addSql(`drop function if exists "celula_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "celula";`)
    this.addSql(`drop function if exists "celula_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "celula";`)
    this.addSql(`drop function if exists "celula_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "celula" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "encontro";`)
    this.addSql(`drop function if exists "encontro_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "encontro";`)
    this.addSql(`drop function if exists "encontro_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "encontro";`)
    this.addSql(`drop function if exists "encontro_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "encontro" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_encontro";`)
    this.addSql(`drop function if exists "membro_encontro_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_encontro";`)
    this.addSql(`drop function if exists "membro_encontro_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_encontro";`)
    this.addSql(`drop function if exists "membro_encontro_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_encontro" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_celula";`)
    this.addSql(`drop function if exists "membro_celula_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_celula";`)
    this.addSql(`drop function if exists "membro_celula_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_celula";`)
    this.addSql(`drop function if exists "membro_celula_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_celula" cascade;`)
  }
}
