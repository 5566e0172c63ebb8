import { Migration } from '@mikro-orm/migrations'

/** E-mails over a limit wait here, without jobs of their own. */
export class Migration20261129011000_cartas_que_esperam extends Migration {
  override name = 'Migration20261129011000_cartas_que_esperam'

  override up(): void | Promise<void> {
    this.addSql(`alter table "email_saida" add "espera" varchar(10) null, add "liberar_em" timestamptz null;`)
    this.addSql(
      `create index "email_saida_espera" on "email_saida" ("id_cliente", "liberar_em") where espera is not null;`,
    )
  }
}
