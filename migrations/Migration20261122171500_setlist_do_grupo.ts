import { Migration } from '@mikro-orm/migrations'

/**
 * Rehearsals and setlists are read by the members of their group, and setlists written by whoever leads it. What a token could do so
 * far, for all groups, has actions of its own: tokens keep it.
 */
export class Migration20261122171500_setlist_do_grupo extends Migration {
  override name = 'Migration20261122171500_setlist_do_grupo'

  override up(): void {
    // the owner too is bound by the policy of the table
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
