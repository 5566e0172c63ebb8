import { Migration } from '@mikro-orm/migrations'

export class Migration20261126185731_previsoes_orcamentarias extends Migration {
  override name = 'Migration20261126185731_previsoes_orcamentarias'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "previsao_orcamentaria" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "ano" smallint not null, "revisao" smallint not null default 1, "motivo" text null, "observacao" text null, "linhas" jsonb not null default '[]', "aprovada_em" date null, "orgao" varchar(12) null, "ata" varchar(120) null, "registrada_em" timestamptz null, "registrada_por" int null, "busca" text generated always as (normalizar('Previsão orçamentária ' || (ano)::text)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "previsao_orcamentaria_uuid" on "previsao_orcamentaria" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "previsao_orcamentaria_revisao" on "previsao_orcamentaria" ("id_cliente", "ano", "revisao") where "excluido_em" is null;`,
    )
    this.addSql(
      `create index "previsao_orcamentaria_registrada_por" on "previsao_orcamentaria" ("id_cliente", "registrada_por");`,
    )

    this.addSql(
      `alter table "previsao_orcamentaria" add constraint "previsao_orcamentaria_registrada_por_id_cliente_foreign" foreign key ("registrada_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "previsao_orcamentaria" add constraint "previsao_orcamentaria_ano" check (ano > 1999 and ano < 3000);`,
    )
    this.addSql(
      `alter table "previsao_orcamentaria" add constraint "previsao_orcamentaria_motivo" check (revisao >= 1 and (revisao = 1) = (motivo is null));`,
    )
    this.addSql(
      `alter table "previsao_orcamentaria" add constraint "previsao_orcamentaria_aprovada" check ((aprovada_em is null) = (orgao is null) and (aprovada_em is null) = (registrada_em is null) and (orgao is null or orgao in ('assembleia', 'conselho', 'diretoria')));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "previsao_orcamentaria" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "previsao_orcamentaria" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "previsao_orcamentaria" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "previsao_orcamentaria" enable row level security;`)
    this.addSql(`alter table "previsao_orcamentaria" force row level security;`)
    this.addSql(
      `create policy "previsao_orcamentaria_tenant" on "previsao_orcamentaria" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
