import { Migration } from '@mikro-orm/migrations'

/** The digits of a telephone number, however it is written. */
const digits = (number: string) => String.raw`regexp_replace(${number}, '\D', '', 'g')`

/** A version of the church's row in the audit log, without the contact as far as it was the person's. */
const forgotten = (
  side: 'antes' | 'depois',
) => `${side} || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_each_text(${side}) n
              where n.key = 'telefone_encarregado' and ${digits('n.value')} = any (numeros)
                or n.key = 'email_encarregado' and n.value = c.email_encarregado and sai)`

const before = 'homonimo := p.homonimo;'
const after = `${before}
        perform anonimizar_encarregado(igreja, pessoa, p.padrao);`

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/**
 * Who answered for the data of a church and leaves is taken out of that contact also where it has another form of the
 * name, an e-mail of before or only the person's number, and the number out of the audit log. Before the name is replaced
 * in all texts: otherwise the number would stay beside "Pessoa anonimizada", which would also be the contact's e-mail.
 */
export class Migration20261128140500_contato_de_quem_sai extends Migration {
  override name = 'Migration20261128140500_contato_de_quem_sai'

  override up(): void | Promise<void> {
    this.addSql(`
      create function anonimizar_encarregado(igreja int, pessoa int, padrao text) returns void language plpgsql as $$
      declare
        agora constant timestamptz := now();
        nome text;
        c record;
        numeros text[];
        sai boolean;
      begin
        select normalizar(u.name) into nome from usuario u where u.id_cliente = igreja and u.id = pessoa;
        -- every number that the person ever had; one that somebody else has too, as at home, says nothing of the contact
        select coalesce(array_agg(distinct n.numero), '{}') into numeros from (
          select u.telefone_usuario as telefone from usuario u where u.id_cliente = igreja and u.id = pessoa
          union all
          select v.i ->> 'telefone_usuario' from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'
        ) x, lateral (select ${digits('x.telefone')} as numero) n
        where n.numero <> '' and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
          and u.excluido_em is null and ${digits('u.telefone_usuario')} = n.numero);

        select k.encarregado, k.email_encarregado, ${digits('k.telefone_encarregado')} as numero into c
          from cliente k where k.id_cliente = igreja and k.id = igreja;
        sai := coalesce(normalizar(c.encarregado) = nome, false) or coalesce(c.encarregado ~ padrao, false)
          or coalesce(c.email_encarregado ~ padrao, false) or coalesce(c.numero = any (numeros), false);
        if sai then
          update cliente k set encarregado = null, email_encarregado = null, telefone_encarregado = null,
            updated_at = agora, versao = versao + 1
          where k.id_cliente = igreja and k.id = igreja;
          if c.numero <> '' then numeros := numeros || c.numero; end if;
        end if;
        -- the contact of an earlier time too, by the name beside the number
        select numeros || coalesce(array_agg(distinct n.numero), '{}') into numeros
          from auditoria a, lateral (values (a.antes), (a.depois)) v(i),
            lateral (select ${digits("v.i ->> 'telefone_encarregado'")} as numero) n
          where a.id_cliente = igreja and a.tabela = 'cliente' and jsonb_typeof(v.i) = 'object'
            and (normalizar(v.i ->> 'encarregado') = nome or v.i ->> 'encarregado' ~ padrao or v.i ->> 'email_encarregado' ~ padrao)
            and n.numero <> '' and (sai or n.numero is distinct from c.numero);
        update auditoria set antes = ${forgotten('antes')},
            depois = ${forgotten('depois')}
          where id_cliente = igreja and tabela = 'cliente'
            and (jsonb_exists_any(antes, array['telefone_encarregado', 'email_encarregado'])
              or jsonb_exists_any(depois, array['telefone_encarregado', 'email_encarregado']));
      end $$;`)
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
