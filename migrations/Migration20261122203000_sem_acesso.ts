import { Migration } from '@mikro-orm/migrations'

/** A person who is registered without a perfil has no permissions until somebody gives one. */
export class Migration20261122203000_sem_acesso extends Migration {
  override name = 'Migration20261122203000_sem_acesso'

  override up(): void {
    this.addSql(`alter table "usuario" alter column "perfil" set default -1;`)
  }
}
