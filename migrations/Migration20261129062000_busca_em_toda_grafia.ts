import { Migration } from '@mikro-orm/migrations'

/** All forms of each letter, as ranges that PostgreSQL and JavaScript read alike. */
const variants = {
  a: 'aAÀ-Åà-åĀ-ąǍǎǞ-ǡǺǻȀ-ȃȦȧḀḁẠ-ặ',
  b: 'bBḂ-ḇ',
  c: 'cCÇçĆ-čḈḉ',
  d: 'dDÐðĎ-đḊ-ḓ',
  e: 'eEÈ-Ëè-ëĒ-ěȄ-ȇȨȩḔ-ḝẸ-ệ',
  f: 'fFḞḟ',
  g: 'gGĜ-ģǦǧǴǵḠḡ',
  h: 'hHĤ-ħȞȟḢ-ḫẖ',
  i: 'iIÌ-Ïì-ïĨ-ıǏǐȈ-ȋḬ-ḯỈ-ị',
  j: 'jJĴĵǰ',
  k: 'kKĶķǨǩḰ-ḵ',
  l: 'lLĹ-ľŁłḶ-ḽ',
  m: 'mMḾ-ṃ',
  n: 'nNÑñŃ-ňŊŋǸǹṄ-ṋ',
  o: 'oOÒ-ÖØò-öøŌ-őƠơǑǒǪ-ǭǾǿȌ-ȏȪ-ȱṌ-ṓỌ-ợ',
  p: 'pPṔ-ṗ',
  q: 'qQ',
  r: 'rRŔ-řȐ-ȓṘ-ṟ',
  s: 'sSŚ-šſȘșṠ-ṩẛ',
  t: 'tTŢ-ŧȚțṪ-ṱẗ',
  u: 'uUÙ-Üù-üŨ-ųƯưǓ-ǜȔ-ȗṲ-ṻỤ-ự',
  v: 'vVṼ-ṿ',
  w: 'wWŴŵẀ-ẉẘ',
  x: 'xXẊ-ẍ',
  y: 'yYÝýÿŶ-ŸȲȳẎẏẙỲ-ỹ',
  z: 'zZŹ-žẐ-ẕ',
}
const letters = Object.entries(variants)
  .map(([base, all]) => `when '${base}' then '[${all}][\\u0300-\\u036f]*'`)
  .join(' ')

/**
 * Whatever way a name is spelled, searching finds it: João with a combining tilde, Yūki, D’Ávila and D'Ávila. The body is
 * what `foldingBody` (server/kernel/base/folding-body.ts) writes; a test compares them. Rows keep what the function before
 * stored until the next migration. Who leaves a church is found in texts in all of these spellings, too.
 */
export class Migration20261129062000_busca_em_toda_grafia extends Migration {
  override name = 'Migration20261129062000_busca_em_toda_grafia'

  override up(): void {
    // plpgsql, because most texts need only the first of the steps
    this.addSql(String.raw`
      create or replace function normalizar(texto text) returns text language plpgsql immutable strict parallel safe as $$
    begin
      if octet_length(texto) <> char_length(texto) then
        texto := regexp_replace(normalize(regexp_replace(replace(replace(texto, E'\u00b4', E''''), E'\u1ffd', E''''), '[\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'), NFKD), '[\u0300-\u034e\u0350-\u036f\u0483-\u0487\u1ab0-\u1abd\u1abf-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]', '', 'g');
        if octet_length(texto) <> char_length(texto) then
          return replace(replace(replace(replace(translate(texto, E'ABCDEFGHIJKLMNOPQRSTUVWXYZ\u0060\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032\u00c6\u0152\u1e9e\u00de\u00d8\u00f8\u0110\u0111\u00d0\u00f0\u0141\u0142\u0126\u0127\u0166\u0167\u014a\u014b\u0131\u0391\u0392\u0393\u0394\u0395\u0396\u0397\u0398\u0399\u039a\u039b\u039c\u039d\u039e\u039f\u03a0\u03a1\u03a3\u03a4\u03a5\u03a6\u03a7\u03a8\u03a9\u03c2\u0400\u0401\u0402\u0403\u0404\u0405\u0406\u0407\u0408\u0409\u040a\u040b\u040c\u040d\u040e\u040f\u0410\u0411\u0412\u0413\u0414\u0415\u0416\u0417\u0418\u0419\u041a\u041b\u041c\u041d\u041e\u041f\u0420\u0421\u0422\u0423\u0424\u0425\u0426\u0427\u0428\u0429\u042a\u042b\u042c\u042d\u042e\u042f\u0531\u0532\u0533\u0534\u0535\u0536\u0537\u0538\u0539\u053a\u053b\u053c\u053d\u053e\u053f\u0540\u0541\u0542\u0543\u0544\u0545\u0546\u0547\u0548\u0549\u054a\u054b\u054c\u054d\u054e\u054f\u0550\u0551\u0552\u0553\u0554\u0555\u0556', E'abcdefghijklmnopqrstuvwxyz''''''''''''''''''\u00e6\u0153\u00df\u00feooddddllhhttnni\u03b1\u03b2\u03b3\u03b4\u03b5\u03b6\u03b7\u03b8\u03b9\u03ba\u03bb\u03bc\u03bd\u03be\u03bf\u03c0\u03c1\u03c3\u03c4\u03c5\u03c6\u03c7\u03c8\u03c9\u03c3\u0450\u0451\u0452\u0453\u0454\u0455\u0456\u0457\u0458\u0459\u045a\u045b\u045c\u045d\u045e\u045f\u0430\u0431\u0432\u0433\u0434\u0435\u0436\u0437\u0438\u0439\u043a\u043b\u043c\u043d\u043e\u043f\u0440\u0441\u0442\u0443\u0444\u0445\u0446\u0447\u0448\u0449\u044a\u044b\u044c\u044d\u044e\u044f\u0561\u0562\u0563\u0564\u0565\u0566\u0567\u0568\u0569\u056a\u056b\u056c\u056d\u056e\u056f\u0570\u0571\u0572\u0573\u0574\u0575\u0576\u0577\u0578\u0579\u057a\u057b\u057c\u057d\u057e\u057f\u0580\u0581\u0582\u0583\u0584\u0585\u0586'), E'\u00df', E'ss'), E'\u00e6', E'ae'), E'\u0153', E'oe'), E'\u00fe', E'th');
        end if;
      end if;
      return lower(replace(texto, E'\u0060', E'''') collate "C");
    end
  $$;`)
    this.addSql(String.raw`
      create or replace function padrao_de(texto text, em_json boolean) returns text language sql immutable strict parallel safe as $$
        select coalesce(string_agg(case
            when c = ' ' then case when em_json then '(?:[\s\u00a0]|&nbsp;|&#160;|\\[nrt])+' else '(?:[\s\u00a0]|&nbsp;|&#160;)+' end
            when f = '''' then '(?:[''´\u0060\u02b9\u02bb-\u02bd\u2018\u2019\u201b\u2032]|&#0?39;|&#x27;|&apos;)'
            when c = '"' then case when em_json then '(?:\\"|&quot;)' else '(?:"|&quot;)' end
            when c = '\' then case when em_json then '\\\\' else '\\' end
            when c = '&' then '&(?:amp;)?'
            when c = '<' then '(?:<|&lt;)'
            when c = '>' then '(?:>|&gt;)'
            -- an accent that no letter has of its own belongs to the letter before it
            when c ~ '[\u0300-\u036f]' then ''
            when f ~ '^[a-z]+$' then (
              select case when length(f) > 1 then '(?:' || c || '|' else '' end
                || string_agg(case l ${letters} end, '' order by m) || case when length(f) > 1 then ')' else '' end
              from regexp_split_to_table(f, '') with ordinality y(l, m))
            when c ~ '[!-/:-@[-\u0060{-~]' then '\' || c
            else c end, '' order by n), '')
        from regexp_split_to_table(regexp_replace(normalize(texto, NFC), '[\s\u00a0]+', ' ', 'g'), '') with ordinality x(c, n),
          lateral (select normalizar(c) as f) z
      $$;`)
    // an update that changes nothing, after which the text that is searched is computed anew
    this.addSql(`
      create or replace function proteger_reuniao_com_ata() returns trigger language plpgsql as $$ begin
        if tg_op = 'DELETE' and apagando_igreja() then return old; end if;
        if tg_op = 'UPDATE' and to_jsonb(new) - 'busca' = to_jsonb(old) - 'busca' then return new; end if;
        if exists (select from ata where id_cliente = old.id_cliente and id_reuniao = old.id and aprovada_em is not null) then
          raise exception 'a meeting with approved minutes does not change' using errcode = 'check_violation';
        end if;
        if tg_op = 'DELETE' then return old; end if;
        return new;
      end $$;`)
  }
}
