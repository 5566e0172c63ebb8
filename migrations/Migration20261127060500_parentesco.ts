import { Migration } from '@mikro-orm/migrations'

/** How two people of a church are related. */
export class Migration20261127060500_parentesco extends Migration {
  override name = 'Migration20261127060500_parentesco'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "parentesco" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_pessoa" int not null, "id_parente" int not null, "tipo" varchar(11) not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "parentesco_uuid" on "parentesco" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "parentesco_pessoas" on "parentesco" ("id_cliente", "id_pessoa", "id_parente");`)
    this.addSql(`create index "parentesco_parente" on "parentesco" ("id_cliente", "id_parente");`)
    this.addSql(
      `alter table "parentesco" add constraint "parentesco_id_pessoa_id_cliente_foreign" foreign key ("id_pessoa", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "parentesco" add constraint "parentesco_id_parente_id_cliente_foreign" foreign key ("id_parente", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "parentesco" add constraint "parentesco_outra_pessoa" check (id_pessoa <> id_parente);`)
    this.addSql(
      `alter table "parentesco" add constraint "parentesco_tipo" check (tipo in ('conjuge', 'paiOuMae', 'filho', 'irmao', 'responsavel', 'dependente'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "parentesco" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "parentesco" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "parentesco" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "parentesco" enable row level security;`)
    this.addSql(`alter table "parentesco" force row level security;`)
    this.addSql(
      `create policy "parentesco_tenant" on "parentesco" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
