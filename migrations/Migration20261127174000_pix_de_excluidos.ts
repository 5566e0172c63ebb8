import { Migration } from '@mikro-orm/migrations'

/**
 * A Pix whose tithe or donation was deleted is booked no more, and still knows which one it was. It is ignored and does not
 * wait, as the version before told the treasurer to enter it anew by hand: it would be booked twice.
 */
export class Migration20261127174000_pix_de_excluidos extends Migration {
  override name = 'Migration20261127174000_pix_de_excluidos'

  override up(): void | Promise<void> {
    this.addSql(`alter table "pix_recebido" drop constraint "pix_recebido_lancado";`)
    // both versions: it allows more than before, and the version before lets no such Pix wait
    this.addSql(
      `alter table "pix_recebido" add constraint "pix_recebido_lancado" check ((situacao = 'lancado' or id_baixa_receber is null) and (situacao <> 'lancado' or id_codigo is not null or id_baixa_receber is not null));`,
    )
    // otherwise the policies of the tables would apply to the owner, too; and nobody of the church made these changes
    for (const table of ['pix_recebido', 'dizimo', 'doacao'])
      this.addSql(`alter table "${table}" no force row level security;`)
    this.addSql(`alter table "pix_recebido" disable trigger "auditar_update";`)
    for (const table of ['dizimo', 'doacao'])
      this.addSql(
        `update "pix_recebido" p set "situacao" = 'ignorado', "motivo" = null from "${table}" d where d."id_cliente" = p."id_cliente" and d."id" = p."id_${table}" and d."excluido_em" is not null and p."situacao" = 'lancado';`,
      )
    this.addSql(`alter table "pix_recebido" enable trigger "auditar_update";`)
    for (const table of ['pix_recebido', 'dizimo', 'doacao'])
      this.addSql(`alter table "${table}" force row level security;`)
  }
}
