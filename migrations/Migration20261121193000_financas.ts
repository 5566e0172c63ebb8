import { Migration } from '@mikro-orm/migrations'

/** The church's ledger: incomes, expenses, closed months. */
export class Migration20261121193000_financas extends Migration {
  override up(): void | Promise<void> {
    // Entries of a closed month cannot be changed, neither by the application nor by SQL in its role. Written by hand;
    // the triggers of entrada and saida below call these functions once per statement.
    //
    // Because of the shared lock, a transaction that closes the month waits for transactions that write entries, and
    // these wait for a transaction that closes the month. A transaction whose snapshot is older than the closing is
    // refused, because the row that it would lock has been changed or inserted in the meantime.
    this.addSql(`
      create function exigir_mes_aberto(igreja int, dia date) returns void language plpgsql as $$
      declare fechado date;
      begin
        select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        if not found then
          insert into fechamento (id_cliente) values (igreja) on conflict (id_cliente) do nothing;
          select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        end if;
        if dia <= fechado then
          raise exception 'O mês de % está fechado.', (array['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho',
            'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'])[extract(month from dia)::int] || to_char(dia, '" de "YYYY')
            using errcode = 'CD409';
        end if;
      end $$;`)
    this.addSql(`
      create function recusar_mes_fechado_insert() returns trigger language plpgsql as $$ begin
        perform exigir_mes_aberto(id_cliente, min(data)) from depois where excluido_em is null group by id_cliente;
        return null;
      end $$;`)
    this.addSql(`
      create function recusar_mes_fechado_update() returns trigger language plpgsql as $$ begin
        perform exigir_mes_aberto(id_cliente, min(data)) from (
          select id_cliente, data from antes where excluido_em is null
          union all select id_cliente, data from depois where excluido_em is null) x group by id_cliente;
        return null;
      end $$;`)
    this.addSql(`
      create function recusar_mes_fechado_delete() returns trigger language plpgsql as $$ begin
        perform exigir_mes_aberto(id_cliente, min(data)) from antes group by id_cliente;
        return null;
      end $$;`)
    // Only the use case fechamento.reabrir may reopen a month. The row cannot be deleted while months are closed.
    this.addSql(`
      create function proteger_fechamento() returns trigger language plpgsql as $$ begin
        if old.fechado_ate is not null and (tg_op = 'DELETE' or new.id_cliente <> old.id_cliente
          or (coalesce(new.fechado_ate < old.fechado_ate, true)
            and current_setting('app.acao', true) is distinct from 'fechamento.reabrir')) then
          raise exception 'Só o administrador da igreja reabre um mês fechado.' using errcode = 'CD409';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)

    this.addSql(
      `create table "entrada" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "descricao" varchar(255) not null, "data" date not null, "categoria" smallint not null, "valor" numeric(14,2) not null, "origem" varchar(30) null, "id_origem" int null, "id_estornado" int null, "busca" text generated always as (normalizar(descricao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "entrada_uuid" on "entrada" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "entrada_origem" on "entrada" ("id_cliente", "origem", "id_origem") where "excluido_em" is null and "origem" is not null;`,
    )
    this.addSql(
      `create unique index "entrada_estornado" on "entrada" ("id_cliente", "id_estornado") where "excluido_em" is null and "id_estornado" is not null;`,
    )
    this.addSql(
      `create index "entrada_data" on "entrada" ("id_cliente", "data", "id") include ("valor", "categoria") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "saida" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "descricao" varchar(255) not null, "data" date not null, "categoria" smallint not null, "valor" numeric(14,2) not null, "origem" varchar(30) null, "id_origem" int null, "id_estornado" int null, "busca" text generated always as (normalizar(descricao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "saida_uuid" on "saida" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "saida_origem" on "saida" ("id_cliente", "origem", "id_origem") where "excluido_em" is null and "origem" is not null;`,
    )
    this.addSql(
      `create unique index "saida_estornado" on "saida" ("id_cliente", "id_estornado") where "excluido_em" is null and "id_estornado" is not null;`,
    )
    this.addSql(
      `create index "saida_data" on "saida" ("id_cliente", "data", "id") include ("valor", "categoria") where "excluido_em" is null;`,
    )

    this.addSql(
      `create table "fechamento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "fechado_ate" date null, "fechado_em" timestamptz null, "fechado_por" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "fechamento_uuid" on "fechamento" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "fechamento_igreja" on "fechamento" ("id_cliente");`)

    this.addSql(
      `alter table "entrada" add constraint "entrada_id_estornado_id_cliente_foreign" foreign key ("id_estornado", "id_cliente") references "entrada" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "entrada" add constraint "entrada_categoria" check (categoria > 0 and categoria < 6);`)
    this.addSql(
      `alter table "entrada" add constraint "entrada_valor" check (valor <> 0 and (valor < 0) = (id_estornado is not null));`,
    )
    this.addSql(
      `alter table "entrada" add constraint "entrada_origem_conhecida" check ((origem is null) = (id_origem is null) and (origem is null or (id_estornado is null and origem in ('contaReceber', 'dizimo', 'doacao', 'aulaEBD'))));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "entrada" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "entrada" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "entrada" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "mes_fechado_insert" after insert on "entrada" referencing new table as depois for each statement execute function recusar_mes_fechado_insert();`,
    )
    this.addSql(
      `create trigger "mes_fechado_update" after update on "entrada" referencing old table as antes new table as depois for each statement execute function recusar_mes_fechado_update();`,
    )
    this.addSql(
      `create trigger "mes_fechado_delete" after delete on "entrada" referencing old table as antes for each statement execute function recusar_mes_fechado_delete();`,
    )
    this.addSql(`alter table "entrada" enable row level security;`)
    this.addSql(`alter table "entrada" force row level security;`)
    this.addSql(
      `create policy "entrada_tenant" on "entrada" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "saida" add constraint "saida_id_estornado_id_cliente_foreign" foreign key ("id_estornado", "id_cliente") references "saida" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "saida" add constraint "saida_categoria" check (categoria > 0 and categoria < 6);`)
    this.addSql(
      `alter table "saida" add constraint "saida_valor" check (valor <> 0 and (valor < 0) = (id_estornado is not null));`,
    )
    this.addSql(
      `alter table "saida" add constraint "saida_origem_conhecida" check ((origem is null) = (id_origem is null) and (origem is null or (id_estornado is null and origem in ('contaPagar', 'manutencaoPatrimonio'))));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "saida" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "saida" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "saida" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "mes_fechado_insert" after insert on "saida" referencing new table as depois for each statement execute function recusar_mes_fechado_insert();`,
    )
    this.addSql(
      `create trigger "mes_fechado_update" after update on "saida" referencing old table as antes new table as depois for each statement execute function recusar_mes_fechado_update();`,
    )
    this.addSql(
      `create trigger "mes_fechado_delete" after delete on "saida" referencing old table as antes for each statement execute function recusar_mes_fechado_delete();`,
    )
    this.addSql(`alter table "saida" enable row level security;`)
    this.addSql(`alter table "saida" force row level security;`)
    this.addSql(
      `create policy "saida_tenant" on "saida" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "fechamento" add constraint "fechamento_fechado_por_id_cliente_foreign" foreign key ("fechado_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "fechamento" add constraint "fechamento_fim_de_mes" check (fechado_ate is null or extract(day from fechado_ate + 1) = 1);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "fechamento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "fechamento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "fechamento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_fechamento" before update or delete on "fechamento" for each row execute function proteger_fechamento();`,
    )
    this.addSql(`alter table "fechamento" enable row level security;`)
    this.addSql(`alter table "fechamento" force row level security;`)
    this.addSql(
      `create policy "fechamento_tenant" on "fechamento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "entrada" drop constraint "entrada_id_estornado_id_cliente_foreign";`)
    this.addSql(`alter table "saida" drop constraint "saida_id_estornado_id_cliente_foreign";`)

    this.addSql(`drop table if exists "entrada" cascade;`)
    this.addSql(`drop table if exists "saida" cascade;`)
    this.addSql(`drop table if exists "fechamento" cascade;`)
    for (const name of ['insert', 'update', 'delete']) this.addSql(`drop function recusar_mes_fechado_${name}();`)
    this.addSql(`drop function exigir_mes_aberto(int, date);`)
    this.addSql(`drop function proteger_fechamento();`)
  }
}
