import { Migration } from '@mikro-orm/migrations'

/** Security incidents that hit personal data, and the people whose data these were. */
export class Migration20261128034100_incidentes extends Migration {
  override name = 'Migration20261128034100_incidentes'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "incidente" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "titulo" varchar(120) not null, "descricao" text not null, "data_ocorrencia" timestamptz null, "data_conhecimento" timestamptz not null, "dados" jsonb not null, "risco_relevante" smallint not null default 1, "consequencias" text null, "quantidade_pessoas" int null, "protecao" text null, "medidas" text null, "motivo_demora" text null, "motivo_sem_aviso" text null, "pequeno_porte" smallint not null default 0, "comunicado_anpd_em" timestamptz null, "protocolo_anpd" varchar(60) null, "texto_anpd" text null, "complementado_em" timestamptz null, "texto_complemento" text null, "avisados_em" timestamptz null, "meio_aviso" varchar(500) null, "texto_aviso" text null, "encerrado_em" timestamptz null, "pessoas_apagadas" int not null default 0, "busca" text generated always as (normalizar(titulo || ' ' || descricao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "incidente_uuid" on "incidente" ("id_cliente", "uuid");`)
    this.addSql(`create index "incidente_conhecido" on "incidente" ("id_cliente", "data_conhecimento", "id");`)

    this.addSql(
      `create table "pessoa_incidente" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_incidente" int not null, "id_usuario" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "pessoa_incidente_uuid" on "pessoa_incidente" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "pessoa_incidente_pessoa" on "pessoa_incidente" ("id_cliente", "id_incidente", "id_usuario");`,
    )
    this.addSql(`create index "pessoa_incidente_usuario" on "pessoa_incidente" ("id_cliente", "id_usuario");`)

    this.addSql(`alter table "incidente" add constraint "incidente_risco_relevante" check (risco_relevante in (0, 1));`)
    this.addSql(`alter table "incidente" add constraint "incidente_pequeno_porte" check (pequeno_porte in (0, 1));`)
    this.addSql(
      `alter table "incidente" add constraint "incidente_pessoas" check (quantidade_pessoas >= 0 and pessoas_apagadas >= 0);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "incidente" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "incidente" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "incidente" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "incidente" enable row level security;`)
    this.addSql(`alter table "incidente" force row level security;`)
    this.addSql(
      `create policy "incidente_tenant" on "incidente" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "pessoa_incidente" add constraint "pessoa_incidente_id_incidente_id_cliente_foreign" foreign key ("id_incidente", "id_cliente") references "incidente" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "pessoa_incidente" add constraint "pessoa_incidente_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "pessoa_incidente" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "pessoa_incidente" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "pessoa_incidente" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "pessoa_incidente" enable row level security;`)
    this.addSql(`alter table "pessoa_incidente" force row level security;`)
    this.addSql(
      `create policy "pessoa_incidente_tenant" on "pessoa_incidente" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
