import { Migration } from '@mikro-orm/migrations'

/** What of a row of an imported file is left out, or saved in another way. */
export class Migration20261129054000_avisos_da_importacao extends Migration {
  override name = 'Migration20261129054000_avisos_da_importacao'

  override up(): void {
    this.addSql(`alter table "importacao_linha" add "avisos" jsonb not null default '[]';`)
  }
}
