import { Migration } from '@mikro-orm/migrations'

/** What the txids of static Pix codes stand for, and the name and city that the codes show. */
export class Migration20261125142305_codigos_pix extends Migration {
  override name = 'Migration20261125142305_codigos_pix'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "codigo_pix" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "txid" varchar(25) not null, "finalidade" varchar(10) not null, "id_usuario" int null, "id_campanha" int null, "id_evento" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "codigo_pix_uuid" on "codigo_pix" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "codigo_pix_txid" on "codigo_pix" ("id_cliente", "txid");`)
    this.addSql(`create index "codigo_pix_criado" on "codigo_pix" ("id_cliente", "created_at", "id");`)
    this.addSql(
      `create unique index "codigo_pix_finalidade" on "codigo_pix" ("id_cliente", "finalidade", (coalesce("id_usuario", 0)), (coalesce("id_campanha", 0)), (coalesce("id_evento", 0)));`,
    )

    this.addSql(`alter table "cliente" add "nome_pix" varchar(25) null, add "cidade_pix" varchar(15) null;`)

    this.addSql(
      `alter table "codigo_pix" add constraint "codigo_pix_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "codigo_pix" add constraint "codigo_pix_id_campanha_id_cliente_foreign" foreign key ("id_campanha", "id_cliente") references "campanha_missoes" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "codigo_pix" add constraint "codigo_pix_id_evento_id_cliente_foreign" foreign key ("id_evento", "id_cliente") references "evento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "codigo_pix" add constraint "codigo_pix_txid_forma" check (txid ~ '^[A-Za-z0-9]{1,25}$');`)
    this.addSql(
      `alter table "codigo_pix" add constraint "codigo_pix_finalidades" check (finalidade in ('dizimo', 'oferta', 'campanha', 'evento'));`,
    )
    this.addSql(
      `alter table "codigo_pix" add constraint "codigo_pix_registro" check ((finalidade <> 'campanha' or id_campanha is not null) and (finalidade <> 'evento' or id_evento is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "codigo_pix" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "codigo_pix" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "codigo_pix" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "codigo_pix" enable row level security;`)
    this.addSql(`alter table "codigo_pix" force row level security;`)
    this.addSql(
      `create policy "codigo_pix_tenant" on "codigo_pix" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
