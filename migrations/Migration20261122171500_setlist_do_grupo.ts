import { Migration } from '@mikro-orm/migrations'

/**
 * Members read the rehearsals and setlists of their group, and its leader writes the setlists. Until now API tokens
 * could do this for all groups. These permissions are now separate actions, and existing tokens get them.
 */
export class Migration20261122171500_setlist_do_grupo extends Migration {
  override name = 'Migration20261122171500_setlist_do_grupo'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "token_api" no force row level security;`)
    for (const [had, gets] of [
      ['ensaioLouvor.ler', 'ensaioLouvor.lerTodos'],
      ['setlistEnsaio.ler', 'setlistEnsaio.lerTodos'],
      ['setlistEnsaio.escrever', 'setlistEnsaio.escreverTodos'],
    ])
      this.addSql(
        `update "token_api" set "escopos" = "escopos" || '["${gets}"]'::jsonb where jsonb_exists("escopos", '${had}') and not jsonb_exists("escopos", '${gets}');`,
      )
    this.addSql(`alter table "token_api" force row level security;`)
  }
}
