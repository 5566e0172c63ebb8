import { Migration } from '@mikro-orm/migrations'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The digits of a telephone number, however it is written. */
const digits = (number: string) => String.raw`regexp_replace(${number}, '\D', '', 'g')`

/** A name in lower case without accents, with single spaces. */
const plain = (name: string) => String.raw`btrim(regexp_replace(normalizar(${name}), '[\s\u00a0]+', ' ', 'g'))`

const titles =
  'pr|pra|pastora?|rev|reverend[oa]|dra?|doutora?|sra?|senhora?|dona|seu|ir|irmao|irma|dc|diacono|diaconisa|pb|presb|presbiter[oa]|' +
  'miss|missionari[oa]|ev|evangelista|bp|bisp[oa]|ap|apostol[oa]|pe|padre|profa?|professora?|secretari[oa]|tesoureir[oa]|encarregad[oa]'

/** What may stand before a name that is still the whole name. */
const leading = String.raw`'^((${titles}|escritorio|contato|falar|fale|com|de|do|da|o|a)\.?\s+)+'`

/** The same after it. */
const trailing = String.raw`'(\s+(${titles})\.?)+$'`

const withoutTitle = (name: string) => `regexp_replace(${plain(name)}, ${leading}, '')`

/** A version of the church's row in the audit log, without the contact as far as it was the person's. */
const forgotten = (
  side: 'antes' | 'depois',
) => `${side} || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_each_text(${side}) n
              where n.key = 'telefone_encarregado' and ${digits('n.value')} = any (numeros)
                or n.key = 'email_encarregado' and n.value = c.email and novo.email is null)`

const before = "(c.relname <> 'usuario' or a.attname not in ('name', 'email', 'cpf'))"
const after = `${before} and (c.relname <> 'cliente' or a.attname <> 'encarregado')`

/**
 * Whoever leaves a church takes only the own part of its contact for data along: the own number or e-mail, and all of it
 * where the contact is that person by name. What is the church's or another's stays: its general number, the name of a
 * namesake, and of somebody else whose longer name has this one in it.
 */
export class Migration20261128172000_contato_da_igreja_fica extends Migration {
  override name = 'Migration20261128172000_contato_da_igreja_fica'

  override up(): void | Promise<void> {
    // whether a text is one of these names, alone, with a title, or beside something else
    this.addSql(`
      create function diz_o_nome(texto text, nomes text[], entre text) returns boolean language sql immutable parallel safe as $$
        select coalesce(bool_or(${withoutTitle('s')} = any (nomes)
            or regexp_replace(${withoutTitle('s')}, ${trailing}, '') = any (nomes)), false)
        from (select texto union all select regexp_split_to_table(texto, entre)) x(s)
      $$;`)
    this.addSql(String.raw`
      create or replace function anonimizar_encarregado(igreja int, pessoa int, padrao text) returns void language plpgsql as $$
      declare
        agora constant timestamptz := now();
        separa constant text := '\s*[,;:/()|]\s*|\s+[-–—]\s+|\s+[Cc][Oo][Mm]\s+';
        nomes text[];
        numeros text[];
        da_igreja text;
        c record;
        novo record;
        sai boolean;
      begin
        -- every name that the person ever had; the contact cannot tell which one of two namesakes it is
        select coalesce(array_agg(distinct n.nome), '{}') into nomes from (
          select u.name as nome from usuario u where u.id_cliente = igreja and u.id = pessoa
          union all
          select v.i ->> 'name' from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x, lateral (select ${withoutTitle('x.nome')} as nome) n
        where n.nome <> '' and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
          and u.anonimizado_em is null and ${withoutTitle('u.name')} = n.nome);

        select k.encarregado, k.email_encarregado as email, k.telefone_encarregado as telefone,
            ${digits('k.telefone_encarregado')} as numero, k.email as email_da_igreja, coalesce(${digits('k.telefone')}, '') as numero_da_igreja
          into c from cliente k where k.id_cliente = igreja and k.id = igreja;
        da_igreja := c.numero_da_igreja;
        -- every number that the person ever had; one that somebody else has too, as at home, says nothing of the contact,
        -- and the church's stays the church's
        select coalesce(array_agg(distinct n.numero), '{}') into numeros from (
          select u.telefone_usuario as telefone from usuario u where u.id_cliente = igreja and u.id = pessoa
          union all
          select v.i ->> 'telefone_usuario' from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x, lateral (select ${digits('x.telefone')} as numero) n
        where n.numero not in ('', da_igreja) and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
          and u.excluido_em is null and ${digits('u.telefone_usuario')} = n.numero);

        sai := diz_o_nome(c.encarregado, nomes, separa);
        select
            -- whoever else is named stays; an e-mail or a CPF is no part of another name
            case when sai then null
              when padrao is not null and (c.encarregado ~ '[@0-9]' or diz_o_nome(c.encarregado, nomes, separa || '|\s+[Ee]\s+'))
                then trocar_nome(c.encarregado, padrao, 120)
              else c.encarregado end as encarregado,
            case when c.email ~ padrao or sai and c.email is distinct from c.email_da_igreja then null else c.email end as email,
            case when c.numero = any (numeros) or sai and c.numero is distinct from da_igreja then null else c.telefone end as telefone
          into novo;
        -- a name with nothing by which to reach it is no contact
        if novo.email is null and novo.telefone is null then novo.encarregado := null; end if;
        if (novo.encarregado, novo.email, novo.telefone) is distinct from (c.encarregado, c.email, c.telefone) then
          update cliente k set encarregado = novo.encarregado, email_encarregado = novo.email, telefone_encarregado = novo.telefone,
            updated_at = agora, versao = versao + 1
          where k.id_cliente = igreja and k.id = igreja;
        end if;
        if novo.telefone is null and c.numero <> '' then numeros := numeros || c.numero; end if;
        -- the contact of an earlier time too, by the name beside the number
        select numeros || coalesce(array_agg(distinct n.numero), '{}') into numeros
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i),
            lateral (select ${digits("v.i ->> 'telefone_encarregado'")} as numero) n
          where a.id_cliente = igreja and a.tabela = 'cliente' and jsonb_typeof(v.i) = 'object'
            and (diz_o_nome(v.i ->> 'encarregado', nomes, separa) or v.i ->> 'email_encarregado' ~ padrao)
            and n.numero not in ('', da_igreja) and (novo.telefone is null or n.numero is distinct from c.numero);
        update auditoria set antes = ${forgotten('antes')},
            depois = ${forgotten('depois')}
          where id_cliente = igreja and tabela = 'cliente'
            and (jsonb_exists_any(antes, array['telefone_encarregado', 'email_encarregado'])
              or jsonb_exists_any(depois, array['telefone_encarregado', 'email_encarregado']));
      end $$;`)
    // the function above has replaced the name where it was the person's
    this.addSql(`
      do $do$
      declare funcao record;
      begin
        select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
          where p.pronamespace = 'public'::regnamespace and p.proname = 'anonimizar_pessoa';
        if position(${literal(before)} in funcao.corpo) = 0 then raise exception 'anonimizar_pessoa is another function'; end if;
        execute replace(funcao.definicao, ${literal(before)}, ${literal(after)});
      end $do$;`)
  }
}
