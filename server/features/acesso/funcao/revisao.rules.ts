import type { AccessLevel, Reach } from '../../../kernel/access/levels.js'

/** The limit of one person, as it is stored. */
export interface Limite {
  comoMembro: true
  meus: string[]
  revisado: boolean
}

interface Acesso {
  area: string
  nivel: AccessLevel
  alcance: Reach
}

const same = (one: Acesso, other: Acesso) =>
  one.area === other.area && one.nivel === other.nivel && one.alcance === other.alcance

/** What the second access has and the first has not. */
export const acrescentados = <Own extends Acesso>(antes: readonly Own[], depois: readonly Own[]): Own[] =>
  depois.filter((acesso) => !antes.some((one) => same(one, acesso)))

const verbos: Readonly<Record<AccessLevel, string>> = {
  nada: 'nada',
  resumo: 'ver o resumo',
  ler: 'ver',
  escrever: 'escrever',
}

/** 'Tesouraria (ver), Células (escrever, só nos próprios grupos)' */
export const listaDeAcessos = (acessos: readonly Acesso[], titulo: (area: string) => string): string =>
  acessos
    .map(({ area, nivel, alcance }) => {
      const onde = alcance === 'meus' ? ', só nos próprios grupos' : ''
      return `${titulo(area)} (${verbos[nivel]}${onde})`
    })
    .join(', ')

/** What lifting a limit did. */
export const semLimite = (nome: string, acrescenta: string | null): string =>
  acrescenta
    ? `Limite tirado. ${nome} pode agora também: ${acrescenta}.`
    : `Limite tirado. Por enquanto, ${nome} pode o mesmo que antes.`
