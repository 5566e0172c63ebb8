import { Migration } from '@mikro-orm/migrations'

/** Finds the e-mails of all churches that wait, the oldest first. */
export class Migration20261127205500_emails_pendentes extends Migration {
  override name = 'Migration20261127205500_emails_pendentes'

  override up(): void | Promise<void> {
    this.addSql(
      `create index "email_saida_pendente" on "email_saida" ("created_at", "id") where situacao = 'pendente';`,
    )
  }
}
