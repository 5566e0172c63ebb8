import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Texts that say that an e-mail comes or came. */
const promise = /\bpor e-mail\b|\bum e-mail com\b|\b(no|para o) seu e-mail\b|\benviamos um e-mail\b|receberá em \$/i

/** Asks whether this installation sends e-mails, or shows what the server answered about it. */
const asks = /use(Ask)?EnviaEmails\b|\bsmtpUrl\b|\.enviado\b/

/** Texts that promise nothing to whoever reads them. */
const others: Record<string, string> = {
  'client/features/financas/recibo/papel/paper.tsx': 'says of a receipt that its e-mail was sent, with the time',
  'client/features/igreja/termos/sections.ts': 'the terms of the operator, who answers for them',
  'server/features/acesso/usuario/usuario.usecases.ts': 'the order of a list by the address',
  'server/features/financas/recibo/recibo.actions.ts': 'the name of an event in the audit log',
  'server/features/financas/recibo/recibo.rules.ts': 'stands in the e-mail itself',
  'server/features/igreja/privacidade/consentimento/consentimento.rules.ts': 'names a consent',
  'server/features/igreja/privacidade/consentimento/consentimento.textos.ts':
    'a consent allows e-mails and promises none',
}

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)

/** Descriptions of the API are for programmers, who read of SMTP in the same document. */
const isDescription = (file: string) => /\.(resolver|type|rest)\.ts$/.test(file)

function promising(): string[] {
  const files = globSync(['client/{features,kernel}/**/*.{ts,tsx}', 'server/{features,kernel}/**/*.ts'])
  return files
    .filter((file) => !/\.generated\.ts$|\.test\.ts$/.test(file) && !isDescription(file))
    .filter((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .some((line) => !isComment(line) && promise.test(line)),
    )
    .sort()
}

test('every text that promises an e-mail stands behind the question whether e-mails are sent', () => {
  const found = promising()
  expect(found.length).toBeGreaterThan(10)
  const unasked = found.filter((file) => !asks.test(readFileSync(file, 'utf8')))
  expect(unasked).toEqual(Object.keys(others))
})
