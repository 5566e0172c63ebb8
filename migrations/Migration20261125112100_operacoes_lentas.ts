import { Migration } from '@mikro-orm/migrations'

export class Migration20261125112100_operacoes_lentas extends Migration {
  override name = 'Migration20261125112100_operacoes_lentas'

  override up(): void | Promise<void> {
    this.addSql(
      `create table "operacao_lenta" ("igreja" int not null, "operacao" varchar(200) not null, "dia" date not null, "vezes" int not null, "duracoes" int[] not null, "pior" int not null, "comando" text null, "comando_ms" int null, "ultima" timestamptz not null, primary key ("igreja", "operacao", "dia"));`,
    )
  }
}
