import { Migration } from '@mikro-orm/migrations'

/** The link in a roster's e-mail expires by the current time of its worship service, so no expiry is stored. */
export class Migration20261122050100_token_escala extends Migration {
  override name = 'Migration20261122050100_token_escala'

  override up(): void | Promise<void> {
    this.addSql(`alter table "token_escala" drop column "expira_em";`)
  }
}
