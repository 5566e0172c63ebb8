import { Migration } from '@mikro-orm/migrations'

/** What the treasury accounts for to council and assembly: closed months, with their figures as they were sent. */
export class Migration20261125173731_prestacoes_de_contas extends Migration {
  override name = 'Migration20261125173731_prestacoes_de_contas'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "prestacao_contas" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(120) not null, "inicio" date not null, "fim" date not null, "observacao" text null, "demonstrativo" text null, "impressao" varchar(64) null, "enviada_em" timestamptz null, "enviada_por" int null, "pareceres" jsonb null, "decisao" varchar(12) null, "assembleia_em" date null, "ata" varchar(120) null, "decidida_em" timestamptz null, "decidida_por" int null, "busca" text generated always as (normalizar(nome)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "prestacao_contas_uuid" on "prestacao_contas" ("id_cliente", "uuid");`)
    this.addSql(`create index "prestacao_contas_fim" on "prestacao_contas" ("id_cliente", "fim", "id");`)
    this.addSql(`create index "prestacao_contas_enviada_por" on "prestacao_contas" ("id_cliente", "enviada_por");`)
    this.addSql(`create index "prestacao_contas_decidida_por" on "prestacao_contas" ("id_cliente", "decidida_por");`)

    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_enviada_por_id_cliente_foreign" foreign key ("enviada_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_decidida_por_id_cliente_foreign" foreign key ("decidida_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_meses" check (inicio <= fim and extract(day from inicio) = 1 and extract(day from fim + 1) = 1);`,
    )
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_enviada" check ((enviada_em is null) = (demonstrativo is null) and (enviada_em is null) = (impressao is null) and (enviada_em is null) = (pareceres is null));`,
    )
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_decisao" check ((decisao is null or (decisao in ('aprovada', 'ressalva', 'rejeitada') and enviada_em is not null)) and (decisao is null) = (assembleia_em is null) and (decisao is null) = (decidida_em is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "prestacao_contas" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "prestacao_contas" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "prestacao_contas" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "prestacao_contas" enable row level security;`)
    this.addSql(`alter table "prestacao_contas" force row level security;`)
    this.addSql(
      `create policy "prestacao_contas_tenant" on "prestacao_contas" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
