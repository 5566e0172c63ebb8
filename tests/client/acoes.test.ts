import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { abilities, nomeAcao } from '../../client/features/igreja/acoes.js'
import { actionNames } from '../../server/kernel/access/actions.js'
import { eventos } from '../../server/kernel/audit-actions.js'

test('every action is told in Portuguese words, none by its name in the API', () => {
  const untold = abilities(actionNames).flatMap(({ resource, verbs }) => [
    // 'Aula e b d', 'Campanha missoes': what the name would be without words of its own
    ...(verbs.some(({ action }) => resource === spaced(action.split('.')[0] ?? '')) && !same.includes(resource)
      ? [resource]
      : []),
    ...verbs.flatMap(({ action, text }) => {
      const verb = action.split('.')[1] ?? ''
      return /[A-Z]/.test(verb) && text === spaced(verb).toLocaleLowerCase('pt-BR') ? [action] : []
    }),
  ])
  expect(untold).toEqual([])
})

test('whatever the audit log may tell has a wording of its own on its screen', () => {
  const all = [...actionNames, ...eventos, 'pagamento.customer.subscription.updated']
  expect(all.filter((acao) => nomeAcao(acao) === acao)).toEqual([])
  // an event and an action are two things
  const words = [...actionNames, ...eventos].map(nomeAcao)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('what jobs and commands write into the audit log is on the list, too', () => {
  const server = path.resolve(import.meta.dirname, '../../server')
  const sources = readdirSync(server, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const written = sources.flatMap((file) => {
    const source = readFileSync(path.join(server, file), 'utf8')
    return [...source.matchAll(/\bacao: '([^']*)'[^}]*requisicao/g)].map(([, acao = '']) => acao)
  })
  expect(written.length).toBeGreaterThan(5)
  const known: readonly string[] = [...actionNames, ...eventos]
  expect(written.filter((acao) => !known.includes(acao))).toEqual([])
})

/** Words that a name without them would make as well. */
const same = ['Busca', 'Lixeira', 'Auditoria', 'Assinatura', 'Plataforma']

function spaced(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLocaleLowerCase('pt-BR')
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}
