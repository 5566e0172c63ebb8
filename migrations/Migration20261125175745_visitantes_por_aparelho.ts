import { Migration } from '@mikro-orm/migrations'

export class Migration20261125175745_visitantes_por_aparelho extends Migration {
  override name = 'Migration20261125175745_visitantes_por_aparelho'

  override up(): void | Promise<void> {
    this.addSql(`alter table "culto" add "visitantes_por_aparelho" jsonb null;`)
  }
}
