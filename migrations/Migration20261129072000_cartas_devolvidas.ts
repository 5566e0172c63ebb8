import { Migration } from '@mikro-orm/migrations'

export class Migration20261129072000_cartas_devolvidas extends Migration {
  override name = 'Migration20261129072000_cartas_devolvidas'

  override up(): void {
    this.addSql(
      `alter table "email_saida" add "sair_em" varchar(100) null, add "devolvido" boolean not null default false;`,
    )
    this.addSql(`create index "email_saida_devolvido" on "email_saida" ("id_cliente", "para") where devolvido;`)
  }
}
