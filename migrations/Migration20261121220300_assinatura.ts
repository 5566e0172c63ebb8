import { Migration } from '@mikro-orm/migrations'

/** Subscriptions of churches, and sign-ups that wait for payment. */
export class Migration20261121220300_assinatura extends Migration {
  override name = 'Migration20261121220300_assinatura'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "assinatura" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "plano" varchar(40) not null, "situacao" varchar(10) not null, "cliente_stripe" varchar(255) not null, "assinatura_stripe" varchar(255) not null, "graca_ate" timestamptz null, "periodo_ate" timestamptz null, "cancela_no_fim" boolean not null default false, "evento_em" timestamptz not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "assinatura_uuid" on "assinatura" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "assinatura_da_igreja" on "assinatura" ("id_cliente");`)
    this.addSql(`create index "assinatura_cliente_stripe" on "assinatura" ("cliente_stripe");`)

    this.addSql(
      `create table "cadastro_pendente" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "nome_igreja" varchar(120) not null, "name" varchar(120) not null, "email" varchar(254) not null, "plano" varchar(40) not null, "cliente_stripe" varchar(255) not null, "checkout_stripe" varchar(255) not null, "cancelado_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "cadastro_pendente_uuid" on "cadastro_pendente" ("id_cliente", "uuid");`)
    this.addSql(`create index "cadastro_pendente_cliente_stripe" on "cadastro_pendente" ("cliente_stripe");`)

    this.addSql(
      `create table "evento_pagamento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "evento" varchar(255) not null, "tipo" varchar(80) not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "evento_pagamento_uuid" on "evento_pagamento" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "evento_pagamento_evento" on "evento_pagamento" ("id_cliente", "evento");`)

    this.addSql(
      `alter table "assinatura" add constraint "assinatura_situacao" check (situacao in ('ativa', 'atrasada', 'suspensa', 'cancelada'));`,
    )
    this.addSql(
      `alter table "assinatura" add constraint "assinatura_graca" check ((situacao = 'atrasada') = (graca_ate is not null));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "assinatura" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "assinatura" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "assinatura" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "assinatura" enable row level security;`)
    this.addSql(`alter table "assinatura" force row level security;`)
    this.addSql(
      `create policy "assinatura_tenant" on "assinatura" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "cadastro_pendente" enable row level security;`)
    this.addSql(`alter table "cadastro_pendente" force row level security;`)
    this.addSql(
      `create policy "cadastro_pendente_tenant" on "cadastro_pendente" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(`alter table "evento_pagamento" enable row level security;`)
    this.addSql(`alter table "evento_pagamento" force row level security;`)
    this.addSql(
      `create policy "evento_pagamento_tenant" on "evento_pagamento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }

  override down(): void | Promise<void> {
    this.addSql(`drop trigger if exists "auditar_insert" on "assinatura";`)
    this.addSql(`drop function if exists "assinatura_auditar_insert_fn"();`)
    this.addSql(`drop trigger if exists "auditar_update" on "assinatura";`)
    this.addSql(`drop function if exists "assinatura_auditar_update_fn"();`)
    this.addSql(`drop trigger if exists "auditar_delete" on "assinatura";`)
    this.addSql(`drop function if exists "assinatura_auditar_delete_fn"();`)
    this.addSql(`drop table if exists "assinatura" cascade;`)
    this.addSql(`drop table if exists "cadastro_pendente" cascade;`)
    this.addSql(`drop table if exists "evento_pagamento" cascade;`)
  }
}
