import { actionNames, actions } from './access-table.js'
import { niveis } from './features/acesso/nivel-usuario/index.js'
import { kernelEvents } from './kernel/access/audited-events.js'
import type { Feature } from './kernel/transport/feature.js'

/** Portuguese names of the resources of the kernel's actions. */
const kernelResources = {
  eu: 'A própria conta',
  lixeira: 'Lixeira',
  explorador: 'Explorador GraphQL',
  plataforma: 'Plataforma',
}

/** Portuguese words for verbs that many features share; a feature defines its own verbs in its index.ts. */
const commonVerbs = {
  ler: 'ver',
  escrever: 'criar, editar e excluir',
  criar: 'criar',
  editar: 'editar',
  excluir: 'excluir',
  exportar: 'exportar',
  restaurar: 'restaurar',
  administrar: 'administrar',
  operar: 'operar',
  usar: 'usar',
  revogar: 'revogar',
}

const nameOf = (name: string, words: string | undefined): Record<string, string> => (words ? { [name]: words } : {})

/** The words of verbs. Where a verb means something else in another feature, they stand under its whole action. */
function verbsOf(features: readonly Feature[]): Record<string, string> {
  const words: Record<string, string> = { ...commonVerbs }
  for (const { name, verbs = {} } of features)
    for (const [verb, text] of Object.entries(verbs)) {
      const known = words[verb]
      words[known === undefined || known === text ? verb : `${name}.${verb}`] = text
    }
  return words
}

const inWords = (features: readonly Feature[]) => ({
  resources: Object.assign(
    {},
    kernelResources,
    ...features.map(({ name, labels, resources }) => ({ ...nameOf(name, labels), ...resources })),
  ) as Record<string, string>,
  verbs: verbsOf(features),
  events: Object.assign({}, kernelEvents, ...features.map(({ events }) => events)) as Record<string, string>,
  tables: Object.assign(
    {},
    { arquivo: 'Imagem' },
    ...features.map(({ table, label, tables }) => ({ ...(table && nameOf(table, label)), ...tables })),
  ) as Record<string, string>,
})

const literal = (value: unknown): string => JSON.stringify(value, null, 2)

/** Generates client/gql/labels.ts: Portuguese words for the features' records, actions, events and tables. */
export function labels(features: readonly Feature[]): string {
  const { resources, verbs, events, tables } = inWords(features)
  const names = Object.assign({}, ...features.map(({ name, label }) => nameOf(name, label)))
  const withBin = features.flatMap(({ table, bin }) => (table && bin ? [table] : [])).sort()
  const feminine = features.flatMap(({ table, gender }) => (table && gender === 'f' ? [table] : [])).sort()
  return `// Written by npm run codegen from the features of server/; edit them there.

/** What people call one record of a feature. */
export const names: Record<string, string> = ${literal(names)}

/** What actions are about, by the part of their names before the dot. */
export const resources: Record<string, string> = ${literal(resources)}

/** What actions do, by their whole names, or by the part after the dot. */
export const verbs: Record<string, string> = ${literal(verbs)}

/** What the audit log tells besides actions. */
export const events: Record<string, string> = ${literal(events)}

/** Tables, as the audit log and the recycle bin name them. */
export const tables: Record<string, string> = ${literal(tables)}

/** Tables whose deleted records come back. */
export const tablesWithBin: readonly string[] = ${literal(withBin)}

/** Tables whose label is feminine. */
export const feminineTables: readonly string[] = ${literal(feminine)}
`
}

const columns = [...niveis].sort((a, b) => a.perfil - b.perfil)

/** Generates docs/permissoes.md: THE permission table as a whole, for people to read. */
export function permissions(features: readonly Feature[]): string {
  const { resources, verbs } = inWords(features)
  const rows = [...actionNames].sort().map((action) => {
    const [resource = '', verb = ''] = action.split('.')
    const may = columns.map(({ perfil }) => (actions[action].includes(perfil) ? 'x' : ' '))
    return `| \`${action}\` | ${resources[resource]}: ${verbs[action] ?? verbs[verb]} | ${may.join(' | ')} |`
  })
  return `# Permissões

Escrito por \`npm run emit\` a partir dos arquivos \`<funcionalidade>.actions.ts\`; mude-os lá. A tabela diz o que um perfil pode no máximo por si; abaixo dela cada igreja decide. Funções e liderar um grupo somam: uma função dá ações das áreas a quem a tem, de qualquer perfil de 2 a 5, e quem lidera um grupo tem nele o que o grupo precisa. Nada substitui nada; só uma função exclusiva limita. Quem lança nos livros não decide sobre eles pela mesma função. Quem pode fazer algo que você não pode não é excluído nem tem o acesso mudado por você. O que uma pessoa verá e mudará antes de ganhar ou perder funções, ou de passar a liderar um grupo, é calculado dos próprios direitos (\`acessoPrevisto\`), e a tela *O que Ana faz?* o mostra antes de salvar.

\`usuario.escolher\` mostra menores de idade só a quem lê os dados pessoais deles, a quem cuida das classes da EBD de toda a igreja (todos) e a quem ensina uma classe (os alunos dela). Quem ensina pede a quem cuida de todas as classes que matricule uma criança nova. Sem data de nascimento, vale o que os cadastros dizem: conta como criança quem é aluno de uma classe de crianças ou adolescentes, ou filho ou dependente de alguém, se nada mostra um adulto (estado civil, cônjuge, filhos, um perfil de trabalho).

| Ação | Em palavras | ${columns.map(({ perfil, nome }) => `${nome} (${perfil})`).join(' | ')} |
|---|---|${columns.map(() => ':-:|').join('')}
${rows.join('\n')}
`
}
