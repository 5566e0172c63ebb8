import { Migration } from '@mikro-orm/migrations'

export class Migration20261124091408_substitutos extends Migration {
  override name = 'Migration20261124091408_substitutos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "pedido_substituto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_escala" int not null, "id_membro" int not null, "id_autor" int null, "situacao" varchar(10) not null default 'aberto', "id_substituto" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pedido_substituto_uuid" on "pedido_substituto" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "pedido_substituto_aberto" on "pedido_substituto" ("id_cliente", "id_escala") where "situacao" = 'aberto';`,
    )
    this.addSql(`create index "pedido_substituto_escala" on "pedido_substituto" ("id_cliente", "id_escala");`)

    this.addSql(
      `create table "convite_substituto" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_pedido" int not null, "id_membro" int not null, "resposta" varchar(10) not null default 'pendente', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "convite_substituto_uuid" on "convite_substituto" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "convite_substituto_pessoa" on "convite_substituto" ("id_cliente", "id_pedido", "id_membro");`,
    )
    this.addSql(`create index "convite_substituto_membro" on "convite_substituto" ("id_cliente", "id_membro");`)

    this.addSql(`alter table "escala_culto" add "motivo_recusa" varchar(200) null, add "id_autor" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "escala_culto" add constraint "escala_culto_id_autor_id_cliente_foreign" foreign key ("id_autor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )

    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_id_escala_id_cliente_foreign" foreign key ("id_escala", "id_cliente") references "escala_culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_id_autor_id_cliente_foreign" foreign key ("id_autor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_id_substituto_id_cliente_foreign" foreign key ("id_substituto", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_situacao" check (situacao in ('aberto', 'aceito', 'encerrado'));`,
    )
    this.addSql(
      `alter table "pedido_substituto" add constraint "pedido_substituto_aceito" check ((situacao = 'aceito') = (id_substituto is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "pedido_substituto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pedido_substituto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pedido_substituto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pedido_substituto" enable row level security;`)
    this.addSql(`alter table "pedido_substituto" force row level security;`)
    this.addSql(
      `create policy "pedido_substituto_tenant" on "pedido_substituto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "convite_substituto" add constraint "convite_substituto_id_pedido_id_cliente_foreign" foreign key ("id_pedido", "id_cliente") references "pedido_substituto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "convite_substituto" add constraint "convite_substituto_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "convite_substituto" add constraint "convite_substituto_resposta" check (resposta in ('pendente', 'aceito', 'recusado'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "convite_substituto" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "convite_substituto" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "convite_substituto" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "convite_substituto" enable row level security;`)
    this.addSql(`alter table "convite_substituto" force row level security;`)
    this.addSql(
      `create policy "convite_substituto_tenant" on "convite_substituto" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
