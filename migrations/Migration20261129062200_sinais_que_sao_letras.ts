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

/** A sign that is searched as a letter, such as the ª of Mª, is found in texts as itself, too. */
export class Migration20261129062200_sinais_que_sao_letras extends Migration {
  override name = 'Migration20261129062200_sinais_que_sao_letras'

  override up(): void {
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
              select '(?:' || c || '|' || string_agg(case l ${letters} end, '' order by m) || ')'
              from regexp_split_to_table(f, '') with ordinality y(l, m))
            when c ~ '[!-/:-@[-\u0060{-~]' then '\' || c
            else c end, '' order by n), '')
        from regexp_split_to_table(regexp_replace(normalize(texto, NFC), '[\s\u00a0]+', ' ', 'g'), '') with ordinality x(c, n),
          lateral (select normalizar(c) as f) z
      $$;`)
  }
}
