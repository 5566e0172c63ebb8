import { Migration } from '@mikro-orm/migrations'

/**
 * What a church does not use. The churches of before use everything. Null is written by the founding of a new church,
 * which has not said yet what it uses.
 */
export class Migration20261130134000_o_que_a_igreja_usa extends Migration {
  override name = 'Migration20261130134000_o_que_a_igreja_usa'

  override up(): void {
    this.addSql(`alter table "cliente" add "modulos_desligados" jsonb null default '[]';`)
  }
}
