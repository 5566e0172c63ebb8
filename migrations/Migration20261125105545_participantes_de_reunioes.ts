import { Migration } from '@mikro-orm/migrations'

export class Migration20261125105545_participantes_de_reunioes extends Migration {
  override name = 'Migration20261125105545_participantes_de_reunioes'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "participante_reuniao" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_reuniao" int not null, "id_usuario" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "participante_reuniao_uuid" on "participante_reuniao" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "participante_reuniao_pessoa" on "participante_reuniao" ("id_cliente", "id_reuniao", "id_usuario");`,
    )
    this.addSql(`create index "participante_reuniao_usuario" on "participante_reuniao" ("id_cliente", "id_usuario");`)

    this.addSql(
      `alter table "participante_reuniao" add constraint "participante_reuniao_id_reuniao_id_cliente_foreign" foreign key ("id_reuniao", "id_cliente") references "reuniao_lideranca" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "participante_reuniao" add constraint "participante_reuniao_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "participante_reuniao" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "participante_reuniao" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "participante_reuniao" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "participante_reuniao" enable row level security;`)
    this.addSql(`alter table "participante_reuniao" force row level security;`)
    this.addSql(
      `create policy "participante_reuniao_tenant" on "participante_reuniao" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
