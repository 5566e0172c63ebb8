import { Migration } from '@mikro-orm/migrations'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** Replaces texts in the body of a function, which must be there. */
const replacing = (name: string, ...changes: (readonly [before: string, after: string])[]): string => `
  do $do$
  declare
    funcao record;
    mudanca record;
    definicao text;
  begin
    select p.oid, p.prosrc as corpo, pg_get_functiondef(p.oid) as definicao into strict funcao from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.proname = '${name}';
    definicao := funcao.definicao;
    for mudanca in select * from (values ${changes.map((pair) => `(${pair.map(literal).join(', ')})`).join(', ')}) v(antes, depois) loop
      if position(mudanca.antes in funcao.corpo) = 0 then raise exception '${name} is another function'; end if;
      definicao := replace(definicao, mudanca.antes, mudanca.depois);
    end loop;
    execute definicao;
  end $do$;`

/** The digits of a telephone number, without the country's, however it is written. */
const digits = (number: string) =>
  String.raw`regexp_replace(regexp_replace(coalesce(${number}, ''), '\D', '', 'g'), '^55(?=\d{10,11}$)', '')`

/** A name in lower case without accents, with single spaces. */
const plain = (name: string) => String.raw`btrim(regexp_replace(normalizar(${name}), '[\s\u00a0]+', ' ', 'g'))`

const declared = 'em_json boolean;'
const loop = 'foreach em_json in array array[false, true] loop'
const emptied = "soltos := '{}';\n"
const built = "|| coalesce(nullif(array_to_string(documentos, '|'), ''), nenhum) || ')(?![0-9])';"
const officer = 'perform anonimizar_encarregado(igreja, pessoa, p.padrao);'

/** All versions of the person's row. */
const versions = `
            select to_jsonb(u) as i from usuario u where u.id_cliente = igreja and u.id = pessoa
            union all
            select v.i from auditoria a, lateral (values (a.antes), (a.depois)) v(i)
            where a.id_cliente = igreja and a.tabela = 'usuario' and a.id_registro = pessoa and jsonb_typeof(v.i) = 'object'`

/** A version of a supplier's row in the audit log, without what is the person's. */
const forgotten = (side: 'antes' | 'depois') =>
  `${side} || (select coalesce(jsonb_object_agg(n.key, null::text), '{}') from jsonb_object_keys(${side}) n(key)
            where n.key in ('documento', 'email', 'telefone', 'endereco', 'dados_bancarios', 'observacoes'))`

/**
 * Whoever leaves a church is taken out of its texts by telephone number and address too, and out of the suppliers. A number
 * or an address that somebody else has, as at home, or that is the church's, stays.
 */
export class Migration20261129013000_telefones_e_enderecos extends Migration {
  override name = 'Migration20261129013000_telefones_e_enderecos'

  override up(): void | Promise<void> {
    // a Brazilian number as people write it: (11) 98765-4321, +55 11 98765 4321, 11987654321
    this.addSql(String.raw`
      create function padrao_de_telefone(numero text) returns text language sql immutable strict parallel safe as $$
        select regexp_replace(numero, '^(..)(.*)(....)$', '(?:\\+?55[\\s().-]*)?\\(?\1\\)?[\\s.-]*\2[\\s.-]*\3')
      $$;`)
    // a street and a number in one text: Rua das Flores, 123; Rua das Flores nº 123
    this.addSql(String.raw`
      create function padrao_de_endereco(rua text, numero text, em_json boolean) returns text language sql immutable parallel safe as $$
        select padrao_de(rua, em_json) || case when numero = '' then ''
          else '(?:[\s,.;:-]|[nN][º°o]?' || case when em_json then '|\\[nrt]' else '' end || '){1,8}' || padrao_de(numero, em_json) end
      $$;`)

    this.addSql(
      replacing(
        'padroes_da_pessoa',
        [
          declared,
          `${declared}
        telefones text[];
        ruas text[];
        casas text[];
        soltas text[];`,
        ],
        [
          loop,
          String.raw`-- what somebody else has too, as at home, or the church, says nothing of whose it is
        select coalesce(array_agg(distinct padrao_de_telefone(n.numero)), '{}') into telefones
          from (${versions}) x, lateral (select ${digits("x.i ->> 'telefone_usuario'")} as numero) n
          where length(n.numero) between 10 and 11
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null
              and ${digits('u.telefone_usuario')} = n.numero)
            and not exists (select from cliente k where k.id_cliente = igreja and n.numero in (${digits('k.telefone')}, ${digits('k.chave_pix')}));
        -- a street alone is nobody's, but with a number
        select coalesce(array_agg(r.rua), '{}'), coalesce(array_agg(r.casa), '{}') into ruas, casas from (
          select distinct rua.t as rua, casa.t as casa
          from (select distinct btrim(x.i ->> 'endereco') as t from (${versions}) x) rua,
            (select distinct btrim(coalesce(x.i ->> 'numero', '')) as t from (${versions}) x) casa
          where length(rua.t) >= 5 and (casa.t ~ '[0-9]' or casa.t = '' and rua.t ~ '[0-9]' and length(rua.t) >= 8)
            and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null
              and concat_ws(' ', u.endereco, u.numero) ~ ('^\s*' || padrao_de_endereco(rua.t, casa.t, false) || '\s*$'))
            and not exists (select from cliente k where k.id_cliente = igreja
              and concat_ws(' ', k.endereco, k.numero) ~ ('^\s*' || padrao_de_endereco(rua.t, casa.t, false) || '\s*$'))
          limit 100
        ) r;
        ${loop}`,
        ],
        [
          emptied,
          `${emptied}          select telefones || coalesce(array_agg(padrao_de_endereco(r.rua, r.casa, em_json)), '{}') into soltas
            from unnest(ruas, casas) r(rua, casa);
          soltos := soltas;
`,
        ],
        [
          built,
          String.raw`${built.slice(0, -1)}
            || case when soltas = '{}' then '' else '|(?:(?<![' || letra || '])' || case when em_json then '|(?<=\\[nrtbf])' else '' end
              || ')(?:' || array_to_string(soltas, '|') || ')(?![' || letra || '])' end;`,
        ],
      ),
    )

    this.addSql(`
      create function anonimizar_fornecedor(igreja int, pessoa int, termos text[]) returns void language plpgsql as $$
      declare
        agora constant timestamptz := now();
        nomes text[];
        meus int[];
      begin
        -- an e-mail or a name that somebody else has too says nothing of whose supplier it is, nor does a name of one word
        select coalesce(array_agg(distinct ${plain('t.termo')}), '{}') into nomes from unnest(termos) t(termo)
          where t.termo !~ '@|^[0-9]+$' and not exists (select from usuario u where u.id_cliente = igreja and u.id <> pessoa
            and u.anonimizado_em is null and ${plain('u.name')} = ${plain('t.termo')});
        select coalesce(array_agg(f.id), '{}') into meus from fornecedor f
          where f.id_cliente = igreja and (${plain('f.nome')} = any (nomes) or f.documento = any (termos)
            or f.email in (select t.termo from unnest(termos) t(termo) where t.termo ~ '@' and not exists (
              select from usuario u where u.id_cliente = igreja and u.id <> pessoa and u.excluido_em is null and u.email = t.termo)));
        if meus = '{}' then return; end if;
        update fornecedor set documento = null, email = null, telefone = null, endereco = null, dados_bancarios = null,
            observacoes = null, updated_at = agora, versao = versao + 1
          where id_cliente = igreja and id = any (meus);
        update auditoria set antes = ${forgotten('antes')}, depois = ${forgotten('depois')}
          where id_cliente = igreja and tabela = 'fornecedor' and id_registro = any (meus);
      end $$;`)
    // the names of visitors of the site stood in a subject, in letters of no church
    this.addSql(`alter table "email_saida" no force row level security;`)
    this.addSql(
      `update "email_saida" set "assunto" = 'Contato pelo site' where "id_cliente" = 0 and "assunto" like 'Contato pelo site: %';`,
    )
    this.addSql(`alter table "email_saida" force row level security;`)
    this.addSql(
      replacing('anonimizar_pessoa', [
        officer,
        `${officer}
        perform anonimizar_fornecedor(igreja, pessoa, termos);`,
      ]),
    )
  }
}
