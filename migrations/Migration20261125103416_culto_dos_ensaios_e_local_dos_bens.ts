import { Migration } from '@mikro-orm/migrations'

export class Migration20261125103416_culto_dos_ensaios_e_local_dos_bens extends Migration {
  override name = 'Migration20261125103416_culto_dos_ensaios_e_local_dos_bens'

  override up(): void | Promise<void> {
    this.addSql(`alter table "patrimonio" add "id_local" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "patrimonio" add constraint "patrimonio_id_local_id_cliente_foreign" foreign key ("id_local", "id_cliente") references "local" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`create index "patrimonio_local" on "patrimonio" ("id_cliente", "id_local");`)

    this.addSql(`alter table "ensaio_louvor" add "id_culto" int null;`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "ensaio_louvor" add constraint "ensaio_louvor_id_culto_id_cliente_foreign" foreign key ("id_culto", "id_cliente") references "culto" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`create index "ensaio_louvor_culto" on "ensaio_louvor" ("id_cliente", "id_culto");`)
  }
}
