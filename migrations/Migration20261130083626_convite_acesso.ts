import { Migration } from '@mikro-orm/migrations'

/** Invitations by a link on paper or in a message, and names with which people without an e-mail sign in. */
export class Migration20261130083626_convite_acesso extends Migration {
  override name = 'Migration20261130083626_convite_acesso'

  override up(): void {
    this.addSql(
      `create table "convite_acesso" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "id_usuario" int not null, "hash" varchar(64) not null, "pede" varchar(20) not null, "resposta_hash" varchar(64) not null, "tentativas" smallint not null default 0, "expira_em" timestamptz not null, "usado_em" timestamptz null, "cancelado_em" timestamptz null, "criado_por" int null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "convite_acesso_hash" on "convite_acesso" ("id_cliente", "hash");`)
    this.addSql(`create unique index "convite_acesso_uuid" on "convite_acesso" ("id_cliente", "uuid");`)
    this.addSql(`create index "convite_acesso_pessoa" on "convite_acesso" ("id_cliente", "id_usuario", "id");`)

    this.addSql(`create index "usuario_entrada_telefone" on "usuario" ("telefone_usuario");`)

    this.addSql(`alter table "credencial" add "nome_acesso" varchar(30) null;`)
    this.addSql(`create unique index "credencial_nome_acesso" on "credencial" ("id_cliente", "nome_acesso");`)

    this.addSql(
      `alter table "convite_acesso" add constraint "convite_acesso_id_usuario_id_cliente_foreign" foreign key ("id_usuario", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "convite_acesso" add constraint "convite_acesso_pede" check (pede in ('dataNascimento', 'telefone'));`,
    )
    this.addSql(
      `alter table "convite_acesso" add constraint "convite_acesso_tentativas" check (tentativas > -1 and tentativas < 6);`,
    )
    this.addSql(`alter table "convite_acesso" enable row level security;`)
    this.addSql(`alter table "convite_acesso" force row level security;`)
    this.addSql(
      `create policy "convite_acesso_tenant" on "convite_acesso" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )
  }
}
