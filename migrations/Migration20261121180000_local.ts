import { Migration } from '@mikro-orm/migrations'

export class Migration20261121180000_local extends Migration {
  override name = 'Migration20261121173647'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "local" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_local" varchar(80) not null, "endereco" varchar(200) null, "capacidade" int null, "nome_ordem" text generated always as (normalizar(nome_local)) stored null, "busca" text generated always as (normalizar(nome_local || ' ' || coalesce(endereco, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "local_uuid" on "local" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "local_nome" on "local" ("id_cliente", "nome_ordem") where "excluido_em" is null;`)

    this.addSql(`alter table "local" add constraint "local_capacidade" check (capacidade > 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "local" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "local" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "local" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "local" enable row level security;`)
    this.addSql(`alter table "local" force row level security;`)
    this.addSql(
      `create policy "local_tenant" on "local" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "auditar_insert" on "local";`)
    this.addSql(`drop trigger if exists "auditar_update" on "local";`)
    this.addSql(`drop trigger if exists "auditar_delete" on "local";`)
    this.addSql(`drop table if exists "local" cascade;`)
  }
}
