import { Migration } from '@mikro-orm/migrations'

const accented = 'ÁÀÂÃÄÅáàâãäåÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÕÖóòôõöÚÙÛÜúùûüÇçÑñÝýÿ'
const plain = 'AAAAAAaaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuCcNnYyy'

/** Functions that tables and triggers use. Written by hand, not derived from the entities. */
export class Migration20261121000000_functions extends Migration {
  override up(): void {
    // lower case without accents, immutable so that it can be stored in generated columns (unaccent is not)
    this.addSql(`
      create function normalizar(texto text) returns text language sql immutable strict parallel safe
      return lower(translate(texto, '${accented}', '${plain}'));`)

    const author = `
      nullif(current_setting('app.id_usuario', true), '')::int,
      coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
      nullif(current_setting('app.requisicao', true), ''),
      tg_table_name`
    const into = `insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)`
    const derived = `array['busca', 'nome_ordem', 'versao', 'updated_at']`

    this.addSql(`
      create function auditar_insert() returns trigger language plpgsql as $$ begin
        ${into}
        select d.id_cliente, ${author}, d.id, 'criar', null, to_jsonb(d) - ${derived} from depois d;
        return null;
      end $$;`)
    this.addSql(`
      create function auditar_delete() returns trigger language plpgsql as $$ begin
        ${into}
        select a.id_cliente, ${author}, a.id, 'apagar', to_jsonb(a) - ${derived}, null from antes a;
        return null;
      end $$;`)
    this.addSql(`
      create function auditar_update() returns trigger language plpgsql set enable_nestloop = off as $$ begin
        ${into}
        select x.id_cliente, ${author}, x.id,
          case when x.velho -> 'excluido_em' is not distinct from x.novo -> 'excluido_em' then 'alterar'
               when x.novo ->> 'excluido_em' is null then 'restaurar' else 'excluir' end,
          (select jsonb_object_agg(key, value) from jsonb_each(x.velho) where x.novo -> key is distinct from value),
          (select jsonb_object_agg(key, value) from jsonb_each(x.novo) where x.velho -> key is distinct from value)
        from (
          select d.id_cliente, d.id, to_jsonb(a) - ${derived} as velho, to_jsonb(d) - ${derived} as novo
          from antes a join depois d on d.id = a.id and d.id_cliente = a.id_cliente
          offset 0
        ) x where x.velho is distinct from x.novo;
        return null;
      end $$;`)
  }
}
