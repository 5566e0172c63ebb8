import { expect, test } from '@jest/globals'
import { hasText, sanitiseHtml } from './html.js'

/** Known ways to inject script, from the usual lists. */
const payloads = [
  '<script>alert(1)</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="x` `<script>alert(1)</script>"` `>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mi xlink:href="data:x,<script>alert(1)</script>">x</mi></math>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
  '<p/onclick=alert(1)>x</p>',
  '<h2 ONLOAD="alert(1)">x</h2>',
  '<style>@import "//evil";*{x:expression(alert(1))}</style>',
  '<link rel=stylesheet href="//evil">',
  '<base href="//evil/">',
  '<meta http-equiv=refresh content="0;javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input autofocus onfocus=alert(1)>',
  '<textarea></p><img src=x onerror=alert(1)></textarea>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><img src=x onerror=alert(1)></template>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '<details open ontoggle=alert(1)>x</details>',
  '<video><source onerror=alert(1)></video>',
  '<ul><li onclick=alert(1)>x</li></ul>',
  '<strong id="x" class="y" data-z="1">x</strong>',
  '"><script>alert(1)</script>',
  "'-alert(1)-'",
]

test.each(payloads)('sanitising %s leaves only known tags, without attributes', (payload) => {
  const html = sanitiseHtml(`<p>antes ${payload} depois</p>`)
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
  expect(tags.filter((tag) => !/^<\/?(p|strong|em|u|s|h2|h3|ul|ol|li|blockquote)>$|^<br \/>$/.test(tag))).toEqual([])
  expect(html).toContain('antes')
})

test('text written with the editor stays unchanged', () => {
  const html =
    '<h2>Abertura</h2><p>Orou <strong>Ana</strong>, <em>com</em> <u>todos</u>.<br />A &amp; B &lt; C</p>' +
    '<ul><li><p>um</p></li></ul><ol><li><p>dois</p></li></ol><blockquote><p>Edificar.</p></blockquote>'
  expect(sanitiseHtml(html)).toBe(html)
})

test('text of only spaces and tags counts as empty', () => {
  for (const html of ['', ' ', '<p></p>', '<p>&nbsp;</p><br>', '<p> \n</p><ul><li></li></ul>'])
    expect(hasText(html)).toBe(false)
  for (const html of ['a', '<p>&lt;</p>', '<p>0</p>']) expect(hasText(html)).toBe(true)
})
