import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Letters that nobody may switch off, each with the reason. All others name the page where one does (`sairEm`). */
const always: Record<string, string> = {
  'server/features/acesso/senha/emails.ts': 'a link that somebody asked for',
  'server/features/acesso/sessao/letters.ts': 'about the own account and its safety',
  'server/features/acesso/webhook/webhook.switch-off.ts': 'what somebody made has stopped',
  'server/features/igreja/apresentacao/apresentacao.usecases.ts': 'a message to the operator',
  'server/features/igreja/assinatura/emails.ts': 'the church may soon write no more',
  'server/features/missoes/codigo-pix/codigo-pix.usecases.ts': 'where the money goes',
  'server/features/missoes/provedor-pix/provedor-pix.usecases.ts': 'where the money goes',
}

const texts = globSync('server/{features,kernel}/**/*.ts')
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

test('every letter that a person can switch off says where', () => {
  const without = texts.filter(({ text }) => text.includes('sairEm: null')).map(({ file }) => file)
  expect(without.filter((file) => !file.startsWith('server/kernel/')).sort()).toEqual(Object.keys(always))
})

test('whoever asks first whether a person wants a letter writes no letter without that page', () => {
  const asking = texts.filter(({ text }) => /\b(destinatarios|destinatarioOf|consentimentoRecibos)\(?\b/.test(text))
  expect(asking.length).toBeGreaterThan(3)
  for (const { file, text } of asking) expect([file, text.includes('sairEm: null')]).toEqual([file, false])
})
