import { Migration } from '@mikro-orm/migrations'

export class Migration20261127174500_aviso_vale_ate extends Migration {
  override name = 'Migration20261127174500_aviso_vale_ate'

  // Without an end, a reminder may reach a phone after what it reminds of.
  override up(): void {
    this.addSql(`alter table "aviso" add column "vale_ate" timestamptz null;`)
  }
}
