/** The perfis by name. The API and the database use their numbers. */
export const perfis = {
  none: -1,
  platform: 0,
  administrator: 1,
  member: 2,
  leader: 3,
  assistant: 4,
  pastor: 5,
} as const

export type Perfil = (typeof perfis)[keyof typeof perfis]

const numbers = Object.values(perfis)

/** Every whole number from the lowest to the highest is a valid perfil. */
export const perfilRange = { min: Math.min(...numbers), max: Math.max(...numbers) } as const
