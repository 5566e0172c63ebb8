import { Migration } from '@mikro-orm/migrations'

export class Migration20261122011400_auditoria extends Migration {
  override name = 'Migration20261122011400_auditoria'

  override up(): void | Promise<void> {
    this.addSql(`create index "auditoria_pessoa" on "auditoria" ("id_cliente", "id_usuario", "id");`)
    this.addSql(`create index "auditoria_acao" on "auditoria" ("id_cliente", "acao", "id");`)

    // Written by hand. The same as in 20261121221600, but it reads the audit log once for all names, not once per name.
    this.addSql(`
      create or replace function anonimizar_pessoa(pessoa int, out imagens text[], out relatorios text[]) language plpgsql security definer
      set search_path = public, pg_temp as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        ninguem constant text := 'Pessoa anonimizada';
        velho usuario%rowtype;
        fotos int[];
        termos text[];
        padroes text[];
        termo text;
        escrito text;
        coluna record;
        linha record;
      begin
        imagens := '{}';
        relatorios := '{}';
        select * into velho from usuario where id = pessoa and id_cliente = igreja for update;
        if not found or velho.anonimizado_em is not null then return; end if;

        -- every name, e-mail and CPF that the person ever had; not a single word, nor what is part of somebody else's name
        select coalesce(array_agg(distinct t), '{}') into termos from (
          select unnest(array[velho.name, velho.email, velho.cpf]) as t
          union all
          select unnest(array[v.i ->> 'name', v.i ->> 'email', v.i ->> 'cpf'])
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
          where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x where t ~ '[@[:space:]]|^[0-9]{11}$'
          and not exists (select from usuario o where o.id_cliente = igreja and o.id <> pessoa and position(x.t in o.name) > 0);
        select termos || coalesce(array_agg(regexp_replace(t, '^(...)(...)(...)(..)$', '\\1.\\2.\\3-\\4')), '{}') into termos
        from unnest(termos) t where t ~ '^[0-9]{11}$';

        select coalesce(array_agg(distinct f), '{}') into fotos from (
          select velho.id_foto as f
          union all select (v.i ->> 'id_foto')::int
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
          where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x where f is not null;

        update usuario set name = ninguem, email = null, telefone_usuario = null, cpf = null, data_nascimento = null, sexo = null,
          estado_civil = null, cep = null, endereco = null, numero = null, complemento = null, bairro = null, cidade = null,
          uf = null, data_conversao = null, data_batismo = null, observacoes = null, id_foto = null, recem_convertido = 0,
          perfil = -1, usuario_ativo = 0, anonimizado_em = now(), excluido_em = coalesce(excluido_em, now()),
          updated_at = now(), versao = versao + 1
        where id = pessoa and id_cliente = igreja;

        with gone as (delete from arquivo where id = any (fotos) and id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into imagens from gone;
        -- a report may name anybody, and can be made again
        with gone as (delete from relatorio where id_cliente = igreja returning uuid)
        select coalesce(array_agg(uuid::text), '{}') into relatorios from gone;
        delete from token_escala t using escala_culto e
          where t.id_cliente = igreja and e.id_cliente = igreja and e.id = t.id_escala and e.id_membro = pessoa;
        delete from sessao where id_usuario = pessoa and id_cliente = igreja;
        delete from token_senha where id_usuario = pessoa and id_cliente = igreja;
        delete from token_api where id_usuario = pessoa and id_cliente = igreja;
        delete from endereco_calendario where id_usuario = pessoa and id_cliente = igreja;
        delete from credencial where id_usuario = pessoa and id_cliente = igreja;
        delete from email_saida where id_cliente = igreja and para = any (termos);
        delete from idempotencia i where id_cliente = igreja
          and (id_usuario = pessoa or exists (select from unnest(termos) t where position(t in i.resultado::text) > 0));
        delete from importacao_linha l where id_cliente = igreja and exists (
          select from unnest(termos) t where l.email = t or l.cpf = t
            or position(t in l.dados::text) > 0 or position(t in l.original::text) > 0);

        -- what people typed elsewhere; approved minutes and closed months do not change, which their triggers see to
        for coluna in
          select c.relname as tabela, a.attname as nome, a.atttypid = 'jsonb'::regtype as json
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = '' and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'jsonb'::regtype)
            and c.relname <> 'auditoria' and (c.relname <> 'usuario' or a.attname = 'observacoes')
            and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'id_cliente' and not t.attisdropped)
        loop
          foreach termo in array termos loop
            escrito := case when coluna.json then btrim(to_json(termo)::text, '"') else termo end;
            begin
              execute format('update %1$I set %2$I = replace(%2$I::text, $2, $3)%3$s where id_cliente = $1 and position($2 in %2$I::text) > 0',
                coluna.tabela, coluna.nome, case when coluna.json then '::jsonb' else '' end) using igreja, escrito, ninguem;
            exception when sqlstate 'CD409' or check_violation then null;
            end;
          end loop;
        end loop;

        update auditoria set antes = null, depois = null
          where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;
        select array_agg('%' || regexp_replace(btrim(to_json(t)::text, '"'), '([\\\\%_])', '\\\\\\1', 'g') || '%') into padroes
        from unnest(termos) t;
        -- the log may be long: each of its rows is looked at once, however many names there are
        for linha in
          select id, antes::text as antes, depois::text as depois from auditoria
          where id_cliente = igreja and (antes::text like any (padroes) or depois::text like any (padroes))
        loop
          foreach termo in array termos loop
            escrito := btrim(to_json(termo)::text, '"');
            linha.antes := replace(linha.antes, escrito, ninguem);
            linha.depois := replace(linha.depois, escrito, ninguem);
          end loop;
          update auditoria set antes = linha.antes::jsonb, depois = linha.depois::jsonb
            where id_cliente = igreja and id = linha.id;
        end loop;
      end $$;`)
  }

  override down(): void | Promise<void> {
    this.addSql(`drop index if exists "auditoria_pessoa";`)
    this.addSql(`drop index if exists "auditoria_acao";`)
  }
}
