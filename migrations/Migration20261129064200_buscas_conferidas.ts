import { Migration } from '@mikro-orm/migrations'

/**
 * Computes the rows anew that Migration20261129062100_buscas_refeitas left out, because somebody else wrote the same row
 * at that moment: it took a deadlock for a row that cannot be written. Each row has a transaction of its own, and is tried
 * again while others hold it. One that cannot be written for another reason keeps its search text, and a warning names it,
 * so that it does not keep the server from starting.
 */
const conferir = `do $do$
declare
  igrejas int[];
  igreja int;
  t record;
  linhas int[];
  linha int;
  numero int;
begin
  -- the nodes of Citus hear of the church by this
  set citus.propagate_set_commands = 'local';
  -- the owner reads no church but the one of the transaction, not even which there are
  set local lock_timeout = '2s';
  set local citus.multi_shard_modify_mode = 'sequential';
  alter table cliente no force row level security;
  select coalesce(array_agg(id order by id), '{}') into igrejas from cliente;
  alter table cliente force row level security;
  commit;

  for t in
    select c.relname as tabela, string_agg(distinct format('%I = %s', b.attname,
        case when c.relname = 'usuario' and b.attname = 'name' then 'normalize(name, NFC)' else quote_ident(b.attname) end), ', ') as refaz,
      '(' || string_agg(distinct format('(octet_length(%1$I) <> char_length(%1$I) or position(chr(96) in %1$I) > 0) and %1$I is distinct from %2$s',
        g.attname, pg_get_expr(d.adbin, d.adrelid)), ') or (') || ')' as mudou,
      min(b.attname) filter (where g.attname like '%\\_ordem') as nome,
      coalesce(min(b.atttypmod - 4) filter (where g.attname like '%\\_ordem' and b.atttypmod > 4), 100000) as cabem
    from pg_class c
    join pg_attribute g on g.attrelid = c.oid and g.attgenerated = 's'
    join pg_attrdef d on d.adrelid = c.oid and d.adnum = g.attnum and pg_get_expr(d.adbin, d.adrelid) ~ '\\mnormalizar\\('
    join pg_depend p on p.classid = 'pg_attrdef'::regclass and p.objid = d.oid and p.refobjid = c.oid and p.refobjsubid <> g.attnum
    join pg_attribute b on b.attrelid = c.oid and b.attnum = p.refobjsubid and b.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.relname order by c.relname
  loop
    foreach igreja in array igrejas loop
      execute format('set local app.id_cliente = %L', igreja);
      execute format('select coalesce(array_agg(id order by id), ''{}'') from %I where id_cliente = $1 and (%s)', t.tabela, t.mudou)
        into linhas using igreja;
      commit;
      foreach linha in array linhas loop
        numero := 1;
        for vez in 1..200 loop
          execute format('set local app.id_cliente = %L', igreja);
          -- a closed month lets texts of its entries change for this, and nothing else
          execute format('set local app.anonimizando = %L', case when t.tabela in ('entrada', 'saida') then igreja::text else '' end);
          begin
            execute format('update %I set %s where id_cliente = $1 and id = $2', t.tabela,
              case when numero = 1 then t.refaz
                else format('%1$I = left(%1$I, %2$s - length($3)) || $3', t.nome, t.cabem) end)
              using igreja, linha, ' (' || numero || ')';
            numero := 0;
          exception
            when unique_violation then numero := numero + 1;
            when deadlock_detected or serialization_failure or lock_not_available then perform pg_sleep(0.1);
            when others then
              raise warning '% %: %', t.tabela, linha, sqlerrm;
              numero := 0;
          end;
          commit;
          exit when numero = 0;
          if vez = 200 then raise warning '% %: somebody else holds it', t.tabela, linha; end if;
        end loop;
      end loop;
    end loop;
    commit;
  end loop;
end $do$;`

export class Migration20261129064200_buscas_conferidas extends Migration {
  override name = 'Migration20261129064200_buscas_conferidas'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(conferir)
  }
}
