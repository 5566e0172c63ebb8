import { Migration } from '@mikro-orm/migrations'

export class Migration20261129064300_linhas_como_lidas extends Migration {
  override name = 'Migration20261129064300_linhas_como_lidas'

  override up(): void {
    this.addSql(`alter table "importacao_linha" add "lida" jsonb null;`)
  }
}
