import { Migration } from '@mikro-orm/migrations'

export class Migration20261121205500_cultos extends Migration {
  override name = 'Migration20261121205500_cultos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "momento_culto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "titulo" varchar(80) not null, "nome_ordem" text generated always as (normalizar(titulo)) stored null, primary key ("id", "id_cliente"));`,
    )

    // The usual moments of a worship service, for existing churches; new churches get them at sign-up
    // (momentosIniciais). Inserted before the table gets its policy and its audit triggers, because no user and no
    // church is set here.
    this.addSql(`alter table "cliente" no force row level security;`)
    this.addSql(`
      insert into "momento_culto" ("id_cliente", "titulo")
      select "cliente"."id", moment from "cliente" cross join unnest(array[
        'Prelúdio', 'Abertura', 'Leitura bíblica', 'Oração', 'Louvor', 'Boas-vindas aos visitantes', 'Avisos',
        'Dízimos e ofertas', 'Apresentação de crianças', 'Batismo', 'Testemunho', 'Pregação', 'Apelo', 'Ceia do Senhor',
        'Bênção', 'Poslúdio']) as moment;
    `)
    this.addSql(`alter table "cliente" force row level security;`)
    this.addSql(`create unique index "momento_culto_uuid" on "momento_culto" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "momento_culto_nome" on "momento_culto" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "culto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "data_culto" date not null, "hora_culto" varchar(5) not null, "id_local" int null, "tema_culto" varchar(120) null, "id_dirigente" int null, "id_pregador" int null, "status_culto" varchar(10) not null default 'agendado', "visitantes" int not null default 0, "serie_token" int not null default 1, "busca" text generated always as (normalizar(tema_culto)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "culto_uuid" on "culto" ("id_cliente", "uuid");`)
    this.addSql(`create index "culto_data" on "culto" ("id_cliente", "data_culto", "hora_culto", "id");`)
    this.addSql(`create index "culto_local" on "culto" ("id_cliente", "id_local");`)
    this.addSql(`create index "culto_dirigente" on "culto" ("id_cliente", "id_dirigente");`)
    this.addSql(`create index "culto_pregador" on "culto" ("id_cliente", "id_pregador");`)

    this.addSql(
      `create table "participacao_culto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_culto" int not null, "id_membro" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "participacao_culto_uuid" on "participacao_culto" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "participacao_culto_pessoa" on "participacao_culto" ("id_cliente", "id_culto", "id_membro");`,
    )
    this.addSql(`create index "participacao_culto_membro" on "participacao_culto" ("id_cliente", "id_membro");`)

    this.addSql(
      `create table "liturgia_culto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_culto" int not null, "id_momento" int not null, "descricao" varchar(500) null, "ordem" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "liturgia_culto_uuid" on "liturgia_culto" ("id_cliente", "uuid");`)
    this.addSql(`create index "liturgia_culto_ordem" on "liturgia_culto" ("id_cliente", "id_culto", "ordem", "id");`)
    this.addSql(`create index "liturgia_culto_momento" on "liturgia_culto" ("id_cliente", "id_momento");`)

    this.addSql(
      `create trigger "auditar_insert" after insert on "momento_culto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "momento_culto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "momento_culto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "momento_culto" enable row level security;`)
    this.addSql(`alter table "momento_culto" force row level security;`)
    this.addSql(
      `create policy "momento_culto_tenant" on "momento_culto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "culto" add constraint "culto_id_local_id_cliente_foreign" foreign key ("id_local", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "culto" add constraint "culto_id_dirigente_id_cliente_foreign" foreign key ("id_dirigente", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "culto" add constraint "culto_id_pregador_id_cliente_foreign" foreign key ("id_pregador", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "culto" add constraint "culto_status" check (status_culto in ('agendado', 'realizado', 'cancelado'));`,
    )
    this.addSql(
      `alter table "culto" add constraint "culto_hora" check (hora_culto ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');`,
    )
    this.addSql(`alter table "culto" add constraint "culto_visitantes" check (visitantes >= 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "culto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "culto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "culto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "culto" enable row level security;`)
    this.addSql(`alter table "culto" force row level security;`)
    this.addSql(
      `create policy "culto_tenant" on "culto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "participacao_culto" add constraint "participacao_culto_id_culto_id_cliente_foreign" foreign key ("id_culto", "id_cliente") references "culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "participacao_culto" add constraint "participacao_culto_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "participacao_culto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "participacao_culto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "participacao_culto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "participacao_culto" enable row level security;`)
    this.addSql(`alter table "participacao_culto" force row level security;`)
    this.addSql(
      `create policy "participacao_culto_tenant" on "participacao_culto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "liturgia_culto" add constraint "liturgia_culto_id_culto_id_cliente_foreign" foreign key ("id_culto", "id_cliente") references "culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "liturgia_culto" add constraint "liturgia_culto_id_momento_id_cliente_foreign" foreign key ("id_momento", "id_cliente") references "momento_culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "liturgia_culto" add constraint "liturgia_culto_ordem" check (ordem >= 1);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "liturgia_culto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "liturgia_culto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "liturgia_culto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "liturgia_culto" enable row level security;`)
    this.addSql(`alter table "liturgia_culto" force row level security;`)
    this.addSql(
      `create policy "liturgia_culto_tenant" on "liturgia_culto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "liturgia_culto" drop constraint "liturgia_culto_id_momento_id_cliente_foreign";`)
    this.addSql(`alter table "participacao_culto" drop constraint "participacao_culto_id_culto_id_cliente_foreign";`)
    this.addSql(`alter table "liturgia_culto" drop constraint "liturgia_culto_id_culto_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "momento_culto";`)
    this.addSql(`drop function if exists "momento_culto_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "momento_culto";`)
    this.addSql(`drop function if exists "momento_culto_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "momento_culto";`)
    this.addSql(`drop function if exists "momento_culto_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "momento_culto" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "culto";`)
    this.addSql(`drop function if exists "culto_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "culto";`)
    this.addSql(`drop function if exists "culto_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "culto";`)
    this.addSql(`drop function if exists "culto_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "culto" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "participacao_culto";`)
    this.addSql(`drop function if exists "participacao_culto_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "participacao_culto";`)
    this.addSql(`drop function if exists "participacao_culto_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "participacao_culto";`)
    this.addSql(`drop function if exists "participacao_culto_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "participacao_culto" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "liturgia_culto";`)
    this.addSql(`drop function if exists "liturgia_culto_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "liturgia_culto";`)
    this.addSql(`drop function if exists "liturgia_culto_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "liturgia_culto";`)
    this.addSql(`drop function if exists "liturgia_culto_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "liturgia_culto" cascade;`)
  }
}
