import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const client = path.resolve(import.meta.dirname, '../../client')

const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
  .map((file) => ({ file, text: readFileSync(path.join(client, file), 'utf8') }))

/** The parts of a dialog that name its button: the foot of its form, the dialog of the password, a confirmation. */
const footers = /<(?:FormFooter|SenhaDialog)\b[\s\S]*?\/>/g
const confirmations = /\{(?:[^{}]|\$\{[^{}]*\})*confirmText:(?:[^{}]|\$\{[^{}]*\})*\}/g

const destructive =
  /(?:saveText=\{?|confirmText: )["'`](?:(?:Apagar|Cancelar|Desativar|Descartar|Devolver|Excluir|Limpar|Recusar|Remover|Revogar|Suspender|Tirar)\b|Encerrar (?:conta|outras sessões)["'`]|[^"'`]*para sempre)/

const dialogs = sources.flatMap(({ file, text }) =>
  [...text.matchAll(footers), ...text.matchAll(confirmations)].map(([part]) => ({ file, part })),
)
const named = dialogs.filter(({ part }) => destructive.test(part))

test('the button of every dialog that deletes, cancels or takes away has the warning colour', () => {
  expect(named.length).toBeGreaterThan(30)
  const primary = named.filter(({ part }) => !/\bdanger(?:: true)?\b/.test(part))
  expect(primary.map(({ file, part }) => `${file}: ${destructive.exec(part)?.[0]}`)).toEqual([])
})

test('where a button cancels something, the button that only closes the dialog is called Voltar', () => {
  const cancelling = dialogs.filter(({ part }) => /(?:saveText=\{?|confirmText: )["'`]Cancelar\b/.test(part))
  expect(cancelling.length).toBeGreaterThan(5)
  const alike = cancelling.filter(({ part }) => !/cancelText(?:=|: )["']Voltar["']/.test(part))
  expect(alike.map(({ file }) => file)).toEqual([])
})
