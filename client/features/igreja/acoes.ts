import { events, resources, verbs } from '../../gql/labels.js'

export type Ability = { resource: string; verbs: { action: string; text: string }[] }

/** The table's action names ('patrimonio.escrever') in words, grouped by what they are about. */
export function abilities(acoes: readonly string[]): Ability[] {
  const groups = new Map<string, Ability>()
  for (const action of acoes) {
    const [name = '', verb = ''] = action.split('.')
    const group = groups.get(name) ?? { resource: resources[name] ?? name, verbs: [] }
    group.verbs.push({ action, text: verbs[verb] ?? verb })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/** One action of the table in words: 'Contas a pagar: criar, editar e excluir'. @returns undefined for what is no action of it */
function abilityText(action: string): string | undefined {
  const [name = '', verb = ''] = action.split('.')
  const [resource, text] = [resources[name], verbs[verb]]
  return resource && text && `${resource}: ${text}`
}

/** What the audit log tells, for people to read: an action of the table, or an event. */
export const nomeAcao = (acao: string): string =>
  events[acao] ?? abilityText(acao) ?? (acao.startsWith('pagamento.') ? 'Mensagem do provedor de pagamento' : acao)
