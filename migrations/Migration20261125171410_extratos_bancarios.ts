import { Migration } from '@mikro-orm/migrations'

/**
 * The lines of banks' statements, the files they came in, and which entries are their money. Nothing is written to the
 * tables of entries, and their new triggers look at rows of the new table only.
 */
export class Migration20261125171410_extratos_bancarios extends Migration {
  override name = 'Migration20261125171410_extratos_bancarios'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "extrato_bancario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_conta_financeira" int not null, "nome_arquivo" varchar(200) not null, "formato" varchar(3) not null, "banco" varchar(20) not null default '', "conta" varchar(40) not null default '', "inicio" date null, "fim" date null, "saldo" numeric(14,2) null, "data_saldo" date null, "cabecalho" varchar(64) null, "coluna_data" smallint null, "coluna_descricao" smallint null, "coluna_valor" smallint null, "coluna_credito" smallint null, "coluna_debito" smallint null, "coluna_documento" smallint null, "novos" int not null default 0, "repetidos" int not null default 0, "ignorados" int not null default 0, "duvidas" int not null default 0, "conciliados" int not null default 0, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "extrato_bancario_uuid" on "extrato_bancario" ("id_cliente", "uuid");`)
    this.addSql(
      `create index "extrato_bancario_conta" on "extrato_bancario" ("id_cliente", "id_conta_financeira", "id");`,
    )
    this.addSql(`create index "extrato_bancario_cabecalho" on "extrato_bancario" ("id_cliente", "cabecalho", "id");`)

    this.addSql(
      `create table "movimento_bancario" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_conta_financeira" int not null, "id_extrato" int not null, "identidade" varchar(64) not null, "data" date not null, "valor" numeric(14,2) not null, "fitid" varchar(255) not null, "historico" varchar(500) not null, "documento" varchar(60) not null, "e2e" varchar(32) null, "pagador" varchar(80) null, "situacao" varchar(10) not null, "motivo" varchar(8) null, "duvida" boolean not null default false, "busca" text generated always as (normalizar(historico || ' ' || documento)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "movimento_bancario_uuid" on "movimento_bancario" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "movimento_bancario_identidade" on "movimento_bancario" ("id_cliente", "id_conta_financeira", "identidade");`,
    )
    this.addSql(
      `create unique index "movimento_bancario_e2e" on "movimento_bancario" ("id_cliente", "e2e", ("valor" > 0)) where "e2e" is not null;`,
    )
    this.addSql(
      `create index "movimento_bancario_situacao" on "movimento_bancario" ("id_cliente", "id_conta_financeira", "situacao", "data", "id");`,
    )
    this.addSql(`create index "movimento_bancario_data" on "movimento_bancario" ("id_cliente", "data", "id");`)
    this.addSql(`create index "movimento_bancario_extrato" on "movimento_bancario" ("id_cliente", "id_extrato");`)
    this.addSql(
      `create index "movimento_bancario_valor" on "movimento_bancario" ("id_cliente", "id_conta_financeira", "valor", "data");`,
    )
    this.addSql(
      `create index "movimento_bancario_pagador" on "movimento_bancario" ("id_cliente", "pagador") where "pagador" is not null and "situacao" = 'conciliado';`,
    )

    this.addSql(
      `create table "conciliacao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_movimento" int not null, "ordem" smallint not null, "id_entrada" int null, "id_saida" int null, "id_transferencia" int null, "recebida" boolean null, "automatica" boolean not null default false, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "conciliacao_uuid" on "conciliacao" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "conciliacao_movimento" on "conciliacao" ("id_cliente", "id_movimento", "ordem");`)
    this.addSql(`create unique index "conciliacao_entrada" on "conciliacao" ("id_cliente", "id_entrada");`)
    this.addSql(`create unique index "conciliacao_saida" on "conciliacao" ("id_cliente", "id_saida");`)
    this.addSql(
      `create unique index "conciliacao_transferencia" on "conciliacao" ("id_cliente", "id_transferencia", "recebida");`,
    )

    // What the bank's statement confirms stays as it is until somebody undoes the match, whoever writes.
    this.addSql(`
      create function recusar_conciliado() returns trigger language plpgsql as $$ begin
        if exists (select from conciliacao c where c.id_cliente = old.id_cliente and case tg_table_name
          when 'entrada' then c.id_entrada = old.id when 'saida' then c.id_saida = old.id else c.id_transferencia = old.id end) then
          raise exception 'Este lançamento está conciliado com o extrato do banco: desfaça antes a conciliação.'
            using errcode = 'CD409';
        end if;
        return new;
      end $$;`)
    this.addSql(
      `create trigger "recusar_conciliado" before update on "transferencia" for each row when (old.excluido_em is null and (new.excluido_em is not null or new.valor is distinct from old.valor or new.id_conta_origem is distinct from old.id_conta_origem or new.id_conta_destino is distinct from old.id_conta_destino)) execute function recusar_conciliado();`,
    )

    this.addSql(
      `create trigger "recusar_conciliado" before update on "saida" for each row when (old.excluido_em is null and (new.excluido_em is not null or new.valor is distinct from old.valor or new.id_conta_financeira is distinct from old.id_conta_financeira)) execute function recusar_conciliado();`,
    )

    this.addSql(
      `create trigger "recusar_conciliado" before update on "entrada" for each row when (old.excluido_em is null and (new.excluido_em is not null or new.valor is distinct from old.valor or new.id_conta_financeira is distinct from old.id_conta_financeira)) execute function recusar_conciliado();`,
    )

    this.addSql(
      `alter table "extrato_bancario" add constraint "extrato_bancario_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "extrato_bancario" add constraint "extrato_bancario_formato" check (formato in ('ofx', 'csv'));`,
    )
    this.addSql(
      `alter table "extrato_bancario" add constraint "extrato_bancario_saldo" check ((saldo is null) = (data_saldo is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "extrato_bancario" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "extrato_bancario" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "extrato_bancario" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "extrato_bancario" enable row level security;`)
    this.addSql(`alter table "extrato_bancario" force row level security;`)
    this.addSql(
      `create policy "extrato_bancario_tenant" on "extrato_bancario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "movimento_bancario" add constraint "movimento_bancario_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "movimento_bancario" add constraint "movimento_bancario_id_extrato_id_cliente_foreign" foreign key ("id_extrato", "id_cliente") references "extrato_bancario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "movimento_bancario" add constraint "movimento_bancario_situacao" check (situacao in ('pendente', 'conciliado', 'ignorado'));`,
    )
    this.addSql(
      `alter table "movimento_bancario" add constraint "movimento_bancario_motivo" check ((situacao = 'ignorado') = (motivo is not null) and (motivo is null or motivo in ('futuro', 'saldo', 'zero', 'fechado', 'pessoa')));`,
    )
    this.addSql(
      `alter table "movimento_bancario" add constraint "movimento_bancario_duvida" check (not duvida or situacao <> 'conciliado');`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "movimento_bancario" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "movimento_bancario" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "movimento_bancario" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "movimento_bancario" enable row level security;`)
    this.addSql(`alter table "movimento_bancario" force row level security;`)
    this.addSql(
      `create policy "movimento_bancario_tenant" on "movimento_bancario" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_id_movimento_id_cliente_foreign" foreign key ("id_movimento", "id_cliente") references "movimento_bancario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_id_entrada_id_cliente_foreign" foreign key ("id_entrada", "id_cliente") references "entrada" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_id_saida_id_cliente_foreign" foreign key ("id_saida", "id_cliente") references "saida" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_id_transferencia_id_cliente_foreign" foreign key ("id_transferencia", "id_cliente") references "transferencia" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_um" check (num_nonnulls(id_entrada, id_saida, id_transferencia) = 1);`,
    )
    this.addSql(
      `alter table "conciliacao" add constraint "conciliacao_lado" check ((id_transferencia is null) = (recebida is null));`,
    )
    this.addSql(`alter table "conciliacao" add constraint "conciliacao_ordem" check (ordem >= 1);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "conciliacao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "conciliacao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "conciliacao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "conciliacao" enable row level security;`)
    this.addSql(`alter table "conciliacao" force row level security;`)
    this.addSql(
      `create policy "conciliacao_tenant" on "conciliacao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
