import { Migration } from '@mikro-orm/migrations'

/** A church's home page asks whether somebody has been named to lead, which read all its people. */
export class Migration20261130170105_lideraram extends Migration {
  override name = 'Migration20261130170105_lideraram'

  override up(): void | Promise<void> {
    this.addSql(`create index "usuario_liderou" on "usuario" ("id_cliente") where "liderou";`)
  }
}
