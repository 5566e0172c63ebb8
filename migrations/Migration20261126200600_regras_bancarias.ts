import { Migration } from '@mikro-orm/migrations'

/** What a movement of the bank's statement may be entered as when its text contains another one. */
export class Migration20261126200600_regras_bancarias extends Migration {
  override name = 'Migration20261126200600_regras_bancarias'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "regra_bancaria" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "ordem" int not null, "texto" varchar(100) not null, "direcao" varchar(6) not null, "id_conta_financeira" int null, "descricao" varchar(255) null, "categoria" smallint null, "id_categoria" int null, "id_centro_custo" int null, "id_fornecedor" int null, "id_pessoa" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "regra_bancaria_uuid" on "regra_bancaria" ("id_cliente", "uuid");`)
    this.addSql(`create index "regra_bancaria_ordem" on "regra_bancaria" ("id_cliente", "ordem", "id");`)
    this.addSql(`create index "regra_bancaria_conta" on "regra_bancaria" ("id_cliente", "id_conta_financeira");`)
    this.addSql(`create index "regra_bancaria_categoria" on "regra_bancaria" ("id_cliente", "id_categoria");`)
    this.addSql(`create index "regra_bancaria_centro" on "regra_bancaria" ("id_cliente", "id_centro_custo");`)
    this.addSql(`create index "regra_bancaria_fornecedor" on "regra_bancaria" ("id_cliente", "id_fornecedor");`)
    this.addSql(`create index "regra_bancaria_pessoa" on "regra_bancaria" ("id_cliente", "id_pessoa");`)
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_id_categoria_id_cliente_foreign" foreign key ("id_categoria", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_id_centro_custo_id_cliente_foreign" foreign key ("id_centro_custo", "id_cliente") references "centro_custo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_id_fornecedor_id_cliente_foreign" foreign key ("id_fornecedor", "id_cliente") references "fornecedor" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_id_pessoa_id_cliente_foreign" foreign key ("id_pessoa", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_direcao" check (direcao in ('entrou', 'saiu'));`,
    )
    this.addSql(
      `alter table "regra_bancaria" add constraint "regra_bancaria_o_que" check ((id_pessoa is null) = (categoria is not null) and (id_pessoa is null or (direcao = 'entrou'
        and num_nonnulls(id_categoria, id_centro_custo, descricao) = 0)) and (id_fornecedor is null or direcao = 'saiu'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "regra_bancaria" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "regra_bancaria" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "regra_bancaria" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "regra_bancaria" enable row level security;`)
    this.addSql(`alter table "regra_bancaria" force row level security;`)
    this.addSql(
      `create policy "regra_bancaria_tenant" on "regra_bancaria" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
