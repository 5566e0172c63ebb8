import { Migration } from '@mikro-orm/migrations'

export class Migration20261125175025_consentimento_por_outra_pessoa extends Migration {
  override name = 'Migration20261125175025_consentimento_por_outra_pessoa'

  override up(): void | Promise<void> {
    this.addSql(`alter table "consentimento" add "id_autor" int null;`)
    // both versions: the version before leaves the new column null
    this.addSql(
      `alter table "consentimento" add constraint "consentimento_id_autor_id_cliente_foreign" foreign key ("id_autor", "id_cliente") references "usuario" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(
      `create index "consentimento_documento" on "consentimento" ("id_cliente", "documento", "id_usuario", "id");`,
    )
    this.addSql(`create index "consentimento_autor" on "consentimento" ("id_cliente", "id_autor");`)
  }
}
