import { Migration } from '@mikro-orm/migrations'

/** A refund of a Pix tells which entry it reversed, so that this one is still found by the id of the Pix. */
export class Migration20261127022500_entrada_da_devolucao extends Migration {
  override name = 'Migration20261127022500_entrada_da_devolucao'

  override up(): void | Promise<void> {
    this.addSql(`alter table "pix_devolucao" add "id_entrada" int null;`)
    this.addSql(`create index "pix_devolucao_entrada" on "pix_devolucao" ("id_cliente", "id_entrada");`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "pix_devolucao" add constraint "pix_devolucao_id_entrada_id_cliente_foreign" foreign key ("id_entrada", "id_cliente") references "entrada" ("id", "id_cliente") on update no action on delete no action;`,
    )
  }
}
