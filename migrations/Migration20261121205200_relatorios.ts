import { Migration } from '@mikro-orm/migrations'

export class Migration20261121205200_relatorios extends Migration {
  override name = 'Migration20261121205200_relatorios'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "relatorio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "tipo" varchar(40) not null, "parametros" jsonb not null, "status" varchar(10) not null default 'na_fila', "progresso" smallint not null default 0, "motivo" text null, "bytes" int null, "pronto_em" timestamptz null, "solicitado_por" int not null, "nome_solicitante" varchar(120) not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "relatorio_uuid" on "relatorio" ("id_cliente", "uuid");`)
    this.addSql(`create index "relatorio_solicitado" on "relatorio" ("id_cliente", "solicitado_por", "id");`)

    this.addSql(
      `alter table "relatorio" add constraint "relatorio_status" check (status in ('na_fila', 'gerando', 'pronto', 'falhou'));`,
    )
    this.addSql(
      `alter table "relatorio" add constraint "relatorio_progresso" check (progresso >= 0 and progresso <= 100);`,
    )
    this.addSql(`alter table "relatorio" enable row level security;`)
    this.addSql(`alter table "relatorio" force row level security;`)
    this.addSql(
      `create policy "relatorio_tenant" on "relatorio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop table if exists "relatorio" cascade;`)
  }
}
