import { Migration } from '@mikro-orm/migrations'

/**
 * A gift that changes while the statement of its year is issued waits for the statement, and then cancels it; before, it
 * looked for a statement that nobody could see yet. The lock of the person says so, which issuing a statement takes, too.
 */
export class Migration20261126224600_comprovantes_em_turnos extends Migration {
  override name = 'Migration20261126224600_comprovantes_em_turnos'

  override up(): void | Promise<void> {
    this.addSql(`
      create or replace function cancelar_comprovante(igreja int, pessoa int, dia date) returns void language plpgsql as $$
      declare
        agora constant timestamptz := now();
        autor int := nullif(current_setting('app.id_usuario', true), '')::int;
      begin
        -- before the look-up, which then sees what was committed meanwhile
        perform from usuario where id_cliente = igreja and id = pessoa for share;
        if not exists (select from recibo where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int
          and cancelado_em is null and data >= dia) then return; end if;
        -- the platform's person belongs to another church
        select max(u.id) into autor from usuario u where u.id_cliente = igreja and u.id = autor;
        update recibo set cancelado_em = agora, cancelado_por = autor, motivo_cancelamento = 'As contribuições do ano mudaram',
          updated_at = agora, versao = versao + 1
        where id_cliente = igreja and id_membro = pessoa and ano = extract(year from dia)::int and cancelado_em is null and data >= dia;
      end $$;`)
  }
}
