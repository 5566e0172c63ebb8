import { Migration } from '@mikro-orm/migrations'

const variants = {
  a: 'aAÁÀÂÃÄÅáàâãäå',
  c: 'cCÇç',
  e: 'eEÉÈÊËéèêë',
  i: 'iIÍÌÎÏíìîï',
  n: 'nNÑñ',
  o: 'oOÓÒÔÕÖóòôõö',
  u: 'uUÚÙÛÜúùûü',
  y: 'yYÝýÿ',
}
const letters = Object.entries(variants)
  .map(([base, all]) => `when '${base}' then '[${all}][\\u0300-\\u036f]*'`)
  .join(' ')

/**
 * When a person leaves, the whole name is replaced in free text. Case, accents and spaces do not matter; HTML and JSON
 * are searched, too. The name is not replaced inside a longer word or inside another person's longer name. Approved
 * minutes stay unchanged, and the function returns how many contain the name. In closed months only the name is
 * changed.
 */
export class Migration20261122174500_nome_nos_textos extends Migration {
  override name = 'Migration20261122174500_nome_nos_textos'

  override up(): void {
    // The regular expressions use only syntax that PostgreSQL and JavaScript share: comments of visits are encrypted,
    // so the application searches them.
    this.addSql(String.raw`
      create function padrao_de(texto text, em_json boolean) returns text language sql immutable strict parallel safe as $$
        select coalesce(string_agg(case normalizar(c)
            when ' ' then case when em_json then '(?:[\s\u00a0]|&nbsp;|&#160;|\\[nrt])+' else '(?:[\s\u00a0]|&nbsp;|&#160;)+' end
            when '''' then '(?:[''´\u0060\u2018\u2019]|&#0?39;|&#x27;|&apos;)'
            when '"' then case when em_json then '(?:\\"|&quot;)' else '(?:"|&quot;)' end
            when '\' then case when em_json then '\\\\' else '\\' end
            when '&' then '&(?:amp;)?'
            when '<' then '(?:<|&lt;)'
            when '>' then '(?:>|&gt;)'
            ${letters}
            else case when normalizar(c) ~ '[b-z]' then '[' || normalizar(c) || upper(normalizar(c)) || ']'
              when c ~ '[!-/:-@[-\u0060{-~]' then '\' || c else c end
          end, '' order by n), '')
        from regexp_split_to_table(regexp_replace(normalize(texto, NFC), '[\s\u00a0]+', ' ', 'g'), '') with ordinality x(c, n)
      $$;`)

    // Patterns for everything that identifies a person now or did before, for plain text and for JSON; null if there is
    // nothing. `busca` quickly finds possible matches, since it ignores the text around a name. `padrao` is exact: its
    // groups 1 to 3 contain the text before a match.
    this.addSql(String.raw`
      create function padroes_da_pessoa(pessoa int, out termos text[], out busca text, out padrao text, out busca_json text,
        out padrao_json text, out homonimo boolean)
      language plpgsql stable as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        letra constant text := '0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u0300-\u036f';
        nenhum constant text := '[^\s\S]';
        termo text;
        corpo text;
        guarda text;
        partes text[];
        nomes text[];
        enderecos text[];
        documentos text[];
        soltos text[];
        outro record;
        mesmo boolean;
        em_json boolean;
      begin
        homonimo := false;
        -- every name, e-mail and CPF that the person ever had; a single word is not sought, since it may be any word
        select coalesce(array_agg(t order by length(t) desc, t), '{}') into termos from (
          select distinct btrim(t) as t from (
            select unnest(array[u.name, u.email, u.cpf]) as t from usuario u where u.id = pessoa and u.id_cliente = igreja
            union all
            select unnest(array[v.i ->> 'name', v.i ->> 'email', v.i ->> 'cpf'])
            from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
          ) x where btrim(t) ~ '[@[:space:]]|^[0-9]{11}$'
        ) x;
        foreach em_json in array array[false, true] loop
          nomes := '{}';
          enderecos := '{}';
          documentos := '{}';
          soltos := '{}';
          foreach termo in array termos loop
            corpo := padrao_de(termo, em_json);
            if termo ~ '^[0-9]{11}$' then
              corpo := regexp_replace(termo, '^(...)(...)(...)(..)$', '\1[. ]?\2[. ]?\3[-. ]?\4');
              documentos := documentos || corpo;
            elsif position('@' in termo) > 0 then
              enderecos := enderecos || corpo;
            else
              guarda := '';
              mesmo := false;
              -- a name of somebody else that contains this one stays whole; where it is the same name, the texts cannot tell whose it is
              for outro in
                select distinct name from usuario
                where id_cliente = igreja and id <> pessoa and anonimizado_em is null and name ~ padrao_de(termo, false)
              loop
                partes := regexp_match(outro.name, '^(|.*?[^' || letra || '])' || padrao_de(termo, false) || '(?![' || letra || '])(.*)$');
                if partes is null then continue; end if;
                if btrim(partes[1] || partes[2]) = '' then mesmo := true; end if;
                guarda := guarda || '(?:' || case when partes[1] = '' then '' else '(?<!' || padrao_de(partes[1], em_json) || ')|' end
                  || '(?!' || padrao_de(termo || partes[2], em_json) || '))';
              end loop;
              homonimo := homonimo or mesmo;
              if mesmo then continue; end if;
              nomes := nomes || (guarda || corpo);
            end if;
            soltos := soltos || corpo;
          end loop;
          corpo :=
            -- in JSON a line break is written with a letter
            '(^|[^' || letra || ']' || case when em_json then '|\\[nrtbf]' else '' end || ')(?:'
              || coalesce(nullif(array_to_string(nomes, '|'), ''), nenhum) || ')(?![' || letra || '])'
            || '|(^|[^' || letra || '._%+-]' || case when em_json then '|\\[nrtbf]' else '' end || ')(?:'
              || coalesce(nullif(array_to_string(enderecos, '|'), ''), nenhum) || ')(?![' || letra || ']|[.-][' || letra || '])'
            || '|(^|[^0-9])(?:' || coalesce(nullif(array_to_string(documentos, '|'), ''), nenhum) || ')(?![0-9])';
          if soltos = '{}' then
            null;
          elsif em_json then
            busca_json := array_to_string(soltos, '|');
            padrao_json := corpo;
          else
            busca := array_to_string(soltos, '|');
            padrao := corpo;
          end if;
        end loop;
      end $$;`)

    // The text with each match replaced; if the result would not fit into the column, by a shorter word.
    this.addSql(String.raw`
      create function trocar_nome(texto text, padrao text, cabem int) returns text language sql immutable parallel safe as $$
        select case when cabem < length(novo) then regexp_replace(texto, padrao, '\1\2\3***', 'g') else novo end
        from regexp_replace(texto, padrao, '\1\2\3Pessoa anonimizada', 'g') x(novo)
      $$;`)

    this.addSql(`
      create function anonimizando() returns boolean language plpgsql stable as $$ begin
        if coalesce(current_setting('app.anonimizando', true), '') = '' then return false; end if;
        return current_setting('app.anonimizando') = current_setting('app.id_cliente', true)
          and current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.auditoria'::regclass);
      end $$;`)
    this.addSql(`
      create or replace function recusar_mes_fechado_update() returns trigger language plpgsql as $$ begin
        if anonimizando() and not exists (
          select from antes a full join depois d on d.id = a.id and d.id_cliente = a.id_cliente
          where to_jsonb(a) - 'descricao' - 'busca' is distinct from to_jsonb(d) - 'descricao' - 'busca')
          then return null; end if;
        perform exigir_mes_aberto(id_cliente, min(data)) from (
          select id_cliente, data from antes where excluido_em is null
          union all select id_cliente, data from depois where excluido_em is null) x group by id_cliente;
        return null;
      end $$;`)

    this.addSql('drop function anonimizar_pessoa(int);')
    this.addSql(String.raw`
      create function anonimizar_pessoa(pessoa int, visitas int[], out imagens text[], out relatorios text[], out atas int, out homonimo boolean)
      language plpgsql security definer set search_path = public, pg_temp as $$
      declare
        igreja constant int := nullif(current_setting('app.id_cliente', true), '')::int;
        ninguem constant text := 'Pessoa anonimizada';
        velho usuario%rowtype;
        fotos int[];
        termos text[];
        p record;
        coluna record;
        linha tid;
        troca text;
        busca text;
        padrao text;
      begin perform set_config('app.apagando', '', true);
        imagens := '{}';
        relatorios := '{}';
        atas := 0;
        homonimo := false;
        select * into velho from usuario where id = pessoa and id_cliente = igreja for update;
        if not found or velho.anonimizado_em is not null then return; end if;
        select * into p from padroes_da_pessoa(pessoa);
        termos := p.termos;
        homonimo := p.homonimo;

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
        delete from idempotencia where id_cliente = igreja and (id_usuario = pessoa or resultado::text ~ p.busca_json and resultado::text ~ p.padrao_json);
        delete from importacao_linha where id_cliente = igreja
          and (email = any (termos) or cpf = any (termos) or dados::text ~ p.padrao_json or original::text ~ p.padrao_json);

        -- what people typed, in every column that the catalogue has; closed months let a name out, approved minutes do not
        perform set_config('app.anonimizando', igreja::text, true);
        for coluna in
          select c.relname as tabela, a.attname as nome, a.atttypid::regtype::text as tipo,
            case when a.atttypmod > 4 and a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) then a.atttypmod - 4 end as cabem
          from pg_class c join pg_attribute a on a.attrelid = c.oid
          where p.padrao is not null
            and c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
            and a.attgenerated = ''
            and a.atttypid in ('text'::regtype, 'varchar'::regtype, 'bpchar'::regtype, 'json'::regtype, 'jsonb'::regtype,
              'text[]'::regtype, 'varchar[]'::regtype)
            and c.relname <> 'auditoria' and (c.relname <> 'usuario' or a.attname not in ('name', 'email', 'cpf'))
            and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'id_cliente' and not t.attisdropped)
          order by 1, 2
        loop
          busca := case when coluna.tipo like 'json%' or coluna.tipo like '%[]' then p.busca_json else p.busca end;
          padrao := case when coluna.tipo like 'json%' or coluna.tipo like '%[]' then p.padrao_json else p.padrao end;
          troca := format('trocar_nome(%I::text, $2, $3)::%s', coluna.nome, coluna.tipo);
          begin
            execute format('update %I set %I = %s where id_cliente = $1 and %2$I::text ~ $4 and %2$I::text ~ $2', coluna.tabela, coluna.nome, troca)
              using igreja, padrao, coluna.cabem, busca;
          exception when check_violation or unique_violation then
            -- row by row, for the one that does not change, or that became equal to another
            for linha in execute format('select ctid from %I where id_cliente = $1 and %I::text ~ $3 and %2$I::text ~ $2', coluna.tabela, coluna.nome)
              using igreja, padrao, busca
            loop
              begin
                execute format('update %I set %I = %s where id_cliente = $1 and ctid = $4', coluna.tabela, coluna.nome, troca)
                  using igreja, padrao, coluna.cabem, linha;
              exception
                when check_violation then null;
                when unique_violation then
                  execute format('update %I set %I = left(regexp_replace(%2$I::text, $2, ''\1\2\3***'', ''g''), $3 - 15) || '' ('' || id || '')''
                    where id_cliente = $1 and ctid = $4', coluna.tabela, coluna.nome) using igreja, padrao, coalesce(coluna.cabem, 10000), linha;
              end;
            end loop;
          end;
        end loop;
        perform set_config('app.anonimizando', '', true);
        select count(*) into atas from ata a join reuniao_lideranca r on r.id = a.id_reuniao and r.id_cliente = a.id_cliente
          where a.id_cliente = igreja and a.aprovada_em is not null and (a.texto_ata ~ p.padrao or to_jsonb(r)::text ~ p.padrao_json);

        update auditoria set antes = null, depois = null
          where id_cliente = igreja and tabela = 'usuario' and id_registro = pessoa;
        -- encrypted in every version; the application found the name in it
        update auditoria set antes = antes - 'comentario_cifrado', depois = depois - 'comentario_cifrado'
          where id_cliente = igreja and tabela = 'visita_pastoral' and id_registro = any (visitas);
        update auditoria set antes = trocar_nome(antes::text, p.padrao_json, null)::jsonb, depois = trocar_nome(depois::text, p.padrao_json, null)::jsonb
          where id_cliente = igreja and (antes::text ~ p.busca_json or depois::text ~ p.busca_json)
            and (antes::text ~ p.padrao_json or depois::text ~ p.padrao_json);
        perform set_config('app.apagando', '', true);
      end $$;`)
  }
}
