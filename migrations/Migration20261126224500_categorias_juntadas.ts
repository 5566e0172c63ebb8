import { Migration } from '@mikro-orm/migrations'

/** Which category a merged one went into, for what stays under its own name. */
export class Migration20261126224500_categorias_juntadas extends Migration {
  override name = 'Migration20261126224500_categorias_juntadas'

  override up(): void | Promise<void> {
    this.addSql(`alter table "categoria" add "id_destino" int null;`)
    this.addSql(`create index "categoria_destino" on "categoria" ("id_cliente", "id_destino");`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "categoria" add constraint "categoria_id_destino_id_cliente_foreign" foreign key ("id_destino", "id_cliente") references "categoria" ("id", "id_cliente") on update no action on delete no action;`,
    )
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "categoria" add constraint "categoria_destino_outra" check (id_destino is null or (not fixa and id_destino <> id));`,
    )
  }
}
