import { Migration } from '@mikro-orm/migrations'

/** Budgets can be deleted, and restored from the recycle bin. */
export class Migration20261122150500_orcamento_lixeira extends Migration {
  override name = 'Migration20261122150500_orcamento_lixeira'

  override up(): void {
    this.addSql(`alter table "orcamento" add "excluido_em" timestamptz null, add "excluido_por" int null;`)
  }
}
