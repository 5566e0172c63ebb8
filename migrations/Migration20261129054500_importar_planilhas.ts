import { Migration } from '@mikro-orm/migrations'

/** People are imported from spreadsheets, too. */
export class Migration20261129054500_importar_planilhas extends Migration {
  override name = 'Migration20261129054500_importar_planilhas'

  override up(): void {
    this.addSql(`alter table "importacao" drop constraint "importacao_formato";`)
    // both versions: it allows one more format than before
    this.addSql(
      `alter table "importacao" add constraint "importacao_formato" check (formato in ('csv', 'json', 'xml', 'xlsx'));`,
    )
  }
}
