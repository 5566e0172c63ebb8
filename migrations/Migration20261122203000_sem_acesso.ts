import { Migration } from '@mikro-orm/migrations'

/** A person registered without a perfil has no access until somebody gives one. */
export class Migration20261122203000_sem_acesso extends Migration {
  override name = 'Migration20261122203000_sem_acesso'

  override up(): void {
    this.addSql(`alter table "usuario" alter column "perfil" set default -1;`)
  }
}
