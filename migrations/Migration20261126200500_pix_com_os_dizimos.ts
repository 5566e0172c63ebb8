import { Migration } from '@mikro-orm/migrations'

const actions = [
  'codigoPix.ler',
  'pixRecebido.ler',
  'pixRecebido.exportar',
  'pixRecebido.escrever',
  'pixRecebido.devolver',
] as const

/** Received Pix and their codes tell who gives how much, so functions keep them only with everybody's tithes. */
export class Migration20261126200500_pix_com_os_dizimos extends Migration {
  override name = 'Migration20261126200500_pix_com_os_dizimos'

  override up(): void {
    // otherwise the policy of the table would apply to the owner, too
    this.addSql(`alter table "funcao" no force row level security;`)
    // nobody of the church made this change
    this.addSql(`alter table "funcao" disable trigger "auditar_update";`)
    this.addSql(
      `update "funcao" set "acoes" = "acoes" ${actions.map((action) => `- '${action}'`).join(' ')} where jsonb_exists_any("acoes", array[${actions.map((action) => `'${action}'`).join(', ')}]) and not jsonb_exists("acoes", 'dizimo.lerDeTodos');`,
    )
    this.addSql(`alter table "funcao" enable trigger "auditar_update";`)
    this.addSql(`alter table "funcao" force row level security;`)
  }
}
