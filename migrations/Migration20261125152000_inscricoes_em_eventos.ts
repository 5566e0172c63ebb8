import { Migration } from '@mikro-orm/migrations'

export class Migration20261125152000_inscricoes_em_eventos extends Migration {
  override name = 'Migration20261125152000_inscricoes_em_eventos'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "espera_evento" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_evento" int not null, "id_membro" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "espera_evento_uuid" on "espera_evento" ("id_cliente", "uuid");`)
    this.addSql(
      `create unique index "espera_evento_pessoa" on "espera_evento" ("id_cliente", "id_evento", "id_membro");`,
    )
    this.addSql(`create index "espera_evento_membro" on "espera_evento" ("id_cliente", "id_membro");`)

    this.addSql(
      `alter table "evento" add "inscricao_aberta" boolean not null default false, add "inscricoes_ate" timestamptz null;`,
    )

    this.addSql(
      `alter table "espera_evento" add constraint "espera_evento_id_evento_id_cliente_foreign" foreign key ("id_evento", "id_cliente") references "evento" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "espera_evento" add constraint "espera_evento_id_membro_id_cliente_foreign" foreign key ("id_membro", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "espera_evento" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "espera_evento" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "espera_evento" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "espera_evento" enable row level security;`)
    this.addSql(`alter table "espera_evento" force row level security;`)
    this.addSql(
      `create policy "espera_evento_tenant" on "espera_evento" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
