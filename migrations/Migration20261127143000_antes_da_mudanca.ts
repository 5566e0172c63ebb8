import { Migration } from '@mikro-orm/migrations'

export class Migration20261127143000_antes_da_mudanca extends Migration {
  override name = 'Migration20261127143000_antes_da_mudanca'

  // A restore that is taken up again, or taken back, knows no more where the church came from if that is not kept.
  override up(): void {
    this.addSql(`alter table "mudanca_igreja" add column "antes" jsonb null;`)
  }
}
