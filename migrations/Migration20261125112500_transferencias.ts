import { Migration } from '@mikro-orm/migrations'

/** Money that goes from one account of a church to another. */
export class Migration20261125112500_transferencias extends Migration {
  override name = 'Migration20261125112500_transferencias'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "transferencia" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "data" date not null, "valor" numeric(14,2) not null, "id_conta_origem" int not null, "id_conta_destino" int not null, "descricao" varchar(255) null, "id_estornada" int null, "busca" text generated always as (normalizar(coalesce(descricao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "transferencia_uuid" on "transferencia" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "transferencia_estornada" on "transferencia" ("id_cliente", "id_estornada") where "excluido_em" is null;`,
    )
    this.addSql(
      `create index "transferencia_data" on "transferencia" ("id_cliente", "data", "id") include ("valor") where "excluido_em" is null;`,
    )
    this.addSql(
      `create index "transferencia_origem" on "transferencia" ("id_cliente", "id_conta_origem", "data") include ("valor") where "excluido_em" is null;`,
    )
    this.addSql(
      `create index "transferencia_destino" on "transferencia" ("id_cliente", "id_conta_destino", "data") include ("valor") where "excluido_em" is null;`,
    )

    for (const [column, target] of [
      ['id_conta_origem', 'conta_financeira'],
      ['id_conta_destino', 'conta_financeira'],
      ['id_estornada', 'transferencia'],
    ])
      this.addSql(
        `alter table "transferencia" add constraint "transferencia_${column}_id_cliente_foreign" foreign key ("${column}", "id_cliente") references "${target}" ("id", "id_cliente") on update no action on delete no action;`,
      )
    this.addSql(`alter table "transferencia" add constraint "transferencia_valor" check (valor > 0);`)
    this.addSql(
      `alter table "transferencia" add constraint "transferencia_contas" check (id_conta_origem <> id_conta_destino);`,
    )
    for (const [event, seen] of [
      ['insert', 'referencing new table as depois'],
      ['update', 'referencing old table as antes new table as depois'],
      ['delete', 'referencing old table as antes'],
    ]) {
      this.addSql(
        `create trigger "auditar_${event}" after ${event} on "transferencia" ${seen} for each statement execute function auditar_${event}();`,
      )
      this.addSql(
        `create trigger "mes_fechado_${event}" after ${event} on "transferencia" ${seen} for each statement execute function recusar_mes_fechado_${event}();`,
      )
    }
    this.addSql(`alter table "transferencia" enable row level security;`)
    this.addSql(`alter table "transferencia" force row level security;`)
    this.addSql(
      `create policy "transferencia_tenant" on "transferencia" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
