import { Migration } from '@mikro-orm/migrations'

/** The time when a church dismissed its first steps. */
export class Migration20261121221800_primeiros_passos extends Migration {
  override name = 'Migration20261121221800_primeiros_passos'

  override up(): void | Promise<void> {
    this.addSql(`alter table "cliente" add "passos_dispensados_em" timestamptz null;`)
  }
}
