import { Migration } from '@mikro-orm/migrations'

/** The PDF of a decided statement of accounts is stored once, with its own hash. */
export class Migration20261127133000_pdf_da_prestacao extends Migration {
  override name = 'Migration20261127133000_pdf_da_prestacao'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "prestacao_contas" add "id_arquivo" int null, add "impressao_pdf" varchar(64) null, add "pdf_em" timestamptz null;`,
    )
    this.addSql(`create index "prestacao_contas_arquivo" on "prestacao_contas" ("id_cliente", "id_arquivo");`)
    // both versions: the version before does not write the new columns
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_id_arquivo_id_cliente_foreign" foreign key ("id_arquivo", "id_cliente") references "arquivo" ("id", "id_cliente") on update no action on delete no action;`,
    )
    // both versions: the version before does not write the new columns
    this.addSql(
      `alter table "prestacao_contas" add constraint "prestacao_contas_pdf" check ((id_arquivo is null or decisao is not null) and (id_arquivo is null) = (impressao_pdf is null) and (id_arquivo is null) = (pdf_em is null));`,
    )
  }
}
