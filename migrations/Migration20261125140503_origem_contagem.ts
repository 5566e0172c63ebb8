import { Migration } from '@mikro-orm/migrations'

/** Checks the origins of a table with millions of rows, by itself, so that entries are written meanwhile. */
export class Migration20261125140503_origem_contagem extends Migration {
  override name = 'Migration20261125140503_origem_contagem'

  override up(): void | Promise<void> {
    this.addSql(`alter table "entrada" validate constraint "entrada_origem_conhecida";`)
  }
}
