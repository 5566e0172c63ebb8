import { Migration } from '@mikro-orm/migrations'

/** Baptisms, pastoral visits, leadership meetings with their minutes. */
export class Migration20261121183000_batismos extends Migration {
  override up(): void | Promise<void> {
    // Minutes get the church's next number when they are approved; concurrent approvals wait for each other. They
    // cannot be changed afterwards, neither by the application nor by SQL in its role. Written by hand; the triggers of
    // the tables below call these functions.
    this.addSql(`
      create function proteger_ata() returns trigger language plpgsql as $$ begin
        if tg_op <> 'INSERT' and old.aprovada_em is not null then
          raise exception 'approved minutes do not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        new.numero_ata := null;
        if new.aprovada_em is not null then
          perform pg_advisory_xact_lock(7242233, new.id_cliente);
          select coalesce(max(numero_ata), 0) + 1 into new.numero_ata from ata where id_cliente = new.id_cliente;
        end if;
        return new;
      end $$;`)
    // A meeting with approved minutes cannot be changed either.
    this.addSql(`
      create function proteger_reuniao_com_ata() returns trigger language plpgsql as $$ begin
        if exists (select from ata where id_cliente = old.id_cliente and id_reuniao = old.id and aprovada_em is not null) then
          raise exception 'a meeting with approved minutes does not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)

    this.addSql(
      `create table "reuniao_lideranca" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "data_reuniao" date not null, "pauta_reuniao" text not null, "status_reuniao" varchar(10) not null default 'marcada', "busca" text generated always as (normalizar(pauta_reuniao)) stored null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "reuniao_lideranca_uuid" on "reuniao_lideranca" ("id_cliente", "uuid");`)
    this.addSql(`create index "reuniao_lideranca_data" on "reuniao_lideranca" ("id_cliente", "data_reuniao", "id");`)

    this.addSql(
      `create table "batismo" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_batizando" int not null, "id_pastor" int not null, "data_batismo" date not null, "data_anterior" date null, "registrado_em" timestamptz not null default clock_timestamp(), primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "batismo_uuid" on "batismo" ("id_cliente", "uuid");`)
    this.addSql(`create index "batismo_data" on "batismo" ("id_cliente", "data_batismo", "id");`)
    this.addSql(`create index "batismo_batizando" on "batismo" ("id_cliente", "id_batizando");`)
    this.addSql(`create index "batismo_pastor" on "batismo" ("id_cliente", "id_pastor");`)

    this.addSql(
      `create table "ata" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_reuniao" int not null, "texto_ata" text not null, "numero_ata" int null, "aprovada_em" timestamptz null, "aprovada_por" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "ata_uuid" on "ata" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "ata_reuniao" on "ata" ("id_cliente", "id_reuniao");`)
    this.addSql(`create unique index "ata_numero" on "ata" ("id_cliente", "numero_ata");`)

    this.addSql(
      `create table "visita_pastoral" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "excluido_em" timestamptz null, "excluido_por" int null, "id_pastor" int not null, "id_visitado" int not null, "data_visita" date not null, "comentario_cifrado" text null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "visita_pastoral_uuid" on "visita_pastoral" ("id_cliente", "uuid");`)
    this.addSql(`create index "visita_pastoral_data" on "visita_pastoral" ("id_cliente", "data_visita", "id");`)
    this.addSql(`create index "visita_pastoral_visitado" on "visita_pastoral" ("id_cliente", "id_visitado");`)
    this.addSql(`create index "visita_pastoral_pastor" on "visita_pastoral" ("id_cliente", "id_pastor");`)

    this.addSql(
      `alter table "reuniao_lideranca" add constraint "reuniao_lideranca_status" check (status_reuniao in ('marcada', 'realizada', 'cancelada'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "reuniao_lideranca" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "reuniao_lideranca" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "reuniao_lideranca" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_reuniao" before update or delete on "reuniao_lideranca" for each row execute function proteger_reuniao_com_ata();`,
    )
    this.addSql(`alter table "reuniao_lideranca" enable row level security;`)
    this.addSql(`alter table "reuniao_lideranca" force row level security;`)
    this.addSql(
      `create policy "reuniao_lideranca_tenant" on "reuniao_lideranca" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "batismo" add constraint "batismo_id_batizando_id_cliente_foreign" foreign key ("id_batizando", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "batismo" add constraint "batismo_id_pastor_id_cliente_foreign" foreign key ("id_pastor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "batismo" add constraint "batismo_pessoas" check (id_batizando <> id_pastor);`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "batismo" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "batismo" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "batismo" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "batismo" enable row level security;`)
    this.addSql(`alter table "batismo" force row level security;`)
    this.addSql(
      `create policy "batismo_tenant" on "batismo" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "ata" add constraint "ata_id_reuniao_id_cliente_foreign" foreign key ("id_reuniao", "id_cliente") references "reuniao_lideranca" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "ata" add constraint "ata_aprovada_por_id_cliente_foreign" foreign key ("aprovada_por", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "ata" add constraint "ata_aprovada" check ((numero_ata is null) = (aprovada_em is null));`)
    this.addSql(
      `create trigger "auditar_insert" after insert on "ata" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "ata" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "ata" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(
      `create trigger "proteger_ata" before insert or update or delete on "ata" for each row execute function proteger_ata();`,
    )
    this.addSql(`alter table "ata" enable row level security;`)
    this.addSql(`alter table "ata" force row level security;`)
    this.addSql(
      `create policy "ata_tenant" on "ata" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "visita_pastoral" add constraint "visita_pastoral_id_pastor_id_cliente_foreign" foreign key ("id_pastor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "visita_pastoral" add constraint "visita_pastoral_id_visitado_id_cliente_foreign" foreign key ("id_visitado", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "visita_pastoral" add constraint "visita_pastoral_pessoas" check (id_pastor <> id_visitado);`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "visita_pastoral" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "visita_pastoral" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "visita_pastoral" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "visita_pastoral" enable row level security;`)
    this.addSql(`alter table "visita_pastoral" force row level security;`)
    this.addSql(
      `create policy "visita_pastoral_tenant" on "visita_pastoral" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`alter table "ata" drop constraint "ata_id_reuniao_id_cliente_foreign";`)

    this.addSql(`drop trigger if exists "auditar_insert" on "reuniao_lideranca";`)
    this.addSql(`drop function if exists "reuniao_lideranca_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "reuniao_lideranca";`)
    this.addSql(`drop function if exists "reuniao_lideranca_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "reuniao_lideranca";`)
    this.addSql(`drop function if exists "reuniao_lideranca_auditar_delete_fn"();`)
    this.addSql(`drop trigger if exists "proteger_reuniao" on "reuniao_lideranca";`)
    this.addSql(`drop function if exists "reuniao_lideranca_proteger_reuniao_fn"();`)
    this.addSql(`drop table if exists "reuniao_lideranca" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "batismo";`)
    this.addSql(`drop function if exists "batismo_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "batismo";`)
    this.addSql(`drop function if exists "batismo_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "batismo";`)
    this.addSql(`drop function if exists "batismo_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "batismo" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "ata";`)
    this.addSql(`drop function if exists "ata_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "ata";`)
    this.addSql(`drop function if exists "ata_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "ata";`)
    this.addSql(`drop function if exists "ata_auditar_delete_fn"();`)
    this.addSql(`drop trigger if exists "proteger_ata" on "ata";`)
    this.addSql(`drop function if exists "ata_proteger_ata_fn"();`)
    this.addSql(`drop table if exists "ata" cascade;`)
    this.addSql(`drop trigger if exists "auditar_insert" on "visita_pastoral";`)
    this.addSql(`drop function if exists "visita_pastoral_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "visita_pastoral";`)
    this.addSql(`drop function if exists "visita_pastoral_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "visita_pastoral";`)
    this.addSql(`drop function if exists "visita_pastoral_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "visita_pastoral" cascade;`)
    this.addSql(`drop function proteger_ata();`)
    this.addSql(`drop function proteger_reuniao_com_ata();`)
  }
}
