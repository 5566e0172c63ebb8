import { Migration } from '@mikro-orm/migrations'

/** By which rules the payers of a file's movements were found; a job finds them anew when the rules have changed. */
export class Migration20261129063100_pagadores_de_antes extends Migration {
  override name = 'Migration20261129063100_pagadores_de_antes'

  override up(): void {
    this.addSql(`alter table "extrato_bancario" add "pagadores" smallint not null default 0;`)
  }
}
