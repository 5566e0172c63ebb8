import { type AccessLevel, includesLevel, type Reach } from '../../../../schema/rules/levels.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { type Action, actionNames, actions } from '../../../kernel/access/actions.js'
import { givenBy, isGivable, isLimitable, placeOf } from '../../../kernel/access/areas.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'
import { bookingActions, decidingActions } from '../sessao/index.js'

/** A usual function: the level that it needs in each area, and which records it reaches. */
interface Usual {
  nome: string
  descricao: string
  alcance: Reach
  areas: Readonly<Record<string, AccessLevel>>
  /** whoever has it may do nothing else in the church */
  exclusiva?: true
  /** actions of its levels that it does not allow */
  sem?: readonly Action[]
  /** actions that it allows besides those of its levels */
  com?: readonly Action[]
}

const allOfTesouraria = {
  tesouraria: 'escrever',
  dizimos: 'escrever',
  campanhas: 'escrever',
  orcamentos: 'escrever',
} as const

/** Budgets and cost centres are always of a department, which has to be chosen. */
const forChoosing = ['departamento.ler'] as const

/** The functions that a new church starts with. It may rename, change and delete them, and add others. */
const usual: readonly Usual[] = [
  {
    nome: 'Tesoureiro',
    descricao: 'Lança e confere todo o dinheiro da igreja.',
    alcance: 'tudo',
    areas: { ...allOfTesouraria, patrimonio: 'ler', pessoas: 'ler' },
    com: forChoosing,
    // whoever keeps the books is not the council that examines them
    sem: ['prestacaoContas.opinar'],
  },
  {
    nome: 'Auxiliar de tesouraria',
    descricao: 'Lança dízimos, entradas e saídas.',
    alcance: 'tudo',
    areas: { tesouraria: 'escrever', dizimos: 'escrever', pessoas: 'ler' },
    com: forChoosing,
    // a number that was given away is the treasurer's to take back, and only the treasurer pays money out
    sem: ['recibo.cancelar', 'pixRecebido.devolver', 'prestacaoContas.opinar'],
  },
  {
    nome: 'Conselho fiscal',
    descricao: 'Lê todo o dinheiro, sem alterar.',
    alcance: 'tudo',
    areas: { tesouraria: 'ler', dizimos: 'ler', campanhas: 'ler', orcamentos: 'ler', patrimonio: 'ler' },
  },
  {
    nome: 'Contador',
    descricao:
      'De fora da igreja: lê a tesouraria e baixa o que a contabilidade pede, sem alterar e sem ver as pessoas.',
    alcance: 'tudo',
    areas: { tesouraria: 'ler', orcamentos: 'ler', patrimonio: 'ler' },
    exclusiva: true,
    sem: ['prestacaoContas.opinar'],
  },
  {
    nome: 'Secretaria',
    descricao: 'Cuida dos cadastros, dos grupos e da agenda.',
    alcance: 'tudo',
    areas: {
      pessoas: 'ler',
      contatos: 'ler',
      dadosPessoais: 'ler',
      batismos: 'escrever',
      departamentos: 'escrever',
      celulas: 'escrever',
      ensino: 'escrever',
      missoes: 'escrever',
      eventos: 'escrever',
      agenda: 'escrever',
      cultos: 'escrever',
      escalas: 'escrever',
      louvor: 'escrever',
      reunioes: 'escrever',
      comunicacao: 'escrever',
      patrimonio: 'escrever',
    },
    // registers people and plans visits, whose comments only pastors read
    com: ['usuario.escrever', 'usuario.importar', 'visitaPastoral.ler', 'visitaPastoral.escrever'],
  },
  {
    nome: 'Líder de célula',
    descricao: 'Cuida da própria célula: membros, encontros e presenças.',
    alcance: 'meus',
    areas: { celulas: 'escrever', contatos: 'ler', dadosPessoais: 'ler' },
  },
  {
    nome: 'Líder de louvor',
    descricao: 'Cuida do próprio grupo de louvor: ensaios, músicas e escalas.',
    alcance: 'meus',
    areas: { louvor: 'escrever', escalas: 'escrever', contatos: 'ler', dadosPessoais: 'ler' },
  },
  {
    nome: 'Líder de departamento',
    descricao: 'Cuida do próprio departamento: membros e escalas.',
    alcance: 'meus',
    areas: { departamentos: 'escrever', escalas: 'escrever', contatos: 'ler', dadosPessoais: 'ler' },
  },
  {
    nome: 'Professor da EBD',
    descricao: 'Cuida das próprias classes: alunos, aulas e chamadas.',
    alcance: 'meus',
    areas: { ensino: 'escrever' },
  },
  {
    nome: 'Recepção e crianças',
    descricao: 'Registra a presença nos cultos e os visitantes.',
    alcance: 'tudo',
    areas: { cultos: 'escrever', pessoas: 'ler' },
  },
  {
    nome: 'Cuidado pastoral',
    descricao: 'Lê as visitas e os dados de contato das pessoas.',
    alcance: 'tudo',
    areas: { visitas: 'escrever', pessoas: 'ler', contatos: 'ler', dadosPessoais: 'ler' },
  },
  {
    nome: 'Comunicação',
    descricao: 'Publica posts e cuida dos eventos.',
    alcance: 'tudo',
    areas: { comunicacao: 'escrever', eventos: 'escrever', agenda: 'escrever' },
  },
]

/**
 * The usual functions with the actions that the areas of today have. Of what the permission table gives neither to leaders
 * nor to assistants they have only what they name: closing a month or approving a budget is not part of keeping the books.
 */
export const usualFuncoes = () =>
  usual.map(({ areas, exclusiva = false, sem = [], com = [], ...funcao }) => ({
    ...funcao,
    exclusiva,
    acoes: actionNames.filter((action) => {
      const place = placeOf(action)
      if (place === undefined || !isGivable(action) || sem.includes(action)) return false
      const usual = actions[action].some((perfil) => perfil === perfis.leader || perfil === perfis.assistant)
      return com.includes(action) || (usual && includesLevel(areas[place.area] ?? 'nada', place.level))
    }),
  }))

/**
 * Actions that a function may give: those of an area, without the comments of visits and without reopening months.
 * Signing in, tokens and the platform stay with the perfis.
 * @param alcance for the own groups, only actions that can be limited to them: a function that says so must never reach
 * the whole church
 */
export const acoesDeFuncao = (alcance: Reach = 'tudo'): Action[] =>
  actionNames.filter((action) => isGivable(action) && (alcance === 'tudo' || isLimitable(action)))

/** Requested actions that a function may not allow. */
export const actionsBeyond = (actions: readonly string[]): string[] =>
  actions.filter((acao) => !acoesDeFuncao().some((action) => action === acao))

/** The areas of requested actions that cannot be limited to the own groups, as this reach would need. */
export const areasWithoutGrupos = (actions: readonly string[], alcance: Reach): string[] => {
  const possible = acoesDeFuncao(alcance)
  const beyond = acoesDeFuncao().filter((action) => actions.includes(action) && !possible.includes(action))
  return [...new Set(beyond.flatMap((action) => placeOf(action)?.area ?? []))]
}

/**
 * Actions that decide about the books, in a function that also writes them.
 * @param before the actions of the function as it is stored: what it allows together already may stay together
 */
export const excessDecisions = (actions: readonly string[], before: readonly string[] = []): Action[] =>
  decidingActions.filter(
    (decide) =>
      actions.includes(decide) &&
      bookingActions.some((books) => actions.includes(books) && !(before.includes(decide) && before.includes(books))),
  )

/** What a function allows, without what an earlier version stored and gives nothing. */
export const effectiveActions = (funcao: { acoes: string[]; alcance: Reach }): string[] => [...givenBy(funcao)]

export const actionsOfFuncao = (
  row: { excluidoEm: Date | null },
  who: WhoMay & { viewer: { escopos?: readonly string[] } | null },
): string[] => (who.viewer?.escopos ? [] : recordActions(row, who, 'funcao.escrever'))
