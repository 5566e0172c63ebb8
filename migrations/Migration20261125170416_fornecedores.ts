import { Migration } from '@mikro-orm/migrations'

/** Suppliers, whom expenses and payables may name. */
export class Migration20261125170416_fornecedores extends Migration {
  override name = 'Migration20261125170416_fornecedores'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "fornecedor" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(120) not null, "documento" varchar(14) null, "email" varchar(254) null, "telefone" varchar(20) null, "endereco" varchar(200) null, "dados_bancarios" varchar(500) null, "observacoes" varchar(2000) null, "ativo" boolean not null default true, "nome_ordem" text generated always as (normalizar(nome)) stored null, "busca" text generated always as (normalizar(nome || ' ' || coalesce(documento, '') || ' ' || coalesce(email, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "fornecedor_uuid" on "fornecedor" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "fornecedor_documento" on "fornecedor" ("id_cliente", "documento") where "excluido_em" is null;`,
    )
    this.addSql(`create index "fornecedor_nome" on "fornecedor" ("id_cliente", "nome_ordem");`)

    // nothing below reads the rows of a large table: the keys are checked by the next migration
    this.addSql(`alter table "saida" add "id_fornecedor" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "saida" add constraint "saida_id_fornecedor_id_cliente_foreign" foreign key ("id_fornecedor", "id_cliente") references "fornecedor" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(`alter table "conta_pagar" add "id_fornecedor" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_id_fornecedor_id_cliente_foreign" foreign key ("id_fornecedor", "id_cliente") references "fornecedor" ("id", "id_cliente") on update no action on delete no action not valid;`,
    )

    this.addSql(
      `create trigger "auditar_insert" after insert on "fornecedor" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "fornecedor" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "fornecedor" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "fornecedor" enable row level security;`)
    this.addSql(`alter table "fornecedor" force row level security;`)
    this.addSql(
      `create policy "fornecedor_tenant" on "fornecedor" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
