import { Migration } from '@mikro-orm/migrations'

export class Migration20261121190000_eventos_missoes extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "evento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_evento" varchar(120) not null, "descricao" text null, "id_local" int null, "data_inicio" timestamptz not null, "data_fim" timestamptz null, "vagas" int null, "id_foto" int null, "nome_ordem" text generated always as (normalizar(nome_evento)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "evento_uuid" on "evento" ("id_cliente", "uuid");`)
    this.addSql(`create index "evento_inicio" on "evento" ("id_cliente", "data_inicio", "id");`)
    this.addSql(`create index "evento_nome" on "evento" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "evento_local" on "evento" ("id_cliente", "id_local");`)

    this.addSql(
      `create table "missao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_missao" varchar(120) not null, "descricao" text null, "local_missao" varchar(120) null, "data_inicio" date null, "data_fim" date null, "id_responsavel" int null, "status_missao" varchar(20) not null default 'planejada', "nome_ordem" text generated always as (normalizar(nome_missao)) stored null, "busca" text generated always as (normalizar(nome_missao || ' ' || coalesce(local_missao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "missao_uuid" on "missao" ("id_cliente", "uuid");`)
    this.addSql(`create index "missao_nome" on "missao" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "missao_inicio" on "missao" ("id_cliente", "data_inicio", "id");`)
    this.addSql(`create index "missao_responsavel" on "missao" ("id_cliente", "id_responsavel");`)

    this.addSql(
      `create table "membro_missao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_missao" int not null, "id_membro" int not null, "status_membro" varchar(10) not null default 'ativo', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_missao_uuid" on "membro_missao" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_missao_pessoa" on "membro_missao" ("id_cliente", "id_missao", "id_membro");`,
    )
    this.addSql(`create index "membro_missao_membro" on "membro_missao" ("id_cliente", "id_membro");`)

    this.addSql(
      `create table "membro_evento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_evento" int not null, "id_membro" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_evento_uuid" on "membro_evento" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_evento_pessoa" on "membro_evento" ("id_cliente", "id_evento", "id_membro");`,
    )
    this.addSql(`create index "membro_evento_membro" on "membro_evento" ("id_cliente", "id_membro");`)

    this.addSql(
      `alter table "evento" add constraint "evento_id_local_id_cliente_foreign" foreign key ("id_local", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "evento" add constraint "evento_id_foto_id_cliente_foreign" foreign key ("id_foto", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "evento" add constraint "evento_periodo" check (data_fim >= data_inicio);`)
    this.addSql(`alter table "evento" add constraint "evento_vagas" check (vagas > 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "evento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "evento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "evento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "evento" enable row level security;`)
    this.addSql(`alter table "evento" force row level security;`)
    this.addSql(
      `create policy "evento_tenant" on "evento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "missao" add constraint "missao_id_responsavel_id_cliente_foreign" foreign key ("id_responsavel", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "missao" add constraint "missao_status" check (status_missao in ('planejada', 'em_andamento', 'concluida', 'cancelada'));`,
    )
    this.addSql(`alter table "missao" add constraint "missao_periodo" check (data_fim >= data_inicio);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "missao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "missao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "missao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "missao" enable row level security;`)
    this.addSql(`alter table "missao" force row level security;`)
    this.addSql(
      `create policy "missao_tenant" on "missao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_missao" add constraint "membro_missao_id_missao_id_cliente_foreign" foreign key ("id_missao", "id_cliente") references "missao" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_missao" add constraint "membro_missao_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_missao" add constraint "membro_missao_status" check (status_membro in ('ativo', 'inativo'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_missao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_missao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_missao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_missao" enable row level security;`)
    this.addSql(`alter table "membro_missao" force row level security;`)
    this.addSql(
      `create policy "membro_missao_tenant" on "membro_missao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_evento" add constraint "membro_evento_id_evento_id_cliente_foreign" foreign key ("id_evento", "id_cliente") references "evento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_evento" add constraint "membro_evento_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_evento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_evento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_evento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_evento" enable row level security;`)
    this.addSql(`alter table "membro_evento" force row level security;`)
    this.addSql(
      `create policy "membro_evento_tenant" on "membro_evento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "membro_evento" drop constraint "membro_evento_id_evento_id_cliente_foreign";`)
    this.addSql(`alter table "membro_missao" drop constraint "membro_missao_id_missao_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "evento";`)
    this.addSql(`drop function if exists "evento_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "evento";`)
    this.addSql(`drop function if exists "evento_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "evento";`)
    this.addSql(`drop function if exists "evento_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "evento" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "missao";`)
    this.addSql(`drop function if exists "missao_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "missao";`)
    this.addSql(`drop function if exists "missao_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "missao";`)
    this.addSql(`drop function if exists "missao_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "missao" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_missao";`)
    this.addSql(`drop function if exists "membro_missao_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_missao";`)
    this.addSql(`drop function if exists "membro_missao_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_missao";`)
    this.addSql(`drop function if exists "membro_missao_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_missao" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_evento";`)
    this.addSql(`drop function if exists "membro_evento_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_evento";`)
    this.addSql(`drop function if exists "membro_evento_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_evento";`)
    this.addSql(`drop function if exists "membro_evento_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_evento" cascade;`)
  }
}
