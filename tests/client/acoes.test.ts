import 'reflect-metadata'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { abilities, nomeAcao } from '../../client/features/acesso/acoes.js'
import { events, resources, verbs } from '../../client/gql/labels.js'
import { actionNames } from '../../server/access-table.js'
import { features } from '../../server/features.js'

test('every action has Portuguese words for its resource and its verb', () => {
  const missing = actionNames.filter((action) => {
    const [resource = '', verb = ''] = action.split('.')
    return !resources[resource] || !(verbs[action] ?? verbs[verb])
  })
  expect(missing).toEqual([])
  expect(abilities(['contaPagar.ler', 'contaPagar.escrever'])).toEqual([
    {
      resource: 'Contas a pagar',
      verbs: [
        { action: 'contaPagar.ler', text: 'ver' },
        { action: 'contaPagar.escrever', text: 'criar, editar e excluir' },
      ],
    },
  ])
})

test('each feature’s actions have its own words, also where another feature uses the same verb', () => {
  const wrong = features.flatMap(({ name, verbs: own = {} }) =>
    Object.entries(own)
      .filter(([verb, text]) => (verbs[`${name}.${verb}`] ?? verbs[verb]) !== text)
      .map(([verb]) => `${name}.${verb}`),
  )
  expect(wrong).toEqual([])
  expect(nomeAcao('prestacaoContas.decidir')).toBe('Prestações de contas: registrar a decisão da assembleia')
  expect(nomeAcao('pedidoReserva.decidir')).toBe('Pedidos de sala: aprovar, recusar e cancelar')
})

test('every action and event of the audit log has a unique text', () => {
  const all = [...actionNames, ...Object.keys(events), 'pagamento.customer.subscription.updated']
  expect(all.filter((acao) => nomeAcao(acao) === acao)).toEqual([])
  // the texts of events and actions must differ, too
  const words = [...actionNames, ...Object.keys(events)].map(nomeAcao)
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
})

test('every action that a job or a command writes into the audit log is a known action or event', () => {
  const server = path.resolve(import.meta.dirname, '../../server')
  const sources = readdirSync(server, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const written = sources.flatMap((file) => {
    const source = readFileSync(path.join(server, file), 'utf8')
    return [...source.matchAll(/\bacao: '([^']*)'[^}]*requisicao/g)].map(([, acao = '']) => acao)
  })
  expect(written.length).toBeGreaterThan(5)
  const known: readonly string[] = [...actionNames, ...Object.keys(events)]
  expect(written.filter((acao) => !known.includes(acao))).toEqual([])
})
