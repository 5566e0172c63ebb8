/** How much of an area somebody may use, in ascending order: nothing, a summary without records, read, also write. */
export const accessLevels = ['nada', 'resumo', 'ler', 'escrever'] as const
export type AccessLevel = (typeof accessLevels)[number]

/** Which records an action reaches: all of the church, or only those of the groups that the person leads. */
export const reaches = ['tudo', 'meus'] as const
export type Reach = (typeof reaches)[number]

/** Whether one level includes another. */
export const includesLevel = (level: AccessLevel, needed: AccessLevel): boolean =>
  accessLevels.indexOf(level) >= accessLevels.indexOf(needed)

/** How much of one area a perfil may use in a church: 'ler', or 'ler meus' for the person's own groups only. */
export type Cell = AccessLevel | `${AccessLevel} meus`

/** The church's matrix for one perfil, by area. An area that is missing follows the permission table. */
export type Cells = Readonly<Record<string, Cell>>
