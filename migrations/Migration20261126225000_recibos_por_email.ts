import { Migration } from '@mikro-orm/migrations'

/** When a receipt's person was told of it by e-mail, which is noted once. */
export class Migration20261126225000_recibos_por_email extends Migration {
  override name = 'Migration20261126225000_recibos_por_email'

  override up(): void | Promise<void> {
    this.addSql(`alter table "recibo" add "enviado_em" timestamptz null;`)
    this.addSql(
      replacing(
        `'cancelado_em', 'cancelado_por', 'motivo_cancelamento'];`,
        `'cancelado_em', 'cancelado_por', 'motivo_cancelamento', 'enviado_em'];`,
      ),
    )
    const cancelled = 'or (old.cancelado_em is not null and (new.cancelado_em,'
    this.addSql(
      replacing(
        cancelled,
        `or (old.enviado_em is not null and new.enviado_em is distinct from old.enviado_em)\n            ${cancelled}`,
      ),
    )
  }
}

/** Replaces a text in the body of the function that guards receipts, which must be there. */
const replacing = (before: string, after: string): string => `
  do $do$
  declare funcao record;
  begin
    select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = 'preparar_recibo';
    if position(${literal(before)} in funcao.corpo) = 0 then raise exception 'preparar_recibo is another function'; end if;
    execute replace(funcao.definicao, ${literal(before)}, ${literal(after)});
  end $do$;`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`
