import { Migration } from '@mikro-orm/migrations'

/** Cash that two people count. With the second signature it becomes an income, whose origin is the counting. */
export class Migration20261125140502_contagens extends Migration {
  override name = 'Migration20261125140502_contagens'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "contagem" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "data" date not null, "descricao" varchar(255) not null, "categoria" smallint not null, "id_culto" int null, "id_conta_financeira" int null, "id_primeira_pessoa" int null, "primeira" jsonb null, "primeira_assinada_em" timestamptz null, "id_segunda_pessoa" int null, "segunda" jsonb null, "segunda_assinada_em" timestamptz null, "busca" text generated always as (normalizar(descricao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "contagem_uuid" on "contagem" ("id_cliente", "uuid");`)
    this.addSql(`create index "contagem_data" on "contagem" ("id_cliente", "data", "id");`)
    this.addSql(`create index "contagem_culto" on "contagem" ("id_cliente", "id_culto");`)
    this.addSql(`create index "contagem_conta" on "contagem" ("id_cliente", "id_conta_financeira");`)
    this.addSql(`create index "contagem_primeira_pessoa" on "contagem" ("id_cliente", "id_primeira_pessoa");`)
    this.addSql(`create index "contagem_segunda_pessoa" on "contagem" ("id_cliente", "id_segunda_pessoa");`)

    this.addSql(`alter table "entrada" drop constraint "entrada_origem_conhecida";`)
    // both versions: it allows one origin more
    this.addSql(
      `alter table "entrada" add constraint "entrada_origem_conhecida" check ((origem is null) = (id_origem is null) and (origem is null or (id_estornado is null and origem in ('contaReceber', 'dizimo', 'doacao', 'aulaEBD', 'contagem')))) not valid;`,
    )

    this.addSql(
      `alter table "contagem" add constraint "contagem_id_culto_id_cliente_foreign" foreign key ("id_culto", "id_cliente") references "culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_id_primeira_pessoa_id_cliente_foreign" foreign key ("id_primeira_pessoa", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_id_segunda_pessoa_id_cliente_foreign" foreign key ("id_segunda_pessoa", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "contagem" add constraint "contagem_categoria" check (categoria > 0 and categoria < 6);`)
    this.addSql(
      `alter table "contagem" add constraint "contagem_pessoas" check (id_primeira_pessoa <> id_segunda_pessoa);`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_primeira" check ((id_primeira_pessoa is null) = (primeira is null));`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_segunda" check ((id_segunda_pessoa is null) = (segunda is null));`,
    )
    this.addSql(
      `alter table "contagem" add constraint "contagem_assinatura" check ((primeira_assinada_em is null or segunda is not null) and (segunda_assinada_em is null or segunda is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "contagem" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "contagem" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "contagem" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "contagem" enable row level security;`)
    this.addSql(`alter table "contagem" force row level security;`)
    this.addSql(
      `create policy "contagem_tenant" on "contagem" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
