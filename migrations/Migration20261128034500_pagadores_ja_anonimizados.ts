import { Migration } from '@mikro-orm/migrations'

/** What `anonimizar_pagamentos` reads and changes. */
const tables = [
  'usuario',
  'codigo_pix',
  'pix_recebido',
  'dizimo',
  'doacao',
  'entrada',
  'conciliacao',
  'movimento_bancario',
  'auditoria',
]

/**
 * Takes the people who left before Migration20261128013000_pagadores_anonimizados out of the bank's texts of their gifts
 * too. Their names are gone, so that only the gift leads to a text: one that was never entered as a gift is not found.
 */
export class Migration20261128034500_pagadores_ja_anonimizados extends Migration {
  override name = 'Migration20261128034500_pagadores_ja_anonimizados'

  override up(): void | Promise<void> {
    // otherwise the policies of the tables would apply to the owner, too; and nobody of the church made these changes
    for (const table of tables) this.addSql(`alter table "${table}" no force row level security;`)
    for (const table of ['pix_recebido', 'movimento_bancario'])
      this.addSql(`alter table "${table}" disable trigger "auditar_update";`)
    this.addSql(`
      do $do$
      declare quem record;
      begin
        for quem in select id_cliente, id from usuario where anonimizado_em is not null order by 1, 2 loop
          perform anonimizar_pagamentos(quem.id_cliente, quem.id, '{}');
        end loop;
      end $do$;`)
    for (const table of ['pix_recebido', 'movimento_bancario'])
      this.addSql(`alter table "${table}" enable trigger "auditar_update";`)
    for (const table of tables) this.addSql(`alter table "${table}" force row level security;`)
  }
}
