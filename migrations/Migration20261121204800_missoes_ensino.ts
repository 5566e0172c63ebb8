import { Migration } from '@mikro-orm/migrations'

export class Migration20261121204800_missoes_ensino extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "campanha_missoes" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_campanha" varchar(100) not null, "tipo_campanha" varchar(10) not null, "data_inicio" date not null, "data_fim" date not null, "alvo_campanha" numeric(14,2) not null, "ajuste" numeric(14,2) not null, "status_campanha" varchar(10) not null default 'ativa', "nome_ordem" text generated always as (normalizar(nome_campanha)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "campanha_missoes_uuid" on "campanha_missoes" ("id_cliente", "uuid");`)
    this.addSql(`create index "campanha_missoes_nome" on "campanha_missoes" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "campanha_missoes_inicio" on "campanha_missoes" ("id_cliente", "data_inicio", "id");`)

    this.addSql(
      `create table "doacao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_campanha" int not null, "id_membro" int not null, "valor_doacao" numeric(14,2) not null, "data_doacao" date not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "doacao_uuid" on "doacao" ("id_cliente", "uuid");`)
    this.addSql(`create index "doacao_campanha" on "doacao" ("id_cliente", "id_campanha", "data_doacao", "id");`)
    this.addSql(`create index "doacao_data" on "doacao" ("id_cliente", "data_doacao", "id");`)
    this.addSql(`create index "doacao_membro" on "doacao" ("id_cliente", "id_membro");`)

    this.addSql(
      `create table "classe_ebd" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome_classe" varchar(80) not null, "faixa_etaria" varchar(60) null, "id_professor" int null, "status_classe" varchar(10) not null default 'ativa', "nome_ordem" text generated always as (normalizar(nome_classe)) stored null, "busca" text generated always as (normalizar(nome_classe || ' ' || coalesce(faixa_etaria, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "classe_ebd_uuid" on "classe_ebd" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "classe_ebd_nome" on "classe_ebd" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "classe_ebd_ordem" on "classe_ebd" ("id_cliente", "nome_ordem", "id");`)
    this.addSql(`create index "classe_ebd_professor" on "classe_ebd" ("id_cliente", "id_professor");`)

    this.addSql(
      `create table "membro_classe_ebd" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_classe" int not null, "id_membro" int not null, "status_membro" varchar(10) not null default 'ativo', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_classe_ebd_uuid" on "membro_classe_ebd" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_classe_ebd_pessoa" on "membro_classe_ebd" ("id_cliente", "id_classe", "id_membro");`,
    )
    this.addSql(`create index "membro_classe_ebd_membro" on "membro_classe_ebd" ("id_cliente", "id_membro");`)

    this.addSql(
      `create table "aula_ebd" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_classe" int not null, "data_aula" date not null, "tema_aula" varchar(200) null, "id_professor" int null, "visitantes" smallint not null default 0, "biblias" smallint not null default 0, "revistas" smallint not null default 0, "oferta" numeric(14,2) null, "busca" text generated always as (normalizar(coalesce(tema_aula, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "aula_ebd_uuid" on "aula_ebd" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "aula_ebd_dia" on "aula_ebd" ("id_cliente", "id_classe", "data_aula") where "excluido_em" is null;`,
    )
    this.addSql(`create index "aula_ebd_classe" on "aula_ebd" ("id_cliente", "id_classe", "data_aula", "id");`)
    this.addSql(`create index "aula_ebd_data" on "aula_ebd" ("id_cliente", "data_aula", "id");`)
    this.addSql(`create index "aula_ebd_professor" on "aula_ebd" ("id_cliente", "id_professor");`)

    this.addSql(
      `create table "membro_aula_ebd" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_aula" int not null, "id_membro" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "membro_aula_ebd_uuid" on "membro_aula_ebd" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "membro_aula_ebd_pessoa" on "membro_aula_ebd" ("id_cliente", "id_aula", "id_membro");`,
    )
    this.addSql(`create index "membro_aula_ebd_membro" on "membro_aula_ebd" ("id_cliente", "id_membro");`)

    this.addSql(
      `alter table "campanha_missoes" add constraint "campanha_missoes_tipo" check (tipo_campanha in ('estadual', 'nacional', 'mundial'));`,
    )
    this.addSql(
      `alter table "campanha_missoes" add constraint "campanha_missoes_status" check (status_campanha in ('ativa', 'concluida', 'cancelada'));`,
    )
    this.addSql(
      `alter table "campanha_missoes" add constraint "campanha_missoes_periodo" check (data_fim >= data_inicio);`,
    )
    this.addSql(
      `alter table "campanha_missoes" add constraint "campanha_missoes_valores" check (alvo_campanha > 0 and ajuste >= 0);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "campanha_missoes" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "campanha_missoes" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "campanha_missoes" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "campanha_missoes" enable row level security;`)
    this.addSql(`alter table "campanha_missoes" force row level security;`)
    this.addSql(
      `create policy "campanha_missoes_tenant" on "campanha_missoes" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "doacao" add constraint "doacao_id_campanha_id_cliente_foreign" foreign key ("id_campanha", "id_cliente") references "campanha_missoes" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "doacao" add constraint "doacao_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "doacao" add constraint "doacao_valor" check (valor_doacao > 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "doacao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "doacao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "doacao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "doacao" enable row level security;`)
    this.addSql(`alter table "doacao" force row level security;`)
    this.addSql(
      `create policy "doacao_tenant" on "doacao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "classe_ebd" add constraint "classe_ebd_id_professor_id_cliente_foreign" foreign key ("id_professor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "classe_ebd" add constraint "classe_ebd_status" check (status_classe in ('ativa', 'inativa'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "classe_ebd" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "classe_ebd" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "classe_ebd" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "classe_ebd" enable row level security;`)
    this.addSql(`alter table "classe_ebd" force row level security;`)
    this.addSql(
      `create policy "classe_ebd_tenant" on "classe_ebd" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_classe_ebd" add constraint "membro_classe_ebd_id_classe_id_cliente_foreign" foreign key ("id_classe", "id_cliente") references "classe_ebd" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_classe_ebd" add constraint "membro_classe_ebd_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_classe_ebd" add constraint "membro_classe_ebd_status" check (status_membro in ('ativo', 'inativo'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_classe_ebd" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_classe_ebd" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_classe_ebd" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_classe_ebd" enable row level security;`)
    this.addSql(`alter table "membro_classe_ebd" force row level security;`)
    this.addSql(
      `create policy "membro_classe_ebd_tenant" on "membro_classe_ebd" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "aula_ebd" add constraint "aula_ebd_id_classe_id_cliente_foreign" foreign key ("id_classe", "id_cliente") references "classe_ebd" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "aula_ebd" add constraint "aula_ebd_id_professor_id_cliente_foreign" foreign key ("id_professor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "aula_ebd" add constraint "aula_ebd_contagens" check (visitantes >= 0 and visitantes <= 999 and biblias >= 0 and biblias <= 999 and revistas >= 0 and revistas <= 999);`,
    )
    this.addSql(`alter table "aula_ebd" add constraint "aula_ebd_oferta" check (oferta > 0);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "aula_ebd" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "aula_ebd" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "aula_ebd" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "aula_ebd" enable row level security;`)
    this.addSql(`alter table "aula_ebd" force row level security;`)
    this.addSql(
      `create policy "aula_ebd_tenant" on "aula_ebd" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "membro_aula_ebd" add constraint "membro_aula_ebd_id_aula_id_cliente_foreign" foreign key ("id_aula", "id_cliente") references "aula_ebd" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "membro_aula_ebd" add constraint "membro_aula_ebd_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "membro_aula_ebd" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "membro_aula_ebd" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "membro_aula_ebd" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "membro_aula_ebd" enable row level security;`)
    this.addSql(`alter table "membro_aula_ebd" force row level security;`)
    this.addSql(
      `create policy "membro_aula_ebd_tenant" on "membro_aula_ebd" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "doacao" drop constraint "doacao_id_campanha_id_cliente_foreign";`)
    this.addSql(`alter table "membro_classe_ebd" drop constraint "membro_classe_ebd_id_classe_id_cliente_foreign";`)
    this.addSql(`alter table "aula_ebd" drop constraint "aula_ebd_id_classe_id_cliente_foreign";`)
    this.addSql(`alter table "membro_aula_ebd" drop constraint "membro_aula_ebd_id_aula_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "campanha_missoes";`)
    this.addSql(`drop function if exists "campanha_missoes_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "campanha_missoes";`)
    this.addSql(`drop function if exists "campanha_missoes_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "campanha_missoes";`)
    this.addSql(`drop function if exists "campanha_missoes_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "campanha_missoes" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "doacao";`)
    this.addSql(`drop function if exists "doacao_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "doacao";`)
    this.addSql(`drop function if exists "doacao_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "doacao";`)
    this.addSql(`drop function if exists "doacao_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "doacao" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "classe_ebd";`)
    this.addSql(`drop function if exists "classe_ebd_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "classe_ebd";`)
    this.addSql(`drop function if exists "classe_ebd_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "classe_ebd";`)
    this.addSql(`drop function if exists "classe_ebd_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "classe_ebd" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_classe_ebd";`)
    this.addSql(`drop function if exists "membro_classe_ebd_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_classe_ebd";`)
    this.addSql(`drop function if exists "membro_classe_ebd_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_classe_ebd";`)
    this.addSql(`drop function if exists "membro_classe_ebd_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_classe_ebd" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "aula_ebd";`)
    this.addSql(`drop function if exists "aula_ebd_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "aula_ebd";`)
    this.addSql(`drop function if exists "aula_ebd_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "aula_ebd";`)
    this.addSql(`drop function if exists "aula_ebd_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "aula_ebd" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "membro_aula_ebd";`)
    this.addSql(`drop function if exists "membro_aula_ebd_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "membro_aula_ebd";`)
    this.addSql(`drop function if exists "membro_aula_ebd_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "membro_aula_ebd";`)
    this.addSql(`drop function if exists "membro_aula_ebd_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "membro_aula_ebd" cascade;`)
  }
}
