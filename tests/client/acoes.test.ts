import { expect, test } from '@jest/globals'
import { abilities } from '../../client/features/igreja/acoes.js'
import { actionNames } from '../../server/kernel/access/actions.js'

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

/** Words that a name without them would make as well. */
const same = ['Busca', 'Lixeira', 'Auditoria', 'Assinatura', 'Plataforma']

function spaced(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1').toLocaleLowerCase('pt-BR')
  return words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1)
}
