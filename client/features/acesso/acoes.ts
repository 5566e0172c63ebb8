import { events, resources, verbs } from '../../gql/labels.js'

export type Ability = { resource: string; verbs: { action: string; text: string }[] }

/** Actions ('patrimonio.escrever') as text, grouped by resource. */
export function abilities(acoes: readonly string[]): Ability[] {
  const groups = new Map<string, Ability>()
  for (const action of acoes) {
    const [name = '', verb = ''] = action.split('.')
    const group = groups.get(name) ?? { resource: resources[name] ?? name, verbs: [] }
    group.verbs.push({ action, text: verbs[action] ?? verbs[verb] ?? verb })
    groups.set(name, group)
  }
  return [...groups.values()]
}

/**
 * One action as text: 'Contas a pagar: criar, editar e excluir'.
 * @returns undefined for an unknown action
 */
function abilityText(action: string): string | undefined {
  const [name = '', verb = ''] = action.split('.')
  const [resource, text] = [resources[name], verbs[action] ?? verbs[verb]]
  return resource && text && `${resource}: ${text}`
}

/** The text of an audit log entry's action: an action of the permission table, or an event. */
export const nomeAcao = (acao: string): string =>
  events[acao] ?? abilityText(acao) ?? (acao.startsWith('pagamento.') ? 'Mensagem do provedor de pagamento' : acao)
