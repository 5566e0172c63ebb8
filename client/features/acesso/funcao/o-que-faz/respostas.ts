/** The areas in which groups have a leader. */
export type AreaDeGrupo = 'celulas' | 'departamentos' | 'louvor' | 'ensino' | 'missoes'

/** A group that a person may lead, or a class to teach. */
export type Grupo = {
  area: AreaDeGrupo
  id: number
  uuid: string
  nome: string
  versao?: number
  /** who leads it now */
  lider: { id: number; name: string } | null
}

export type Resposta = { key: string; texto: string; ajuda: string | null } & (
  | { tipo: 'funcao'; id: number }
  | { tipo: 'grupo'; grupo: Grupo }
)

type Sexo = string | null | undefined

/** A word for a woman, for a man, and one that fits both where nobody has said which. */
const word = (sexo: Sexo, [ela, ele, ambos]: readonly [string, string, string]): string =>
  sexo === 'Feminino' ? ela : sexo === 'Masculino' ? ele : ambos

/** How people say that somebody has one of the usual functions; others are called as the church calls them. */
const usual: Readonly<Record<string, readonly [string, string, string]>> = {
  Tesoureiro: ['Tesoureira', 'Tesoureiro', 'Tesouraria'],
  Secretaria: ['Secretária', 'Secretário', 'Secretaria'],
  Contador: ['Contadora', 'Contador', 'Contabilidade'],
  'Professor da EBD': ['Professora da EBD', 'Professor da EBD', 'Ensino na EBD'],
}

export const nomeDaFuncao = (nome: string, sexo: Sexo): string => (usual[nome] ? word(sexo, usual[nome]) : nome)

const ensino = ['Professora da classe', 'Professor da classe', 'Ensino na classe'] as const

/** 'Líder da célula Esperança', 'Professora da classe Juvenis' */
export function nomeDoGrupo({ area, nome }: Pick<Grupo, 'area' | 'nome'>, sexo: Sexo): string {
  const papel = {
    celulas: 'Líder da célula',
    departamentos: 'Líder do departamento',
    louvor: 'Líder do grupo de louvor',
    missoes: 'Líder da missão',
    ensino: word(sexo, ensino),
  }[area]
  // the church's own name often begins with the word: 'Célula Esperança'
  const kind = papel.split(' ').at(-1) ?? ''
  const [first = '', ...rest] = nome.split(' ')
  return rest.length && first.localeCompare(kind, 'pt-BR', { sensitivity: 'base' }) === 0
    ? `${papel} ${rest.join(' ')}`
    : `${papel} ${nome}`
}

export const primeiroNome = (name: string): string => name.trim().split(/\s+/)[0] ?? name

type Funcoes = readonly { id: number; nome: string; descricao: string | null; alcance: string }[]

const daFuncao = ({ id, nome, descricao }: Funcoes[number], sexo: Sexo): Resposta => ({
  tipo: 'funcao',
  key: `funcao ${id}`,
  id,
  texto: nomeDaFuncao(nome, sexo),
  ajuda: descricao,
})

/** The ready answers: functions for the whole church. Those for the own groups add to leading one, and stand apart. */
export const respostasDeFuncoes = (funcoes: Funcoes, sexo: Sexo, alcance: 'tudo' | 'meus'): Resposta[] =>
  funcoes.flatMap((one) => (one.alcance === alcance ? daFuncao(one, sexo) : []))

export const respostasDeGrupos = (grupos: readonly Grupo[], sexo: Sexo, pessoa: number): Resposta[] =>
  grupos.map((grupo) => ({
    tipo: 'grupo',
    key: `${grupo.area} ${grupo.id}`,
    texto: nomeDoGrupo(grupo, sexo),
    ajuda: grupo.lider && grupo.lider.id !== pessoa ? `Hoje: ${grupo.lider.name}` : null,
    grupo,
  }))
