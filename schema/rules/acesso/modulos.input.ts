import { z } from 'zod'

/**
 * What a church may say that it does not use, in the order of the menu. People, calendar, worship services and money are
 * always there.
 */
export const modulos = [
  'celulas',
  'missoes',
  'visitas',
  'batismos',
  'reunioes',
  'escalas',
  'louvor',
  'ebd',
  'salas',
  'planejamento',
  'mural',
  'patrimonio',
] as const

export type Modulo = (typeof modulos)[number]

/** What a new church does not use until it has said what it uses. */
const unusedAtFirst: readonly string[] = ['planejamento']

/**
 * What the church does not use.
 * @param stored null: it has not said yet
 */
export const unusedOf = (stored: readonly string[] | null): Modulo[] =>
  modulos.filter((modulo) => (stored ?? unusedAtFirst).includes(modulo))

export const modulosDesligadosInput = z.object({
  modulos: z
    .array(z.string().pipe(z.enum(modulos, `Use só estes: ${modulos.join(', ')}.`)))
    .max(100, 'Diga cada um uma só vez.')
    .transform((chosen) => modulos.filter((modulo) => chosen.includes(modulo))),
})
