import { Migration } from '@mikro-orm/migrations'

export class Migration20261128001500_emails_de_seguranca extends Migration {
  override name = 'Migration20261128001500_emails_de_seguranca'

  // E-mails about a change that may be an attack are tried for longer than others.
  override up(): void {
    this.addSql(`alter table "email_saida" add column "seguranca" boolean not null default false;`)
  }
}
