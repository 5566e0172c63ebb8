import { Migration } from '@mikro-orm/migrations'

export class Migration20261121180500_departamentos extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "departamento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "titulo_departamento" varchar(100) not null, "descricao" text null, "id_responsavel" int null, "status" smallint not null default 1, "nome_ordem" text generated always as (normalizar(titulo_departamento)) stored null, "busca" text generated always as (normalizar(titulo_departamento || ' ' || coalesce(descricao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "departamento_uuid" on "departamento" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "departamento_titulo" on "departamento" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "departamento_responsavel" on "departamento" ("id_cliente", "id_responsavel");`)

    this.addSql(
      `create table "departamento_membro" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_departamento" int not null, "id_membro" int not null, "status_membro" varchar(10) not null default 'ativo', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "departamento_membro_uuid" on "departamento_membro" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "departamento_membro_pessoa" on "departamento_membro" ("id_cliente", "id_departamento", "id_membro");`,
    )
    this.addSql(`create index "departamento_membro_membro" on "departamento_membro" ("id_cliente", "id_membro");`)

    this.addSql(
      `alter table "departamento" add constraint "departamento_id_responsavel_id_cliente_foreign" foreign key ("id_responsavel", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "departamento" add constraint "departamento_status" check (status in (0, 1));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "departamento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "departamento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "departamento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "departamento" enable row level security;`)
    this.addSql(`alter table "departamento" force row level security;`)
    this.addSql(
      `create policy "departamento_tenant" on "departamento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "departamento_membro" add constraint "departamento_membro_id_departamento_id_cliente_foreign" foreign key ("id_departamento", "id_cliente") references "departamento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "departamento_membro" add constraint "departamento_membro_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "departamento_membro" add constraint "departamento_membro_status" check (status_membro in ('ativo', 'inativo'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "departamento_membro" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "departamento_membro" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "departamento_membro" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "departamento_membro" enable row level security;`)
    this.addSql(`alter table "departamento_membro" force row level security;`)
    this.addSql(
      `create policy "departamento_membro_tenant" on "departamento_membro" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
