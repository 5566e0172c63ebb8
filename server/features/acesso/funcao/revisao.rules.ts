import type { AccessLevel, Reach } from '../../../../schema/rules/levels.js'

/** The limit of one person, as it is stored. */
export interface Limit {
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
export const added = <Own extends Acesso>(before: readonly Own[], after: readonly Own[]): Own[] =>
  after.filter((acesso) => !before.some((one) => same(one, acesso)))

const verbos: Readonly<Record<AccessLevel, string>> = {
  nada: 'nada',
  resumo: 'ver o resumo',
  ler: 'ver',
  escrever: 'escrever',
}

/** 'Tesouraria (ver), Células (escrever, só nos próprios grupos)' */
export const acessosList = (acessos: readonly Acesso[], titleOf: (area: string) => string): string =>
  acessos
    .map(({ area, nivel, alcance }) => {
      const where = alcance === 'meus' ? ', só nos próprios grupos' : ''
      return `${titleOf(area)} (${verbos[nivel]}${where})`
    })
    .join(', ')

/** What lifting a limit did. */
export const noLimitText = (nome: string, acrescenta: string | null): string =>
  acrescenta
    ? `Limite tirado. ${nome} pode agora também: ${acrescenta}.`
    : `Limite tirado. Por enquanto, ${nome} pode o mesmo que antes.`
