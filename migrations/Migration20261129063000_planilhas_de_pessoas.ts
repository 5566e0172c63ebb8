import { Migration } from '@mikro-orm/migrations'

/** People are imported from spreadsheets, too, and a file says what of it is not read. */
export class Migration20261129063000_planilhas_de_pessoas extends Migration {
  override name = 'Migration20261129063000_planilhas_de_pessoas'

  override up(): void {
    this.addSql(`alter table "importacao" add "avisos" jsonb not null default '[]';`)
    this.addSql(`alter table "importacao" drop constraint "importacao_formato";`)
    // both versions: it takes every format that the version before writes
    this.addSql(
      `alter table "importacao" add constraint "importacao_formato" check (formato in ('csv', 'json', 'xml', 'xlsx'));`,
    )
  }
}
