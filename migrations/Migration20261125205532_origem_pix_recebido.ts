import { Migration } from '@mikro-orm/migrations'

/** The action that a function has had, and the newer ones that belong with it. */
const pairs: readonly (readonly [had: string, gets: readonly string[]])[] = [
  ['entrada.ler', ['pixRecebido.ler', 'provedorPix.ler']],
  ['entrada.exportar', ['pixRecebido.exportar']],
  ['entrada.escrever', ['pixRecebido.escrever']],
]

/**
 * Checks the origins of a table with millions of rows by itself, so that entries are written meanwhile; and lets the
 * treasurers of churches that have functions see and book the Pix.
 */
export class Migration20261125205532_origem_pix_recebido extends Migration {
  override name = 'Migration20261125205532_origem_pix_recebido'

  override up(): void {
    this.addSql(`alter table "entrada" validate constraint "entrada_origem_conhecida";`)
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    for (const [had, gets] of pairs)
      for (const action of gets)
        this.addSql(
          `update "funcao" set "acoes" = "acoes" || '["${action}"]'::jsonb where jsonb_exists("acoes", '${had}') and not jsonb_exists("acoes", '${action}');`,
        )
    // money is paid out by the treasurer, not by who helps and orders nothing
    this.addSql(
      `update "funcao" set "acoes" = "acoes" || '["pixRecebido.devolver"]'::jsonb where jsonb_exists("acoes", 'entrada.escrever') and jsonb_exists("acoes", 'orcamento.criar') and not jsonb_exists("acoes", 'pixRecebido.devolver');`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
