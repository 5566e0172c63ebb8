/** Which records a function reaches. */
export const alcances = [
  {
    value: 'tudo',
    label: 'Toda a igreja',
    help: 'Vale para todos os registros: todas as células, todos os lançamentos.',
  },
  {
    value: 'meus',
    label: 'Só os próprios grupos',
    help: 'Vale para as células, departamentos, grupos de louvor, classes e missões que a pessoa lidera, e para as pessoas deles.',
  },
] as const

export const nomeAlcance = (alcance: string): string =>
  alcances.find(({ value }) => value === alcance)?.label ?? alcance
