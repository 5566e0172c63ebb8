import { Migration } from '@mikro-orm/migrations'

export class Migration20261122180500_batismo_planejado extends Migration {
  override name = 'Migration20261122180500_batismo_planejado'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "batismo" add "recem_anterior" smallint not null default 1, add "planejado" boolean not null default false;`,
    )
  }
}
