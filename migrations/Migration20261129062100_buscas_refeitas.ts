import { Migration } from '@mikro-orm/migrations'

/**
 * Computes anew what is searched and sorted by, where the migration before changed it: texts that the old function left
 * with a letter beyond ASCII, or a grave accent. People's names are composed, too (NFC). Church by church, up to 500 rows
 * in each transaction, so that others go on writing; interrupted, it begins again and finds only the rest.
 *
 * Where two names of one kind are now the same ('Sala D’Água' and "Sala D'Água"), the one that is computed anew gets a
 * number: 'Sala D’Água (2)'. Otherwise nothing that is saved changes, so closed months and approved minutes agree.
 */
const refazer = `do $do$
declare
  igrejas int[];
  igreja int;
  t record;
  linhas int[];
  lote int[];
  linha int;
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
      execute format('select array_agg(id order by id) from %I where id_cliente = $1 and (%s)', t.tabela, t.mudou)
        into linhas using igreja;
      while cardinality(linhas) > 0 loop
        lote := linhas[1:500];
        linhas := linhas[501:];
        execute format('set local app.id_cliente = %L', igreja);
        -- a closed month lets texts of its entries change for this, and nothing else
        execute format('set local app.anonimizando = %L', case when t.tabela in ('entrada', 'saida') then igreja::text else '' end);
        begin
          execute format('update %I set %s where id_cliente = $1 and id = any ($2)', t.tabela, t.refaz) using igreja, lote;
        exception when others then
          foreach linha in array lote loop
            for vez in 1..99 loop
              begin
                execute format('update %I set %s where id_cliente = $1 and id = $2', t.tabela,
                  case when vez = 1 then t.refaz
                    else format('%1$I = left(%1$I, %2$s - length($3)) || $3', t.nome, t.cabem) end)
                  using igreja, linha, ' (' || vez || ')';
                exit;
              exception
                when unique_violation then null;
                when others then
                  raise warning '% %: %', t.tabela, linha, sqlerrm;
                  exit;
              end;
            end loop;
          end loop;
        end;
        commit;
      end loop;
    end loop;
    commit;
  end loop;
end $do$;`

export class Migration20261129062100_buscas_refeitas extends Migration {
  override name = 'Migration20261129062100_buscas_refeitas'

  override isTransactional(): boolean {
    return false
  }

  override up(): void {
    this.addSql(refazer)
  }
}
