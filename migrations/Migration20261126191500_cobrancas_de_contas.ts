import { Migration } from '@mikro-orm/migrations'

/** Charges of receivables by Pix: a charge may stand for a receivable, and a received Pix may be its payment. */
export class Migration20261126191500_cobrancas_de_contas extends Migration {
  override name = 'Migration20261126191500_cobrancas_de_contas'

  override up(): void | Promise<void> {
    this.addSql(
      `alter table "pix_cobranca" add "id_conta_receber" int null, add "texto" varchar(512) null, add "encerrada_em" timestamptz null;`,
    )
    this.addSql(`alter table "pix_cobranca" alter column "id_codigo" drop not null;`)
    this.addSql(
      `create index "pix_cobranca_conta" on "pix_cobranca" ("id_cliente", "id_conta_receber") where "id_conta_receber" is not null and "encerrada_em" is null;`,
    )
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "pix_cobranca" add constraint "pix_cobranca_id_conta_receber_id_cliente_foreign" foreign key ("id_conta_receber", "id_cliente") references "conta_receber" ("id", "id_cliente") on update no action on delete no action;`,
    )
    // both versions: the version before always writes the code
    this.addSql(
      `alter table "pix_cobranca" add constraint "pix_cobranca_um" check (num_nonnulls(id_codigo, id_conta_receber) = 1);`,
    )

    this.addSql(`alter table "pix_recebido" add "id_conta_receber" int null, add "id_baixa_receber" int null;`)
    this.addSql(`create index "pix_recebido_conta_receber" on "pix_recebido" ("id_cliente", "id_conta_receber");`)
    this.addSql(`create index "pix_recebido_baixa_receber" on "pix_recebido" ("id_cliente", "id_baixa_receber");`)
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_id_conta_receber_id_cliente_foreign" foreign key ("id_conta_receber", "id_cliente") references "conta_receber" ("id", "id_cliente") on update no action on delete no action;`,
    )
    // both versions: the version before does not write the new column
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_id_baixa_receber_id_cliente_foreign" foreign key ("id_baixa_receber", "id_cliente") references "baixa_receber" ("id", "id_cliente") on update no action on delete no action;`,
    )
    this.addSql(`alter table "pix_recebido" drop constraint "pix_recebido_lancado";`)
    // both versions: it allows the payment of a receivable in place of a code
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_lancado" check ((situacao = 'lancado' or (id_dizimo is null and id_doacao is null and id_baixa_receber is null)) and (situacao <> 'lancado' or id_codigo is not null or id_baixa_receber is not null));`,
    )
  }
}
