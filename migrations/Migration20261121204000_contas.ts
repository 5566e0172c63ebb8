import { Migration } from '@mikro-orm/migrations'

/** Cost centres, payables and receivables. A ledger entry may belong to a cost centre. */
export class Migration20261121204000_contas extends Migration {
  override up(): void | Promise<void> {
    this.addSql(
      `create table "centro_custo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "nome" varchar(100) not null, "descricao" text null, "status" smallint not null default 1, "id_departamento" int not null, "nome_ordem" text generated always as (normalizar(nome)) stored null, "busca" text generated always as (normalizar(nome || ' ' || coalesce(descricao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "centro_custo_uuid" on "centro_custo" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "centro_custo_nome" on "centro_custo" ("id_cliente", "nome_ordem") where "excluido_em" is null;`,
    )
    this.addSql(`create index "centro_custo_departamento" on "centro_custo" ("id_cliente", "id_departamento");`)

    this.addSql(
      `create table "conta_receber" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "descricao_conta" varchar(255) not null, "valor_conta" numeric(14,2) not null, "data_vencimento_conta" date not null, "status_conta" varchar(20) not null, "responsavel_usuario_conta" int null, "id_centro_custo" int not null, "data_encerramento_conta" date null, "serie" uuid null, "parcela" smallint null, "total_parcelas" smallint null, "repete" boolean not null default false, "dia_vencimento" smallint null, "busca" text generated always as (normalizar(descricao_conta)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "conta_receber_uuid" on "conta_receber" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "conta_receber_serie" on "conta_receber" ("id_cliente", "serie", "parcela") where "serie" is not null;`,
    )
    this.addSql(
      `create index "conta_receber_aberta" on "conta_receber" ("id_cliente", "data_vencimento_conta", "id") include ("valor_conta") where "excluido_em" is null and "status_conta" = 'pendente';`,
    )
    this.addSql(
      `create index "conta_receber_repete" on "conta_receber" ("id_cliente", "data_vencimento_conta") where "repete" and "excluido_em" is null;`,
    )
    this.addSql(
      `create index "conta_receber_vencimento" on "conta_receber" ("id_cliente", "data_vencimento_conta", "id");`,
    )
    this.addSql(`create index "conta_receber_centro_custo" on "conta_receber" ("id_cliente", "id_centro_custo");`)
    this.addSql(
      `create index "conta_receber_responsavel" on "conta_receber" ("id_cliente", "responsavel_usuario_conta");`,
    )

    this.addSql(
      `create table "conta_pagar" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "descricao_conta" varchar(255) not null, "valor_conta" numeric(14,2) not null, "data_vencimento_conta" date not null, "status_conta" varchar(20) not null, "responsavel_usuario_conta" int null, "id_centro_custo" int not null, "data_encerramento_conta" date null, "serie" uuid null, "parcela" smallint null, "total_parcelas" smallint null, "repete" boolean not null default false, "dia_vencimento" smallint null, "busca" text generated always as (normalizar(descricao_conta)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "conta_pagar_uuid" on "conta_pagar" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "conta_pagar_serie" on "conta_pagar" ("id_cliente", "serie", "parcela") where "serie" is not null;`,
    )
    this.addSql(
      `create index "conta_pagar_aberta" on "conta_pagar" ("id_cliente", "data_vencimento_conta", "id") include ("valor_conta") where "excluido_em" is null and "status_conta" = 'aberto';`,
    )
    this.addSql(
      `create index "conta_pagar_repete" on "conta_pagar" ("id_cliente", "data_vencimento_conta") where "repete" and "excluido_em" is null;`,
    )
    this.addSql(`create index "conta_pagar_vencimento" on "conta_pagar" ("id_cliente", "data_vencimento_conta", "id");`)
    this.addSql(`create index "conta_pagar_centro_custo" on "conta_pagar" ("id_cliente", "id_centro_custo");`)
    this.addSql(`create index "conta_pagar_responsavel" on "conta_pagar" ("id_cliente", "responsavel_usuario_conta");`)

    this.addSql(`alter table "saida" add "id_centro_custo" int null;`)
    this.addSql(
      `alter table "saida" add constraint "saida_id_centro_custo_id_cliente_foreign" foreign key ("id_centro_custo", "id_cliente") references "centro_custo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create index "saida_centro_custo" on "saida" ("id_cliente", "id_centro_custo", "data") include ("valor") where "excluido_em" is null and "id_centro_custo" is not null;`,
    )

    this.addSql(`alter table "entrada" add "id_centro_custo" int null;`)
    this.addSql(
      `alter table "entrada" add constraint "entrada_id_centro_custo_id_cliente_foreign" foreign key ("id_centro_custo", "id_cliente") references "centro_custo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create index "entrada_centro_custo" on "entrada" ("id_cliente", "id_centro_custo", "data") include ("valor") where "excluido_em" is null and "id_centro_custo" is not null;`,
    )

    this.addSql(
      `alter table "centro_custo" add constraint "centro_custo_id_departamento_id_cliente_foreign" foreign key ("id_departamento", "id_cliente") references "departamento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "centro_custo" add constraint "centro_custo_status" check (status in (0, 1));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "centro_custo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "centro_custo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "centro_custo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "centro_custo" enable row level security;`)
    this.addSql(`alter table "centro_custo" force row level security;`)
    this.addSql(
      `create policy "centro_custo_tenant" on "centro_custo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_responsavel_usuario_conta_id_cliente_foreign" foreign key ("responsavel_usuario_conta", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_id_centro_custo_id_cliente_foreign" foreign key ("id_centro_custo", "id_cliente") references "centro_custo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "conta_receber" add constraint "conta_receber_valor" check (valor_conta > 0);`)
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_status" check (status_conta in ('pendente', 'recebido'));`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_encerrada" check ((status_conta = 'recebido') = (data_encerramento_conta is not null));`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_excluida" check (excluido_em is null or status_conta = 'pendente');`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_parcela" check ((serie is null) = (parcela is null) and parcela >= 1);`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_parcelas" check (total_parcelas is null or (parcela <= total_parcelas and not repete));`,
    )
    this.addSql(
      `alter table "conta_receber" add constraint "conta_receber_repetida" check (not repete or (serie is not null and dia_vencimento is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "conta_receber" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "conta_receber" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "conta_receber" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "conta_receber" enable row level security;`)
    this.addSql(`alter table "conta_receber" force row level security;`)
    this.addSql(
      `create policy "conta_receber_tenant" on "conta_receber" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_responsavel_usuario_conta_id_cliente_foreign" foreign key ("responsavel_usuario_conta", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_id_centro_custo_id_cliente_foreign" foreign key ("id_centro_custo", "id_cliente") references "centro_custo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "conta_pagar" add constraint "conta_pagar_valor" check (valor_conta > 0);`)
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_status" check (status_conta in ('aberto', 'pago'));`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_encerrada" check ((status_conta = 'pago') = (data_encerramento_conta is not null));`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_excluida" check (excluido_em is null or status_conta = 'aberto');`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_parcela" check ((serie is null) = (parcela is null) and parcela >= 1);`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_parcelas" check (total_parcelas is null or (parcela <= total_parcelas and not repete));`,
    )
    this.addSql(
      `alter table "conta_pagar" add constraint "conta_pagar_repetida" check (not repete or (serie is not null and dia_vencimento is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "conta_pagar" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "conta_pagar" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "conta_pagar" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "conta_pagar" enable row level security;`)
    this.addSql(`alter table "conta_pagar" force row level security;`)
    this.addSql(
      `create policy "conta_pagar_tenant" on "conta_pagar" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "saida" drop constraint "saida_id_centro_custo_id_cliente_foreign";`)
    this.addSql(`alter table "entrada" drop constraint "entrada_id_centro_custo_id_cliente_foreign";`)
    this.addSql(`alter table "conta_receber" drop constraint "conta_receber_id_centro_custo_id_cliente_foreign";`)
    this.addSql(`alter table "conta_pagar" drop constraint "conta_pagar_id_centro_custo_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "centro_custo";`)
    this.addSql(`drop function if exists "centro_custo_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "centro_custo";`)
    this.addSql(`drop function if exists "centro_custo_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "centro_custo";`)
    this.addSql(`drop function if exists "centro_custo_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "centro_custo" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "conta_receber";`)
    this.addSql(`drop function if exists "conta_receber_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "conta_receber";`)
    this.addSql(`drop function if exists "conta_receber_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "conta_receber";`)
    this.addSql(`drop function if exists "conta_receber_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "conta_receber" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "conta_pagar";`)
    this.addSql(`drop function if exists "conta_pagar_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "conta_pagar";`)
    this.addSql(`drop function if exists "conta_pagar_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "conta_pagar";`)
    this.addSql(`drop function if exists "conta_pagar_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "conta_pagar" cascade;`)

    this.addSql(`drop index "entrada_centro_custo";`)
    this.addSql(`alter table "entrada" drop column "id_centro_custo";`)

    this.addSql(`drop index "saida_centro_custo";`)
    this.addSql(`alter table "saida" drop column "id_centro_custo";`)
  }
}
