import { Migration } from '@mikro-orm/migrations'

/** The link of a roster's letter goes by the present hour of its service. */
export class Migration20261122050100_token_escala extends Migration {
  override name = 'Migration20261122050100_token_escala'

  override up(): void | Promise<void> {
    this.addSql(`alter table "token_escala" drop column "expira_em";`)
  }
}
