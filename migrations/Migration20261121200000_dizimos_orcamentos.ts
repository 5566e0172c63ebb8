import { Migration } from '@mikro-orm/migrations'

/** Tithes with their receipts, budgets, maintenance of assets. */
export class Migration20261121200000_dizimos_orcamentos extends Migration {
  override up(): void | Promise<void> {
    // A receipt gets the church's next number when it is issued; concurrent requests wait for each other. Afterwards
    // the data of the receipt cannot be changed, and its tithe cannot be deleted permanently, neither by the
    // application nor by SQL in its role. Written by hand; the table's trigger below calls this function.
    this.addSql(`
      create function proteger_recibo() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then
          if old.recibo_em is not null then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' and old.recibo_em is not null then
          if (new.numero_recibo, new.recibo_em, new.recibo_por, new.id_membro, new.valor_dizimo, new.data_dizimo, new.meio_dizimo)
            is distinct from
            (old.numero_recibo, old.recibo_em, old.recibo_por, old.id_membro, old.valor_dizimo, old.data_dizimo, old.meio_dizimo) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;
        new.numero_recibo := null;
        if new.recibo_em is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          select coalesce(max(numero_recibo), 0) + 1 into new.numero_recibo from dizimo where id_cliente = new.id_cliente;
        end if;
        return new;
      end $$;`)

    this.addSql(
      `create table "dizimo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_membro" int not null, "valor_dizimo" numeric(14,2) not null, "data_dizimo" date not null, "meio_dizimo" varchar(14) not null, "numero_recibo" int null, "recibo_em" timestamptz null, "recibo_por" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "dizimo_uuid" on "dizimo" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "dizimo_recibo" on "dizimo" ("id_cliente", "numero_recibo");`)
    this.addSql(`create index "dizimo_data" on "dizimo" ("id_cliente", "data_dizimo", "id");`)
    this.addSql(`create index "dizimo_membro" on "dizimo" ("id_cliente", "id_membro", "data_dizimo");`)
    this.addSql(`create index "dizimo_emissor" on "dizimo" ("id_cliente", "recibo_por");`)

    this.addSql(
      `create table "orcamento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "titulo_orcamento" varchar(120) not null, "data_orcamento" date not null, "valor_orcamento" numeric(14,2) not null, "descricao_orcamento" text not null, "status_orcamento" varchar(10) not null default 'pendente', "id_departamento" int not null, "decidido_em" timestamptz null, "decidido_por" int null, "nome_ordem" text generated always as (normalizar(titulo_orcamento)) stored null, "busca" text generated always as (normalizar(titulo_orcamento || ' ' || descricao_orcamento)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "orcamento_uuid" on "orcamento" ("id_cliente", "uuid");`)
    this.addSql(`create index "orcamento_data" on "orcamento" ("id_cliente", "data_orcamento", "id");`)
    this.addSql(
      `create index "orcamento_departamento" on "orcamento" ("id_cliente", "id_departamento", "data_orcamento");`,
    )
    this.addSql(`create index "orcamento_decisor" on "orcamento" ("id_cliente", "decidido_por");`)

    this.addSql(
      `create table "manutencao_patrimonio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_patrimonio" int not null, "data_manutencao" date not null, "valor_manutencao" numeric(14,2) not null, "status_manutencao" varchar(10) not null default 'pendente', "descricao_manutencao" varchar(255) null, "id_departamento" int null, "busca" text generated always as (normalizar(coalesce(descricao_manutencao, ''))) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "manutencao_patrimonio_uuid" on "manutencao_patrimonio" ("id_cliente", "uuid");`)
    this.addSql(
      `create index "manutencao_patrimonio_data" on "manutencao_patrimonio" ("id_cliente", "data_manutencao", "id");`,
    )
    this.addSql(
      `create index "manutencao_patrimonio_patrimonio" on "manutencao_patrimonio" ("id_cliente", "id_patrimonio");`,
    )
    this.addSql(
      `create index "manutencao_patrimonio_departamento" on "manutencao_patrimonio" ("id_cliente", "id_departamento");`,
    )

    this.addSql(
      `alter table "dizimo" add constraint "dizimo_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "dizimo" add constraint "dizimo_recibo_por_id_cliente_foreign" foreign key ("recibo_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "dizimo" add constraint "dizimo_valor" check (valor_dizimo > 0);`)
    this.addSql(
      `alter table "dizimo" add constraint "dizimo_meio" check (meio_dizimo in ('dinheiro', 'pix', 'cartao', 'transferencia', 'cheque'));`,
    )
    this.addSql(
      `alter table "dizimo" add constraint "dizimo_numerado" check ((numero_recibo is null) = (recibo_em is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "dizimo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "dizimo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "dizimo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_recibo" before insert or update or delete on "dizimo" for each row execute function proteger_recibo();`,
    )
    this.addSql(`alter table "dizimo" enable row level security;`)
    this.addSql(`alter table "dizimo" force row level security;`)
    this.addSql(
      `create policy "dizimo_tenant" on "dizimo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "orcamento" add constraint "orcamento_id_departamento_id_cliente_foreign" foreign key ("id_departamento", "id_cliente") references "departamento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "orcamento" add constraint "orcamento_decidido_por_id_cliente_foreign" foreign key ("decidido_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "orcamento" add constraint "orcamento_status" check (status_orcamento in ('pendente', 'aprovado', 'recusado'));`,
    )
    this.addSql(`alter table "orcamento" add constraint "orcamento_valor" check (valor_orcamento > 0);`)
    this.addSql(
      `alter table "orcamento" add constraint "orcamento_decidido" check ((status_orcamento = 'pendente') = (decidido_em is null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "orcamento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "orcamento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "orcamento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "orcamento" enable row level security;`)
    this.addSql(`alter table "orcamento" force row level security;`)
    this.addSql(
      `create policy "orcamento_tenant" on "orcamento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "manutencao_patrimonio" add constraint "manutencao_patrimonio_id_patrimonio_id_cliente_foreign" foreign key ("id_patrimonio", "id_cliente") references "patrimonio" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "manutencao_patrimonio" add constraint "manutencao_patrimonio_id_departamento_id_cliente_foreign" foreign key ("id_departamento", "id_cliente") references "departamento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "manutencao_patrimonio" add constraint "manutencao_patrimonio_status" check (status_manutencao in ('pendente', 'concluido'));`,
    )
    this.addSql(
      `alter table "manutencao_patrimonio" add constraint "manutencao_patrimonio_valor" check (valor_manutencao > 0);`,
    )
    this.addSql(
      `alter table "manutencao_patrimonio" add constraint "manutencao_patrimonio_concluida" check (status_manutencao <> 'concluido' or excluido_em is null);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "manutencao_patrimonio" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "manutencao_patrimonio" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "manutencao_patrimonio" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "manutencao_patrimonio" enable row level security;`)
    this.addSql(`alter table "manutencao_patrimonio" force row level security;`)
    this.addSql(
      `create policy "manutencao_patrimonio_tenant" on "manutencao_patrimonio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    for (const table of ['dizimo', 'orcamento', 'manutencao_patrimonio'])
      this.addSql(`drop table if exists "${table}" cascade;`)
    this.addSql(`drop function proteger_recibo();`)
  }
}
