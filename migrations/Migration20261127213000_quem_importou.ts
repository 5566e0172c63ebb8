import { Migration } from '@mikro-orm/migrations'

export class Migration20261127213000_quem_importou extends Migration {
  override name = 'Migration20261127213000_quem_importou'

  // The rows of a file show personal data, which not everybody who may import reads of files that others sent.
  override up(): void {
    this.addSql(`alter table "importacao" add column "solicitado_por" int null;`)
  }
}
