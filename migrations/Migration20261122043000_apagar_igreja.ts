import { Migration } from '@mikro-orm/migrations'

/** Only functions, written by hand. A church is erased in portions, while other churches keep working. */
export class Migration20261122043000_apagar_igreja extends Migration {
  override name = 'Migration20261122043000_apagar_igreja'

  override up(): void {
    // Whether the transaction's church is being erased; triggers call this function before they protect a row. Anybody
    // may write the setting, so it counts only if the current database user is the tables' owner. The application's
    // role acts as the owner only inside the functions below, and each of these clears or sets the setting itself.
    this.addSql(`
      create function apagando_igreja() returns boolean language plpgsql stable as $$ begin
        if coalesce(current_setting('app.apagando', true), '') = '' then return false; end if;
        return current_setting('app.apagando') = current_setting('app.id_cliente', true)
          and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.auditoria'::regclass);
      end $$;`)

    // The same triggers as before, except that they do not protect rows of a church that is being erased.
    this.addSql(`
      create or replace function auditar_delete() returns trigger language plpgsql as $$ begin
        if apagando_igreja() then return null; end if;
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        select a.id_cliente,
          nullif(current_setting('app.id_usuario', true), '')::int,
          coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
          nullif(current_setting('app.requisicao', true), ''),
          tg_table_name, a.id, 'apagar', to_jsonb(a) - array['busca', 'nome_ordem', 'versao', 'updated_at'], null from antes a;
        return null;
      end $$;`)
    this.addSql(`
      create or replace function recusar_mes_fechado_delete() returns trigger language plpgsql as $$ begin
        if apagando_igreja() then return null; end if;
        perform exigir_mes_aberto(id_cliente, min(data)) from antes group by id_cliente;
        return null;
      end $$;`)
    this.addSql(`
      create or replace function proteger_fechamento() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if old.fechado_ate is not null and (tg_op = 'DELETE' or new.id_cliente <> old.id_cliente
          or (coalesce(new.fechado_ate < old.fechado_ate, true)
            and current_setting('app.acao', true) is distinct from 'fechamento.reabrir')) then
          raise exception 'Só o administrador da igreja reabre um mês fechado.' using errcode = 'CD409';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)
    this.addSql(`
      create or replace function proteger_ata() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op <> 'INSERT' and old.aprovada_em is not null then
          raise exception 'approved minutes do not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        new.numero_ata := null;
        if new.aprovada_em is not null then
          perform pg_advisory_xact_lock(7242233, new.id_cliente);
          select coalesce(max(numero_ata), 0) + 1 into new.numero_ata from ata where id_cliente = new.id_cliente;
        end if;
        return new;
      end $$;`)
    this.addSql(`
      create or replace function proteger_reuniao_com_ata() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if exists (select from ata where id_cliente = old.id_cliente and id_reuniao = old.id and aprovada_em is not null) then
          raise exception 'a meeting with approved minutes does not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)
    this.addSql(`
      create or replace function proteger_recibo() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then
          if old.recibo_em is not null and not apagando_igreja() then
            raise exception 'a numbered receipt stays' using errcode = 'check_violation';
          end if;
          return old;
        end if;
        if tg_op = 'UPDATE' and old.recibo_em is not null then
          if (new.numero_recibo, new.recibo_em, new.recibo_por, new.id_membro, new.valor_dizimo, new.data_dizimo, new.meio_dizimo)
            is distinct from
            (old.numero_recibo, old.recibo_em, old.recibo_por, old.id_membro, old.valor_dizimo, old.data_dizimo, old.meio_dizimo) then
            raise exception 'what a numbered receipt says does not change' using errcode = 'check_violation';
          end if;
          return new;
        end if;
        new.numero_recibo := null;
        if new.recibo_em is not null then
          perform pg_advisory_xact_lock(7242234, new.id_cliente);
          select coalesce(max(numero_recibo), 0) + 1 into new.numero_recibo from dizimo where id_cliente = new.id_cliente;
        end if;
        return new;
      end $$;`)

    // Erases at most `ate` rows of the transaction's church if its grace period is over, and returns whether the church
    // is erased completely. Locks only these rows. Sessions, tokens and passwords are erased first; then tables to
    // which few foreign keys refer, so that few deletes fail.
    this.addSql(`drop function apagar_igreja();`)
    this.addSql(`
      create function apagar_igreja(ate int, out apagadas int, out acabou boolean, out imagens text[], out relatorios text[])
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        tabelas text[];
        tabela text;
        nomes text[];
        n int;
        andou boolean;
        presas text[];
        inteiras boolean := false;
      begin
        -- not in a SET clause of the function: only a superuser may name a setting of one's own there
        perform set_config('app.apagando', '', true);
        apagadas := 0;
        acabou := false;
        imagens := '{}';
        relatorios := '{}';
        perform from cliente where id = igreja and apagar_em < now() for update;
        if not found then acabou := true; return; end if;
        perform set_config('app.apagando', igreja::text, true);
        update cliente set id_logo = null where id = igreja and id_logo is not null;
        select array_agg(c.relname::text order by c.relname not in ('sessao', 'token_senha', 'token_api', 'credencial'),
            (select count(*) from pg_constraint k where k.confrelid = c.oid and k.conrelid <> c.oid), c.relname) into tabelas
          from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'cliente'
            and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped);
        <<passos>> loop
          andou := false;
          presas := '{}';
          foreach tabela in array tabelas loop
            begin
              execute format(
                'with gone as (delete from %1$I where id_cliente = $1
                   and ctid = any (array(select ctid from %1$I where id_cliente = $1 limit $2)) returning %2$s as nome)
                 select count(*), coalesce(array_agg(nome) filter (where nome is not null), ''{}'') from gone',
                tabela, case when tabela in ('arquivo', 'relatorio') then 'uuid::text' else 'null::text' end)
                into n, nomes using igreja, case when inteiras then null else ate - apagadas end;
              apagadas := apagadas + n;
              andou := andou or n > 0;
              if tabela = 'arquivo' then imagens := imagens || nomes; end if;
              if tabela = 'relatorio' then relatorios := relatorios || nomes; end if;
              exit passos when apagadas >= ate;
            exception when foreign_key_violation then presas := presas || tabela;
            end;
          end loop;
          if andou then
            inteiras := false;
          elsif presas = '{}' then
            -- last, since it says that there is something to erase
            delete from cliente where id = igreja;
            acabou := true;
            exit;
          elsif inteiras then
            raise exception 'a church could not be erased whole: %', presas;
          else
            -- rows that refer to others of their own table may have to go all at once
            inteiras := true;
          end if;
        end loop;
        perform set_config('app.apagando', '', true);
      end $$;`)
  }
}
