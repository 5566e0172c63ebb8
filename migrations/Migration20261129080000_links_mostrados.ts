import { Migration } from '@mikro-orm/migrations'

/** Links to set a password that were shown to somebody instead of sent: using one proves no e-mail address. */
export class Migration20261129080000_links_mostrados extends Migration {
  override name = 'Migration20261129080000_links_mostrados'

  override up(): void {
    this.addSql(`alter table "token_senha" add column "mostrado" boolean not null default false;`)
  }
}
