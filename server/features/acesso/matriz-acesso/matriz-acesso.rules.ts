import type { Cells } from '../../../../schema/rules/levels.js'
import { type AccessLevel, accessLevels, includesLevel, type Reach } from '../../../../schema/rules/levels.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { type Action, actionNames, actions, type Grants, type Perfil } from '../../../kernel/access/actions.js'
import { placeOf } from '../../../kernel/access/areas.js'

/** An area of the access matrix as its screen shows it. */
interface Area {
  nome: string
  titulo: string
  descricao: string
  /** what somebody sees of it who sees only its summary */
  resumo?: string
  /** whether its records belong to groups, so that it can be limited to the groups that a person leads */
  temGrupos?: true
}

/** All areas, in the order of the screen. A test checks that every area of an action is here. */
export const areas: readonly Area[] = [
  { nome: 'pessoas', titulo: 'Pessoas', descricao: 'A lista de pessoas, com nome e foto.' },
  {
    nome: 'contatos',
    titulo: 'E-mails das pessoas',
    descricao: 'O e-mail de outras pessoas, onde uma lista o mostra.',
    temGrupos: true,
  },
  {
    nome: 'dadosPessoais',
    titulo: 'Dados pessoais',
    descricao: 'CPF, endereço, telefone e nascimento de outras pessoas. Resumo: só o telefone.',
    resumo: 'só o telefone',
    temGrupos: true,
  },
  { nome: 'batismos', titulo: 'Batismos', descricao: 'Batismos feitos e marcados.' },
  { nome: 'visitas', titulo: 'Visitas pastorais', descricao: 'Quem foi visitado, quando e por quem.' },
  { nome: 'comentariosVisitas', titulo: 'Comentários de visitas', descricao: 'O que foi conversado em uma visita.' },
  { nome: 'reunioes', titulo: 'Reuniões de liderança', descricao: 'Pautas, atas e participantes.' },
  {
    nome: 'celulas',
    titulo: 'Células',
    descricao: 'Células, membros, encontros e presenças.',
    temGrupos: true,
  },
  { nome: 'departamentos', titulo: 'Departamentos', descricao: 'Departamentos e seus membros.', temGrupos: true },
  { nome: 'louvor', titulo: 'Louvor', descricao: 'Grupos de louvor, ensaios e músicas.', temGrupos: true },
  {
    nome: 'ensino',
    titulo: 'Escola bíblica',
    descricao: 'Classes, alunos, aulas e chamadas.',
    temGrupos: true,
  },
  { nome: 'missoes', titulo: 'Missões', descricao: 'Missões e seus membros.', temGrupos: true },
  { nome: 'eventos', titulo: 'Eventos', descricao: 'Eventos e seus participantes.' },
  { nome: 'agenda', titulo: 'Locais e recursos', descricao: 'Locais, recursos e reservas.' },
  { nome: 'cultos', titulo: 'Cultos', descricao: 'Cultos, liturgia e presença.' },
  { nome: 'escalas', titulo: 'Escalas', descricao: 'Quem serve em cada culto.' },
  { nome: 'campanhas', titulo: 'Campanhas e doações', descricao: 'Campanhas de missões e o que receberam.' },
  {
    nome: 'dizimos',
    titulo: 'Dízimos',
    descricao: 'Resumo: só os próprios. Ler: os de todas as pessoas.',
    resumo: 'só os próprios',
  },
  {
    nome: 'tesouraria',
    titulo: 'Tesouraria',
    descricao: 'Entradas, saídas, contas e livro-caixa. Resumo: os totais do mês, sem lançamentos.',
    resumo: 'só os totais de cada mês',
  },
  {
    nome: 'prestacoes',
    titulo: 'Prestações de contas aprovadas',
    descricao: 'O que a assembleia aprovou das contas da igreja, com o PDF, sem os lançamentos.',
  },
  { nome: 'orcamentos', titulo: 'Orçamentos', descricao: 'Orçamentos e sua execução.' },
  { nome: 'patrimonio', titulo: 'Patrimônio', descricao: 'Bens, tipos e manutenções.' },
  { nome: 'comunicacao', titulo: 'Comunicação', descricao: 'Posts e seus tipos.' },
]

/** The titles of these areas, in the order of the screen. */
export const titlesOf = (nomes: readonly string[]): string[] =>
  areas.flatMap(({ nome, titulo }) => (nomes.includes(nome) ? titulo : []))

/** The title of an area, as the screens show it. */
export const titleOfArea = (area: string): string => areas.find(({ nome }) => nome === area)?.titulo ?? area

/** The perfis whose access a church decides. Administrators and the platform always have all that the table allows. */
export const matrizPerfis = [perfis.member, perfis.leader, perfis.assistant, perfis.pastor] as const

const actionsIn = (area: string): { action: Action; level: AccessLevel }[] =>
  actionNames.flatMap((action) => {
    const place = placeOf(action)
    return place?.area === area ? [{ action, level: place.level }] : []
  })

/** The levels that mean something for this perfil in this area, from 'nada' to the most that the table allows. */
export function possibleNiveis(area: string, perfil: Perfil): AccessLevel[] {
  const within = actionsIn(area).filter(({ action }) => actions[action].includes(perfil))
  return accessLevels.filter((level) => level === 'nada' || within.some((own) => own.level === level))
}

/** What the perfil may do in the area without a decision of the church. */
export const highestNivel = (area: string, perfil: Perfil): AccessLevel => possibleNiveis(area, perfil).at(-1) ?? 'nada'

/** The cell as it applies: never above the ceiling. */
export function cellOf(cells: Cells | undefined, area: string, perfil: Perfil): { nivel: AccessLevel; meus: boolean } {
  const most = highestNivel(area, perfil)
  const [level = most, own] = (cells?.[area]?.split(' ') ?? []) as [AccessLevel?, string?]
  const nivel = includesLevel(most, level) ? level : most
  return { nivel, meus: own === 'meus' && nivel !== 'nada' }
}

/** What a person may do in one area. */
export interface AcessoArea {
  area: string
  nivel: AccessLevel
  alcance: Reach
}

/**
 * What a person may do in each area, without the areas of which the person sees nothing. When the highest level reaches
 * only the own groups and a lower one everything, the area has both.
 */
export const acessosOf = (grants: Grants): AcessoArea[] =>
  areas.flatMap(({ nome: area }) => {
    const reached = actionsIn(area).flatMap(({ action, level }) => {
      const alcance = grants.get(action)
      return alcance ? [{ area, nivel: level, alcance }] : []
    })
    const ofLevel = (nivel: AccessLevel) => reached.filter((own) => own.nivel === nivel)
    const best = accessLevels.flatMap(
      (nivel) => ofLevel(nivel).find(({ alcance }) => alcance === 'tudo') ?? ofLevel(nivel).slice(0, 1),
    )
    const most = best.at(-1)
    if (!most) return []
    const wider = most.alcance === 'meus' && best.findLast(({ alcance }) => alcance === 'tudo')
    return wider ? [most, wider] : [most]
  })

/** A church's matrix as a preset describes it. */
interface Matrix {
  celulas: Readonly<Partial<Record<Perfil, Cells>>>
  /** the perfis that may do what members may: their work is given by functions and by leading a group */
  comoMembro: readonly Perfil[]
}

/** What new churches start with: each person sees what the person needs. */
const recommended: Matrix = {
  celulas: {
    [perfis.member]: {
      pessoas: 'nada',
      contatos: 'nada',
      visitas: 'nada',
      reunioes: 'nada',
      celulas: 'nada',
      ensino: 'nada',
      tesouraria: 'nada',
      orcamentos: 'nada',
      patrimonio: 'nada',
    },
  },
  comoMembro: [perfis.leader, perfis.assistant],
}

export const presets = [
  {
    nome: 'recomendado',
    titulo: 'Recomendado',
    descricao:
      'Cada um vê o de que precisa. Líder e Colaborador veem o que um membro vê; o trabalho vem das funções e de liderar um grupo.',
    ...recommended,
  },
  {
    nome: 'aberto',
    titulo: 'Aberto',
    descricao: 'Todos veem tudo o que a tabela de permissões deixa o perfil ver.',
    celulas: {},
    comoMembro: [],
  },
] as const satisfies readonly ({ nome: string; titulo: string; descricao: string } & Matrix)[]

/** The cells of a preset for one perfil. */
export const cellsOf = (preset: Pick<Matrix, 'celulas'>, perfil: Perfil): Cells => preset.celulas[perfil] ?? {}

/** The perfis that a church may let do what members may. */
export const mayBeAsMembro: readonly Perfil[] = [perfis.leader, perfis.assistant]
