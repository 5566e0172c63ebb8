import { Migration } from '@mikro-orm/migrations'

export class Migration20261124084133_indisponibilidade extends Migration {
  override name = 'Migration20261124084133_indisponibilidade'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "indisponibilidade" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_membro" int not null, "data_inicio" date not null, "data_fim" date not null, "observacao" varchar(200) null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "indisponibilidade_uuid" on "indisponibilidade" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "indisponibilidade_unica" on "indisponibilidade" ("id_cliente", "id_membro", "data_inicio", "data_fim") where "excluido_em" is null;`,
    )
    this.addSql(
      `create index "indisponibilidade_fim" on "indisponibilidade" ("id_cliente", "data_fim", "data_inicio");`,
    )

    this.addSql(
      `alter table "indisponibilidade" add constraint "indisponibilidade_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "indisponibilidade" add constraint "indisponibilidade_periodo" check (data_fim >= data_inicio);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "indisponibilidade" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "indisponibilidade" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "indisponibilidade" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "indisponibilidade" enable row level security;`)
    this.addSql(`alter table "indisponibilidade" force row level security;`)
    this.addSql(
      `create policy "indisponibilidade_tenant" on "indisponibilidade" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
