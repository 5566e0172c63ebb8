import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const tool = path.join(import.meta.dirname, 'kernel-names.mjs')

const namedIn = (text: string): unknown =>
  JSON.parse(
    execFileSync(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `const { namedIn } = await import(${JSON.stringify(tool)}); process.stdout.write(JSON.stringify(namedIn(${JSON.stringify(text)})))`,
      ],
      { encoding: 'utf8' },
    ),
  )

test('the check finds names of features, also labels and plurals, in code, strings, comments and addresses of screens', () => {
  const text = [
    'const kinds = new Map<Patrimonio, number>()',
    "from(work, 'escala_culto')",
    "can('contaPagar.ler')",
    '// as celula does',
    "const to = '/dashboard/tipoPosts'",
    "const home = '/dashboard/home'",
    "const operation = 'evento'",
    "can('assinatura.administrar')",
    'return <Link to="/dashboard/settings?aba=privacidade">',
    'placeholder="Buscar pessoas, bens e Células"',
    '// the total of contas a pagar',
    "send('POST', compost, localStorage)",
  ].join('\n')
  expect(namedIn(text)).toEqual([
    [1, 'Patrimonio'],
    [2, 'escala_culto'],
    [3, 'contaPagar'],
    [4, 'celula'],
    [5, 'tipoPosts'],
    [6, 'home'],
    [7, 'evento'],
    [8, 'assinatura'],
    [9, 'privacidade'],
    [9, 'settings'],
    [10, 'pessoas'],
    [10, 'Células'],
    [11, 'contas'],
    [11, 'contas a pagar'],
  ])
})
