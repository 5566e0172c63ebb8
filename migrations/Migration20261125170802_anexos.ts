import { Migration } from '@mikro-orm/migrations'

export class Migration20261125170802_anexos extends Migration {
  override name = 'Migration20261125170802_anexos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "anexo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "especie" varchar(30) not null, "id_registro" int not null, "id_arquivo" int not null, "nome" varchar(120) not null, "tipo" varchar(60) not null, "bytes" int not null, "posterior" boolean not null default false, "busca" text generated always as (normalizar(nome)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "anexo_uuid" on "anexo" ("id_cliente", "uuid");`)
    this.addSql(`create index "anexo_registro" on "anexo" ("id_cliente", "especie", "id_registro", "id");`)
    this.addSql(`create index "anexo_arquivo" on "anexo" ("id_cliente", "id_arquivo");`)

    this.addSql(`alter table "arquivo" add "restrito" boolean not null default false;`)
    this.addSql(`alter table "arquivo" alter column "largura" drop not null;`)
    this.addSql(`alter table "arquivo" alter column "altura" drop not null;`)

    this.addSql(
      `alter table "anexo" add constraint "anexo_id_arquivo_id_cliente_foreign" foreign key ("id_arquivo", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "anexo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "anexo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "anexo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "anexo" enable row level security;`)
    this.addSql(`alter table "anexo" force row level security;`)
    this.addSql(
      `create policy "anexo_tenant" on "anexo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
