import { Migration } from '@mikro-orm/migrations'

/** A charge is shown again only while the church has the same key, and the same account at the same bank. */
export class Migration20261127175800_cobrancas_por_chave extends Migration {
  override name = 'Migration20261127175800_cobrancas_por_chave'

  override up(): void | Promise<void> {
    this.addSql(`alter table "pix_cobranca" add "chave" varchar(77) null, add "banco" varchar(510) null;`)
    // otherwise the policies of the tables would apply to the owner, too; and nobody of the church made these changes
    const tables = ['pix_cobranca', 'cliente', 'provedor_pix']
    for (const table of tables) this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql(`alter table "pix_cobranca" disable trigger "auditar_update";`)
    this.addSql(
      `update "pix_cobranca" k set "chave" = c."chave_pix", "banco" = p."endereco" || ' ' || p."aplicacao" from "cliente" c, "provedor_pix" p where c."id_cliente" = k."id_cliente" and c."id" = k."id_cliente" and p."id_cliente" = k."id_cliente" and k."id_conta_receber" is not null and k."encerrada_em" is null;`,
    )
    this.addSql(`alter table "pix_cobranca" enable trigger "auditar_update";`)
    for (const table of tables) this.addSql(`alter table "${table}" force row level security;`)
  }
}
