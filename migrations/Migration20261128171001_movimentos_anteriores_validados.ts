import { Migration } from '@mikro-orm/migrations'

/** Reads all lines of statements without keeping anybody from writing. */
export class Migration20261128171001_movimentos_anteriores_validados extends Migration {
  override name = 'Migration20261128171001_movimentos_anteriores_validados'

  override up(): void | Promise<void> {
    this.addSql(`alter table "movimento_bancario" validate constraint "movimento_bancario_motivo";`)
  }
}
