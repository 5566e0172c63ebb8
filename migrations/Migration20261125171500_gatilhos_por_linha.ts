import { Migration } from '@mikro-orm/migrations'

/**
 * What PostgreSQL distributed by Citus needs of functions (ADR 0029). Its triggers run in the parts of a table, which know
 * no transition tables: `<function>_linha` does for each row what the functions before do for each statement. Only
 * DATABASE_ENGINE=citus uses them. The other functions change for both: ids are taken explicitly, and rows of other tables
 * are read with their church.
 */
export class Migration20261125171500_gatilhos_por_linha extends Migration {
  override name = 'Migration20261125171500_gatilhos_por_linha'

  override up(): void | Promise<void> {
    // a part of a table has the table's name and a number
    this.addSql(String.raw`
      create function auditar_linha() returns trigger language plpgsql as $$
      declare
        calculadas constant text[] := array['busca', 'nome_ordem', 'versao', 'updated_at'];
        velho constant jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - calculadas end;
        novo constant jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - calculadas end;
        linha constant jsonb := coalesce(novo, velho);
        feito text := 'criar';
        antes jsonb := velho;
        depois jsonb := novo;
      begin
        if tg_op = 'DELETE' then
          if apagando_igreja() then return null; end if;
          feito := 'apagar';
        elsif tg_op = 'UPDATE' then
          if velho is not distinct from novo then return null; end if;
          feito := case when velho -> 'excluido_em' is not distinct from novo -> 'excluido_em' then 'alterar'
            when novo ->> 'excluido_em' is null then 'restaurar' else 'excluir' end;
          select jsonb_object_agg(key, value) into antes from jsonb_each(velho) where novo -> key is distinct from value;
          select jsonb_object_agg(key, value) into depois from jsonb_each(novo) where velho -> key is distinct from value;
        end if;
        insert into auditoria (id_cliente, id_usuario, acao, requisicao, tabela, id_registro, operacao, antes, depois)
        values ((linha ->> 'id_cliente')::int,
          nullif(current_setting('app.id_usuario', true), '')::int,
          coalesce(nullif(current_setting('app.acao', true), ''), 'sistema'),
          nullif(current_setting('app.requisicao', true), ''),
          regexp_replace(tg_table_name, '_\d+$', ''), (linha ->> 'id')::int, feito, antes, depois);
        return null;
      end $$;`)
    this.addSql(`
      create function recusar_mes_fechado_linha() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' then
          if not apagando_igreja() then perform exigir_mes_aberto(old.id_cliente, old.data); end if;
          return null;
        end if;
        if tg_op = 'UPDATE' then
          if anonimizando() and to_jsonb(old) - 'descricao' - 'busca' = to_jsonb(new) - 'descricao' - 'busca' then return null; end if;
          if old.excluido_em is null then perform exigir_mes_aberto(old.id_cliente, old.data); end if;
        end if;
        if new.excluido_em is null then perform exigir_mes_aberto(new.id_cliente, new.data); end if;
        return null;
      end $$;`)
    // it tells nobody: a notification reaches only who listens at the same node, and forbids a commit in two phases
    this.addSql(`
      create function anunciar_mudancas_linha() returns trigger language plpgsql as $$
      declare registros jsonb;
      begin
        if new.tabela is null or not exists (
          select from webhook w
          where w.id_cliente = new.id_cliente and w.ativo and jsonb_exists(w.assuntos, new.tabela || ':' || new.operacao))
          then return null; end if;
        if new.operacao = 'apagar' then
          registros := jsonb_build_array(jsonb_build_array(new.id_registro, new.antes ->> 'uuid', null));
        else
          execute format('
            select jsonb_agg(jsonb_build_array(r.id, r.uuid, r.versao)) from %I r where r.id_cliente = $1 and r.id = $2', new.tabela)
          into registros using new.id_cliente, new.id_registro;
        end if;
        if registros is not null then
          insert into webhook_mudanca (id_cliente, tabela, operacao, registros)
          values (new.id_cliente, new.tabela, new.operacao, registros);
        end if;
        return null;
      end $$;`)

    // the same as before, but the ids do not come from a column's default, which only the coordinator of Citus may use
    this.addSql(`
      create or replace function exigir_mes_aberto(igreja int, dia date) returns void language plpgsql as $$
      declare fechado date;
      begin
        select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        if not found then
          insert into fechamento (id, id_cliente) values (nextval('fechamento_id_seq'), igreja) on conflict (id_cliente) do nothing;
          select fechado_ate into fechado from fechamento where id_cliente = igreja for share;
        end if;
        if dia <= fechado then
          raise exception 'O mês de % está fechado.', (array['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho',
            'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'])[extract(month from dia)::int] || to_char(dia, '" de "YYYY')
            using errcode = 'CD409';
        end if;
      end $$;`)
    this.addSql(`
      create or replace function criar_conta_geral() returns trigger language plpgsql as $$ begin
        insert into conta_financeira (id, id_cliente, nome, tipo, data_saldo_inicial, padrao, geral)
        values (nextval('conta_financeira_id_seq'), new.id_cliente, 'Caixa geral', 'caixa',
          (now() at time zone new.fuso_horario)::date, true, true);
        return null;
      end $$;`)

    // the same as before in plpgsql: Citus takes no parameters of SQL functions
    this.addSql(`
      create or replace function reservado(igreja int, um_recurso int, desde timestamptz, ate timestamptz, exceto int) returns int
      language plpgsql stable as $$ begin
        return (with outras as (
          select quantidade, data_inicio, data_fim from reserva
          where id_cliente = igreja and id_recurso = um_recurso and id <> exceto and excluido_em is null
            and data_fim > desde and data_inicio < ate)
        select coalesce(max(soma), 0)::int from (
          select (select sum(o.quantidade) from outras o where o.data_inicio <= m.momento and o.data_fim > m.momento) as soma
          from (select desde as momento union select data_inicio from outras where data_inicio > desde) m) s);
      end $$;`)
    // the transaction's church names the part of the table in which the row is
    for (const table of ['encontro', 'aula_ebd', 'ensaio_louvor'])
      this.addSql(`
        create or replace function alcanca_${table}(linha int) returns boolean language plpgsql stable parallel safe as $$ begin
          return exists (select from ${table} where id = linha
            and id_cliente = nullif(current_setting('app.id_cliente', true), '')::int);
        end $$;`)
  }
}
