import { Migration } from '@mikro-orm/migrations'

const constraint = 'movimento_bancario_motivo'

/** A line of a statement from before the day of the account's opening balance is ignored for a reason of its own. */
export class Migration20261128171000_movimentos_anteriores extends Migration {
  override name = 'Migration20261128171000_movimentos_anteriores'

  override up(): void | Promise<void> {
    this.addSql(`alter table "movimento_bancario" drop constraint "${constraint}";`)
    // both versions: it allows more than before; the next migration validates it, without keeping anybody waiting
    this.addSql(
      `alter table "movimento_bancario" add constraint "${constraint}" check ((situacao = 'ignorado') = (motivo is not null) and (motivo is null or motivo in ('futuro', 'saldo', 'zero', 'anterior', 'fechado', 'pessoa'))) not valid;`,
    )
  }
}
