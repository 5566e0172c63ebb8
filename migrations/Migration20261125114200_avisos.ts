import { Migration } from '@mikro-orm/migrations'

export class Migration20261125114200_avisos extends Migration {
  override name = 'Migration20261125114200_avisos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "preferencia_aviso" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "silencio_de" varchar(5) null default '22:00', "silencio_ate" varchar(5) null default '07:00', "canais" jsonb not null default '{}', primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "preferencia_aviso_uuid" on "preferencia_aviso" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "preferencia_aviso_usuario" on "preferencia_aviso" ("id_cliente", "id_usuario");`)

    this.addSql(
      `create table "aviso" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "tipo" varchar(60) not null, "titulo" varchar(80) not null, "texto" varchar(200) not null, "caminho" varchar(200) not null, "chave" varchar(120) null, "carta_cifrado" text null, "situacao" varchar(10) not null default 'pendente', "entregues" jsonb not null default '[]', "tentativas" smallint not null default 0, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "aviso_uuid" on "aviso" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "aviso_chave" on "aviso" ("id_cliente", "id_usuario", "chave");`)
    this.addSql(`create index "aviso_criado" on "aviso" ("id_cliente", "created_at");`)

    this.addSql(
      `create table "aparelho" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "sessao" uuid not null, "endereco_hash" varchar(64) not null, "cifrado" text not null, "dispositivo" varchar(200) not null, "recebido_em" timestamptz null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "aparelho_uuid" on "aparelho" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "aparelho_endereco" on "aparelho" ("id_cliente", "endereco_hash");`)
    this.addSql(`create index "aparelho_usuario" on "aparelho" ("id_cliente", "id_usuario");`)

    this.addSql(
      `alter table "preferencia_aviso" add constraint "preferencia_aviso_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "preferencia_aviso" add constraint "preferencia_aviso_silencio" check ((silencio_de is null) = (silencio_ate is null));`,
    )
    this.addSql(
      `alter table "preferencia_aviso" add constraint "preferencia_aviso_hora" check (silencio_de ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');`,
    )
    this.addSql(
      `alter table "preferencia_aviso" add constraint "preferencia_aviso_ate" check (silencio_ate ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$');`,
    )
    this.addSql(`alter table "preferencia_aviso" enable row level security;`)
    this.addSql(`alter table "preferencia_aviso" force row level security;`)
    this.addSql(
      `create policy "preferencia_aviso_tenant" on "preferencia_aviso" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "aviso" add constraint "aviso_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "aviso" add constraint "aviso_situacao" check (situacao in ('pendente', 'entregue', 'email', 'desistido'));`,
    )
    this.addSql(`alter table "aviso" enable row level security;`)
    this.addSql(`alter table "aviso" force row level security;`)
    this.addSql(
      `create policy "aviso_tenant" on "aviso" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    this.addSql(
      `alter table "aparelho" add constraint "aparelho_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "aparelho" enable row level security;`)
    this.addSql(`alter table "aparelho" force row level security;`)
    this.addSql(
      `create policy "aparelho_tenant" on "aparelho" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
