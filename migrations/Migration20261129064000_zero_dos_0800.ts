import { Migration } from '@mikro-orm/migrations'

const columns = [
  ['usuario', 'telefone_usuario'],
  ['cliente', 'telefone'],
  ['cliente', 'telefone_encarregado'],
  ['fornecedor', 'telefone'],
] as const

/** 0300, 0500, 0800 and 0900 without their 0. No area code has a 0 as its second digit, so that they are nothing else. */
const lost = String.raw`~ '^[3589]00\d{7}$'`

const tables = [...new Set(columns.map(([table]) => table)), 'importacao_linha', 'auditoria']

/**
 * Earlier versions took the 0 of '0800 123 4567' for that before an area code, and stored 8001234567. The audit log names
 * the change as one of the system. People of previews that wait get theirs too.
 */
export class Migration20261129064000_zero_dos_0800 extends Migration {
  override name = 'Migration20261129064000_zero_dos_0800'

  override up(): void {
    // otherwise the policies of the tables would apply to the owner, too
    for (const table of tables) this.addSql(`alter table "${table}" no force row level security;`)
    for (const [table, column] of columns)
      this.addSql(
        `update "${table}" set "${column}" = '0' || "${column}", "updated_at" = now(), "versao" = "versao" + 1 where "${column}" ${lost};`,
      )
    this.addSql(
      `update "importacao_linha" set "dados" = "dados" || jsonb_build_object('telefoneUsuario', '0' || ("dados" ->> 'telefoneUsuario')) where "dados" ->> 'telefoneUsuario' ${lost};`,
    )
    for (const table of tables) this.addSql(`alter table "${table}" force row level security;`)
  }
}
