import { Migration } from '@mikro-orm/migrations'

/** In which account the money of each means lies, and which entries a match with the bank's statement has made. */
export class Migration20261129061000_contas_dos_meios extends Migration {
  override name = 'Migration20261129061000_contas_dos_meios'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "conta_do_meio" ("id" serial not null, "id_cliente" int not null, "uuid" uuid not null default gen_random_uuid(), "created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "versao" int not null default 1, "meio" varchar(14) not null, "id_conta_financeira" int not null, primary key ("id", "id_cliente"));`,
    )
    this.addSql(`create unique index "conta_do_meio_uuid" on "conta_do_meio" ("id_cliente", "uuid");`)
    this.addSql(`create unique index "conta_do_meio_um" on "conta_do_meio" ("id_cliente", "meio");`)
    this.addSql(`create index "conta_do_meio_conta" on "conta_do_meio" ("id_cliente", "id_conta_financeira");`)

    this.addSql(`alter table "conciliacao" add "criado" boolean not null default false;`)

    this.addSql(
      `alter table "conta_do_meio" add constraint "conta_do_meio_id_conta_financeira_id_cliente_foreign" foreign key ("id_conta_financeira", "id_cliente") references "conta_financeira" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `alter table "conta_do_meio" add constraint "conta_do_meio_meio" check (meio in ('dinheiro', 'pix', 'transferencia', 'cheque', 'cartao', 'boleto', 'debito'));`,
    )
    this.addSql(
      `create trigger "auditar_insert" after insert on "conta_do_meio" referencing new table as depois for each statement execute function auditar_insert();`,
    )
    this.addSql(
      `create trigger "auditar_update" after update on "conta_do_meio" referencing old table as antes new table as depois for each statement execute function auditar_update();`,
    )
    this.addSql(
      `create trigger "auditar_delete" after delete on "conta_do_meio" referencing old table as antes for each statement execute function auditar_delete();`,
    )
    this.addSql(`alter table "conta_do_meio" enable row level security;`)
    this.addSql(`alter table "conta_do_meio" force row level security;`)
    this.addSql(
      `create policy "conta_do_meio_tenant" on "conta_do_meio" using (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int) with check (id_cliente = (nullif(current_setting('app.id_cliente', true), ''))::int);`,
    )

    // support of missionaries was suggested, and set by an earlier migration, as if it were that of the church's own pastor;
    // otherwise the policies of the table would apply to the owner, too; and nobody of the church made this change
    this.addSql(`alter table "categoria" no force row level security;`)
    this.addSql(`alter table "categoria" disable trigger "auditar_update";`)
    this.addSql(
      `update "categoria" set "tipo_pagamento" = 'outro' where not "fixa" and "natureza" = 'despesa' and "nome_ordem" = 'sustento missionario' and "tipo_pagamento" = 'prebenda';`,
    )
    this.addSql(`alter table "categoria" enable trigger "auditar_update";`)
    this.addSql(`alter table "categoria" force row level security;`)
  }
}
