import { Migration } from '@mikro-orm/migrations'

/** Whom people ask about their data, and whether the church says that it is a small agent of the data protection law. */
export class Migration20261128034000_encarregado extends Migration {
  override name = 'Migration20261128034000_encarregado'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "cliente" add "encarregado" varchar(120) null, add "email_encarregado" varchar(254) null, add "telefone_encarregado" varchar(20) null, add "pequeno_porte" smallint not null default 0;`,
    )
    // both versions: the version before leaves the default
    this.addSql(`alter table "cliente" add constraint "cliente_pequeno_porte" check (pequeno_porte in (0, 1));`)
  }
}
